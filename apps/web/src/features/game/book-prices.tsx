import { Badge } from '../../components/badge.tsx'
import { age, signedPercent } from '../../lib/format.ts'
import { priceText } from '../../lib/price-text.ts'
import { useAppNow } from '../../lib/use-app-now.ts'
import { useSettings } from '../../lib/use-settings.ts'

interface BookPrice {
  readonly book: string
  /** American. */
  readonly odds: number
  readonly quotedAt: string
  /** Its book has not confirmed it while the others moved. */
  readonly isStale: boolean
  /** Bets at its book lose far more than they closed on. */
  readonly isExcluded: boolean
  /** Percent of the stake; null for a stale price, left out if we have no fair probability. */
  readonly expectedValue?: number | null
}

/** Every book’s price of one bet with its age, the best one marked. */
export function BookPrices({ of, books }: { readonly of: string; readonly books: readonly BookPrice[] }) {
  const { odds } = useSettings()
  const now = useAppNow()
  return (
    <table className="w-full text-sm">
      <caption className="sr-only">Prices of {of} by book</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">Book</th>
          <th scope="col">Price</th>
          {books[0]?.expectedValue !== undefined && <th scope="col">Expected value</th>}
          <th scope="col">Age</th>
        </tr>
      </thead>
      <tbody>
        {books.map(({ book, odds: american, quotedAt, isStale, isExcluded, expectedValue }, rank) => (
          <tr key={book} className="border-t border-line">
            <th scope="row" className="py-1 text-left font-normal">
              {book} {rank === 0 && !isStale && !isExcluded && <Badge tone="value">Best</Badge>}
              {isStale && <span className="block text-xs text-soft">Not confirmed while others moved</span>}
              {isExcluded && (
                <span className="block text-xs text-soft">Not recommended: bets here lose far more than expected</span>
              )}
            </th>
            <td className="scoreboard text-right font-semibold">{priceText(american, odds)}</td>
            {expectedValue !== undefined && (
              <td
                className={`scoreboard px-2 text-right ${(expectedValue ?? 0) > 0 && !isExcluded ? 'text-value' : 'text-soft'}`}
              >
                {expectedValue === null ? '–' : signedPercent(expectedValue / 100)}
              </td>
            )}
            <td className="text-right text-soft">{age(now - Date.parse(quotedAt))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

import { signed, startText } from '../../lib/format.ts'
import { priceText } from '../../lib/price-text.ts'
import { useSettings } from '../../lib/use-settings.ts'
import type { MovementMarket } from './movement-series.ts'

type Face = MovementMarket['books'][number]['open']

/** Opening and current line and price of every book, as a table that opens on request. */
export function MovesTable({ market }: { readonly market: MovementMarket }) {
  const { odds, zone } = useSettings()
  const lineText = (line: number) => (market.kind === 'spread' ? signed(line) : String(line))
  const textOf = ({ line, odds: [price = null] }: Face) =>
    `${line === null ? '' : `${lineText(line)} `}${price === null ? '–' : priceText(price, odds)}`
  return (
    <details>
      <summary className="min-h-11 cursor-pointer py-2 text-sm text-act">Open vs current by book</summary>
      <table className="w-full text-sm">
        <caption className="sr-only">Line movement of {market.selections[0]}</caption>
        <thead>
          <tr className="text-left text-xs text-soft">
            <th scope="col">Book</th>
            <th scope="col">Open</th>
            <th scope="col">Current</th>
            <th scope="col">Since</th>
            <th scope="col" className="text-right">
              Moves
            </th>
          </tr>
        </thead>
        <tbody className="scoreboard">
          {market.books.map(({ book, open, current, moves }) => (
            <tr key={book} className="border-t border-line">
              <th scope="row" className="py-1 text-left font-normal">
                {book}
              </th>
              <td>{textOf(open)}</td>
              <td className="font-semibold">{textOf(current)}</td>
              <td className="text-soft">{startText(current.at, zone)}</td>
              <td className="text-right">{moves}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}

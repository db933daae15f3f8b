import type { PricedSlip } from '@fairline/contract'
import { useState } from 'react'
import { ExpectedValue } from '../../components/expected-value.tsx'
import { Figure } from '../../components/figure.tsx'
import { percent, signedPercent } from '../../lib/format.ts'
import { priceText } from '../../lib/price-text.ts'
import { useSettings } from '../../lib/use-settings.ts'

const BOOKS = 5

/** What a slip comes to: its chance, its fair price, what books pay, and what they keep. */
export function SlipFigures({
  answer,
  onPrice,
}: {
  readonly answer: PricedSlip
  readonly onPrice: (price: number | null) => void
}) {
  const { odds, stake } = useSettings()
  const { chance, fairOdds, together, books, asked } = answer
  const [best] = books
  if (chance === null) return null
  return (
    <section aria-label="The slip together" className="grid grid-cols-1 gap-4">
      <div className="grid grid-cols-2 gap-2 sm:grid-cols-4">
        <Figure
          name="All win"
          says="The chance that every bet wins. Bets on different games multiply; bets on one game are drawn together."
        >
          {percent(chance)}
        </Figure>
        <Figure name="Fair price" says="The price at which the slip is worth exactly its stake.">
          {fairOdds === null ? '–' : priceText(fairOdds, odds)}
        </Figure>
        <Figure
          name="Best book"
          says={best ? `${best.book}: its prices of all bets multiplied.` : noBook(together.length > 0)}
        >
          {best ? priceText(best.odds, odds) : '–'}
        </Figure>
        <ExpectedValue fraction={best?.expectedValue ?? null} />
      </div>
      {best && (
        <p className="text-sm text-soft">
          {best.expectedValue > 0
            ? `Of a stake of ${stake}, ${best.book} pays ${(best.expectedValue * stake).toFixed(2)} more than the slip is worth, on average.`
            : `Of a stake of ${stake}, ${best.book} keeps ${(-best.expectedValue * stake).toFixed(2)} on average.`}
        </p>
      )}
      {together.map((game) => (
        <p key={game.gameId} className="rounded-xl border border-line bg-raised p-3 text-sm">
          <span className="font-semibold">{game.says}.</span>{' '}
          <span className="text-soft">
            {game.legs} bets on {game.game}
            {game.lift === null
              ? ''
              : `: together ${Math.abs(100 * (game.lift - 1)).toFixed(0)} ± ${(100 * (game.liftStdErr ?? 0)).toFixed(0)}% ${game.lift < 1 ? 'less' : 'more'} likely than apart`}
            . A book asks a price of its own for bets on one game: type it below to see what it keeps.
          </span>
        </p>
      ))}
      <OwnPrice onPrice={onPrice} asked={asked} />
      {books.length > 1 && (
        <table className="w-full text-sm">
          <caption className="mb-1 text-left text-xs text-soft">Books that price every bet</caption>
          <tbody>
            {books.slice(0, BOOKS).map(({ book, odds: american, expectedValue }) => (
              <tr key={book} className="border-t border-line">
                <th scope="row" className="py-1 text-left font-normal">
                  {book}
                </th>
                <td className="scoreboard text-right font-semibold">{priceText(american, odds)}</td>
                <td className={`scoreboard w-20 text-right ${expectedValue > 0 ? 'text-value' : 'text-soft'}`}>
                  {signedPercent(expectedValue)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}

const noBook = (sameGame: boolean): string =>
  sameGame
    ? 'Books ask a price of their own for bets on one game: type yours below.'
    : 'No single book prices every bet.'

/** What a book asks for the whole slip, and what it keeps of it. */
function OwnPrice({
  onPrice,
  asked,
}: {
  readonly onPrice: (price: number | null) => void
  readonly asked: PricedSlip['asked']
}) {
  const [typed, setTyped] = useState('')
  const price = americanOf(typed)
  const change = (text: string) => {
    setTyped(text)
    onPrice(americanOf(text))
  }
  return (
    <div className="grid gap-1">
      <label className="grid gap-1 text-sm">
        A book’s own price for the whole slip (American)
        <input
          inputMode="text"
          value={typed}
          maxLength={8}
          placeholder="+450"
          onChange={({ target }) => change(target.value)}
          className="min-h-11 max-w-40 rounded-lg border border-line bg-sunken px-3 placeholder:text-soft"
        />
      </label>
      <p className="text-sm" aria-live="polite">
        {typed.trim() !== '' && price === null && (
          <span className="text-against">⚠ Expected American odds: +100 or more, −100 or less.</span>
        )}
        {price !== null && asked && (
          <>
            True hold {percent(100 * asked.hold)}: expected value {signedPercent(asked.expectedValue)}.
          </>
        )}
      </p>
    </div>
  )
}

/** @returns null for what is no American price */
function americanOf(text: string): number | null {
  const value = Number(text.trim().replace('−', '-'))
  return text.trim() !== '' && Number.isInteger(value) && Math.abs(value) >= 100 && Math.abs(value) <= 1_000_000
    ? value
    : null
}

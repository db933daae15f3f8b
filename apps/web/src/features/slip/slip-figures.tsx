import type { PricedSlip } from '@fairline/contract'
import { americanFromDecimal, parseOdds } from '@fairline/odds'
import { useState } from 'react'
import { ExpectedValue } from '../../components/expected-value.tsx'
import { Figure } from '../../components/figure.tsx'
import { dollars } from '../../lib/dollars.ts'
import { percent, signed, signedPercent } from '../../lib/format.ts'
import { plural } from '../../lib/plural.ts'
import { priceText } from '../../lib/price-text.ts'
import { useSettings } from '../../lib/use-settings.ts'
import { Singles } from './singles.tsx'

const BOOKS = 5

/** The slip as one parlay: probability, fair odds, what books pay and what they keep. */
export function SlipFigures({
  answer,
  onPrice,
}: {
  readonly answer: PricedSlip
  readonly onPrice: (price: number | null) => void
}) {
  const { odds } = useSettings()
  const { chance, fairOdds, together, books, asked } = answer
  const [best] = books
  const isSure = answer.legs.every(({ doubt }) => doubt === null)
  if (chance === null && together.length === 0) return null
  return (
    <section aria-label="The slip together" className="grid grid-cols-1 gap-4">
      <div className="grid grid-cols-2 gap-2 sm:grid-cols-4">
        <Figure
          name={answer.legs.length === 1 ? 'Wins' : 'All win'}
          says="The fair probability that every bet wins, if none is pushed. Bets on different games multiply; winner, spread and total of one game are simulated together. There is none where it is not known how bets depend on each other, or where one of several bets on a game can be pushed."
        >
          {chance === null ? '–' : percent(chance)}
        </Figure>
        <Figure
          name="Fair odds"
          says="The odds at which the slip breaks even on average. A pushed bet drops out and the rest goes on."
        >
          {fairOdds === null ? '–' : priceText(fairOdds, odds)}
        </Figure>
        <Figure
          name="Best book"
          says={best ? `${best.book}: its odds of all bets multiplied.` : noBook(together.length > 0)}
        >
          {best ? priceText(best.odds, odds) : '–'}
        </Figure>
        <ExpectedValue fraction={isSure ? (best?.expectedValue ?? null) : null} />
      </div>
      <Average best={best} isSure={isSure} />
      {together.map((game) => (
        <p key={game.gameId} className="rounded-xl border border-line bg-raised p-3 text-sm">
          <span className="font-semibold">
            {game.says}
            {game.lift === null || chance === 0
              ? ''
              : ` (${signed(100 * (game.lift - 1), 0)}% ± ${(100 * (game.liftStdErr ?? 0)).toFixed(0)}%)`}
            .
          </span>{' '}
          <span className="text-soft">
            {plural(game.legs, 'bet')} on {game.game}.{' '}
            {sameGameText(chance, fairOdds === null || !isSure ? null : priceText(fairOdds, odds))}
          </span>
        </p>
      ))}
      {isBetterAsSingles(answer) && (
        <p className="text-sm">
          <span className="font-semibold">Better as singles.</span>{' '}
          <span className="text-soft">
            Each bet is +EV at its best book, but no book pays enough for all of them together.
          </span>
        </p>
      )}
      {answer.legs.length > 1 && (!best || isBetterAsSingles(answer)) && <Singles legs={answer.legs} />}
      {chance !== null && chance > 0 && <OwnPrice onPrice={onPrice} asked={asked} isSure={isSure} />}
      {books.length > 1 && (
        <table className="w-full text-sm">
          <caption className="mb-1 text-left text-xs text-soft">Books with odds for every bet</caption>
          <tbody>
            {books.slice(0, BOOKS).map(({ book, odds: american, expectedValue }) => (
              <tr key={book} className="border-t border-line">
                <th scope="row" className="py-1 text-left font-normal">
                  {book}
                </th>
                <td className="scoreboard text-right font-semibold">{priceText(american, odds)}</td>
                <td
                  className={`scoreboard w-20 text-right ${isSure && expectedValue > 0 ? 'text-value' : 'text-soft'}`}
                >
                  {isSure ? signedPercent(expectedValue) : '–'}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}

/** What the slip wins or loses on average. @param best  book; undefined if no book prices every bet */
function Average({
  best,
  isSure,
}: {
  readonly best: PricedSlip['books'][number] | undefined
  readonly isSure: boolean
}) {
  const { stake } = useSettings()
  if (isSure && !best) return null
  if (!isSure || !best)
    return (
      <p className="text-sm text-soft">
        What it wins or loses on average is not known: a price or a probability of its bets is in doubt.
      </p>
    )
  const { book, expectedValue } = best
  return (
    <p className="text-sm text-soft">
      A {dollars(stake)} bet at {book} {expectedValue > 0 ? 'wins' : 'loses'} {dollars(Math.abs(expectedValue) * stake)}{' '}
      on average.
    </p>
  )
}

/** Whether every bet is +EV by itself, but the parlay is not at any book that has odds for all of them. */
const isBetterAsSingles = ({ legs, books }: PricedSlip): boolean =>
  legs.length > 1 &&
  books.length > 0 &&
  books.every(({ expectedValue }) => expectedValue <= 0) &&
  legs.every(({ expectedValue, doubt }) => expectedValue > 0 && doubt === null)

const noBook = (sameGame: boolean): string =>
  sameGame ? 'Books set their own odds for same-game parlays.' : 'No single book has odds for every bet.'

/** @param fairOdds  in words; null if the slip never or always wins, or if a price or a probability of a bet is not known or in doubt */
function sameGameText(probability: number | null, fairOdds: string | null): string {
  if (probability === null || probability === 0) return 'Here is each of them by itself.'
  const own = 'Books set their own odds for same-game parlays: enter yours below.'
  return fairOdds === null ? own : `${own} It’s +EV above ${fairOdds}.`
}

/** The odds the visitor's own book offers for the whole slip, and their expected value. */
function OwnPrice({
  onPrice,
  asked,
  isSure,
}: {
  readonly onPrice: (price: number | null) => void
  readonly asked: PricedSlip['asked']
  /** Whether what the slip is worth is known. */
  readonly isSure: boolean
}) {
  const { odds } = useSettings()
  const [typed, setTyped] = useState('')
  const price = americanOf(typed)
  const change = (text: string) => {
    setTyped(text)
    onPrice(americanOf(text))
  }
  return (
    <div className="grid gap-1">
      <label className="grid gap-1 text-sm">
        Your book’s parlay odds
        <input
          inputMode="text"
          value={typed}
          maxLength={8}
          placeholder={priceText(450, odds)}
          onChange={({ target }) => change(target.value)}
          className="min-h-11 max-w-40 rounded-lg border border-line bg-sunken px-3 placeholder:text-soft"
        />
      </label>
      <p className="text-sm" aria-live="polite">
        {typed.trim() !== '' && price === null && (
          <span className="text-against">⚠ Enter odds like +450, 5.50 or 9/2.</span>
        )}
        {price !== null && !isSure && 'EV not known: a bet is in doubt.'}
        {price !== null && asked && isSure && (
          <>
            {asked.hold > 0 && `Your book keeps ${percent(100 * asked.hold)}. `}
            EV {signedPercent(asked.expectedValue)}.
          </>
        )}
      </p>
    </div>
  )
}

const MAX_AMERICAN = 1_000_000

/** Reads odds in any format. @returns American, a whole number; null if it is not a price */
function americanOf(text: string): number | null {
  try {
    const american = Math.round(americanFromDecimal(parseOdds(text)))
    return Math.abs(american) <= MAX_AMERICAN ? american : null
  } catch {
    return null
  }
}

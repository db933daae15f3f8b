import type { League, Quote } from '@fairline/domain'
import { consensus, type DecimalOdds, type NoVigMethod, noVig } from '@fairline/odds'
import { type GameFile, winnerMarket } from './game-file.ts'
import { type Moment, quotesAt } from './quotes-at.ts'
import { wholePrices } from './whole-prices.ts'

/** Books whose price is the market where they quote; elsewhere it is what all books say together. */
const leaders = ['Pinnacle', 'Sportsbook Reviews']

/**
 * What the market says of a game's winner, margin removed: the leading book where there is one, else the consensus.
 *
 * @returns chances in the order of the league's outcomes, null where nobody quotes all of them
 */
export function marketChances(
  league: League,
  file: GameFile,
  moment: Moment,
  method: NoVigMethod,
): readonly number[] | null {
  const whole = wholeQuotes(league, file, moment)
  const leader = leaderOf(whole)
  if (leader) return noVig(method, leader.prices as DecimalOdds[])
  const opinions = whole.map(({ prices }) => ({ chances: noVig(method, prices as DecimalOdds[]), weight: 1, ageMs: 0 }))
  return consensus(opinions, 0)?.chances ?? null
}

/** The prices a method is learnt from: the leading book's, else the first book's that quotes every outcome. */
export function leadingPrices(league: League, file: GameFile, moment: Moment): readonly DecimalOdds[] | null {
  const whole = wholeQuotes(league, file, moment)
  return ((leaderOf(whole) ?? whole[0])?.prices as DecimalOdds[] | undefined) ?? null
}

/** The book whose price is the market, where one leads. */
export const leadingBook = (league: League, file: GameFile, moment: Moment): string | null =>
  leaderOf(wholeQuotes(league, file, moment))?.book ?? null

/** Whether a book's price is the market where it quotes. */
export const isLeader = (book: string): boolean => leaders.includes(book)

/** The quote of the book whose price is the market, where one of them leads. */
export function leaderOf(quotes: readonly Quote[]): Quote | undefined {
  return leaders.map((book) => quotes.find((quote) => quote.book === book)).find((quote) => quote !== undefined)
}

/** Quotes that price every outcome, with a margin that is one. */
function wholeQuotes(league: League, file: GameFile, moment: Moment): readonly Quote[] {
  return quotesAt(file, winnerMarket(league.outcomes), moment).filter(({ prices }) => wholePrices(prices) !== null)
}

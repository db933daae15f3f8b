import type { LeagueKey } from '@fairline/domain'
import { countProbabilities, impliedMean } from '@fairline/models'
import type { CountDispersion } from '@fairline/numeric'
import type { NoVigMethod } from '@fairline/odds'
import { fairOver } from './fair-over.ts'
import type { PropQuote } from './prop-quote.ts'

/** How counts spread, by league and stat; from experiments on recorded props of 2025-26. */
const spreads: Partial<Record<LeagueKey, Readonly<Record<string, CountDispersion>>>> = {
  nba: {
    points: { linear: 2.48, square: 0 },
    rebounds: { linear: 0.295, square: 0.0004 },
    assists: { linear: 0.112, square: 0.031 },
    threes: { linear: 0.145, square: 0 },
    blocks: { linear: 0.041, square: 0.073 },
    'points+rebounds+assists': { linear: 2.34, square: 0 },
  },
}

/** A spread of counts no one has seen is like goals: as wide as their mean. */
export const UNKNOWN_SPREAD: CountDispersion = { linear: 0.02, square: 0 }

interface ReadQuote {
  readonly spread: CountDispersion
  readonly method: NoVigMethod
  readonly over: number
  readonly mean: number
}
/** A quote says the same for good: what was worked out once is kept as long as the quote is. */
const read = new WeakMap<object, ReadQuote>()

/** What one quote says of a count that spreads so. */
export function readQuote(
  quote: PropQuote,
  spread: CountDispersion,
  method: NoVigMethod = 'multiplicative',
): ReadQuote {
  const key = quote.from ?? quote
  const known = read.get(key)
  if (known && isReadBy(known, spread, method)) return known
  const over = fairOver(quote, method)
  const anew = { spread, method, over, mean: impliedMean(quote.line, over, spread) }
  read.set(key, anew)
  return anew
}

const isReadBy = (known: ReadQuote, { linear, square }: CountDispersion, method: NoVigMethod): boolean =>
  known.spread.linear === linear && known.spread.square === square && known.method === method

/** How counts of a stat spread: as fitted, where the league has that. */
export const spreadOf = (league: LeagueKey, stat: string, unknown: CountDispersion): CountDispersion =>
  spreads[league]?.[stat] ?? unknown

/** What one quote says of a count: the mean it implies, and how much that is to be believed. */
interface Implied {
  readonly book: string
  readonly mean: number
  readonly weight: number
}

/** What all books' lines on one player and stat in one game say of his count. */
export interface ImpliedCount {
  /** Mean from all books but one (none where '' is named); null where no other book quoted. */
  mean(without: string): number | null
  /** Probability to end above a line of the bets that are decided, from all books but one; null likewise. */
  over(line: number, without: string): number | null
  /** Share of bets on a line that are decided, over all books; a whole line gives stakes back where it is hit. */
  decided(line: number): number
}

/**
 * A stat of a player in a game as all books' lines together imply it: every quote tells a mean, most where its probability is
 * near a half, and a book that quotes many lines counts once.
 *
 * @param quotes   of one player and stat in one game, all lines
 * @param unknown  how a count spreads of which the league has no fitted spread
 * @param method   how the margin is taken out
 */
export function impliedCount(
  league: LeagueKey,
  quotes: readonly PropQuote[],
  unknown: CountDispersion,
  method: NoVigMethod = 'multiplicative',
): ImpliedCount {
  const spread = spreadOf(league, quotes[0]?.stat ?? '', unknown)
  const lines = Map.groupBy(quotes, ({ book }) => book)
  const said = quotes.map((quote): Implied => {
    const { over, mean } = readQuote(quote, spread, method)
    return { book: quote.book, mean, weight: (4 * over * (1 - over)) / (lines.get(quote.book)?.length ?? 1) }
  })
  const meanOf = (without: string): number | null => {
    let [sum, weights] = [0, 0]
    for (const { book, mean, weight } of said) {
      if (book === without) continue
      sum += weight * mean
      weights += weight
    }
    return weights === 0 ? null : sum / weights
  }
  const overOf = (mean: number | null, line: number): number | null => {
    if (mean === null) return null
    const { over, under } = countProbabilities(mean, line, spread)
    return over / (over + under)
  }
  return {
    mean: meanOf,
    over: (line, without) => overOf(meanOf(without), line),
    decided(line) {
      const mean = meanOf('')
      return mean === null || Number.isInteger(line - 0.5) ? 1 : 1 - countProbabilities(mean, line, spread).push
    },
  }
}

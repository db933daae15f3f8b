import { consensus, type NoVigMethod, probability } from '@fairline/odds'
import { bookWeight } from '../markets/book-weight.ts'
import { type CompleteQuote, marketBook } from '../markets/market-book.ts'
import type { MarketQuotes } from '../markets/market-quotes.ts'
import { pooledConsensus } from '../markets/pooled-consensus.ts'

/** Who leads after a part of a game: probabilities, 0–1, that add up to 1. */
export interface PartWinner {
  readonly home: number
  readonly tied: number
  readonly away: number
}

/** Quotes of one part of a game, by what they are on. */
export interface PartQuotes {
  readonly moneyline: MarketQuotes
  readonly threeWay: MarketQuotes
  readonly spread: MarketQuotes
}

/** How the quotes of a part are read. */
export interface PartRules {
  readonly method: NoVigMethod
  /** How often the part ends level, 0–1, unless a three-way market says it; null if that is not known. */
  readonly tiedShare: number | null
}

/**
 * Who leads after a part of a game, by all prices that say it: moneyline, three-way market, and spreads of half a point or
 * none. Each of them counts as much as the books that quote it.
 *
 * @returns null if too few books price its winner, or if it is not known how often it ends level
 */
export function partWinner({ moneyline, threeWay, spread }: PartQuotes, rules: PartRules): PartWinner | null {
  const onMoneyline = opinionOf(marketBook(moneyline).complete(null), rules)
  const onThreeWay = opinionOf(marketBook(threeWay).complete(null), rules)
  const tied = onThreeWay?.probabilities[1] ?? rules.tiedShare
  if (tied === null || !(onMoneyline || onThreeWay)) return null
  const book = marketBook(spread)
  const decided = [
    opinion(onMoneyline, ([home = 0]) => home),
    opinion(onThreeWay, ([home = 0, , away = 0]) => home / (home + away)),
    opinion(opinionOf(book.complete(-0.5), rules), ([covers = 0]) => covers / (1 - tied)),
    opinion(opinionOf(book.complete(0), rules), ([covers = 0]) => covers),
    opinion(opinionOf(book.complete(0.5), rules), ([covers = 0]) => (covers - tied) / (1 - tied)),
  ]
  const home = consensus(decided.flat(), 0)?.probabilities[0]
  return home === undefined ? null : { home: (1 - tied) * home, tied, away: (1 - tied) * (1 - home) }
}

/**
 * Probabilities that the home side covers each spread that the part's winner fixes; of a spread of 0 it is that of the bets
 * that are decided.
 */
export const partAnchors = ({ home, tied, away }: PartWinner): { line: number; probability: number }[] => [
  { line: -0.5, probability: home },
  { line: 0, probability: home / (home + away) },
  { line: 0.5, probability: home + tied },
]

interface Opinion {
  readonly probabilities: readonly number[]
  readonly weight: number
}

function opinionOf(quotes: readonly CompleteQuote[], { method }: PartRules): Opinion | null {
  const probabilities = pooledConsensus(quotes, method)
  return probabilities && { probabilities, weight: quotes.reduce((sum, { book }) => sum + bookWeight(book), 0) }
}

/** What prices say of the home side in the parts that do not end level; nothing if they contradict how often those do. */
function opinion(of: Opinion | null, homeOf: (probabilities: readonly number[]) => number) {
  if (!of) return []
  const home = homeOf(of.probabilities)
  return home > 0 && home < 1
    ? [{ probabilities: [probability(home), probability(1 - home)], weight: of.weight, ageMs: 0 }]
    : []
}

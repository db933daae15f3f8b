import { type Game, type Instant, type Market, selectionsOf } from '@fairline/domain'
import { isotonicFit, logistic, logit } from '@fairline/numeric'
import { type NoVigMethod, noVig } from '@fairline/odds'
import { type MarketBook, marketBook } from '../markets/market-book.ts'
import type { MarketQuotes } from '../markets/market-quotes.ts'
import { pooledConsensus } from '../markets/pooled-consensus.ts'
import { sharpQuote } from '../markets/sharp-books.ts'
import { type BetInput, evaluateBet } from './evaluate-bet.ts'
import type { BetState, EvaluatedBet } from './evaluated-bet.ts'
import type { PublishedOf } from './published-of.ts'

/**
 * Probability in percent that a price beats the closing line, by another kind of market; null if that is not known.
 *
 * @param quotedAt  when the market was quoted last
 */
export type AssumedConfidence = (probability: number, price: number, quotedAt: Instant) => number | null

/** How a market without a model of its own is judged. */
export interface SideMarketRules {
  readonly state: BetState
  readonly method: NoVigMethod
  readonly assumedConfidence: AssumedConfidence
  /** Share of the stake that is decided on average, 0–1; null if it is not known how often the market is pushed. */
  readonly decidedShare: (market: Market) => number | null
  readonly published: PublishedOf
  /** Lines whose probability another market fixes: the moneyline is a spread of half a point. None if left out. */
  readonly anchors?: readonly LineAnchor[]
}

/** A line and the probability of its first side, 0–1. */
interface LineAnchor {
  readonly line: number
  readonly probability: number
}

/** An anchor outweighs every quote. */
const ANCHOR_WEIGHT = 1e6

/**
 * Every bet on a market we have no model for: parts of the game, team totals, leagues without scores. Fair is what the
 * books together say of that very line; probabilities of several lines never contradict each other.
 *
 * @param quotes  each book's newest quotes of one market group
 */
export function evaluateSideMarket(
  game: Pick<Game, 'id' | 'league'>,
  quotes: MarketQuotes,
  { state, method, assumedConfidence, decidedShare, published, anchors = [] }: SideMarketRules,
): EvaluatedBet[] {
  const book = marketBook(quotes)
  const consensus = consensusByLine(book, method, anchors)
  const quotedAt = Math.max(...quotes.quotes.map(({ observedAt }) => observedAt))
  return book.markets.flatMap((market) => {
    const fair = consensus.get(market.line) ?? null
    const decided = decidedShare(market)
    const sharpPrices = sharpQuote(book.complete(market.line))?.prices
    const sharp = sharpPrices ? noVig(method, sharpPrices) : null
    return selectionsOf(market.kind).flatMap((selection, i): EvaluatedBet[] => {
      const estimate = estimateOf(i, { decided, fair, sharp })
      const bet = evaluateBet({
        game,
        market,
        selection,
        state,
        estimate,
        consensus: fair?.[i] ?? null,
        offers: book.offers(market.line, i),
        confidence: ({ price }) => (estimate ? assumedConfidence(estimate.probability, price, quotedAt) : null),
        confidenceAssumed: true,
        published: published(market, selection),
      })
      return bet.offers.length === 0 ? [] : [bet]
    })
  })
}

interface Known {
  readonly decided: number | null
  readonly fair: readonly number[] | null
  readonly sharp: readonly number[] | null
}

function estimateOf(selection: number, { decided, fair, sharp }: Known): BetInput['estimate'] {
  const probability = fair?.[selection]
  if (probability === undefined || decided === null) return null
  return { probability, decided, market: probability, sharp: sharp?.[selection] ?? null, carriedOverFrom: null }
}

/** The consensus of every line, monotone in the line and in agreement with the anchors. */
function consensusByLine(
  book: MarketBook,
  method: NoVigMethod,
  anchors: readonly LineAnchor[],
): Map<number | null, readonly number[]> {
  const known = book.markets.flatMap((market) => {
    const probabilities = pooledConsensus(book.complete(market.line), method)
    return probabilities ? [{ market, probabilities, books: book.bookCount(market.line) }] : []
  })
  const consensus = new Map(known.map(({ market, probabilities }) => [market.line, probabilities]))
  const twoSided = known.filter(({ market, probabilities }) => market.line !== null && probabilities.length === 2)
  const slope = twoSided[0] ? slopeOf(twoSided[0].market) : 1
  const knots = [
    ...twoSided.flatMap(({ market, probabilities, books }) =>
      anchors.some(({ line }) => line === market.line)
        ? []
        : [{ line: market.line as number, probability: probabilities[0] as number, weight: books }],
    ),
    ...anchors.map((anchor) => ({ ...anchor, weight: ANCHOR_WEIGHT })),
  ].sort((a, b) => a.line - b.line)
  const fitted = isotonicFit(
    knots.map(({ probability }) => slope * logit(probability)),
    knots.map(({ weight }) => weight),
  )
  for (const [i, { line }] of knots.entries()) {
    const first = logistic(slope * (fitted[i] as number))
    if (consensus.has(line)) consensus.set(line, [first, 1 - first])
  }
  return consensus
}

/** A higher handicap is easier to cover, a higher total is harder to pass. */
const slopeOf = ({ kind }: Market): 1 | -1 => (kind === 'spread' ? 1 : -1)

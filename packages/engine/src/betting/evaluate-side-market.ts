import { type Game, type Instant, leagues, type Market, selectionsOf } from '@fairline/domain'
import { isotonicFit, logistic, logit } from '@fairline/numeric'
import { type NoVigMethod, noVig } from '@fairline/odds'
import { nearestTo } from '../forecast/line-curve.ts'
import { moneylineAnchors } from '../forecast/moneyline-anchors.ts'
import { winnerOutcomeOf } from '../forecast/winner-outcome-of.ts'
import { consensusExcludingBest } from '../markets/consensus-excluding-best.ts'
import { isNear } from '../markets/is-behind.ts'
import { type MarketBook, marketBook } from '../markets/market-book.ts'
import type { MarketQuotes } from '../markets/market-quotes.ts'
import { pooledConsensus } from '../markets/pooled-consensus.ts'
import { sharpQuote } from '../markets/sharp-books.ts'
import { type BetInput, evaluateBet } from './evaluate-bet.ts'
import type { BetState, EvaluatedBet } from './evaluated-bet.ts'
import { type PartWinner, partAnchors } from './part-winner.ts'
import type { PublishedOf } from './published-of.ts'

/** A price on a market without a model of its own. */
export interface SidePrice {
  /** Fair probability of its selection, 0–1. */
  readonly probability: number
  /** The same by all books but the one whose price is best; null if too few quote. */
  readonly others: number | null
  /** Decimal. */
  readonly price: number
  /** When the market was quoted last. */
  readonly quotedAt: Instant
}

/** Probability in percent that a price beats the closing line, by another kind of market; null if that is not known. */
export type AssumedConfidence = (price: SidePrice) => number | null

/** How a market without a model of its own is judged. */
export interface SideMarketRules {
  readonly state: BetState
  readonly method: NoVigMethod
  readonly assumedConfidence: AssumedConfidence
  /** Share of the stake that is decided on average, 0–1; null if it is not known how often the market is pushed. */
  readonly decidedShare: (market: Market) => number | null
  readonly published: PublishedOf
  /** What is believed of the game's winner: it fixes the spreads that are the winner by another name. Null if it is not priced. */
  readonly winner: BelievedWinner | null
  /** Who leads after the part of the game that the market is on: it fixes that part's moneyline, three-way market and spreads of half a point. Null for the whole game, and if it is not known. */
  readonly part: PartWinner | null
}

/** A game's winner as it is believed. */
export interface BelievedWinner {
  /** Probability of every outcome, 0–1. */
  readonly probabilities: readonly number[]
  /** The same by the books together only. */
  readonly market: readonly number[]
  /** Probability in percent that a price on an outcome beats the closing line; null if that is not known. */
  readonly confidence: (outcome: number, price: number) => number | null
}

/**
 * Every bet on a market we have no model for: parts of the game, team totals, leagues without scores. Fair is what the
 * books together say of that very line; probabilities of several lines never contradict each other.
 *
 * @param quotes  each book's newest quotes of one market group
 */
export function evaluateSideMarket(
  game: Pick<Game, 'id' | 'league'>,
  quotes: MarketQuotes,
  rules: SideMarketRules,
): EvaluatedBet[] {
  const { state, method, published, winner } = rules
  const book = marketBook(quotes)
  const quoted = consensusByLine(book, rules)
  const fairs = agreeing(quoted, book, rules, winner?.probabilities)
  const consensus = agreeing(quoted, book, rules, winner?.market)
  const quotedAt = Math.max(...quotes.quotes.map(({ observedAt }) => observedAt))
  return book.markets.flatMap((market) => {
    const fair = fairs.get(market.line) ?? null
    const byBooks = consensus.get(market.line)?.probabilities ?? null
    const decided = decidedOf(market, rules)
    const sharpPrices = sharpQuote(book.complete(market.line))?.prices
    const sharp = sharpPrices ? noVig(method, sharpPrices) : null
    const selections = selectionsOf(market.kind)
    const others = consensusExcludingBest(book.complete(market.line), selections.length)
    return selections.flatMap((selection, i): EvaluatedBet[] => {
      const estimate = estimateOf(i, { decided, fair, market: byBooks, sharp })
      const ofWinner = winnerAt(game, market, i, rules)
      const assumed = (price: number) =>
        estimate
          ? rules.assumedConfidence({ probability: estimate.probability, others: others[i] ?? null, price, quotedAt })
          : null
      const bet = evaluateBet({
        game,
        market,
        selection,
        state,
        estimate,
        consensus: byBooks?.[i] ?? null,
        offers: book.offers(market.line, i),
        confidence: ({ price }) => (ofWinner ? ofWinner(price) : assumed(price)),
        confidenceAssumed: ofWinner === null,
        published: published(market, selection),
      })
      return bet.offers.length === 0 ? [] : [bet]
    })
  })
}

const isFullSpread = ({ kind, period }: Market) => kind === 'spread' && period === 'full'
const isPartSpread = ({ kind, period }: Market) => kind === 'spread' && period !== 'full'

/** From a price to the winner's confidence, if a selection is the winner by another name; else null. */
function winnerAt({ league }: Pick<Game, 'league'>, market: Market, selection: number, { winner }: SideMarketRules) {
  if (winner === null || !isFullSpread(market) || market.line === null) return null
  const outcome = winnerOutcomeOf(leagues[league], market.line, selection === 0 ? 0 : 1)
  return outcome === null ? null : (price: number) => winner.confidence(outcome, price)
}

interface Known {
  readonly decided: number | null
  readonly fair: LineBelief | null
  readonly market: readonly number[] | null
  readonly sharp: readonly number[] | null
}

function estimateOf(selection: number, { decided, fair, market, sharp }: Known): BetInput['estimate'] {
  const probability = fair?.probabilities[selection]
  if (!fair || probability === undefined || decided === null) return null
  return {
    probability,
    decided,
    market: market?.[selection] ?? null,
    sharp: sharp?.[selection] ?? null,
    carriedOverFrom: fair.carriedOverFrom,
  }
}

/** What is believed of a line. */
interface LineBelief {
  readonly probabilities: readonly number[]
  /** The spread that the winner fixes and whose probability this line takes because its own quotes contradict it; null if it keeps theirs. */
  readonly carriedOverFrom: number | null
}

type ByLine = ReadonlyMap<number | null, readonly number[]>

/** The consensus of every line, monotone in the line. */
function consensusByLine(book: MarketBook, { method }: SideMarketRules): ByLine {
  const known = book.markets.flatMap((market) => {
    const probabilities = pooledConsensus(book.complete(market.line), method)
    return probabilities ? [{ market, probabilities, books: book.bookCount(market.line) }] : []
  })
  const consensus = new Map(known.map(({ market, probabilities }) => [market.line, probabilities]))
  const twoSided = known.filter(({ market, probabilities }) => market.line !== null && probabilities.length === 2)
  const slope = twoSided[0] ? slopeOf(twoSided[0].market) : 1
  const knots = twoSided
    .map(({ market, probabilities, books }) => ({
      line: market.line as number,
      probability: probabilities[0] as number,
      weight: books,
    }))
    .sort((a, b) => a.line - b.line)
  const fitted = isotonicFit(
    knots.map(({ probability }) => slope * logit(probability)),
    knots.map(({ weight }) => weight),
  )
  for (const [i, { line }] of knots.entries()) {
    const first = logistic(slope * (fitted[i] as number))
    consensus.set(line, [first, 1 - first])
  }
  return consensus
}

/** The same in agreement with who wins the game or the part, which is known at its lines however few books quote them. */
function agreeing(
  consensus: ByLine,
  { markets }: MarketBook,
  { part }: SideMarketRules,
  winner: readonly number[] | undefined,
): ReadonlyMap<number | null, LineBelief> {
  const ofPart = part && markets[0] ? winnerOfPart(markets[0], part) : null
  if (ofPart) return new Map([[null, { probabilities: ofPart, carriedOverFrom: null }]])
  const anchors = anchorsOf(markets, part, winner)
  if (!anchors)
    return new Map([...consensus].map(([line, probabilities]) => [line, { probabilities, carriedOverFrom: null }]))
  const lines = markets.flatMap(({ line }) => line ?? [])
  return new Map(
    lines.flatMap((line) => {
      const own = consensus.get(line)?.[0] ?? anchors.find((anchor) => anchor.line === line)?.probability
      if (own === undefined) return []
      const first = between(anchors, line, own)
      return [[line, { probabilities: [first, 1 - first], carriedOverFrom: boundOf(anchors, line, own) }] as const]
    }),
  )
}

type Anchors = ReturnType<typeof moneylineAnchors>

/** What is known of spreads; null if nothing is, or for other markets. */
function anchorsOf(
  markets: readonly Market[],
  part: PartWinner | null,
  winner: readonly number[] | undefined,
): Anchors | null {
  if (winner && markets.some(isFullSpread)) return moneylineAnchors(winner)
  return part && markets.some(isPartSpread) ? partAnchors(part) : null
}

/** The probabilities of a market on who wins a part; null for other markets. */
function winnerOfPart({ kind }: Market, { home, tied, away }: PartWinner): readonly number[] | null {
  if (kind === 'three-way') return [home, tied, away]
  return kind === 'moneyline' ? [home / (home + away), away / (home + away)] : null
}

/** The share of the stake that is decided: what is pushed if a part ends level is known with its winner. */
function decidedOf(market: Market, { part, decidedShare }: SideMarketRules): number | null {
  const isPushedIfTied = market.kind === 'moneyline' || (isPartSpread(market) && market.line === 0)
  return part && isPushedIfTied ? 1 - part.tied : decidedShare(market)
}

/** The probability that is nearest to what a line's quotes say and contradicts no spread that the winner fixes. */
function between(anchors: Anchors, line: number, probability: number): number {
  const below = anchors.filter((anchor) => anchor.line <= line).map((anchor) => anchor.probability)
  const above = anchors.filter((anchor) => anchor.line >= line).map((anchor) => anchor.probability)
  return Math.max(0, ...below, Math.min(1, ...above, probability))
}

/** The anchored line whose probability another line takes, far from what its own quotes say; null if it keeps its own. */
function boundOf(anchors: Anchors, line: number, probability: number): number | null {
  const first = between(anchors, line, probability)
  if (anchors.some((anchor) => anchor.line === line) || isNear([logit(first)], [logit(probability)])) return null
  return nearestTo(
    line,
    anchors.filter((anchor) => anchor.probability === first),
  )
}

/** A higher handicap is easier to cover, a higher total is harder to pass. */
const slopeOf = ({ kind }: Market): 1 | -1 => (kind === 'spread' ? 1 : -1)

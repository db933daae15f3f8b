import { type Instant, type Market, type Selection, selectionsOf } from '@fairline/domain'
import { type DecimalOdds, decimalOdds, findArbitrage, findLowHold, findMiddle } from '@fairline/odds'
import type { BoardQuote } from './board-quote.ts'
import { type BestPrice, groupQuotes, type QuoteGroup } from './group-quotes.ts'
import type { LegBet } from './leg-returns.ts'
import { maxCost, type OpportunityKind } from './opportunity-kind.ts'

/** A bet of a candidate, without its stake. */
export interface CandidateLeg extends LegBet {
  readonly book: string
  /** When its price was seen, if the source says so. */
  readonly at: Instant | null
}

/** Bets worth making together, without stakes. */
export interface Candidate {
  readonly event: string
  readonly eventKey: string
  readonly market: Market
  readonly legs: readonly CandidateLeg[]
  /** Share of the stake on each leg, summing to 1. */
  readonly shares: readonly number[]
}

/**
 * Finds bets worth making together. This is the expensive half of a search, and the same for every stake.
 *
 * @param quotes  all current quotes at one moment
 */
export function findCandidates(quotes: readonly BoardQuote[], kind: OpportunityKind): Candidate[] {
  const groups = groupQuotes(quotes)
  switch (kind) {
    case 'arbitrage':
      return [...onOneLine(groups, findArbitrage), ...drawNoBets(groups)]
    case 'low-hold':
      return onOneLine(groups, (prices) => findLowHold(prices, maxCost[kind]))
    case 'middle':
      return middles(groups)
  }
}

type FindShares = (prices: readonly DecimalOdds[]) => Pick<Candidate, 'shares'> | null

/** Every selection of one line at its best price. */
function onOneLine(groups: readonly QuoteGroup[], findShares: FindShares): Candidate[] {
  return groups.flatMap(({ event, eventKey, market, best }) => {
    const found = findShares(best.map(({ price }) => price))
    if (!found) return []
    const selections = selectionsOf(market.kind)
    const legs = best.map((price, i) => legOf(market, selections[i] as Selection, price))
    return [{ event, eventKey, market, legs, shares: found.shares }]
  })
}

const legOf = ({ kind, line }: Market, selection: Selection, best: BestPrice): CandidateLeg => ({
  kind,
  selection,
  line,
  ...best,
})

/** One side of a moneyline, which returns its stake on a draw, against the draw and the other side of the three-way market. */
function drawNoBets(groups: readonly QuoteGroup[]): Candidate[] {
  const keyOf = ({ eventKey, market }: QuoteGroup) => `${eventKey}|${market.period}`
  const threeWays = new Map(
    groups.filter(({ market }) => market.kind === 'three-way').map((group) => [keyOf(group), group]),
  )
  return groups.flatMap((moneyline) => {
    const threeWay = moneyline.market.kind === 'moneyline' ? threeWays.get(keyOf(moneyline)) : undefined
    if (!threeWay) return []
    return [drawNoBet(moneyline, threeWay, 'home'), drawNoBet(moneyline, threeWay, 'away')].flatMap(
      (found) => found ?? [],
    )
  })
}

function drawNoBet(moneyline: QuoteGroup, threeWay: QuoteGroup, side: 'home' | 'away'): Candidate | null {
  const otherSide = side === 'home' ? 'away' : 'home'
  const backed = moneyline.best[side === 'home' ? 0 : 1]
  const draw = threeWay.best[1]
  const other = threeWay.best[otherSide === 'home' ? 0 : 2]
  if (!backed || !draw || !other) return null
  // On a draw the backed side returns 1/price of what is to be returned, so the draw has to pay only the rest.
  const drawPrice = decimalOdds(draw.price / (1 - 1 / backed.price))
  const arbitrage = findArbitrage([backed.price, drawPrice, other.price])
  if (!arbitrage) return null
  const { event, eventKey, market } = threeWay
  const legs = [legOf(moneyline.market, side, backed), legOf(market, 'draw', draw), legOf(market, otherSide, other)]
  return { event, eventKey, market, legs, shares: arbitrage.shares }
}

/** Pairs of lines of one market: the easier over with the easier under. */
function middles(groups: readonly QuoteGroup[]): Candidate[] {
  const markets = Map.groupBy(
    groups.filter(({ market }) => market.line !== null),
    ({ eventKey, market: { kind, period, team, player, stat } }) =>
      [eventKey, kind, period, team, player, stat].join('|'),
  )
  return [...markets.values()].flatMap((lines) =>
    lines.flatMap((over) => lines.flatMap((under) => middleOf(over, under) ?? [])),
  )
}

/** The first selection of one line with the second of another, if a whole result lies between them. */
function middleOf(over: QuoteGroup, under: QuoteGroup): Candidate | null {
  const [first, second] = [over.best[0], under.best[1]]
  if (!first || !second) return null
  const found = findMiddle(
    { line: barOf(over.market), price: first.price },
    { line: barOf(under.market), price: second.price },
    maxCost.middle,
  )
  if (!found) return null
  const { event, eventKey, market } = over
  const [firstSelection, secondSelection] = selectionsOf(market.kind) as [Selection, Selection]
  const legs = [legOf(market, firstSelection, first), legOf(under.market, secondSelection, second)]
  return { event, eventKey, market, legs, shares: found.shares }
}

/** The number the first selection has to pass; a spread's is the margin above its negative. */
const barOf = ({ kind, line }: Market): number => (kind === 'spread' ? -(line ?? 0) : (line ?? 0))

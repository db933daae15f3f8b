import { type Instant, type Market, type MarketKind, type Selection, selectionsOf } from '@fairline/domain'
import { hold, impliedTotal, stakeLegs } from '@fairline/odds'
import type { BoardQuote } from './board-quote.ts'
import { type BestPrice, groupQuotes, type QuoteGroup } from './group-quotes.ts'
import { type LegBet, legReturns } from './leg-returns.ts'

/**
 * `arbitrage`: all sides of one line, profit whatever happens. `middle`: a low over with a high under, or a spread likewise: between the
 * lines both win. `low-hold`: all sides of one line cost next to nothing.
 */
export type OpportunityKind = 'arbitrage' | 'middle' | 'low-hold'
export const opportunityKinds: readonly OpportunityKind[] = ['arbitrage', 'middle', 'low-hold']

/** A bet of an opportunity, with its stake. */
export interface OpportunityLeg extends LegBet {
  /** A side of a moneyline gives its stake back on a draw; that of a three-way market loses it. */
  readonly kind: MarketKind
  readonly book: string
  /** When its price stood, where the source says so. */
  readonly at: Instant | null
  /** In money. */
  readonly stake: number
}

/** Bets that are worth making together. */
export interface Opportunity {
  readonly kind: OpportunityKind
  readonly event: string
  readonly eventKey: string
  readonly market: Market
  readonly legs: readonly OpportunityLeg[]
  readonly totalStake: number
  /** Of the worst outcome, after rounding, in money and in percent of the total stake. */
  readonly profit: number
  readonly profitPct: number
  /** Of the best outcome: above `profit` where a line may be pushed or both sides may win. */
  readonly bestProfit: number
}

/** What to look for. */
export interface Search {
  readonly kind: OpportunityKind
  /** Money on all legs together at most. */
  readonly stake: number
  /** The step of a stake; 0 does not round. */
  readonly unit: number
  /** Least profit of the worst outcome, in money. */
  readonly minProfit: number
}

/** Prices that sum to 1 but for the last digit lock in nothing. */
const CERTAIN = 1e-9
/** What a low hold costs at most, and a middle where it misses: shares of the stake. */
const [LOW_HOLD, MIDDLE] = [0.01, 0.05]

/**
 * Opportunities of one board, the most profitable first. Whether one is there is decided before stakes are rounded; what it pays,
 * after.
 *
 * @param quotes  all that stood at one moment
 */
export function findOpportunities(quotes: readonly BoardQuote[], search: Search): Opportunity[] {
  const groups = groupQuotes(quotes)
  const found =
    search.kind === 'middle'
      ? middles(groups)
      : [...sameLine(groups, search.kind), ...(search.kind === 'arbitrage' ? drawNoBets(groups) : [])]
  return found
    .flatMap((candidate) => staked(candidate, search))
    .filter(({ profit }) => profit >= search.minProfit - CERTAIN)
    .sort((a, b) => b.profitPct - a.profitPct)
}

interface Candidate {
  readonly event: string
  readonly eventKey: string
  readonly market: Market
  readonly legs: readonly Omit<OpportunityLeg, 'stake'>[]
  /** Where legs are of two markets: what one unit on each gives back in every outcome, and how the stake is shared out. */
  readonly plan?: { readonly returns: readonly (readonly number[])[]; readonly shares: readonly number[] }
}

/** How much of the stake is lost where all legs are settled in full; below 0 it is won. */
const costOf = (legs: readonly LegBet[]) => hold(legs.map(({ price }) => price))

function sameLine(groups: readonly QuoteGroup[], kind: OpportunityKind): Candidate[] {
  const most = kind === 'arbitrage' ? -CERTAIN : LOW_HOLD
  return groups
    .map(
      ({ event, eventKey, market, best }): Candidate => ({
        ...{ event, eventKey, market },
        legs: best.map((one, i) => legOf(market, i, one)),
      }),
    )
    .filter(({ legs }) => (kind === 'arbitrage' ? isArbitrage(legs) : costOf(legs) <= most))
}

const isArbitrage = (legs: readonly LegBet[]) => 1 - impliedTotal(legs.map(({ price }) => price)) > CERTAIN

function legOf(market: Market, index: number, best: BestPrice) {
  const selection: Selection = selectionsOf(market.kind)[index] ?? 'home'
  return { kind: market.kind, selection, line: market.line, ...best }
}

/**
 * One side where a draw gives the stake back, against the draw and the other side where it is an outcome of its own. Whoever wins,
 * the same comes back.
 */
function drawNoBets(groups: readonly QuoteGroup[]): Candidate[] {
  const key = ({ eventKey, market }: QuoteGroup) => `${eventKey}|${market.period}`
  const threeWays = new Map(groups.filter(({ market }) => market.kind === 'three-way').map((one) => [key(one), one]))
  return groups.flatMap((moneyline) => {
    const threeWay = moneyline.market.kind === 'moneyline' ? threeWays.get(key(moneyline)) : undefined
    return threeWay ? ([0, 1] as const).flatMap((side) => drawNoBet(moneyline, threeWay, side)) : []
  })
}

function drawNoBet(moneyline: QuoteGroup, threeWay: QuoteGroup, side: 0 | 1): Candidate[] {
  const other = side === 0 ? 2 : 0
  const [own, draw, away] = [moneyline.best[side], threeWay.best[1], threeWay.best[other]]
  if (!own || !draw || !away) return []
  const cost = [1 / own.price, (1 - 1 / own.price) / draw.price, 1 / away.price]
  const total = cost.reduce((sum, one) => sum + one, 0)
  if (1 - total <= CERTAIN) return []
  const returns = [
    [own.price, 0, 0],
    [1, draw.price, 0],
    [0, 0, away.price],
  ]
  const legs = [
    legOf(moneyline.market, side, own),
    legOf(threeWay.market, 1, draw),
    legOf(threeWay.market, other, away),
  ]
  const { event, eventKey, market } = threeWay
  return [{ event, eventKey, market, legs, plan: { returns, shares: cost.map((one) => one / total) } }]
}

/** Lines of one place, each with every other: the easier over with the easier under. */
function middles(groups: readonly QuoteGroup[]): Candidate[] {
  const places = Map.groupBy(
    groups.filter(({ market }) => market.line !== null),
    ({ eventKey, market: { kind, period, team, player, stat } }) =>
      [eventKey, kind, period, team, player, stat].join('|'),
  )
  return [...places.values()].flatMap((lines) => lines.flatMap((one) => lines.flatMap((other) => middleOf(one, other))))
}

/** The first selection of one line with the second of another, where a whole result lies between them. */
function middleOf(one: QuoteGroup, other: QuoteGroup): Candidate[] {
  const [first, second] = [one.best[0], other.best[1]]
  if (!first || !second) return []
  const legs = [legOf(one.market, 0, first), legOf(other.market, 1, second)] as const
  // A spread is passed by the margin above its negative.
  const bar = ({ line }: LegBet) => (one.market.kind === 'spread' ? -(line ?? 0) : (line ?? 0))
  const between = Math.floor(bar(legs[0])) + 1 < bar(legs[1])
  return between && costOf(legs) <= MIDDLE
    ? [{ event: one.event, eventKey: one.eventKey, market: one.market, legs }]
    : []
}

/** Stakes that pay the same whichever leg comes in. */
function planOf(legs: readonly LegBet[]): NonNullable<Candidate['plan']> {
  const implied = impliedTotal(legs.map(({ price }) => price))
  return { returns: legReturns(legs), shares: legs.map(({ price }) => 1 / (price * implied)) }
}

function staked({ event, eventKey, market, legs, plan }: Candidate, { kind, stake, unit }: Search): Opportunity[] {
  const { returns, shares } = plan ?? planOf(legs)
  const made = stakeLegs(returns, shares, stake, unit)
  if (!made) return []
  const { stakes, totalStake, profit } = made
  const paid = returns.map((outcome) => stakes.reduce((sum, one, i) => sum + one * (outcome[i] as number), 0))
  return [
    {
      ...{ kind, event, eventKey, market, totalStake, profit, profitPct: (100 * profit) / totalStake },
      bestProfit: Math.max(...paid) - totalStake,
      legs: legs.map((leg, i) => ({ ...leg, stake: stakes[i] as number })),
    },
  ]
}

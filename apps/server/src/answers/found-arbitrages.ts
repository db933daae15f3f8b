import type { ArbitrageOpportunity, ArbitrageQuery } from '@fairline/contract'
import type { Game, Instant, Market, MarketKind, Selection } from '@fairline/domain'
import {
  type Board,
  betId,
  betsOnGame,
  type Candidate,
  canBePushed,
  canEndLevel,
  canWinTogether,
  isDrawNoBet,
  isPriced,
  isQuarter,
  type Opportunity,
  type OpportunityKind,
  type PricedBet,
  paysMoreThanOneLeg,
  SMALLEST_SHARE,
  stakeCandidates,
  valueAt,
  winWhole,
} from '@fairline/engine'
import type { DecimalOdds } from '@fairline/odds'

/** Bets that belong together, with their stakes, as answers about arbitrages tell them. */
export interface Found {
  readonly id: string
  readonly kind: ArbitrageOpportunity['kind']
  readonly game: Game
  readonly market: Market
  readonly legs: readonly FoundLeg[]
  readonly totalStake: number
  readonly profit: number
  readonly bestProfit: number
  /** When the newest of its prices was seen, or when it came up where it was followed. */
  readonly since: Instant
}

interface FoundLeg {
  readonly kind: MarketKind
  readonly selection: Selection
  readonly line: number | null
  readonly book: string
  readonly price: DecimalOdds
  readonly stake: number
  readonly seenAt: Instant
}

type Kind = NonNullable<ArbitrageQuery['kind']>

/** Prices as a search sees them. */
export interface SearchedPrices {
  /** Sets of bets worth making together, before stakes; of all books, or of some. */
  candidates(kind: OpportunityKind, books: readonly string[] | null): readonly Candidate[]
  gameOf(id: string): Game | null
}

/**
 * Looks through every price that stands, of all books or of some, by a query. Among arbitrages are those of two lines and those with
 * a draw that gives the stake back.
 */
export function foundOf(
  prices: SearchedPrices,
  kind: Kind,
  { stake, unit, books }: { readonly stake: number; readonly unit: number; readonly books: readonly string[] | null },
): Found[] {
  const find = (wanted: Kind, minProfit: number) =>
    stakeCandidates(
      prices.candidates(wanted, books),
      { stake, unit, kind: wanted, minProfit },
      ({ eventKey }) => prices.gameOf(eventKey)?.league ?? null,
    )
  const shown = (one: Opportunity, as: Found['kind']): Found[] => {
    const game = prices.gameOf(one.eventKey)
    return game ? [toFound(one, as, game)] : []
  }
  if (kind !== 'arbitrage')
    return find(kind, -stake)
      .filter((one) => kind !== 'middle' || paysMoreThanOneLeg(one))
      .flatMap((one) => shown(one, kind))
  return [
    ...find('arbitrage', CENT).flatMap((one) => shown(one, isDrawNoBet(one) ? 'draw-no-bet' : 'arbitrage')),
    ...find('middle', CENT).flatMap((one) => shown(one, 'overlap')),
  ].sort((a, b) => b.profit / b.totalStake - a.profit / a.totalStake)
}

/** Less is no profit. */
const CENT = 0.01

function toFound(
  { market, legs, totalStake, profit, bestProfit }: Opportunity,
  kind: Found['kind'],
  game: Game,
): Found {
  const shown = legs.map(({ kind: of, selection, line, book, price, stake, at }) => ({
    kind: of,
    selection,
    line,
    book,
    price,
    stake,
    seenAt: at ?? 0,
  }))
  const id = [game.id, kind, ...shown.map((leg) => `${leg.kind}:${leg.selection}:${leg.line ?? ''}:${leg.book}`)]
  return {
    id: `${id.join('|')}|${market.period}|${market.player ?? ''}|${market.stat ?? ''}|${market.team ?? ''}`,
    kind,
    game,
    market,
    legs: shown,
    totalStake,
    profit,
    bestProfit,
    since: Math.max(...shown.map(({ seenAt }) => seenAt)),
  }
}

/** What two bets on two lines are worth together. */
export interface MiddleWorth {
  /** Probability that both win; null if it is not known. */
  readonly chance: number | null
  /** What they pay on average, less their stakes, in money; null if it is not known. */
  readonly expectedProfit: number | null
}

/**
 * What a middle is worth, as we believe it now. The probability that both legs win is known without a forecast where no score lets
 * them. What they pay on average is the sum of what each does; it is not known where a leg has no probability, nor where the
 * estimates of both lines contradict each other: they leave nothing between them, although a score lies there, or come to
 * less than the worst score pays or to more than the best.
 */
export function middleWorth(board: Board | null, found: Found): MiddleWorth {
  const never = canWinTogether(found.legs.map((leg) => sideOf(found, leg))) ? null : 0
  const smallest = SMALLEST_SHARE * found.totalStake
  if (found.bestProfit - found.profit < smallest) return { chance: never, expectedProfit: found.profit }
  const unknown = { chance: never, expectedProfit: null }
  const onBoard = board?.games.find(({ game }) => game.id === found.game.id)
  if (!board || !onBoard) return unknown
  const byId = new Map(betsOnGame(onBoard, board).map((bet) => [bet.id, bet]))
  const known = found.legs.flatMap((leg): { readonly leg: FoundLeg; readonly bet: PricedBet }[] => {
    const { market, selection } = sideOf(found, leg)
    const bet = byId.get(betId(found.game.id, market, selection))
    return bet && isPriced(bet) ? [{ leg, bet }] : []
  })
  if (known.length < found.legs.length) return unknown
  const bets = known.map(({ bet }) => bet)
  const probability = winWhole(bets)
  if (probability === null && !bets.some(({ market: { line } }) => isQuarter(line))) return unknown
  const expectedProfit = known.reduce(
    (sum, { leg: { stake, price }, bet: { fairProbability, pushProbability } }) =>
      sum + stake * valueAt(fairProbability, 1 - pushProbability, price),
    0,
  )
  const isPossible = expectedProfit > found.profit - smallest && expectedProfit < found.bestProfit + smallest
  return { chance: probability, expectedProfit: isPossible ? expectedProfit : null }
}

/** Whether a line may be hit, so that stakes on it come back, on quarter lines half. */
export const hasPushableLine = (found: Pick<Found, 'game' | 'market' | 'legs'>): boolean =>
  found.legs.some((leg) => canBePushed({ ...sideOf(found, leg), pushProbability: 0 }))

/** Whether the stake on a winner comes back because the game, or the part of it, can end level. */
export const hasDrawnStake = (found: Pick<Found, 'game' | 'market' | 'legs'>): boolean =>
  found.legs.some((leg) => leg.kind === 'moneyline' && canEndLevel(found.game.league, found.market))

const sideOf = ({ game, market }: Pick<Found, 'game' | 'market'>, { kind, line, selection }: FoundLeg) => ({
  league: game.league,
  market: { ...market, kind, line },
  selection,
})

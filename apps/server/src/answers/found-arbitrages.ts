import type { ArbitrageAsked, ArbitrageOpportunity } from '@fairline/contract'
import type { Game, Instant, Market, MarketKind, Selection } from '@fairline/domain'
import {
  type Board,
  betId,
  betsOnGame,
  type Candidate,
  canBePushed,
  canWinTogether,
  isPriced,
  type Opportunity,
  type OpportunityKind,
  type PricedBet,
  stakeCandidates,
  winTogether,
} from '@fairline/engine'

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
  readonly price: number
  readonly stake: number
  readonly seenAt: Instant
}

type Kind = NonNullable<ArbitrageAsked['kind']>

/** Prices as a search sees them. */
export interface SearchedPrices {
  /** Sets of bets worth making together, before stakes; of all books, or of some. */
  candidates(kind: OpportunityKind, books: readonly string[] | null): readonly Candidate[]
  gameOf(id: string): Game | null
}

/**
 * Looks through every price that stands, of all books or of some, for what is asked. Among arbitrages are those of two lines and those with
 * a draw that gives the stake back.
 */
export function foundOf(
  prices: SearchedPrices,
  kind: Kind,
  { stake, unit, books }: { readonly stake: number; readonly unit: number; readonly books: readonly string[] | null },
): Found[] {
  const find = (wanted: Kind, minProfit: number) =>
    stakeCandidates(prices.candidates(wanted, books), { stake, unit, kind: wanted, minProfit })
  const shown = (one: Opportunity, as: Found['kind']): Found[] => {
    const game = prices.gameOf(one.eventKey)
    return game ? [toFound(one, as, game)] : []
  }
  if (kind !== 'arbitrage') return find(kind, -stake).flatMap((one) => shown(one, kind))
  return [
    ...find('arbitrage', LEAST).flatMap((one) => shown(one, isDrawNoBet(one) ? 'draw-no-bet' : 'arbitrage')),
    ...find('middle', LEAST).flatMap((one) => shown(one, 'overlap')),
  ].sort((a, b) => b.profit / b.totalStake - a.profit / a.totalStake)
}

/** Less than a cent is no profit. */
const LEAST = 0.01

const isDrawNoBet = ({ legs }: Opportunity) => new Set(legs.map(({ kind }) => kind)).size > 1

function toFound(
  { market, legs, totalStake, profit, bestProfit }: Opportunity,
  kind: Found['kind'],
  game: Game,
): Found {
  const shown = legs.map(({ kind: of, selection, line, book, price, stake, at }) => ({
    ...{ kind: of, selection, line, book, price, stake, seenAt: at ?? 0 },
  }))
  const id = [game.id, kind, ...shown.map((leg) => `${leg.kind}:${leg.selection}:${leg.line ?? ''}:${leg.book}`)]
  return {
    ...{ id: `${id.join('|')}|${market.period}|${market.player ?? ''}|${market.stat ?? ''}|${market.team ?? ''}` },
    ...{ kind, game, market, legs: shown, totalStake, profit, bestProfit },
    since: Math.max(...shown.map(({ seenAt }) => seenAt)),
  }
}

/**
 * Probability that both legs of a middle win, as we believe it now.
 *
 * @returns 0 if no score lets both win and none is pushed; null if a leg has no probability or may be pushed, or if the
 *   estimates of its two lines leave nothing between them, although a score lies there
 */
export function middleChanceOf(board: Board | null, { game, market, legs }: Found): number | null {
  const sides = legs.map(({ kind, line, selection }) => ({
    league: game.league,
    market: { ...market, kind, line },
    selection,
  }))
  if (!canWinTogether(sides)) return sides.some((side) => canBePushed({ ...side, pushProbability: 0 })) ? null : 0
  const onBoard = board?.games.find((one) => one.game.id === game.id)
  if (!board || !onBoard || legs.length !== 2) return null
  const ids = sides.map((side) => betId(game.id, side.market, side.selection))
  const bets = betsOnGame(onBoard, board).filter((bet): bet is PricedBet => ids.includes(bet.id) && isPriced(bet))
  return bets.length === legs.length ? winTogether(bets) : null
}

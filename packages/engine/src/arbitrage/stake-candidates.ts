import type { LeagueKey, Market } from '@fairline/domain'
import { stakeLegs } from '@fairline/odds'
import type { Candidate, CandidateLeg } from './find-candidates.ts'
import { legReturns } from './leg-returns.ts'
import { canEndLevel, drawReturnsStake } from './level-games.ts'
import type { OpportunityKind } from './opportunity-kind.ts'

/** A bet of an opportunity, with its stake. */
export interface OpportunityLeg extends CandidateLeg {
  /** In money. */
  readonly stake: number
}

/** Bets worth making together, with stakes. */
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
  /** Of the best outcome: above `profit` if a line may be pushed or both sides may win. */
  readonly bestProfit: number
}

/** What to look for. */
export interface Search {
  readonly kind: OpportunityKind
  /** Maximum money on all legs together. */
  readonly stake: number
  /** The step of a stake; 0 does not round. */
  readonly unit: number
  /** Minimum profit of the worst outcome, in money. */
  readonly minProfit: number
}

/** Money below this is a rounding error. */
const ROUNDING = 1e-9
/** Money below this share of the stake is none: a cent of a thousand. */
export const SMALLEST_SHARE = 1e-5

/**
 * Places stakes on candidates and keeps those that pay enough, the most profitable first.
 *
 * @param leagueOf  null if it is not known: then anything may end level, and no stake is counted on to come back on a draw
 */
export function stakeCandidates(
  candidates: readonly Candidate[],
  search: Search,
  leagueOf: (candidate: Candidate) => LeagueKey | null,
): Opportunity[] {
  return candidates
    .flatMap((candidate) => {
      const league = leagueOf(candidate)
      const isSound = !isDrawNoBet(candidate) || drawReturnsStake(league, candidate.market)
      return (isSound && placeStakes(candidate, search, canEndLevel(league, candidate.market))) || []
    })
    .filter(({ profit }) => profit >= search.minProfit - ROUNDING)
    .sort((a, b) => b.profitPct - a.profitPct)
}

/** Whether a side that a draw gives back is among the bets: the others are on a market where the draw is a selection. */
export const isDrawNoBet = ({ legs }: Pick<Candidate, 'legs'>): boolean =>
  new Set(legs.map(({ kind }) => kind)).size > 1

/** Whether some score pays more than either leg by itself: a middle that none does only costs its margin. */
export const paysMoreThanOneLeg = ({ legs, totalStake, bestProfit }: Opportunity): boolean =>
  bestProfit > Math.max(...legs.map(({ stake, price }) => stake * price)) - (1 - SMALLEST_SHARE) * totalStake

/** Returns null if the money is too little for one unit on each leg. */
function placeStakes(candidate: Candidate, search: Search, mayEndLevel: boolean): Opportunity | null {
  const { kind, stake, unit } = search
  const { event, eventKey, market, legs, shares } = candidate
  const returns = legReturns(legs, market.team, mayEndLevel)
  const staked = stakeLegs(returns, shares, stake, unit)
  if (!staked) return null
  const { stakes, totalStake, profit } = staked
  const paid = returns.map((outcome) => stakes.reduce((sum, one, i) => sum + one * (outcome[i] as number), 0))
  return {
    kind,
    event,
    eventKey,
    market,
    totalStake,
    profit,
    profitPct: (100 * profit) / totalStake,
    bestProfit: Math.max(...paid, ...(mayReturnAll(candidate, mayEndLevel) ? [totalStake] : [])) - totalStake,
    legs: legs.map((leg, i) => ({ ...leg, stake: stakes[i] as number })),
  }
}

/** A draw gives the stakes on a winner back; `profit` leaves it out, as nothing is won or lost then. */
export const mayReturnAll = ({ legs }: Pick<Candidate, 'legs'>, mayEndLevel: boolean): boolean =>
  mayEndLevel && legs.every(({ kind }) => kind === 'moneyline')

import type { Market } from '@fairline/domain'
import { stakeLegs } from '@fairline/odds'
import type { Candidate, CandidateLeg } from './find-candidates.ts'
import { legReturns } from './leg-returns.ts'
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

/**
 * Places stakes on candidates and keeps those that pay enough, the most profitable first.
 *
 * @param canEndLevel  whether what a candidate is on can end level; without a league it is not known that it cannot
 */
export function stakeCandidates(
  candidates: readonly Candidate[],
  search: Search,
  canEndLevel: (candidate: Candidate) => boolean = () => true,
): Opportunity[] {
  return candidates
    .flatMap((candidate) => placeStakes(candidate, search, canEndLevel(candidate)) ?? [])
    .filter(({ profit }) => profit >= search.minProfit - ROUNDING)
    .sort((a, b) => b.profitPct - a.profitPct)
}

/** Returns null if the money is too little for one unit on each leg. */
function placeStakes(candidate: Candidate, search: Search, canEndLevel: boolean): Opportunity | null {
  const { kind, stake, unit } = search
  const { event, eventKey, market, legs, shares } = candidate
  const returns = legReturns(legs, market.team, canEndLevel)
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
    bestProfit: Math.max(...paid) - totalStake,
    legs: legs.map((leg, i) => ({ ...leg, stake: stakes[i] as number })),
  }
}

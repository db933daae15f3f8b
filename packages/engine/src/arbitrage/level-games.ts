import { type LeagueKey, leagues, type Market } from '@fairline/domain'
import { neverEndsLevel } from '../betting/win-together.ts'

/** Whether what a market is on can end level; where the league is not known it may. A tie in the NFL is left out of account. */
export const canEndLevel = (league: LeagueKey | null, market: Market): boolean =>
  league === null || !neverEndsLevel({ league, market })

/**
 * Whether the draw of a three-way market is the one on which a moneyline returns its stake. It is not where overtime decides
 * the winner after it: a second half in basketball and football is settled with overtime at most books.
 */
export function drawReturnsStake(league: LeagueKey | null, market: Market): boolean {
  if (league === null || !canEndLevel(league, market)) return false
  const { sport } = leagues[league]
  return market.period !== 'second-half' || (sport !== 'basketball' && sport !== 'football')
}

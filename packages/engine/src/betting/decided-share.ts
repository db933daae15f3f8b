import type { LeagueKey, Market, Period } from '@fairline/domain'

/**
 * Share of games that are tied after a part of them: a moneyline on that part is then pushed. Other parts and leagues
 * were not recorded.
 *
 * @source counted: MLB 2010–2019 (23,787 games), NBA 2007–2021 (17,835), NHL 2019–2022 (3,113); docs/models.md
 */
const tied: Readonly<Partial<Record<LeagueKey, Readonly<Partial<Record<Period, number>>>>>> = {
  mlb: { 'first-inning': 0.525, 'first-five': 0.15 },
  nba: { 'quarter-1': 0.049, 'quarter-2': 0.053, 'quarter-3': 0.052, 'quarter-4': 0.054, 'first-half': 0.039 },
  nhl: { 'period-1': 0.333, 'period-2': 0.304, 'period-3': 0.281 },
}

/** Share of games that are tied after a part of them, 0–1; null if that was not counted. */
export const tiedShare = (league: LeagueKey, period: Period): number | null => tied[league]?.[period] ?? null

/**
 * Share of the stake on a market without a model that is decided on average before the start, 0–1; null if it is not known
 * how often the market is pushed.
 */
export function decidedShare(league: LeagueKey, { kind, period, line }: Market): number | null {
  if (line !== null) return Math.abs(line % 1) === 0.5 ? 1 : null
  if (kind !== 'moneyline' || period === 'full') return 1
  const share = tiedShare(league, period)
  return share === null ? null : 1 - share
}

import type { AdminPredictions } from '@fairline/contract'
import { type Instant, pacificDay } from '@fairline/domain'
import type { Revealed } from '../jobs/visitor-log.ts'
import { isoOf } from './wire.ts'

const SHOWN = 50

/** How a pick came out by its key in the ledger: the sign of its profit; null while its game is not over. */
export type OutcomeOf = (key: string) => number | null

/** The pairs that the ball revealed. */
export function adminPredictionsOf(rows: readonly Revealed[], outcomeOf: OutcomeOf, now: Instant): AdminPredictions {
  const leagueBreakdown: Record<string, number> = {}
  for (const { picks } of rows)
    for (const { league } of picks) leagueBreakdown[league] = (leagueBreakdown[league] ?? 0) + 1
  const today = pacificDay(now)
  return {
    analytics: {
      totalPredictions: rows.length,
      todayPredictions: rows.filter(({ day }) => day === today).length,
      uniqueUsers: new Set(rows.map(({ visitor }) => visitor)).size,
      leagueBreakdown,
    },
    recentPredictions: rows
      .slice(-SHOWN)
      .reverse()
      .map(({ at, visitor, picks, games }) => ({
        createdAt: isoOf(at),
        sessionId: visitor,
        pick1Text: picks[0]?.text ?? '',
        pick2Text: picks[1]?.text ?? null,
        pick1League: picks[0]?.league ?? '',
        pick2League: picks[1]?.league ?? null,
        totalGamesAvailable: games.total,
        liveGamesCount: games.live,
        upcomingGamesCount: games.upcoming,
        parlayOutcome: parlayOutcomeOf(picks, outcomeOf),
      })),
  }
}

/** One lost leg loses the parlay at once; a leg that is given back leaves a smaller one, and one that was not published is never settled. */
function parlayOutcomeOf(picks: Revealed['picks'], outcomeOf: OutcomeOf): 'pending' | 'win' | 'loss' | 'other' {
  const outcomes = picks.filter(({ isPublished }) => isPublished).map(({ key }) => outcomeOf(key))
  if (outcomes.some((one) => one !== null && one < 0)) return 'loss'
  if (outcomes.length < picks.length) return 'other'
  if (outcomes.includes(null)) return 'pending'
  return outcomes.every((one) => one !== null && one > 0) ? 'win' : 'other'
}

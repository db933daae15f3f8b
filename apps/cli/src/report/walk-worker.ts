import { leagues } from '@fairline/domain'
import { auditLeague, backtest, noVigScores } from '@fairline/engine'
import type { LeagueJob } from '../league-threads.ts'
import { readRecorded } from '../read-recorded.ts'
import type { LeagueWalk } from './league-walk.ts'

/** Walks through all that is recorded of a league, at the open with an audit and at the close; null where nothing is. Runs in a thread. */
export async function walkLeague({ league, data, from, to }: LeagueJob): Promise<LeagueWalk | null> {
  const began = performance.now()
  const body = await readRecorded(league, data)
  if (!body) return null
  const { facts } = body
  const options = { league, from, to, noVig: 'multiplicative', strategies: true } as const
  const { report: open, rows: audit } = auditLeague(facts, { ...options, at: 'open' })
  if (open.games === 0) return null
  const close = backtest(facts, { ...options, at: 'close' })
  const seconds = (performance.now() - began) / 1000
  return { league, open, close, audit, noVig: noVigScores(facts, leagues[league]), seconds }
}

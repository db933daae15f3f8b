import { leagues } from '@fairline/domain'
import { auditLeague, backtest, noVigScores } from '@fairline/engine'
import { auditRecordedProps } from '../audit/audit-recorded-props.ts'
import type { LeagueJob } from '../league-threads.ts'
import { readRecorded } from '../read-recorded.ts'
import type { LeagueWalk } from './league-walk.ts'

/** Walks through all that is recorded of a league, at the open with an audit and at the close; null where nothing is. Runs in a thread. */
export async function walkLeague(job: LeagueJob): Promise<LeagueWalk | null> {
  const { league, data, from, to } = job
  const began = performance.now()
  const body = await readRecorded(league, data)
  if (!body) return null
  const { facts } = body
  const options = { league, from, to, noVig: 'multiplicative', strategies: true } as const
  const { report: open, rows } = auditLeague(facts, { ...options, at: 'open' })
  if (open.games === 0) return null
  const audit = [...rows, ...(await auditRecordedProps(job))]
  const close = backtest(facts, { ...options, at: 'close' })
  const seconds = (performance.now() - began) / 1000
  return { league, open, close, audit, noVig: noVigScores(facts, leagues[league]), seconds }
}

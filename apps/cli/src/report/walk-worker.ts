import { leagues } from '@fairline/domain'
import { backtest, FeedError, noVigScores } from '@fairline/engine'
import { readBody } from '@fairline/providers'
import type { LeagueWalk, WalkJob } from './league-walk.ts'

/** Walks through all that is recorded of a league, at the open and at the close; null where nothing is. Runs in a thread. */
export async function walkLeague({ league, data }: WalkJob): Promise<LeagueWalk | null> {
  const began = performance.now()
  const body = await readBody(league, data).catch((error: unknown) => {
    if (error instanceof FeedError && error.kind === 'refused') return null
    throw error
  })
  if (!body || body.facts.length === 0) return null
  const walk = (at: 'open' | 'close') =>
    backtest(body.facts, { league, from: null, to: null, at, noVig: 'multiplicative', strategies: true })
  const [open, close] = [walk('open'), walk('close')]
  if (open.games === 0) return null
  return {
    league,
    open,
    close,
    noVig: noVigScores(body.facts, leagues[league]),
    seconds: (performance.now() - began) / 1000,
  }
}

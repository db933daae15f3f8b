import { strategies } from './registry.ts'
import { type GradedProposal, RECENT, recordOf, type StrategyRecord } from './strategy-records.ts'
import type { strategyTracker } from './strategy-tracker.ts'

/** What all strategies came to, in all leagues together. */
export interface StrategyStandings {
  /** Of each the last five hundred graded proposals, in the order of the registry. */
  readonly records: readonly StrategyRecord[]
  /** What was proposed on the mornings of the last days, and what came of it. */
  readonly lately: readonly GradedProposal[]
}

type Desk = Pick<ReturnType<typeof strategyTracker>, 'graded' | 'lately' | 'games'>

export const noStandings: StrategyStandings = { records: [], lately: [] }

/** Pools the leagues' grades; the same object as before while no game ends. */
export function strategyStandings() {
  let known = noStandings
  let games = 0
  return {
    of(sessions: readonly Desk[]): StrategyStandings {
      const ended = sessions.reduce((sum, session) => sum + session.games(), 0)
      if (ended === games && known !== noStandings) return known
      games = ended
      const records = strategies.map((strategy) => {
        const graded = sessions.flatMap((session) => session.graded(strategy.key)).sort((a, b) => a.at - b.at)
        return recordOf(strategy, graded.slice(-RECENT))
      })
      known = { records, lately: sessions.flatMap((session) => session.lately()) }
      return known
    },
    /** What was learned elsewhere was taken over. */
    forget(): void {
      known = noStandings
    },
  }
}

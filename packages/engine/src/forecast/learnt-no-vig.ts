import { type DecidedMarket, learnNoVigMethod, type NoVigMethod } from '@fairline/odds'

/** A method by name, or the one that past seasons of the league and market speak for. */
export type NoVigChoice = NoVigMethod | 'learnt'

/** All that was learnt of margins. */
export interface SavedNoVig {
  readonly decided: readonly DecidedMarket[]
  readonly method: NoVigMethod
  /** Null in JSON, which has no infinity: no season yet. */
  readonly newest: number | null
}

/**
 * How margins are taken out of a league's winner market. Learnt anew as each season begins, from the closing prices and
 * results of all seasons before it; within a season it stands.
 */
export function learntNoVig(choice: NoVigChoice) {
  let decided: DecidedMarket[] = []
  let method: NoVigMethod = choice === 'learnt' ? 'multiplicative' : choice
  let newest = Number.NEGATIVE_INFINITY

  return {
    method: (): NoVigMethod => method,
    save: (): SavedNoVig => ({ decided, method, newest }),
    restore(saved: SavedNoVig): void {
      decided = [...saved.decided]
      method = saved.method
      newest = saved.newest ?? Number.NEGATIVE_INFINITY
    },
    /** Learns a decided market of a season, named by the year it began. */
    learn(market: DecidedMarket, season: number): void {
      if (choice !== 'learnt') return
      if (season > newest && decided.length > 0) method = learnNoVigMethod(decided)
      newest = Math.max(newest, season)
      decided.push(market)
    },
  }
}

import type { Turns } from './baseball-turns.ts'

/** How a game stands: both scores, and the share of regulation time still to play, 0 in overtime. */
export interface Standing {
  readonly home: number
  readonly away: number
  readonly remaining: number
  /** Share of regulation scoring still to come, 0 to 1; as `remaining` if it is left out. */
  readonly scoringLeft?: number
  /** Where sides take turns and the home side has the last one; null where both play at once. */
  readonly turns?: Turns | null
}

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
  /** The overtime being played or about to begin; null or left out in regulation, and where overtime has no clock of its own. */
  readonly overtime?: Overtime | null
}

/** Overtime by the clock. Both are shares of regulation time: five minutes of 48 are 0.104. */
export interface Overtime {
  /** How long a whole overtime lasts, above 0. */
  readonly length: number
  /** How much of this one is still to play, 0 to `length`. */
  readonly left: number
}

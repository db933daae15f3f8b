import type { Pass, Pick } from '@fairline/domain'

/** What is decided about a game's markets. */
export interface GameDecisions {
  /** About the winner. */
  readonly decision: Pick | Pass
  /** About spread and total; none for kinds that cannot be judged. */
  readonly lineDecisions: readonly (Pick | Pass)[]
}

import type { League } from '@fairline/domain'

/** A spread that is the winner by another name. */
export interface WinnersSpread {
  /** Of the home side. */
  readonly line: number
  /** The outcome of the game that covering is, for home and away: its place in the league's outcomes; null if it is more than one outcome. */
  readonly outcomes: readonly [home: number | null, away: number | null]
}

/** Giving half a point is winning. Where no game is drawn, giving none or getting half a point is too. */
const spreads: Record<League['outcomes'], readonly WinnersSpread[]> = {
  'two-way': [
    { line: -0.5, outcomes: [0, 1] },
    { line: 0, outcomes: [0, 1] },
    { line: 0.5, outcomes: [0, 1] },
  ],
  'three-way': [
    { line: -0.5, outcomes: [0, null] },
    { line: 0.5, outcomes: [null, 2] },
  ],
}

/** Where a game can be tied although two outcomes are priced, as in the NFL, a tie is left out of account, as it is on the moneyline. */
export const winnersSpreads = (outcomes: League['outcomes']): readonly WinnersSpread[] => spreads[outcomes]

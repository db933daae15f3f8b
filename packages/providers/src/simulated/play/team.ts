/** A player as a game needs him: how much of each thing the team does is his. */
export interface Participant {
  readonly name: string
  /** Weights by role, in the sport's own order; they are compared within the team only. */
  readonly shares: readonly number[]
}

/** A side that plays: how well it scores today, on a log scale around its league's average, and who plays. */
export interface Team {
  readonly level: number
  /** Baseball: against the bullpen; elsewhere the same as `level`. */
  readonly late: number
  readonly players: readonly Participant[]
}

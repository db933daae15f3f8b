/** Many ways one game may go, drawn together: entry `i` of every list is the same game. */
export interface GameDraws {
  readonly count: number
  /** Final scores. */
  readonly home: Uint16Array
  readonly away: Uint16Array
  /** Scores by period; overtime and extra innings are only in the final score. */
  readonly periods: readonly PeriodDraws[]
  /** What players did: by player, then by stat. */
  readonly players: ReadonlyMap<string, Readonly<Record<string, Uint8Array>>>
}

/** Scores of one period. */
export interface PeriodDraws {
  readonly home: Uint8Array
  readonly away: Uint8Array
}

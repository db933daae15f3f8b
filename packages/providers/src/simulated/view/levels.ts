/** How well each side is thought to score, on a log scale around its league's average. `Late`: baseball, against relievers. */
export interface Levels {
  readonly home: number
  readonly away: number
  readonly homeLate: number
  readonly awayLate: number
}

/** Levels moved for both sides. */
export const moved = (levels: Levels, home: number, away: number): Levels => ({
  home: levels.home + home,
  away: levels.away + away,
  homeLate: levels.homeLate + home,
  awayLate: levels.awayLate + away,
})

import type { LeagueKey } from '@fairline/domain'

/** What a game is believed to come to. */
export interface GameMarginals {
  /** Probability of the home side; of a draw too, where there are draws. */
  readonly home: number
  readonly draw?: number
  /** Expected points, runs or goals of both sides together; the fight's rounds do not count. */
  readonly total: number
}

/**
 * A league's average game, to draw from by default.
 *
 * @source counted in recorded seasons: MLB 2014–19, NBA 2015–21, WNBA 2019–26, NHL 2019–22, La Liga and Serie A 2010–24, Premier
 *         League 2014–24, MLS 2012–25, UFC 2010–24
 */
export const averageGame: Partial<Record<LeagueKey, GameMarginals>> = {
  mlb: { home: 0.533, total: 8.89 },
  nba: { home: 0.576, total: 216 },
  wnba: { home: 0.562, total: 165.2 },
  nhl: { home: 0.537, total: 6.0 },
  laliga: { home: 0.465, draw: 0.252, total: 2.683 },
  seriea: { home: 0.439, draw: 0.257, total: 2.737 },
  premier: { home: 0.446, draw: 0.234, total: 2.787 },
  mls: { home: 0.498, draw: 0.248, total: 2.901 },
  ufc: { home: 0.58, total: 1 },
}

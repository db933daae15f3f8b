import type { LeagueKey } from '@fairline/domain'

/** How a simulated league differs from the others. Levels are logarithms of scoring, see `Levels`. */
export interface LeagueParameters {
  /** Difference of levels that is worth one unit of log-odds to win. */
  readonly unit: number
  /** How far clubs differ in attack and defence, one standard deviation. */
  readonly attack: number
  readonly defence: number
  /** What playing at home adds to a side's own level, and takes from the other's. */
  readonly home: number
  /** What having played yesterday takes from a side's level, and gives the other's. */
  readonly tired: number
}

const soccer = { unit: 0.74, attack: 0.26, defence: 0.22, home: 0.13, tired: 0 }
const nations = { ...soccer, attack: 0.36, defence: 0.3, home: 0 }

export const leagueParameters: Readonly<Record<LeagueKey, LeagueParameters>> = {
  mlb: { unit: 0.55, attack: 0.06, defence: 0.03, home: 0.03, tired: 0 },
  nba: { unit: 0.071, attack: 0.03, defence: 0.028, home: 0.012, tired: 0.007 },
  wnba: { unit: 0.094, attack: 0.045, defence: 0.04, home: 0.014, tired: 0.008 },
  nhl: { unit: 0.57, attack: 0.1, defence: 0.07, home: 0.045, tired: 0.03 },
  nfl: { unit: 0.35, attack: 0.12, defence: 0.1, home: 0.04, tired: 0 },
  mls: { ...soccer, attack: 0.17, defence: 0.15 },
  goldcup: nations,
  laliga: soccer,
  seriea: soccer,
  premier: soccer,
  champions: { ...soccer, attack: 0.32, defence: 0.26 },
  europa: soccer,
  euro: nations,
  copa: nations,
  ufc: { unit: 0.85, attack: 0.5, defence: 0, home: 0, tired: 0 },
  boxing: { unit: 0.7, attack: 0.6, defence: 0, home: 0, tired: 0 },
  internationals: nations,
}

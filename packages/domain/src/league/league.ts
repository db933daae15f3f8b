import type { LeagueKey } from './league-key.ts'
import type { Team } from './team.ts'

/** How a game of a league is played, scored and settled. */
export interface League {
  readonly key: LeagueKey
  /** As shown: `MLB`, `La Liga`. */
  readonly name: string
  readonly sport: 'baseball' | 'basketball' | 'hockey' | 'football' | 'soccer' | 'combat'
  /** `two-way`: someone wins. `three-way`: a draw is an outcome that is priced. */
  readonly outcomes: 'two-way' | 'three-way'
  readonly scoringUnit: 'runs' | 'points' | 'goals' | 'rounds'
  readonly periods: { readonly name: 'inning' | 'quarter' | 'period' | 'half' | 'round'; readonly count: number }
  /** First day (`MM-DD`) that can belong to a new season; a season that spans the new year is named by both years. */
  readonly season: { readonly from: string; readonly spansNewYear: boolean }
  /** `closed`: the teams are known by name. `open`: anyone may take part; a name is its own participant. */
  readonly participants: 'closed' | 'open'
  readonly teams: readonly Team[]
}

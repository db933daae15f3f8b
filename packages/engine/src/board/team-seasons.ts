import {
  type Day,
  type Game,
  type League,
  type LeagueKey,
  type Result,
  seasonOf,
  seasonYearOf,
  wentToOvertime,
} from '@fairline/domain'

/** A game of a side that is over. Scores are null where the source has none. */
export interface PlayedGame {
  readonly gameId: string
  readonly day: Day
  readonly opponent: string
  readonly ground: 'home' | 'away' | 'neutral'
  readonly outcome: 'win' | 'draw' | 'loss'
  readonly scored: number | null
  readonly allowed: number | null
}

/** A side's season so far. */
export interface TeamSeason {
  readonly league: LeagueKey
  readonly key: string
  readonly name: string
  /** As it is written: `2025-26`, or `60` in a simulated league. */
  readonly season: string
  readonly wins: number
  readonly draws: number
  readonly losses: number
  /** Losses after regulation. Null outside hockey, where no one counts them, and if a loss has no scores by period. */
  readonly overtimeLosses: number | null
  /** Of games whose score is known. */
  readonly scored: number
  readonly allowed: number
  readonly told: number
  /** Probability to beat another of its league on neutral ground; null where its sides are not known beforehand. */
  readonly strength: number | null
  /** The newest first, ten at most. */
  readonly last: readonly PlayedGame[]
}

/** A season without the strength, which is the forecaster's to say. */
type Kept = Omit<TeamSeason, 'strength'> & { readonly year: number }

/** All that is kept of a league's sides. */
export type SavedSeasons = readonly (readonly [string, Kept])[]

const LAST = 10

/** Keeps every side's season, result by result. */
export function teamSeasons(league: League) {
  const sides = new Map<string, Kept>()
  let changed = true
  let told: readonly TeamSeason[] = []
  /** Whether strengths were included. */
  let strong = false

  function learnSide(game: Game, result: Result, side: 'home' | 'away'): void {
    const { key, name } = game[side]
    const year = seasonYearOf(league, game)
    const known = sides.get(key)
    const before = known && known.year === year ? known : fresh(league, { key, name }, game, year)
    const played = playedOf(game, result, side)
    const isTold = played.scored !== null && played.allowed !== null
    const count = (outcome: PlayedGame['outcome']) => (played.outcome === outcome ? 1 : 0)
    sides.set(key, {
      ...before,
      name,
      wins: before.wins + count('win'),
      draws: before.draws + count('draw'),
      losses: before.losses + count('loss'),
      overtimeLosses: overtimeLossesAfter(before.overtimeLosses, played.outcome, wentToOvertime(league, result)),
      scored: before.scored + (played.scored ?? 0),
      allowed: before.allowed + (played.allowed ?? 0),
      told: before.told + (isTold ? 1 : 0),
      last: [played, ...before.last].slice(0, LAST),
    })
  }

  return {
    learn(game: Game, result: Result): void {
      learnSide(game, result, 'home')
      learnSide(game, result, 'away')
      changed = true
    },
    /**
     * Every side's season: the newest, or the one before until the side plays in the newest. The same object as before
     * if no game ended. Without strengths where those are not known yet.
     */
    told(strengthOf: ((key: string) => number | null) | null): readonly TeamSeason[] {
      if (!changed && (strong || !strengthOf)) return told
      const newest = Math.max(...[...sides.values()].map(({ year }) => year))
      told = [...sides.values()].flatMap(({ year, ...side }) =>
        year >= newest - 1 ? [{ ...side, strength: strengthOf?.(side.key) ?? null }] : [],
      )
      changed = false
      strong = strengthOf !== null
      return told
    },
    save: (): SavedSeasons => [...sides],
    restore(saved: SavedSeasons): void {
      for (const [key, side] of saved) sides.set(key, side)
      changed = true
    },
  }
}

/** A game as one side saw it. */
function playedOf(game: Game, { winner, home, away }: Result, side: 'home' | 'away'): PlayedGame {
  const isHome = side === 'home'
  const [scored, allowed] = isHome ? [home, away] : [away, home]
  const outcome = winner === 'draw' ? 'draw' : winner === side ? 'win' : 'loss'
  const ground = game.neutral ? 'neutral' : side
  const opponent = (isHome ? game.away : game.home).name
  return { gameId: game.id, day: game.day, opponent, ground, outcome, scored, allowed }
}

const fresh = (league: League, { key, name }: Game['home'], game: Game, year: number): Kept => ({
  league: league.key,
  key,
  name,
  year,
  season: seasonNameOf(league, game, year),
  wins: 0,
  draws: 0,
  losses: 0,
  overtimeLosses: league.sport === 'hockey' ? 0 : null,
  scored: 0,
  allowed: 0,
  told: 0,
  last: [],
})

/** Overtime losses after one more game; null once one of them is unknown. */
function overtimeLossesAfter(
  before: number | null,
  outcome: PlayedGame['outcome'],
  overtime: boolean | null,
): number | null {
  if (before === null || outcome !== 'loss') return before
  return overtime === null ? null : before + (overtime ? 1 : 0)
}

/** As the calendar writes the season, else its number. */
function seasonNameOf(league: League, game: Game, year: number): string {
  const { name, year: calendar } = seasonOf(league, game.day)
  return calendar === year ? name : String(year)
}

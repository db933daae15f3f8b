import { daysBetween, type Game, type Result } from '@fairline/domain'

/** What is known of a side before a game. */
export interface TeamForm {
  readonly games: number
  readonly wins: number
  readonly losses: number
  /** Means of the season so far, shrunk towards the league. */
  readonly scored: number
  readonly allowed: number
  /** Wins in a row, below 0 losses; a draw ends either. */
  readonly streak: number
  /** Days since its last game; null before its first. */
  readonly rest: number | null
}

/** What is typical of a league. */
export interface LeagueScoring {
  readonly home: number
  readonly away: number
  /** Variance over mean of one side's score. */
  readonly dispersion: number
  /** Standard deviation of the total. */
  readonly totalDeviation: number
  /** What sides of a kind did beyond the fair close, and how often they came up. */
  readonly beyond: Readonly<Record<Kind, Beyond>>
  /** Mean total at a home side's ground over the league's, shrunk. */
  ground(key: string): number
  /** How a starter's side fared: runs or goals allowed in his games, shrunk towards the league's. */
  starter(name: string): number | null
  /** Change of the total, in points, for one degree; shrunk towards none. */
  readonly byDegree: number
  readonly temperature: number
}

export type Kind = 'home underdog' | 'winning streak' | 'losing streak'

export interface Beyond {
  /** Mean of 1 or 0 minus the fair probability, shrunk. */
  readonly mean: number
  readonly games: number
}

interface Team {
  season: number
  games: number
  wins: number
  losses: number
  scored: number
  allowed: number
  streak: number
  lastDay: string | null
}

/** Games' worth of belief that a side is like the league; that a ground is; that a kind of side is priced right. */
const SIDE = 10
const GROUND = 40
const KIND = 500
const STARTER = 8
const DEGREES = 400
/** A streak that is one, and a price that makes an underdog. */
const STREAK = 3

/** A game that is over, as history takes it. */
export interface PastGame {
  readonly game: Game
  readonly result: Result
  readonly season: number
  /** Fair closing probability of the home side; null where none is recorded. */
  readonly close: number | null
  readonly starters: { readonly home: string | null; readonly away: string | null }
  readonly temperature: number | null
}

type Ground = { total: number; games: number }
type Starter = { allowed: number; games: number }
const nobody = () => ({ games: 0, home: 0, away: 0, squares: 0, totals: 0 })
const noHeat = () => ({ games: 0, temperature: 0, total: 0, squares: 0, cross: 0 })
const noKinds = (): Record<Kind, { sum: number; games: number }> => ({
  'home underdog': { sum: 0, games: 0 },
  'winning streak': { sum: 0, games: 0 },
  'losing streak': { sum: 0, games: 0 },
})

/** All that is remembered, as plain data. */
export interface SavedStrategyHistory {
  readonly teams: readonly (readonly [string, Readonly<Team>])[]
  readonly grounds: readonly (readonly [string, Readonly<Ground>])[]
  readonly starters: readonly (readonly [string, Readonly<Starter>])[]
  readonly kinds: ReturnType<typeof noKinds>
  readonly all: ReturnType<typeof nobody>
  readonly heat: ReturnType<typeof noHeat>
}

/** Remembers what strategies lean on: sides, grounds, starters, and how kinds of sides did against their prices. */
export function strategyHistory() {
  const teams = new Map<string, Team>()
  const grounds = new Map<string, Ground>()
  const starters = new Map<string, Starter>()
  const [kinds, all, heat] = [noKinds(), nobody(), noHeat()]
  const typical = () => (all.games === 0 ? 1 : (all.home + all.away) / (2 * all.games))

  function form(key: string, game: Game, season: number): TeamForm {
    const team = teams.get(key)
    const rest = team?.lastDay ? daysBetween(team.lastDay, game.day) : null
    const now = team && team.season === season ? team : null
    const { games = 0, wins = 0, losses = 0, scored = 0, allowed = 0 } = now ?? {}
    const shrunk = (sum: number) => (sum + SIDE * typical()) / (games + SIDE)
    return { games, wins, losses, scored: shrunk(scored), allowed: shrunk(allowed), streak: now?.streak ?? 0, rest }
  }

  function learnTeam(key: string, game: Game, season: number, [scored, allowed]: readonly [number, number]): void {
    const known = teams.get(key)
    const fresh: Team = { season, games: 0, wins: 0, losses: 0, scored: 0, allowed: 0, streak: 0, lastDay: null }
    const team = known && known.season === season ? known : fresh
    team.games += 1
    team.scored += scored
    team.allowed += allowed
    if (scored > allowed) team.wins += 1
    else if (scored < allowed) team.losses += 1
    const way = Math.sign(scored - allowed)
    team.streak = way === 0 ? 0 : Math.sign(team.streak) === way ? team.streak + way : way
    team.lastDay = game.day
    teams.set(key, team)
  }

  function learnKind(kind: Kind, beyond: number): void {
    kinds[kind].sum += beyond
    kinds[kind].games += 1
  }

  function learnKinds({ game, season, close, result }: PastGame): void {
    if (close === null) return
    const won = result.winner === 'home' ? 1 : 0
    if (close < 0.5) learnKind('home underdog', won - close)
    // The away side's probability is not the rest where there are draws: streaks are counted at home.
    const { streak } = form(game.home.key, game, season)
    if (streak >= STREAK) learnKind('winning streak', won - close)
    if (streak <= -STREAK) learnKind('losing streak', won - close)
  }

  function learnPlace(home: number, away: number, { game, starters: who, temperature }: PastGame): void {
    const ground = grounds.get(game.home.key) ?? { total: 0, games: 0 }
    grounds.set(game.home.key, { total: ground.total + home + away, games: ground.games + 1 })
    for (const [name, allowed] of [
      [who.home, away],
      [who.away, home],
    ] as const) {
      if (name === null) continue
      const known = starters.get(name) ?? { allowed: 0, games: 0 }
      starters.set(name, { allowed: known.allowed + allowed, games: known.games + 1 })
    }
    if (temperature === null) return
    heat.games += 1
    heat.temperature += temperature
    heat.total += home + away
    heat.squares += temperature * temperature
    heat.cross += temperature * (home + away)
  }

  return {
    form,
    /** Of all games so far. */
    scoring(): LeagueScoring {
      const { games, squares, totals } = all
      const mean = typical()
      const variance = games < 2 ? mean : squares / (2 * games) - mean * mean
      const spread = heat.games < 2 ? 0 : heat.squares - heat.temperature ** 2 / heat.games
      const cross = heat.games < 2 ? 0 : heat.cross - (heat.temperature * heat.total) / heat.games
      return {
        home: games === 0 ? 1 : all.home / games,
        away: games === 0 ? 1 : all.away / games,
        dispersion: Math.max(1, variance / mean),
        totalDeviation: games < 2 ? 1 : Math.sqrt(Math.max(1e-6, totals / games - 4 * mean * mean)),
        beyond: {
          'home underdog': beyondOf(kinds['home underdog']),
          'winning streak': beyondOf(kinds['winning streak']),
          'losing streak': beyondOf(kinds['losing streak']),
        },
        ground(key) {
          const { total = 0, games: played = 0 } = grounds.get(key) ?? {}
          return (total + GROUND * 2 * mean) / ((played + GROUND) * 2 * mean)
        },
        starter(name) {
          const known = starters.get(name)
          return known ? (known.allowed + STARTER * mean) / (known.games + STARTER) : null
        },
        // Believed beforehand: this many games, fifteen degrees squared apart each, that showed nothing.
        byDegree: cross / (spread + DEGREES * 15),
        temperature: heat.games === 0 ? 0 : heat.temperature / heat.games,
      }
    },
    save: (): SavedStrategyHistory => ({
      teams: [...teams],
      grounds: [...grounds],
      starters: [...starters],
      kinds,
      all,
      heat,
    }),
    restore(saved: SavedStrategyHistory): void {
      for (const [key, team] of saved.teams) teams.set(key, { ...team })
      for (const [key, ground] of saved.grounds) grounds.set(key, { ...ground })
      for (const [name, starter] of saved.starters) starters.set(name, { ...starter })
      Object.assign(kinds, structuredClone(saved.kinds))
      Object.assign(all, saved.all)
      Object.assign(heat, saved.heat)
    },
    /** Learns a game that is over; one without a score is no game. */
    learn(past: PastGame): void {
      const { game, result, season } = past
      const { home, away } = result
      if (home === null || away === null) return
      learnKinds(past)
      learnPlace(home, away, past)
      learnTeam(game.home.key, game, season, [home, away])
      learnTeam(game.away.key, game, season, [away, home])
      all.games += 1
      all.home += home
      all.away += away
      all.squares += home * home + away * away
      all.totals += (home + away) ** 2
    },
  }
}

const beyondOf = ({ sum, games }: { sum: number; games: number }): Beyond => ({ mean: sum / (games + KIND), games })

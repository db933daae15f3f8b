/** The part of a game that is counted. */
interface Counted {
  readonly league: string
  readonly isLive: boolean
  readonly homeTeam: string
  readonly awayTeam: string
  readonly homeScore: number | null
  readonly awayScore: number | null
}

/** A combined score above this is high while the game is on: in baseball, and elsewhere. */
export const highScore = { MLB: 10, other: 140 } as const

/** Whether a game that is on has an unusual score. */
export function isHighScoring({ league, isLive, homeScore, awayScore }: Counted): boolean {
  const bar = league === 'MLB' ? highScore.MLB : highScore.other
  return isLive && (homeScore ?? 0) + (awayScore ?? 0) > bar
}

/** Leagues by what they count; fights have no score, and every other league counts goals. */
const RUN_LEAGUES = ['MLB']
const POINT_LEAGUES = ['NBA', 'WNBA', 'NFL']
const SCORELESS_LEAGUES = ['UFC', 'Boxing']

interface LiveCounters {
  readonly runs: number
  readonly points: number
  readonly goals: number
  /** The live game with the smallest margin; null if none is live. */
  readonly closest: string | null
}

/** Sums what the live games have counted, each unit by itself. */
export function liveCounters(games: readonly Counted[]): LiveCounters {
  const live = games.filter(({ isLive }) => isLive)
  const sum = (of: readonly Counted[]) =>
    of.reduce((total, { homeScore, awayScore }) => total + (homeScore ?? 0) + (awayScore ?? 0), 0)
  const scored = live.filter(({ homeScore, awayScore }) => homeScore !== null && awayScore !== null)
  const closest = scored.toSorted((a, b) => marginOf(a) - marginOf(b))[0]
  return {
    runs: sum(live.filter(({ league }) => RUN_LEAGUES.includes(league))),
    points: sum(live.filter(({ league }) => POINT_LEAGUES.includes(league))),
    goals: sum(live.filter(({ league }) => !NOT_GOALS.includes(league))),
    closest: closest ? `${closest.awayTeam} ${closest.awayScore}–${closest.homeScore} ${closest.homeTeam}` : null,
  }
}

const NOT_GOALS = [...RUN_LEAGUES, ...POINT_LEAGUES, ...SCORELESS_LEAGUES]

const marginOf = ({ homeScore, awayScore }: Counted) => Math.abs((homeScore ?? 0) - (awayScore ?? 0))

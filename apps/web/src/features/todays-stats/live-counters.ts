/** As much of a game as is counted. */
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

/** What the games that are on have come to. */
export function liveCounters(games: readonly Counted[]): { runs: number; points: number; closest: string | null } {
  const live = games.filter(({ isLive }) => isLive)
  const sum = (of: readonly Counted[]) =>
    of.reduce((total, { homeScore, awayScore }) => total + (homeScore ?? 0) + (awayScore ?? 0), 0)
  const scored = live.filter(({ homeScore, awayScore }) => homeScore !== null && awayScore !== null)
  const closest = scored.toSorted((a, b) => marginOf(a) - marginOf(b))[0]
  return {
    runs: sum(live.filter(({ league }) => league === 'MLB')),
    points: sum(live.filter(({ league }) => league !== 'MLB')),
    closest: closest ? `${closest.awayTeam} ${closest.awayScore}–${closest.homeScore} ${closest.homeTeam}` : null,
  }
}

const marginOf = ({ homeScore, awayScore }: Counted) => Math.abs((homeScore ?? 0) - (awayScore ?? 0))

/** What players did of late, and for whom. */
export interface SavedPasts {
  /**
   * Player, side he played for, season, games in it by side, then of every stat of the league his last counts, newest last.
   */
  readonly players: readonly (readonly [string, string, number, Games, ...(readonly number[])[]])[]
}

/** What a player did of one stat before a game. */
export interface PlayerPast {
  /** Counts of the last 30 games, newest last. */
  readonly counts: readonly number[]
  /** The last ten of them. */
  readonly last: readonly number[]
  /** Games he played this season for the side he last played for. */
  readonly games: number
}

type Games = Readonly<Record<string, number>>

interface Player {
  side: string
  season: number
  /** By side: two players of one name are not told apart otherwise, and would have more games than the schedule. */
  games: Games
  readonly counts: number[][]
}

/** A game a player took part in. */
interface PlayedGame {
  readonly player: string
  readonly side: string
  readonly season: number
  /** What he did, by the league's stats. */
  readonly counts: readonly number[]
}

const MAX_COUNTS = 30
const LAST = 10

/** Keeps the last 30 counts of every player, by the league's stats. */
export function playerPasts(stats: readonly string[]) {
  const players = new Map<string, Player>()
  return {
    learn({ player: name, side, season, counts }: PlayedGame): void {
      const player = players.get(name) ?? { side, season, games: {}, counts: stats.map(() => []) }
      players.set(name, player)
      const games = player.season === season ? player.games : {}
      player.games = { ...games, [side]: (games[side] ?? 0) + 1 }
      player.season = season
      player.side = side
      for (const [i, count] of counts.entries()) {
        const kept = player.counts[i]
        kept?.push(count)
        if (kept && kept.length > MAX_COUNTS) kept.shift()
      }
    },
    /** Who he last played for; null for somebody nobody has seen. */
    sideOf: (name: string): string | null => players.get(name)?.side ?? null,
    /** @param season  the season of the game that is asked about */
    of(name: string, stat: string, season: number): PlayerPast {
      const player = players.get(name)
      const counts = [...(player?.counts[stats.indexOf(stat)] ?? [])]
      const games = player?.season === season ? (player.games[player.side] ?? 0) : 0
      return { counts, last: counts.slice(-LAST), games }
    },
    save: (): SavedPasts => ({
      players: [...players].map(([name, { side, season, games, counts }]) => [name, side, season, games, ...counts]),
    }),
    restore(saved: SavedPasts): void {
      for (const [name, side, season, games, ...counts] of saved.players)
        players.set(name, { side, season, games, counts: counts.map((kept) => [...kept]) })
    },
  }
}

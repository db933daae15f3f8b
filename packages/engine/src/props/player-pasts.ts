import { numberRows } from '@fairline/numeric'

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
  /** By side: two players of one name are not distinguished otherwise, and would have more games than the schedule. */
  games: Games
  /** Row of his first stat in the list of all counts; the other stats follow. */
  readonly row: number
  /** How many counts a row holds; the rest of it is empty. */
  held: number
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
  /** Counts of a game are small whole numbers. */
  let rows = numberRows(MAX_COUNTS, 0, Float32Array)

  const countsOf = ({ row, held }: Player): number[][] => stats.map((_, i) => rows.row(row + i).slice(0, held))

  function newcomer(side: string, season: number): Player {
    const [row = rows.count()] = stats.map(() => rows.add(new Array<number>(MAX_COUNTS).fill(0)))
    return { side, season, games: {}, row, held: 0 }
  }

  /** Keeps the last 30 of the counts of each stat. */
  function keep(player: Player, counts: readonly (readonly number[])[]): void {
    for (const [i, all] of counts.entries()) {
      const last = all.slice(-MAX_COUNTS)
      player.held = last.length
      rows.set(player.row + i, [...last, ...new Array<number>(MAX_COUNTS - last.length).fill(0)])
    }
  }

  return {
    learn({ player: name, side, season, counts }: PlayedGame): void {
      const player = players.get(name) ?? newcomer(side, season)
      players.set(name, player)
      const games = player.season === season ? player.games : {}
      player.games = { ...games, [side]: (games[side] ?? 0) + 1 }
      player.season = season
      player.side = side
      keep(
        player,
        countsOf(player).map((all, i) => [...all, counts[i] ?? 0]),
      )
    },
    /** Who he last played for; null for someone no one has seen. */
    sideOf: (name: string): string | null => players.get(name)?.side ?? null,
    /** @param season  the season of the game in question */
    of(name: string, stat: string, season: number): PlayerPast {
      const player = players.get(name)
      const place = stats.indexOf(stat)
      const counts = player && place >= 0 ? rows.row(player.row + place).slice(0, player.held) : []
      const games = player?.season === season ? (player.games[player.side] ?? 0) : 0
      return { counts, last: counts.slice(-LAST), games }
    },
    save: (): SavedPasts => ({
      players: [...players].map(([name, player]) => [
        name,
        player.side,
        player.season,
        player.games,
        ...countsOf(player),
      ]),
    }),
    restore(saved: SavedPasts): void {
      rows = numberRows(MAX_COUNTS, saved.players.length * stats.length, Float32Array)
      players.clear()
      for (const [name, side, season, games, ...counts] of saved.players) {
        const player = { ...newcomer(side, season), games }
        keep(player, counts)
        players.set(name, player)
      }
    },
  }
}

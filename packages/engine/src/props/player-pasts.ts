/** What players did of late, and for whom. */
export interface SavedPasts {
  /** Player, side he played for, games, then of every stat of the league his last counts, newest last. */
  readonly players: readonly (readonly [string, string, number, ...(readonly number[])[]])[]
}

/** What a player did of one stat before a game. */
export interface PlayerPast {
  /** Counts of his last ten games, newest last. */
  readonly last: readonly number[]
  /** Games he is known from. */
  readonly games: number
}

const KEPT = 10

/** Keeps the last ten counts of every player, by the league's stats. */
export function playerPasts(stats: readonly string[]) {
  const players = new Map<string, { side: string; games: number; counts: number[][] }>()
  return {
    learn(name: string, side: string, counts: readonly number[]): void {
      const player = players.get(name) ?? { side, games: 0, counts: stats.map(() => []) }
      players.set(name, player)
      player.side = side
      player.games += 1
      for (const [i, count] of counts.entries()) {
        const kept = player.counts[i]
        kept?.push(count)
        if (kept && kept.length > KEPT) kept.shift()
      }
    },
    /** Who he last played for; null for somebody nobody has seen. */
    sideOf: (name: string): string | null => players.get(name)?.side ?? null,
    of(name: string, stat: string): PlayerPast {
      const player = players.get(name)
      return { last: [...(player?.counts[stats.indexOf(stat)] ?? [])], games: player?.games ?? 0 }
    },
    save: (): SavedPasts => ({
      players: [...players].map(([name, { side, games, counts }]) => [name, side, games, ...counts]),
    }),
    restore(saved: SavedPasts): void {
      for (const [name, side, games, ...counts] of saved.players)
        players.set(name, { side, games, counts: counts.map((kept) => [...kept]) })
    },
  }
}

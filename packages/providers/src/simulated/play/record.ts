/** Home and away, as indices. */
export type SideIndex = 0 | 1

/** The game at a moment: everything that happened up to `at`. Numbers only; texts are made when someone looks. */
export interface PlayEvent {
  /** Milliseconds since the start. */
  readonly at: number
  readonly period: number
  /** Where in the period, in the sport's own measure: seconds or minutes left or gone, or the half of an inning. */
  readonly phase: number
  /** Share of regulation time still to play. */
  readonly remaining: number
  /** Baseball: outs in the two lowest bits, bases above; else 0. */
  readonly bases: number
  readonly home: number
  readonly away: number
  /** What players did since the event before: side, player, stat and amount, one after the other. */
  readonly credits: readonly number[]
}

/** A played game. */
export interface Played {
  readonly home: number
  readonly away: number
  readonly winner: 'home' | 'draw' | 'away'
  /** Scores by period, home and away. */
  readonly periods: readonly [readonly number[], readonly number[]]
  /** What every player did: index is player × number of stats + stat. */
  readonly lines: readonly [Int16Array, Int16Array]
  /** Milliseconds from start to end. */
  readonly length: number
  /** In order; empty where the game was played for its result only. */
  readonly events: readonly PlayEvent[]
}

/** Writes a game down as it is played. */
export interface GameRecord {
  score(side: SideIndex, points: number): void
  credit(side: SideIndex, player: number, stat: number, amount?: number): void
  /** What was written since the last call happened now. */
  moment(at: number, period: number, phase: number, remaining: number, bases?: number): void
  points(side: SideIndex): number
  close(winner?: Played['winner']): Played
}

/**
 * An empty record.
 *
 * @param players  how many players each side has
 * @param stats    how many things are counted of each
 * @param live     whether every moment is kept, or only its end
 */
export function gameRecord(players: readonly [number, number], stats: number, live: boolean): GameRecord {
  const lines = [new Int16Array(players[0] * stats), new Int16Array(players[1] * stats)] as const
  const periods: [number[], number[]] = [[0], [0]]
  const totals: [number, number] = [0, 0]
  const events: PlayEvent[] = []
  let [period, credits, last] = [1, [] as number[], 0]

  function reach(next: number): void {
    for (; period < next; period++) {
      periods[0].push(0)
      periods[1].push(0)
    }
  }

  return {
    score(side, points) {
      totals[side] += points
      periods[side][period - 1] = (periods[side][period - 1] ?? 0) + points
    },
    credit(side, player, stat, amount = 1) {
      const line = lines[side]
      const at = player * stats + stat
      line[at] = (line[at] ?? 0) + amount
      if (live) credits.push(side, player, stat, amount)
    },
    moment(at, now, phase, remaining, bases = 0) {
      reach(now)
      last = at
      if (!live) return
      events.push({ at, period: now, phase, remaining, bases, home: totals[0], away: totals[1], credits })
      credits = []
    },
    points: (side) => totals[side],
    close(winner) {
      const leads = totals[0] > totals[1] ? 'home' : totals[0] < totals[1] ? 'away' : 'draw'
      return {
        home: totals[0],
        away: totals[1],
        winner: winner ?? leads,
        periods,
        lines,
        length: last,
        events,
      }
    },
  }
}

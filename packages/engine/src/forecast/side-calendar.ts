/** How tired a side comes to a game, from the days of its games so far. */
export interface Rest {
  readonly playedYesterday: boolean
  /** Whether it is its third game in four days, or more. */
  readonly isThirdInFour: boolean
  /** Days since its last game, at most `MAX_REST`; `MAX_REST` if it has none. */
  readonly days: number
}

/** The newest days each side played on, oldest first. */
export type SavedCalendar = readonly (readonly [side: string, days: readonly number[]])[]

/** More days off rest no one better. */
export const MAX_REST = 4
/** Enough for double-headers on three days. */
const MAX_DAYS_KEPT = 6

/** Remembers on which days every side played lately. Days are numbered; see `dayNumber`. */
export function sideCalendar() {
  const played = new Map<string, readonly number[]>()
  return {
    restOf(side: string, day: number): Rest {
      const earlier = (played.get(side) ?? []).filter((one) => one < day)
      const last = earlier.at(-1)
      const lately = new Set(earlier.filter((one) => one >= day - 3))
      return {
        playedYesterday: last === day - 1,
        isThirdInFour: lately.size >= 2,
        days: last === undefined ? MAX_REST : Math.min(MAX_REST, day - last),
      }
    },
    /** Learns that a side has played; in the order of time. */
    learn(side: string, day: number): void {
      played.set(side, [...(played.get(side) ?? []), day].slice(-MAX_DAYS_KEPT))
    },
    save: (): SavedCalendar => [...played],
    restore(saved: SavedCalendar): void {
      played.clear()
      for (const [side, days] of saved) played.set(side, days)
    },
  }
}

export type SideCalendar = ReturnType<typeof sideCalendar>

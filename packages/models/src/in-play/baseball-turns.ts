import type { HalfInningState } from './half-inning.ts'

/**
 * Runs of an inning as a share of an average one: line-ups begin with their best, and games end with the best relievers.
 *
 * @source the visitors’ runs by inning, MLB 2010–17
 */
const RUNS_BY_INNING = [1.057, 0.91, 1.019, 1.069, 1.029, 1.057, 0.996, 0.934, 0.929]
const WHOLE = RUNS_BY_INNING.reduce((sum, runs) => sum + runs, 0)
const INNINGS = RUNS_BY_INNING.length
/** The ninth inning's share of a whole game. */
const LAST = (RUNS_BY_INNING.at(-1) as number) / WHOLE
const OUTS = 3

const LATE_FROM = 7
const LATE_LEADING = 1.03
/**
 * From the seventh inning on the side that leads scores this many times what is expected of it, the one behind this many: managers keep
 * their best relievers for leads.
 *
 * @source runs over expected runs in innings 7–9, MLB 2010–14: leading 1.033 ± 0.015, behind 0.94 ± 0.013 (2015–17: 1.087, 0.93)
 */
export const LATE_BEHIND = 0.94

/** What each side has still to come, in shares of what it is expected to score in nine innings. */
export interface Turns {
  /** Whole turns, without the home side's last one. */
  readonly home: number
  readonly away: number
  /** The home side's last turn, if it is still to come or being played; 0 once it is over. */
  readonly last: number
  /** The turn that has begun; null between turns. */
  readonly current: CurrentTurn | null
}

/** A turn that has begun. */
interface CurrentTurn {
  readonly side: 'home' | 'away'
  /** Whether it is the home side's last one. */
  readonly isLast: boolean
  /** The whole turn's share of the game. */
  readonly share: number
  /** Null in extra innings: they may begin with a runner on second, and nothing says whether they do. */
  readonly state: HalfInningState | null
  /** Share of the turn that is left, by outs. */
  readonly rest: number
}

/** How a baseball game stands. */
export interface BaseballStanding {
  readonly home: number
  readonly away: number
  /** 1, 2 …; above 9 in extra innings. */
  readonly inning: number
  /** Who bats, or has just batted if three are out. */
  readonly batting: 'home' | 'away'
  /** 0 to 3. */
  readonly outs: number
  /** 0 (empty) to 7 (loaded): 1 for first, 2 for second, 4 for third. */
  readonly bases: number
}

/** Turns before the first pitch. */
export const ALL_TURNS: Turns = { home: 1 - LAST, away: 1, last: LAST, current: null }

/**
 * What both sides have still to come: the visitors bat first, so the home side may have a turn more.
 *
 * @param standing  score, inning, who bats, outs and bases
 * @returns shares of what each side is expected to score in nine innings
 * @throws never
 * @source the rules of baseball; run shares by inning as counted above
 * @example baseballTurns({ home: 0, away: 0, inning: 1, batting: 'away', outs: 3, bases: 0 }).current // => null
 */
export function baseballTurns(standing: BaseballStanding): Turns {
  const { home, away, inning, batting, outs, bases } = standing
  const isOver = outs >= OUTS
  const hasBegun = !isOver && (outs > 0 || bases > 0)
  const next = isOver || hasBegun ? inning + 1 : inning
  const isLast = batting === 'home' && inning >= INNINGS
  const [homeFrom, awayFrom] = batting === 'away' ? [inning, next] : [next, inning + 1]
  return {
    home: sharesFrom(homeFrom, INNINGS - 1, home - away),
    // Of extra innings the visitors have the one that is about to begin.
    away: awayFrom === inning && inning > INNINGS ? LAST : sharesFrom(awayFrom, INNINGS, away - home),
    last: isLast && isOver ? 0 : LAST,
    current: hasBegun ? currentTurn(standing, isLast) : null,
  }
}

function currentTurn({ home, away, inning, batting, outs, bases }: BaseballStanding, isLast: boolean): CurrentTurn {
  const lead = batting === 'away' ? away - home : home - away
  return {
    side: batting,
    isLast,
    share: shareOf(inning) * (isLast ? 1 : lateFactor(inning, lead)),
    state: inning > INNINGS ? null : { outs, bases },
    rest: (OUTS - outs) / OUTS,
  }
}

const shareOf = (inning: number) => (RUNS_BY_INNING[inning - 1] ?? LAST * WHOLE) / WHOLE

/** @param lead  of the side that bats */
const lateFactor = (inning: number, lead: number) =>
  inning < LATE_FROM || lead === 0 ? 1 : lead > 0 ? LATE_LEADING : LATE_BEHIND

/** Shares of the innings from one to another, both included. */
function sharesFrom(from: number, to: number, lead: number): number {
  let sum = 0
  for (let inning = from; inning <= to; inning++) sum += shareOf(inning) * lateFactor(inning, lead)
  return sum
}

import { type CountDispersion, drawPoisson, normalStream, type RandomStream, randomStream } from '@fairline/numeric'
import { countTable, stepOf } from '../count-of-normal.ts'
import type { GameDraws } from '../game-draws.ts'
import { type Scorer, scoredBy } from './scored-by.ts'

/** What to draw. Goals are of the final score, that of a shoot-out included. */
export interface HockeyGame {
  readonly home: HockeySide
  readonly away: HockeySide
}

export interface HockeySide {
  readonly goals: number
  readonly players?: readonly (Scorer & {
    readonly shots?: { readonly mean: number; readonly spread: CountDispersion }
  })[]
}

/** Share of goals before the last minutes by period: counted in 3,112 NHL games of 2019–22. */
const PERIODS = [0.298, 0.349, 0.353]
/**
 * The last minutes without a goalkeeper: a side one goal behind draws level; by how far it is behind, a side falls one farther
 * behind. So that margins after 60 minutes come as often as in those games (0: 22.7 %, 1: 19.7 %, 2: 19.7 %, 3: 22.8 %, 4: 9.9 %).
 */
const LEVEL = 0.16
const FARTHER = [0, 0.2, 0.38, 0.15]
/** What the last minutes and overtime add to both sides' goals together. */
const LATE = 0.47

/**
 * Draws games: goals by period, the last minutes without a goalkeeper, overtime, and who scored, assisted and shot.
 *
 * @param count  how many games, at least 1
 * @param seed   a whole number; the same seed draws the same games
 * @returns scores by period; players with goals, assists, points and, where requested, shots
 * @throws {RangeError} if `count` is not a whole number of at least 1, or goals are not above a quarter
 * @source Poisson goals; late goals counted in recorded games
 */
export function simulateHockey(game: HockeyGame, count: number, seed: number): GameDraws {
  if (!(Number.isInteger(count) && count >= 1))
    throw new RangeError(`games must be a whole number of at least 1, got ${count}`)
  const early = earlyGoals(game)
  const next = randomStream(seed)
  const normal = normalStream(next)
  const [home, away] = [new Uint16Array(count), new Uint16Array(count)]
  const periods = PERIODS.map(() => ({ home: new Uint8Array(count), away: new Uint8Array(count) }))
  const benches = [benchOf(game.home, count), benchOf(game.away, count)] as const
  for (let i = 0; i < count; i++) {
    let [ours, theirs] = [0, 0]
    for (const [k, share] of PERIODS.entries()) {
      const [a, b] = [drawPoisson(early.home * share, next), drawPoisson(early.away * share, next)]
      ours += a
      theirs += b
      const [lateA, lateB] = k === PERIODS.length - 1 ? lastMinutes(ours - theirs, next) : NONE
      ours += lateA
      theirs += lateB
      ;(periods[k] as (typeof periods)[0]).home[i] = a + lateA
      ;(periods[k] as (typeof periods)[0]).away[i] = b + lateB
    }
    const [wonByHome, tied] = [next() < early.home / (early.home + early.away), ours === theirs]
    home[i] = ours + (tied && wonByHome ? 1 : 0)
    away[i] = theirs + (tied && !wonByHome ? 1 : 0)
    benches[0].draw(i, ours, next, normal)
    benches[1].draw(i, theirs, next, normal)
  }
  return { count, home, away, periods, players: new Map([...benches[0].players, ...benches[1].players]) }
}

const NONE = [0, 0] as const
const TIED = 0.227

function earlyGoals({ home, away }: HockeyGame): { home: number; away: number } {
  const all = home.goals + away.goals
  for (const { goals } of [home, away])
    if (!(goals > LATE / 2)) throw new RangeError(`expected goals must be above ${LATE / 2}, got ${goals}`)
  const share = (all - LATE) / all
  return { home: home.goals * share, away: away.goals * share }
}

/** Goals of both sides when the side behind takes its goalkeeper off. */
function lastMinutes(lead: number, next: RandomStream): readonly [number, number] {
  const behind = Math.abs(lead)
  const luck = next()
  const farther = FARTHER[behind] ?? 0
  if (luck < farther) return lead > 0 ? [1, 0] : [0, 1]
  const level = behind === 1 && luck < farther + LEVEL
  return level ? (lead > 0 ? [0, 1] : [1, 0]) : NONE
}

/** Goals, assists, points and shots of a side's players; the goal of a shoot-out is no one's. */
function benchOf({ goals, players = [] }: HockeySide, count: number) {
  // One game in 4.4 is tied after 60 minutes, and half of the goals that decide it are this side's.
  const scorers = scoredBy(players, goals - TIED / 2, count)
  const shooting = players.map(({ shots, goals: own }) =>
    // Every goal is a shot; the rest spreads around what is left of the mean.
    shots ? { counts: new Uint8Array(count), table: countTable(Math.max(0.01, shots.mean - own), shots.spread) } : null,
  )
  const points = players.map(() => new Uint8Array(count))
  return {
    players: scorers.drawn.map(({ name, goals: scored, assists }, k) => {
      const shots = shooting[k]?.counts
      const columns = { goals: scored, assists, points: points[k] as Uint8Array, ...(shots ? { shots } : {}) }
      return [name, columns as Readonly<Record<string, Uint8Array>>] as const
    }),
    draw(i: number, scored: number, next: RandomStream, normal: () => number): void {
      scorers.give(i, scored, next)
      for (const [k, { goals: own, assists }] of scorers.drawn.entries()) {
        ;(points[k] as Uint8Array)[i] = (own[i] as number) + (assists[i] as number)
        const shots = shooting[k]
        if (shots) shots.counts[i] = (own[i] as number) + (shots.table[stepOf(normal())] as number)
      }
    },
  }
}

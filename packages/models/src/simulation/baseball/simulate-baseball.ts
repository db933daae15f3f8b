import { normalStream, type RandomStream, randomStream } from '@fairline/numeric'
import type { GameDraws } from '../game-draws.ts'
import { type BaseballSide, batterStats, meet, meetForm, type Nine, nineOf, pitcherStats } from './nine.ts'
import { playHalf } from './play-half.ts'

/** What to draw. */
export interface BaseballGame {
  readonly home: BaseballSide
  readonly away: BaseballSide
  /** Extra innings begin with a runner on second, as since 2020. Default true. */
  readonly runnerOnSecond?: boolean
}

const INNINGS = 9
/** No one has played longer than 26; a draw that ties until then is left a tie of the 30th. */
const MAX_INNINGS = 30

/**
 * Draws games plate appearance by plate appearance: scores by inning, what each batter and each starter does.
 *
 * @param count  how many games, at least 1
 * @param seed   a whole number; the same seed draws the same games
 * @returns players by the names given, or `home 1` … `home 9`, `home starter` and the same of `away`
 * @throws {RangeError} if `count` is not a whole number of at least 1, or a side names more than nine batters
 * @source a Markov chain of bases and outs with shares counted in 2019; `docs/models.md` holds it against that season
 */
export function simulateBaseball(game: BaseballGame, count: number, seed: number): GameDraws {
  if (!(Number.isInteger(count) && count >= 1))
    throw new RangeError(`games must be a whole number of at least 1, got ${count}`)
  const next = randomStream(seed)
  const normal = normalStream(next)
  const [home, away] = [nineOf(game.home), nineOf(game.away)]
  meet(home, away)
  meet(away, home)
  const draws = emptyDraws(count)
  const kept = [keeper('home', game.home, home, count), keeper('away', game.away, away, count)]
  for (let i = 0; i < count; i++) {
    begin(home, away, normal)
    begin(away, home, normal)
    playGame(draws, i, home, away, game.runnerOnSecond ?? true, next)
    for (const keep of kept) keep.take(i)
  }
  return { ...draws, players: new Map(kept.flatMap(({ players }) => players)) }
}

/** A side before the first pitch: no one has done anything; its pitchers' form and how long the starter stays are drawn. */
function begin(nine: Nine, opponent: Nine, normal: () => number): void {
  nine.lines.fill(0)
  nine.starterLine.fill(0)
  nine.up = 0
  nine.starterIn = true
  nine.pitches = 0
  nine.stay = nine.meanStay + nine.stayDeviation * normal()
  meetForm(opponent, 0, normal())
  meetForm(opponent, 1, normal())
}

function playGame(draws: Drawn, i: number, home: Nine, away: Nine, runnerOnSecond: boolean, next: RandomStream): void {
  let [homeRuns, awayRuns] = [0, 0]
  for (let inning = 0; inning < MAX_INNINGS; inning++) {
    const extra = inning >= INNINGS
    const top = playHalf(away, home, extra && runnerOnSecond, Number.POSITIVE_INFINITY, next)
    awayRuns += top
    const last = inning >= INNINGS - 1
    const bottom =
      last && homeRuns > awayRuns
        ? 0
        : playHalf(home, away, extra && runnerOnSecond, last ? awayRuns - homeRuns + 1 : Number.POSITIVE_INFINITY, next)
    homeRuns += bottom
    const period = draws.periods[inning]
    if (period) {
      period.away[i] = top
      period.home[i] = bottom
    }
    if (last && homeRuns !== awayRuns) break
  }
  draws.home[i] = homeRuns
  draws.away[i] = awayRuns
}

type Drawn = Omit<GameDraws, 'players'>

const emptyDraws = (count: number): Drawn => ({
  count,
  home: new Uint16Array(count),
  away: new Uint16Array(count),
  periods: Array.from({ length: INNINGS }, () => ({ home: new Uint8Array(count), away: new Uint8Array(count) })),
})

/** Keeps what the players of a side did in every game. */
function keeper(side: 'home' | 'away', { batters = [], starter }: BaseballSide, nine: Nine, count: number) {
  const columnsOf = (stats: readonly string[]) => stats.map(() => new Uint8Array(count))
  const order = Array.from({ length: 9 }, () => columnsOf(batterStats)).flat()
  const pitched = columnsOf(pitcherStats)
  const named = (stats: readonly string[], columns: readonly Uint8Array[]) =>
    Object.fromEntries(stats.map((stat, k) => [stat, columns[k] as Uint8Array]))
  const players: [string, Readonly<Record<string, Uint8Array>>][] = Array.from({ length: 9 }, (_, k) => [
    batters[k]?.name ?? `${side} ${k + 1}`,
    named(batterStats, order.slice(k * batterStats.length, (k + 1) * batterStats.length)),
  ])
  return {
    players: [
      ...players,
      [starter?.name ?? `${side} starter`, named(pitcherStats, pitched)] as (typeof players)[number],
    ],
    take(i: number): void {
      for (let k = 0; k < order.length; k++) (order[k] as Uint8Array)[i] = nine.lines[k] as number
      for (let k = 0; k < pitched.length; k++) (pitched[k] as Uint8Array)[i] = nine.starterLine[k] as number
    },
  }
}

import { gaussianFilter, type Mix } from '../filter/gaussian-filter.ts'
import type { RatedGame } from './rated-game.ts'

/** A rating of totals: levels are points by which games of a side are higher than others. Deviations are in points. */
export interface TotalSettings {
  /** What the league's games come to at the start, and how little that is known. */
  readonly level: number
  readonly levelDeviation: number
  /** Variance that a day adds to the league's level. */
  readonly levelVariance: number
  readonly newcomerDeviation: number
  readonly summerDeviation: number
  readonly carry: number
  readonly dayVariance: number
  readonly resultDeviation: number
  readonly marketDeviation: number
  /** How far grounds lie from each other; 0 where they are all alike. */
  readonly groundDeviation: number
  /** How far starting pitchers lie from each other, and what a day adds to that variance; 0 where no one starts. */
  readonly starterDeviation: number
  readonly starterVariance: number
}

/** What a rating of totals has learned. */
export interface SavedTotals {
  readonly filter: readonly number[]
  readonly sides: readonly (readonly [name: string, state: number, season: number, lastDay: number])[]
  readonly grounds: readonly (readonly [name: string, state: number])[]
  readonly starters: readonly (readonly [name: string, mean: number, variance: number, day: number])[]
  readonly lastDay: number | null
}

/** A model of how many points both sides score together. */
export interface TotalModel {
  /** Expected total. Changes nothing. */
  forecast(game: RatedGame): number
  /** Learns the total of a game, and the total it closed on; null where one is not known. */
  learn(game: RatedGame, total: number | null, closed: number | null): void
  save(): SavedTotals
  restore(saved: SavedTotals): void
}

/** Levels add up; of two sides far below the league's something is left all the same: a share of its level at the start. */
const MIN_TOTAL_SHARE = 0.25

interface Side {
  readonly state: number
  season: number
  lastDay: number
}

interface Starter {
  mean: number
  variance: number
  day: number
}

/**
 * A rating for totals: one filter of the league's level, of every side's games and of every ground; starting pitchers are kept
 * next to it, each by himself.
 *
 * After a game the filter sees its total, and then the one it closed on, which is far nearer to the truth.
 *
 * @param settings  the league's constants
 * @returns a model that has seen nothing
 * @throws never
 * @source the state-space view of `marginRating`, with sums for differences
 * @example totalRating({ level: 200, levelDeviation: 10, levelVariance: 0, newcomerDeviation: 5, summerDeviation: 4, carry: 0.7, dayVariance: 0.3, resultDeviation: 18, marketDeviation: 4, groundDeviation: 0, starterDeviation: 0, starterVariance: 0 }).forecast({ home: 'a', away: 'b', season: 1, neutral: false, day: 1 }) // => 200
 */
export function totalRating(settings: TotalSettings): TotalModel {
  const filter = gaussianFilter()
  const level = filter.add(settings.level, settings.levelDeviation ** 2)
  const sides = new Map<string, Side>()
  const grounds = new Map<string, number>()
  const starters = new Map<string, Starter>()
  let lastDay: number | null = null

  const levelOf = (name: string, season: number): number => {
    const side = sides.get(name)
    return side ? filter.mean(side.state) * settings.carry ** Math.max(0, season - side.season) : 0
  }

  function grown(name: string, { season, day }: RatedGame): number {
    const known = sides.get(name) ?? { state: filter.add(0, settings.newcomerDeviation ** 2), season, lastDay: day }
    sides.set(name, known)
    for (; known.season < season; known.season += 1) {
      filter.shrink(known.state, settings.carry)
      filter.loosen(known.state, settings.summerDeviation ** 2)
      known.lastDay = day
    }
    filter.loosen(known.state, settings.dayVariance * Math.max(0, day - known.lastDay))
    known.lastDay = day
    return known.state
  }

  function groundOf({ home, neutral }: RatedGame): Mix {
    if (neutral || settings.groundDeviation === 0) return []
    const state = grounds.get(home) ?? filter.add(0, settings.groundDeviation ** 2)
    grounds.set(home, state)
    return [[state, 1]]
  }

  const namesOf = ({ starters: named }: RatedGame): string[] =>
    settings.starterDeviation === 0 ? [] : [named?.home, named?.away].filter((name) => typeof name === 'string')

  /** Who starts, as uncertain as the days since his last start have made him. */
  function startersOf(game: RatedGame): Starter[] {
    return namesOf(game).map((name) => {
      const known = starters.get(name) ?? { mean: 0, variance: settings.starterDeviation ** 2, day: game.day }
      starters.set(name, known)
      known.variance += settings.starterVariance * Math.max(0, game.day - known.day)
      known.day = game.day
      return known
    })
  }

  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

  /** What is seen moves the filter and the starters, each by its share of what is not known. */
  function observe(mix: Mix, who: readonly Starter[], value: number, noise: number): void {
    const [means, own] = [sum(who.map(({ mean }) => mean)), sum(who.map(({ variance }) => variance))]
    const surprise = value - filter.expected(mix) - means
    const unknown = filter.varianceOf(mix) + own + noise
    for (const starter of who) {
      const gain = starter.variance / unknown
      starter.mean += gain * surprise
      starter.variance *= 1 - gain
    }
    filter.observe(mix, value - means, noise + own)
  }

  return {
    forecast(game) {
      const { home, away, season } = game
      const ground = game.neutral ? undefined : grounds.get(home)
      const total =
        filter.mean(level) +
        levelOf(home, season) +
        levelOf(away, season) +
        (ground === undefined ? 0 : filter.mean(ground)) +
        sum(namesOf(game).map((name) => starters.get(name)?.mean ?? 0))
      return Math.max(MIN_TOTAL_SHARE * settings.level, total)
    },
    learn(game, total, closed) {
      filter.loosen(level, settings.levelVariance * Math.max(0, game.day - (lastDay ?? game.day)))
      lastDay = game.day
      const mix: Mix = [[level, 1], [grown(game.home, game), 1], [grown(game.away, game), 1], ...groundOf(game)]
      const who = startersOf(game)
      if (total !== null) observe(mix, who, total, settings.resultDeviation ** 2)
      if (closed !== null) observe(mix, who, closed, settings.marketDeviation ** 2)
    },
    save: () => ({
      filter: filter.save(),
      sides: [...sides].map(([name, { state, season, lastDay: day }]) => [name, state, season, day] as const),
      grounds: [...grounds],
      starters: [...starters].map(([name, { mean, variance, day }]) => [name, mean, variance, day] as const),
      lastDay,
    }),
    restore(saved) {
      filter.restore(saved.filter)
      for (const [name, state, season, day] of saved.sides) sides.set(name, { state, season, lastDay: day })
      for (const [name, state] of saved.grounds) grounds.set(name, state)
      for (const [name, mean, variance, day] of saved.starters) starters.set(name, { mean, variance, day })
      lastDay = saved.lastDay
    },
  }
}

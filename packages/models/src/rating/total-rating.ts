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
}

/** A model of how many points both sides score together. */
export interface TotalModel {
  /** Expected total. Changes nothing. */
  forecast(game: RatedGame): number
  /** Learns the total of a game, and the line it closed on; null where one is not known. */
  learn(game: RatedGame, total: number | null, closed: number | null): void
}

/**
 * A rating for totals of games won by points: one filter of the league's level and of every side's games.
 *
 * After a game the filter sees its total, and then the line it closed on, which is far nearer to the truth.
 *
 * @param settings  the league's constants
 * @returns a model that has seen nothing
 * @throws never
 * @source the state-space view of `marginRating`, with sums for differences
 * @example totalRating({ level: 200, levelDeviation: 10, levelVariance: 0, newcomerDeviation: 5, summerDeviation: 4, carry: 0.7, dayVariance: 0.3, resultDeviation: 18, marketDeviation: 4 }).forecast({ home: 'a', away: 'b', season: 1, neutral: false, day: 1 }) // => 200
 */
export function totalRating(settings: TotalSettings): TotalModel {
  const filter = gaussianFilter()
  const level = filter.add(settings.level, settings.levelDeviation ** 2)
  const sides = new Map<string, { readonly state: number; season: number; lastDay: number }>()
  let lastDay: number | null = null

  const levelOf = (name: string, season: number): number => {
    const side = sides.get(name)
    return side ? filter.mean(side.state) * settings.carry ** Math.max(0, season - side.season) : 0
  }

  function grown(name: string, { season, day }: RatedGame) {
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

  return {
    forecast: ({ home, away, season }) => filter.mean(level) + levelOf(home, season) + levelOf(away, season),
    learn(game, total, closed) {
      filter.loosen(level, settings.levelVariance * Math.max(0, game.day - (lastDay ?? game.day)))
      lastDay = game.day
      const mix: Mix = [
        [level, 1],
        [grown(game.home, game), 1],
        [grown(game.away, game), 1],
      ]
      if (total !== null) filter.observe(mix, total, settings.resultDeviation ** 2)
      if (closed !== null) filter.observe(mix, closed, settings.marketDeviation ** 2)
    },
  }
}

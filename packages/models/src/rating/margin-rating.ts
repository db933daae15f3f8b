import { normalCdf, normalQuantile } from '@fairline/numeric'
import { gaussianFilter, type Mix } from '../filter/gaussian-filter.ts'
import type { RatedEnding, RatedGame, WinnerModel } from './rated-game.ts'

/** A rating of margins: levels are points by which a side beats an average one. Deviations are in points. */
export interface MarginSettings {
  /** What is not known of a side never seen, and of every side after a summer. */
  readonly newcomerDeviation: number
  readonly summerDeviation: number
  /** Share carried into the next season. */
  readonly carry: number
  /** Variance that a day adds to what is not known of a side. */
  readonly dayVariance: number
  /** How far a margin, and a closing spread, lie from what is to be learned from them. */
  readonly resultDeviation: number
  readonly marketDeviation: number
  /** Points of playing at home, and what having played the day before costs at home and away, at the start; learned from there on. */
  readonly homeEdge: number
  readonly homeTired: number
  readonly awayTired: number
  readonly edgeDeviation: number
  readonly tiredDeviation: number
  /** How far margins lie from what was expected, at the start; it follows with this half-life, in games. */
  readonly spread: number
  readonly spreadHalfLife: number
  /** The probability to win is the normal share above zero at this share of that spread. */
  readonly sharpness: number
}

interface Side {
  readonly state: number
  season: number
  lastDay: number
}

/**
 * A rating for games won by points: one filter of all sides' levels, the home edge and the cost of having played the day
 * before. Probability of the home side = normal share of expected margin over the spread of margins.
 *
 * After a game the filter sees its margin, and then its closing spread, which is far nearer to the truth. Where no spread
 * closed the closing probability is turned into one.
 *
 * @param settings  the league's constants
 * @returns a model with the app's interface (`WinnerModel`)
 * @throws never
 * @source Glickman and Stern's state-space view of margins, with past closing spreads as a second observation
 * @example marginRating({ newcomerDeviation: 5, summerDeviation: 3, carry: 0.8, dayVariance: 0.4, resultDeviation: 12, marketDeviation: 4, homeEdge: 0, homeTired: 0, awayTired: 0, edgeDeviation: 1, tiredDeviation: 1, spread: 12, spreadHalfLife: 1500, sharpness: 0.9 }).forecast({ home: 'a', away: 'b', season: 1, neutral: false, day: 1 }) // => [0.5, 0.5]
 */
export function marginRating(settings: MarginSettings): WinnerModel {
  const filter = gaussianFilter()
  const [edge, homeTired, awayTired] = [
    filter.add(settings.homeEdge, settings.edgeDeviation ** 2),
    filter.add(settings.homeTired, settings.tiredDeviation ** 2),
    filter.add(settings.awayTired, settings.tiredDeviation ** 2),
  ]
  const sides = new Map<string, Side>()
  const forget = 0.5 ** (1 / settings.spreadHalfLife)
  let variance = settings.spread ** 2

  /** What is not a side's level in an expected margin. */
  function circumstances({ home, away, neutral, day }: RatedGame): Mix {
    const tired = (name: string) => sides.get(name)?.lastDay === day - 1
    return [
      ...(neutral ? [] : [[edge, 1] as const]),
      ...(tired(home) ? [[homeTired, -1] as const] : []),
      ...(tired(away) ? [[awayTired, 1] as const] : []),
    ]
  }

  const levelOf = (name: string, season: number): number => {
    const side = sides.get(name)
    return side ? filter.mean(side.state) * settings.carry ** Math.max(0, season - side.season) : 0
  }
  const expectedMargin = (game: RatedGame) =>
    levelOf(game.home, game.season) - levelOf(game.away, game.season) + filter.expected(circumstances(game))
  const deviation = () => settings.sharpness * Math.sqrt(variance)

  /** A side as the filter knows it on a day: a new one is added, summers and days make it less certain. */
  function grown(name: string, { season, day }: RatedGame): Side {
    const known = sides.get(name)
    if (!known) {
      const side = { state: filter.add(0, settings.newcomerDeviation ** 2), season, lastDay: day }
      sides.set(name, side)
      return side
    }
    for (; known.season < season; known.season += 1) {
      filter.shrink(known.state, settings.carry)
      filter.loosen(known.state, settings.summerDeviation ** 2)
      known.lastDay = day
    }
    filter.loosen(known.state, settings.dayVariance * Math.max(0, day - known.lastDay))
    return known
  }

  /** The margin the market closed on. */
  const closedOn = ({ spread, closing }: RatedEnding): number | null => {
    if (spread !== undefined && spread !== null) return -spread
    return closing === null ? null : normalQuantile(closing[0] as number) * deviation()
  }

  return {
    forecast(game) {
      const home = normalCdf(expectedMargin(game) / deviation())
      return [home, 1 - home]
    },
    learn(game, ending) {
      const { margin } = ending
      const surprise = margin === null ? null : margin - expectedMargin(game)
      const closed = closedOn(ending)
      const around = circumstances(game)
      const [home, away] = [grown(game.home, game), grown(game.away, game)]
      const mix: Mix = [[home.state, 1], [away.state, -1], ...around]
      if (margin !== null) filter.observe(mix, margin, settings.resultDeviation ** 2)
      if (closed !== null) filter.observe(mix, closed, settings.marketDeviation ** 2)
      if (surprise !== null) variance = forget * variance + (1 - forget) * surprise ** 2
      home.lastDay = game.day
      away.lastDay = game.day
    },
    save: () => ({
      numbers: [variance, ...filter.save()],
      sides: [...sides].map(([name, { state, season, lastDay }]) => [name, state, season, lastDay]),
    }),
    restore(saved) {
      variance = saved.numbers[0] ?? variance
      filter.restore(saved.numbers.slice(1))
      for (const [name, state, season, lastDay] of saved.sides) sides.set(name, { state, season, lastDay })
    },
  }
}

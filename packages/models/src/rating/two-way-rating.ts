import { logistic, logit } from '@fairline/numeric'
import type { WinnerModel } from './rated-game.ts'
import { type RatingsSettings, ratings } from './ratings.ts'

/** A two-way rating: strengths are log-odds. */
export interface TwoWaySettings extends RatingsSettings {
  /** How far a result moves both sides, in log-odds, times how surprising it was. */
  readonly gain: number
  /** A margin of m counts as (m / marginUnit)^marginPower results; 0 ignores margins. */
  readonly marginUnit: number
  readonly marginPower: number
  /** Share of the gap to the closing line of a past game that is closed; 0 learns from results only. */
  readonly marketGain: number
  /** Home edge in log-odds at the start, and how fast it follows what happens. */
  readonly homeEdge: number
  readonly homeGain: number
}

/**
 * A rating for games that someone wins: probability of the home side = logistic(home − away + home edge).
 *
 * After a game both sides move by gain × margin weight × (result − probability), as Elo's do, and then towards the
 * difference its closing line meant. The closing line of a game never enters that game's own forecast.
 *
 * @param settings  the league's constants
 * @returns a model with the app's interface (`WinnerModel`)
 * @throws {RangeError} when learning from a closing probability of exactly 0 or 1
 * @source Elo's update with a margin-of-victory weight; past closing lines as a second observation
 * @example twoWayRating({ gain: 0.1, marginUnit: 1, marginPower: 0, marketGain: 0, homeEdge: 0, homeGain: 0, carry: 1, newcomer: 0, newcomerHaste: 0 }).forecast({ home: 'a', away: 'b', season: 1, neutral: false, day: 1 }) // => [0.5, 0.5]
 */
export function twoWayRating(settings: TwoWaySettings): WinnerModel {
  const strengths = ratings(settings)
  let edge = settings.homeEdge

  const difference = (game: { home: string; away: string; season: number; neutral: boolean }) =>
    strengths.of(game.home, game.season) - strengths.of(game.away, game.season) + (game.neutral ? 0 : edge)

  return {
    forecast(game) {
      const home = logistic(difference(game))
      return [home, 1 - home]
    },
    learn(game, { winner, margin, closing }) {
      const before = difference(game)
      const happened = winner === 'home' ? 1 : winner === 'away' ? 0 : 0.5
      const surprise = happened - logistic(before)
      const step = settings.gain * weightOf(margin, settings) * surprise
      const toMarket = closing === null ? 0 : settings.marketGain * (logit(closing[0] as number) - before)
      strengths.move(game.home, game.away, game.season, step + toMarket)
      if (!game.neutral) edge += settings.homeGain * surprise
    },
    save: () => ({ numbers: [edge], sides: strengths.save() }),
    restore({ numbers, sides }) {
      edge = numbers[0] ?? edge
      strengths.restore(sides)
    },
  }
}

function weightOf(margin: number | null, { marginUnit, marginPower }: TwoWaySettings): number {
  if (margin === null || margin === 0) return 1
  return (Math.abs(margin) / marginUnit) ** marginPower
}

import { logistic, logit } from '@fairline/numeric'
import { decayedRidge } from '../fit/decayed-ridge.ts'
import type { RatedGame, SavedFights, WinnerModel } from './rated-game.ts'
import { type TwoWaySettings, twoWayRating } from './two-way-rating.ts'

const FEATURES = 7
const REFIT_AFTER_DAYS = 28
const DAYS_PER_YEAR = 365.25
/** Years; a longer layoff tells no more. */
const MAX_LAYOFF = 3
const YEARS_UNIT = 5
const REACH_UNIT = 10

/**
 * A two-way rating of fighters, corrected by what is known of both before the fight: age, reach, fights so far, time since the
 * last, debut and corner. The correction is a ridge regression of closing minus rated log-odds over past fights; it knows no
 * price of the fight itself, and is 0 where no closes are learned. Fights are counted as they are learned, never read from a table.
 *
 * @param settings  constants of the two-way rating
 * @returns a model that has learned nothing
 * @throws {RangeError} when learning from a closing probability of exactly 0 or 1
 * @source Elo's update; Hoerl and Kennard's ridge regression
 * @example fightRating({ gain: 0.1, marginUnit: 1, marginPower: 0, marketGain: 0, homeEdge: 0, homeGain: 0, carry: 1, newcomer: 0, newcomerHaste: 0 }).forecast({ home: 'a', away: 'b', season: 1, neutral: true, day: 1 }) // => [0.5, 0.5]
 */
export function fightRating(settings: TwoWaySettings): WinnerModel {
  const rating = twoWayRating(settings)
  // Every fight counts the same: what age does to a fighter does not change.
  const ridge = decayedRidge(FEATURES, { penalty: 3, halfLife: Number.POSITIVE_INFINITY })
  const log = new Map<string, { readonly fights: number; readonly lastDay: number }>()
  let coefficients: readonly number[] = new Array<number>(FEATURES).fill(0)
  let fittedOn: number | null = null

  const ratedLogOdds = (game: RatedGame) => logit(rating.forecast(game)[0] as number)

  function careerOf(fighter: string, day: number) {
    const career = log.get(fighter)
    if (!career) return { experience: 0, layoff: 0, debut: 1 }
    const layoff = Math.min(MAX_LAYOFF, (day - career.lastDay) / DAYS_PER_YEAR)
    return { experience: Math.log1p(career.fights), layoff, debut: 0 }
  }

  function featuresOf(game: RatedGame): number[] {
    const [home, away] = [careerOf(game.home, game.day), careerOf(game.away, game.day)]
    const [red, blue] = [game.tapes?.home, game.tapes?.away]
    return [
      1,
      ratedLogOdds(game),
      red && blue ? (red.age - blue.age) / YEARS_UNIT : 0,
      red && blue ? (red.reach - blue.reach) / REACH_UNIT : 0,
      home.experience - away.experience,
      home.layoff - away.layoff,
      home.debut - away.debut,
    ]
  }

  function learnCorrection(game: RatedGame, closing: readonly number[]): void {
    ridge.learn(featuresOf(game), logit(closing[0] as number) - ratedLogOdds(game), game.day)
    fittedOn ??= game.day
    if (game.day - fittedOn < REFIT_AFTER_DAYS) return
    coefficients = ridge.coefficients()
    fittedOn = game.day
  }

  function logFight(fighter: string, day: number): void {
    log.set(fighter, { fights: (log.get(fighter)?.fights ?? 0) + 1, lastDay: day })
  }

  return {
    forecast(game) {
      const correction = featuresOf(game).reduce((sum, value, i) => sum + value * (coefficients[i] as number), 0)
      const home = logistic(ratedLogOdds(game) + correction)
      return [home, 1 - home]
    },
    learn(game, ending) {
      if (ending.closing) learnCorrection(game, ending.closing)
      rating.learn(game, ending)
      logFight(game.home, game.day)
      logFight(game.away, game.day)
    },
    save() {
      const fights: SavedFights = {
        ridge: ridge.save(),
        coefficients,
        fittedOn,
        log: [...log].map(([fighter, career]) => [fighter, career.fights, career.lastDay] as const),
      }
      return { ...rating.save(), fights }
    },
    restore(saved) {
      rating.restore(saved)
      if (!saved.fights) return
      ridge.restore(saved.fights.ridge)
      coefficients = saved.fights.coefficients
      fittedOn = saved.fights.fittedOn
      for (const [fighter, fights, lastDay] of saved.fights.log) log.set(fighter, { fights, lastDay })
    },
  }
}

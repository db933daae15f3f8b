import { logistic, logit } from '@fairline/numeric'
import { carriedLevels } from './carried-levels.ts'
import type { RatedEnding, RatedGame, WinnerModel } from './rated-game.ts'

/** A baseball rating: levels are logs of runs per inning. */
export interface RunsSettings {
  /** How far one run of surprise moves a line-up, a fielding side with its bullpen, and a starting pitcher. */
  readonly attackGain: number
  readonly defenceGain: number
  readonly starterGain: number
  /** Shares carried over the winter. */
  readonly attackCarry: number
  readonly defenceCarry: number
  readonly starterCarry: number
  /** Level of a starter never seen before, and what known ones fall back to; positive allows runs. */
  readonly newStarter: number
  readonly usualStarter: number
  /** How much of the starter's level is left in innings six to nine. */
  readonly starterLate: number
  /** Log of runs per inning between equals at the start, in innings one to five and six to nine, and how fast both follow. */
  readonly early: number
  readonly late: number
  readonly levelGain: number
  /** What playing at home adds to a side's own level and takes from the other's; and to its log-odds, at the start, and how fast that follows what happens. */
  readonly homeField: number
  readonly homeEdge: number
  readonly homeGain: number
  /** Log-odds per unit of the log of the ratio of expected runs. */
  readonly slope: number
  /** Variance of a closing line around what is to be learned from it, in squared log-odds; smaller trusts it more. */
  readonly marketVariance: number
  /** More runs than these in innings one to five and six to nine are not counted. */
  readonly earlyCap: number
  readonly lateCap: number
}

const EARLY = 5
const REGULAR = 9

/**
 * A baseball rating of line-ups, fielding sides and starting pitchers: log runs per inning of a side = level + its attack
 * + the other's defence + the other's starter, who fades from the sixth inning on. Probability of the home side =
 * logistic(slope × log of the ratio of expected runs + home edge).
 *
 * After a game attack, defence and starter move by the runs above expectation in innings one to five and six to nine, and
 * then by the gap to the closing line, each by its share of what is not known of the sides. Where innings are not known
 * the final score counts as nine of them; where a starter is not named a usual one is assumed and nothing is learned of him.
 *
 * @param settings  the league's constants
 * @returns a model with the app's interface (`WinnerModel`)
 * @throws {RangeError} when learning from a closing probability of exactly 0 or 1
 * @source a constant-gain Poisson filter; past closing lines as a second observation
 * @example runsRating({ attackGain: 0, defenceGain: 0, starterGain: 0, attackCarry: 1, defenceCarry: 1, starterCarry: 1, newStarter: 0, usualStarter: 0, starterLate: 0.5, early: -0.7, late: -0.7, levelGain: 0, homeField: 0, homeEdge: 0, homeGain: 0, slope: 1.8, marketVariance: 1, earlyCap: 7, lateCap: 4 }).forecast({ home: 'a', away: 'b', season: 1, neutral: false, day: 1 }) // => [0.5, 0.5]
 */
export function runsRating(settings: RunsSettings): WinnerModel {
  const { slope, starterLate } = settings
  const attack = carriedLevels({ carry: settings.attackCarry, middle: 0, newcomer: 0 })
  const defence = carriedLevels({ carry: settings.defenceCarry, middle: 0, newcomer: 0 })
  const starters = carriedLevels({
    carry: settings.starterCarry,
    middle: settings.usualStarter,
    newcomer: settings.newStarter,
  })
  const level = { early: settings.early, late: settings.late }
  let edge = settings.homeEdge

  const starterOf = (game: RatedGame, side: 'home' | 'away') => game.starters?.[side] ?? null

  function expectedRuns(game: RatedGame, side: 'home' | 'away'): Expected {
    const other = side === 'home' ? 'away' : 'home'
    const name = starterOf(game, other)
    const starter = name === null ? settings.usualStarter : starters.of(name, game.season)
    const field = game.neutral ? 0 : side === 'home' ? settings.homeField : -settings.homeField
    const sides = attack.of(game[side], game.season) + defence.of(game[other], game.season) + field
    return {
      early: Math.exp(level.early + sides + starter),
      late: Math.exp(level.late + sides + starterLate * starter),
    }
  }

  const runs = ({ early, late }: Expected) => EARLY * early + (REGULAR - EARLY) * late
  const logOdds = (game: RatedGame) =>
    slope * Math.log(runs(expectedRuns(game, 'home')) / runs(expectedRuns(game, 'away'))) + (game.neutral ? 0 : edge)

  /** Moves those who made and allowed a side's runs; `whole` in units of the side's level, `starter` in the starter's. */
  function move(game: RatedGame, side: 'home' | 'away', { whole, starter }: { whole: number; starter: number }): void {
    const other = side === 'home' ? 'away' : 'home'
    attack.add(game[side], game.season, settings.attackGain * whole)
    defence.add(game[other], game.season, settings.defenceGain * whole)
    const name = starterOf(game, other)
    if (name !== null) starters.add(name, game.season, settings.starterGain * starter)
  }

  /** Where innings are not known a final score counts as nine. */
  function learnFinal(game: RatedGame, scores: { readonly home: number; readonly away: number }): void {
    const surprises = (['home', 'away'] as const).map((side) => {
      const expected = expectedRuns(game, side)
      const whole = Math.min(settings.earlyCap + settings.lateCap, scores[side]) - runs(expected)
      return { side, whole, starter: whole * fadeOf(expected, starterLate) }
    })
    for (const { side, ...step } of surprises) move(game, side, step)
  }

  function learnRuns(game: RatedGame, periods: NonNullable<RatedEnding['periods']>): void {
    const surprises = (['home', 'away'] as const).map((side) => {
      const { early, late } = expectedRuns(game, side)
      const scored = periods[side]
      const [inEarly, inLate] = [sum(scored.slice(0, EARLY)), sum(scored.slice(EARLY, REGULAR))]
      const played = Math.min(REGULAR, scored.length) - EARLY
      return {
        side,
        early: Math.min(settings.earlyCap, inEarly) - EARLY * early,
        late: Math.min(settings.lateCap, inLate) - played * late,
      }
    })
    for (const { side, early, late } of surprises) {
      move(game, side, { whole: early + late, starter: early + starterLate * late })
      level.early += settings.levelGain * early
      level.late += settings.levelGain * late
    }
  }

  /** A gap to the closing line is spread over all who made the forecast, by how much is not known of each. */
  function learnClosing(game: RatedGame, closing: number): void {
    const gap = logit(closing) - logOdds(game)
    const fades = (['home', 'away'] as const).map((side) => fadeOf(expectedRuns(game, side), starterLate))
    const unknown =
      slope ** 2 *
      (2 * (settings.attackGain + settings.defenceGain) + settings.starterGain * sum(fades.map((fade) => fade ** 2)))
    const step = (slope * gap) / (unknown + settings.marketVariance)
    move(game, 'home', { whole: step, starter: step * (fades[0] as number) })
    move(game, 'away', { whole: -step, starter: -step * (fades[1] as number) })
  }

  return {
    forecast(game) {
      const home = logistic(logOdds(game))
      return [home, 1 - home]
    },
    learn(game, { winner, periods, margin, total, closing }) {
      const surprise = (winner === 'home' ? 1 : winner === 'away' ? 0 : 0.5) - logistic(logOdds(game))
      if (periods && periods.home.length >= EARLY && periods.away.length >= EARLY) learnRuns(game, periods)
      else if (margin !== null && total !== null)
        learnFinal(game, { home: (total + margin) / 2, away: (total - margin) / 2 })
      if (closing !== null) learnClosing(game, closing[0] as number)
      if (!game.neutral) edge += settings.homeGain * surprise
    },
    save: () => ({
      numbers: [level.early, level.late, edge],
      sides: [attack, defence, starters].flatMap((levels, i) =>
        levels.save().map(([name, ...rest]): SavedSide => [`${i}${name}`, ...rest]),
      ),
    }),
    restore({ numbers, sides }) {
      level.early = numbers[0] ?? level.early
      level.late = numbers[1] ?? level.late
      edge = numbers[2] ?? edge
      for (const [name, ...rest] of sides) [attack, defence, starters][Number(name[0])]?.put(name.slice(1), ...rest)
    },
  }
}

interface Expected {
  /** Runs per inning, in innings one to five and six to nine. */
  readonly early: number
  readonly late: number
}

type SavedSide = [string, number, number, number]

/** How much of a change in the starter's level reaches the runs he and those after him allow. */
const fadeOf = ({ early, late }: Expected, starterLate: number): number =>
  (EARLY * early + (REGULAR - EARLY) * starterLate * late) / (EARLY * early + (REGULAR - EARLY) * late)

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

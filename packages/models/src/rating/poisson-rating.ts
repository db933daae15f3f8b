import { threeWayOfGoals } from '../score-grid/three-way-of-goals.ts'
import type { RatedEnding, RatedGame, WinnerModel } from './rated-game.ts'

/** A rating of goals that knows how little it knows: levels are logs of goals, with a variance each. */
export interface PoissonSettings {
  /** Variance of an attack and a defence never seen, and what a day adds to it. */
  readonly newcomerVariance: number
  readonly dayVariance: number
  /** Noise of a goal count next to that of a Poisson draw; larger learns slower. */
  readonly noise: number
  /** More goals are not counted. */
  readonly cap: number
  /** Log of goals a side between equals, and of the ratio of home to away goals, at the start; and how fast both follow. */
  readonly level: number
  readonly levelGain: number
  readonly homeEdge: number
  readonly homeGain: number
  /** Dependence of low scores (Dixon and Coles' ρ). */
  readonly rho: number
}

interface Side {
  attack: number
  defence: number
  attackVariance: number
  defenceVariance: number
  lastDay: number
}

/**
 * A three-way rating for sides that meet seldom and differ much: an extended Kalman filter of attacks and defences with
 * Poisson goals. It learns from results only.
 *
 * @param settings  the constants
 * @returns a model with the app's interface (`WinnerModel`)
 * @throws never
 * @source a Gaussian filter linearised at the expected goals; scores by Dixon and Coles' grid
 * @example poissonRating({ newcomerVariance: 1, dayVariance: 0, noise: 1, cap: 5, level: 0, levelGain: 0, homeEdge: 0, homeGain: 0, rho: 0 }).forecast({ home: 'a', away: 'b', season: 1, neutral: false, day: 1 }).length // => 3
 */
export function poissonRating(settings: PoissonSettings): WinnerModel {
  const sides = new Map<string, Side>()
  let [level, edge] = [settings.level, settings.homeEdge]

  const unseen = { attack: 0, defence: 0 }
  function expectedGoals({ home, away, neutral }: RatedGame): readonly [home: number, away: number] {
    const [h, a] = [sides.get(home) ?? unseen, sides.get(away) ?? unseen]
    const field = neutral ? 0 : edge / 2
    return [Math.exp(level + field + h.attack - a.defence), Math.exp(level - field + a.attack - h.defence)]
  }

  /** A side as it is known on a day: the longer not seen, the less. */
  function grown(name: string, day: number): Side {
    const { newcomerVariance: start } = settings
    const known = sides.get(name) ?? { ...unseen, attackVariance: start, defenceVariance: start, lastDay: day }
    sides.set(name, known)
    const more = settings.dayVariance * Math.max(0, day - known.lastDay)
    known.attackVariance += more
    known.defenceVariance += more
    known.lastDay = day
    return known
  }

  function learnGoals(attacker: Side, defender: Side, expected: number, scored: number): void {
    const [a, d] = [attacker.attackVariance, defender.defenceVariance]
    const total = settings.noise + expected * (a + d)
    const surprise = (Math.min(settings.cap, scored) - expected) / total
    attacker.attack += a * surprise
    defender.defence -= d * surprise
    attacker.attackVariance -= (a * a * expected) / total
    defender.defenceVariance -= (d * d * expected) / total
  }

  function learn(game: RatedGame, { margin, total }: RatedEnding): void {
    if (margin === null || total === null) return
    const [home, away] = [grown(game.home, game.day), grown(game.away, game.day)]
    const expected = expectedGoals(game)
    const scored = [(total + margin) / 2, (total - margin) / 2] as const
    learnGoals(home, away, expected[0], scored[0])
    learnGoals(away, home, expected[1], scored[1])
    const [forHome, forAway] = [scored[0] - expected[0], scored[1] - expected[1]]
    level += settings.levelGain * (forHome + forAway)
    if (!game.neutral) edge += (settings.homeGain * (forHome - forAway)) / 2
  }

  return {
    forecast(game) {
      const [home, away] = expectedGoals(game)
      return threeWayOfGoals(Math.min(home, MAX_GOALS), Math.min(away, MAX_GOALS), settings.rho)
    },
    learn,
    save: () => ({
      numbers: [level, edge],
      sides: [...sides].flatMap(([name, { attack, defence, attackVariance, defenceVariance, lastDay }]) => [
        [`a${name}`, attack, attackVariance, lastDay] as const,
        [`d${name}`, defence, defenceVariance, lastDay] as const,
      ]),
    }),
    restore(saved) {
      level = saved.numbers[0] ?? level
      edge = saved.numbers[1] ?? edge
      for (const [name, value, variance, lastDay] of saved.sides) {
        const side = sides.get(name.slice(1)) ?? { ...unseen, attackVariance: 0, defenceVariance: 0, lastDay }
        sides.set(name.slice(1), side)
        if (name.startsWith('a')) Object.assign(side, { attack: value, attackVariance: variance })
        else Object.assign(side, { defence: value, defenceVariance: variance })
      }
    },
  }
}

/** More expected goals than the grid of scores can hold. */
const MAX_GOALS = 8

import { findRoot } from '@fairline/numeric'
import { threeWayOfGoals } from '../score-grid/three-way-of-goals.ts'
import type { RatedGame, WinnerModel } from './rated-game.ts'
import { type RatingsSettings, ratings } from './ratings.ts'

/** A three-way rating: strengths are logs of the ratio of expected goals. */
export interface GoalsSettings extends RatingsSettings {
  /** How far one goal of surprise moves both sides. */
  readonly gain: number
  /** Share of the gap to the closing line of a past game that is closed; 0 learns from results only. */
  readonly marketGain: number
  /** Log of the ratio of home to away goals between equals, at the start, and how fast it follows what happens. */
  readonly homeEdge: number
  readonly homeGain: number
  /** Log of the geometric mean of both sides' expected goals, at the start, and how fast it follows. */
  readonly level: number
  readonly levelGain: number
  /** Dependence of low scores (Dixon and Coles' ρ). */
  readonly rho: number
}

/** Larger differences than e^±3 in expected goals are not distinguished. */
const FURTHEST = 3

/**
 * A rating for games with a draw: expected goals from the difference of strengths, the three probabilities from the grid of
 * all scores.
 *
 * After a game both sides move by the surprise in the goal difference, and then towards the difference at which the
 * grid gives the home side the lead over the away side that its closing line gave.
 *
 * @param settings  the league's constants
 * @returns a model with the app's interface (`WinnerModel`)
 * @throws never
 * @source a constant-gain filter on goals; past closing lines as a second observation
 * @example goalsRating({ gain: 0, marketGain: 0, homeEdge: 0, homeGain: 0, level: 0, levelGain: 0, rho: 0, carry: 1, newcomer: 0, newcomerHaste: 0 }).forecast({ home: 'a', away: 'b', season: 1, neutral: false, day: 1 }).length // => 3
 */
export function goalsRating(settings: GoalsSettings): WinnerModel {
  const strengths = ratings(settings)
  let edge = settings.homeEdge
  let level = settings.level

  const difference = (game: RatedGame) =>
    strengths.of(game.home, game.season) - strengths.of(game.away, game.season) + (game.neutral ? 0 : edge)
  const goalsAt = (d: number) => ({ home: Math.exp(level + d / 2), away: Math.exp(level - d / 2) })
  const probabilitiesAt = (d: number) => {
    const { home, away } = goalsAt(d)
    return threeWayOfGoals(home, away, settings.rho)
  }
  /** The difference at which the grid leads by what the market's probabilities lead by. */
  const differenceOf = (closing: readonly number[]) => {
    const lead = (closing[0] as number) - (closing[2] as number)
    const gap = (d: number) => {
      const [win, , loss] = probabilitiesAt(d)
      return lead - (win - loss)
    }
    if (gap(-FURTHEST) <= 0) return -FURTHEST
    return gap(FURTHEST) >= 0 ? FURTHEST : findRoot(gap, -FURTHEST, FURTHEST)
  }

  return {
    forecast: (game) => probabilitiesAt(clamp(difference(game))),
    learn(game, { margin, total, closing }) {
      const before = clamp(difference(game))
      const { home, away } = goalsAt(before)
      const surprise = margin === null ? 0 : margin - (home - away)
      const toMarket = closing === null ? 0 : settings.marketGain * (differenceOf(closing) - before)
      strengths.move(game.home, game.away, game.season, settings.gain * surprise + toMarket)
      if (!game.neutral) edge += settings.homeGain * surprise
      if (total !== null) level += settings.levelGain * (total - home - away)
    },
    save: () => ({ numbers: [edge, level], sides: strengths.save() }),
    restore({ numbers, sides }) {
      edge = numbers[0] ?? edge
      level = numbers[1] ?? level
      strengths.restore(sides)
    },
  }
}

const clamp = (d: number) => Math.max(-FURTHEST, Math.min(FURTHEST, d))

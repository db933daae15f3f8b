import { countProbabilities, type LineProbabilities } from '../counts/count-distribution.ts'
import { logLinearCounts, type SavedCounts } from '../counts/log-linear-counts.ts'
import { addFaded, type FadedSum, fadedMean, fadedSum } from './faded-sum.ts'
import { opponentFactors, type SavedOpponents } from './opponent-factors.ts'
import { playerLevels, type SavedLevels } from './player-levels.ts'

/** A player before a game. What is not known is null. */
export interface PlayerAhead {
  readonly player: string
  readonly against: string | null
  readonly home: boolean | null
  /** Days since any fixed one. */
  readonly day: number
}

/** What a player did of one stat. */
export interface PlayerCount extends PlayerAhead {
  readonly role: string | null
  readonly minutes: number | null
  readonly count: number
  /** The mean that lines on it implied before the game; null where no one priced it. */
  readonly lined: number | null
}

/** What moves an expected count away from what is typical of the player's role. */
export type CountFeature = 'level' | 'form' | 'opponent' | 'home' | 'back to back' | 'past lines'

/** What is expected of a player's count. */
export interface CountForecast {
  /** By the regression on everything that is known. */
  readonly mean: number
  /** By his minutes, his rate and his opponent only. */
  readonly levelMean: number
  /** How unsure the coefficients leave the logarithm of the mean: its variance. */
  readonly logVariance: number
  /** How much of his level rests on his own games, 0 to 1; the rest is his role's. */
  readonly ownShare: number
  /** What each feature adds to the logarithm of the mean. */
  readonly features: Readonly<Record<CountFeature, number>>
}

/** Learns one stat of a league's players, day by day. */
export interface PlayerCounts {
  forecast(ahead: PlayerAhead): CountForecast
  /** Probabilities of a count of this mean against a line, spread as counts of this stat are. */
  chances(mean: number, line: number): LineProbabilities
  /** Variance over mean, less 1, as seen so far. */
  spread(): number
  /** Whether a player was ever learned from. */
  knows(player: string): boolean
  /** Learns all games of a day. */
  learn(games: readonly PlayerCount[]): void
  /** All that was learned, as plain data. */
  save(): SavedPlayerCounts
  restore(saved: SavedPlayerCounts): void
}

/** What a model of players' counts has learned. */
export interface SavedPlayerCounts {
  readonly levels: SavedLevels
  readonly opponents: SavedOpponents
  readonly regression: SavedCounts
  readonly excess: FadedSum
}

/** Coefficients believed at first, for `valuesOf`: the level as it is, half of what the opponent and past lines say. */
const believed = [0, 1, 0, 0.5, 0, 0, 0.5]
const PRECISION = 200
/** Spread believed at first, the weight of that belief in games, and how fast what was seen fades. */
const SPREAD = 0.5
const SPREAD_WEIGHT = 5
const SPREAD_HALF_LIFE = 3500
/** A player is learned from after this many games: before, his role says what he will do. */
const ENOUGH = 3
/** Least mean that is forecast. */
const MIN_MEAN = 0.01

/**
 * A model of one stat of a league's players: minutes first, then the rate, both shrunk towards the player's role; then a
 * regression that adds form, opponent, ground, rest and the lines of his past games. No price of the game itself is used.
 *
 * @param halfLife  of a player's rate, in his games
 * @returns a model that has seen nothing
 * @throws never
 * @source experiments on recorded seasons, `docs/models.md`
 */
export function playerCounts(halfLife: number): PlayerCounts {
  const levels = playerLevels(halfLife)
  const opponents = opponentFactors()
  const regression = logLinearCounts(believed, PRECISION)
  const excess = fadedSum()

  function look({ player, against, home, day }: PlayerAhead) {
    const level = levels.of(player, day)
    const opponent = opponents.of(against)
    const lined = level.lined === null ? 0 : level.lined.trust * Math.log(level.lined.mean / level.mean)
    const values = [
      1,
      Math.log(level.mean),
      Math.log(level.form / level.mean),
      Math.log(opponent),
      home ? 1 : 0,
      level.rest === 1 ? 1 : 0,
      lined,
    ]
    return { level, opponent, values }
  }

  const meanOf = (values: readonly number[]) => Math.max(MIN_MEAN, regression.mean(values))
  const spread = () => Math.max(0.02, fadedMean(excess, SPREAD, SPREAD_WEIGHT))
  return {
    forecast(ahead) {
      const { level, opponent, values } = look(ahead)
      const [, whole, form, against, home, tired, lines] = regression.contributions(values) as Contributions
      const typical = regression.contributions(values.with(1, Math.log(level.typical)))[1] as number
      return {
        mean: meanOf(values),
        levelMean: Math.max(MIN_MEAN, level.mean * Math.sqrt(opponent)),
        logVariance: regression.variance(values),
        ownShare: level.ownShare,
        features: { level: whole - typical, form, opponent: against, home, 'back to back': tired, 'past lines': lines },
      }
    },
    chances: (mean, line) => countProbabilities(mean, line, { linear: spread(), square: 0 }),
    spread,
    knows: levels.knows,
    save: () => ({ levels: levels.save(), opponents: opponents.save(), regression: regression.save(), excess }),
    restore(saved) {
      levels.restore(saved.levels)
      opponents.restore(saved.opponents)
      regression.restore(saved.regression)
      Object.assign(excess, saved.excess)
    },
    learn(games) {
      const looks = games.map((game) => ({ game, ...look(game) }))
      const known = looks.filter(({ level }) => level.games >= ENOUGH)
      const dispersion = 1 + spread()
      for (const { game, values } of known) {
        const mean = meanOf(values)
        addFaded(excess, (game.count - mean) ** 2 / mean - 1, SPREAD_HALF_LIFE)
      }
      regression.learn(
        known.map(({ game, values }) => ({ features: values, count: game.count })),
        dispersion,
      )
      opponents.learn(looks.map(({ game, level }) => ({ against: game.against, count: game.count, mean: level.mean })))
      for (const game of games) levels.learn(game)
    },
  }
}

type Contributions = [number, number, number, number, number, number, number]

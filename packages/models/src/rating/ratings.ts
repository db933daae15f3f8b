import { carriedLevels } from './carried-levels.ts'

/** How strengths are kept from game to game and season to season. */
export interface RatingsSettings {
  /** Share of a strength that is carried into the next season, 0 to 1. */
  readonly carry: number
  /** Strength of a side never seen before. */
  readonly newcomer: number
  /** How much faster a side is learned at first: the gain is multiplied by 1 + this / (1 + games seen). */
  readonly newcomerHaste: number
}

/**
 * Strengths of all sides of a league, in the units of the difference they forecast.
 *
 * A season that was missed shrinks a strength as often as seasons have gone by: a gap is missing knowledge, not a stable strength.
 *
 * @param settings  carry, newcomer and haste
 * @returns `of` a side in a season, and `move` two sides apart
 * @throws never
 * @source a constant-gain filter
 * @example ratings({ carry: 0.5, newcomer: 0, newcomerHaste: 0 }).of('a', 2019) // => 0
 */
export function ratings(settings: RatingsSettings) {
  const levels = carriedLevels({ carry: settings.carry, middle: 0, newcomer: settings.newcomer })
  const shift = (side: string, season: number, step: number): void =>
    levels.add(side, season, step * (1 + settings.newcomerHaste / (1 + levels.games(side))))
  return {
    of: levels.of,
    /** Raises one side and lowers the other by `step`. */
    move(up: string, down: string, season: number, step: number): void {
      shift(up, season, step)
      shift(down, season, -step)
    },
    /** Every side with its strength, its games and its last season. */
    save: levels.save,
    restore(saved: readonly (readonly [string, number, number, number])[]): void {
      for (const side of saved) levels.put(...side)
    },
  }
}

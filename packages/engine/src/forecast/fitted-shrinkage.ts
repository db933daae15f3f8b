/** This many prices are believed to have shown no pull at all. */
const BELIEVED = 200

/** All that was learned of a pull. */
export interface SavedPull {
  readonly cross: number
  readonly squares: number
  readonly count: number
}

/**
 * How far a market moves by its close of the way to where a model would have it: least squares over past lines, held between not at
 * all and all of it.
 */
export function fittedShrinkage() {
  let [cross, squares, count] = [0, 0, 0]
  return {
    /** Share of the way. */
    share: (): number => {
      const own = count === 0 ? 0 : squares * (1 + BELIEVED / count)
      return own === 0 ? 0 : Math.min(1, Math.max(0, cross / own))
    },
    /** Both in log-odds: how far the model was from the market, and how far the market went. */
    learn(way: number, gone: number): void {
      cross += way * gone
      squares += way ** 2
      count += 1
    },
    save: (): SavedPull => ({ cross, squares, count }),
    restore(saved: SavedPull): void {
      cross = saved.cross
      squares = saved.squares
      count = saved.count
    },
  }
}

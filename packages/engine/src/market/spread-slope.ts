import { logistic, logit } from '@fairline/models'

/** All that was learnt of spreads. */
export interface SavedSlope {
  readonly cross: number
  readonly squares: number
}

/**
 * Turns a spread into a chance to win: log-odds in proportion to the points given, with a slope learnt from past
 * games that closed with both a spread and a moneyline.
 *
 * @param prior  log-odds per point believed before any game is seen, counted as `pull` points²
 */
export function spreadSlope(prior = 0.14, pull = 2000) {
  let [cross, squares] = [prior * pull, pull]
  return {
    /** What it is called in a report. */
    name: 'spread × slope learnt from past closing spreads and moneylines',
    /** @param homeLine  the home side's handicap: −4.5 gives 4.5 points */
    chances(homeLine: number): [number, number] {
      const home = logistic((cross / squares) * -homeLine)
      return [home, 1 - home]
    },
    save: (): SavedSlope => ({ cross, squares }),
    restore(saved: SavedSlope): void {
      cross = saved.cross
      squares = saved.squares
    },
    learn(homeLine: number, homeChance: number): void {
      cross += -homeLine * logit(homeChance)
      squares += homeLine * homeLine
    },
  }
}

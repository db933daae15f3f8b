import { logistic, logit } from '@fairline/numeric'

/** All that was learned of spreads: sums of products of points, of points × |points| / 10, and of log-odds. */
export interface SavedSlope {
  readonly points: number
  readonly both: number
  readonly bent: number
  readonly pointsLogs: number
  readonly bentLogs: number
}

/**
 * Turns a spread into a probability to win: log-odds that grow with the points given, faster the more they are, as a normal distribution of
 * margins has it and favorites' moneylines do. Both slopes are learned from past games that closed with a spread and a moneyline.
 *
 * @param prior  log-odds per point believed before any game is seen, counted as `pull` points²
 */
export function spreadSlope(prior = 0.14, pull = 2000) {
  let sums: SavedSlope = { points: pull, both: 0, bent: pull, pointsLogs: prior * pull, bentLogs: 0 }
  return {
    /** What it is called in a report. */
    name: 'spread × slopes learnt from past closing spreads and moneylines',
    /** @param homeLine  the home side's handicap: −4.5 gives 4.5 points */
    chances(homeLine: number): [number, number] {
      const { points, both, bent, pointsLogs, bentLogs } = sums
      const determinant = points * bent - both * both
      const perPoint = (pointsLogs * bent - bentLogs * both) / determinant
      const perBend = (bentLogs * points - pointsLogs * both) / determinant
      const home = logistic(perPoint * -homeLine + perBend * bentOf(-homeLine))
      return [home, 1 - home]
    },
    save: (): SavedSlope => sums,
    restore(saved: SavedSlope): void {
      sums = saved
    },
    learn(homeLine: number, homeProbability: number): void {
      const [given, curved, logs] = [-homeLine, bentOf(-homeLine), logit(homeProbability)]
      sums = {
        points: sums.points + given * given,
        both: sums.both + given * curved,
        bent: sums.bent + curved * curved,
        pointsLogs: sums.pointsLogs + given * logs,
        bentLogs: sums.bentLogs + curved * logs,
      }
    },
  }
}

const bentOf = (points: number) => (points * Math.abs(points)) / 10

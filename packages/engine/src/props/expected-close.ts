import { decayedRidge, fitResidualSpread, residualSpread, type SpreadFit } from '@fairline/models'
import { logit } from '@fairline/numeric'
import { fitStill, type StillFit, stillProbability, stoodStill } from '../forecast/still-markets.ts'
import { timeLeft } from '../forecast/time-left.ts'
import type { ClosedProp } from './closed-props.ts'
import type { PropOffer } from './prop-offer.ts'

/** Where lines on one stat close. */
interface StatCloses {
  /** How far the close goes from the books to the blend: where `timeLeft` is 0, and more with each unit of it. */
  readonly shares: readonly [atZero: number, byTime: number]
  /** How far closes land from where they were expected: in units of the league's spread. */
  readonly spread: number
  /** How often one closes just where it stands. */
  readonly still: StillFit
}

/** Where a league's props close that move: of each stat; how all of them spread around there, by `timeLeft`. And how often one does not move. */
export interface CloseFit {
  readonly stats: Readonly<Record<string, StatCloses>>
  readonly spread: SpreadFit
  readonly still: StillFit
}

/** Before any close is seen, it is believed to lie where the blend does, however much time is left. */
const AT_BLEND: StatCloses['shares'] = [1, 0]
/** Squared log-odds between books and blend that this belief counts: 28 closes' worth of home runs, 137 of hits. */
const BELIEF = 0.05
/** Closes that count for a stat's spread being the league's. */
const USUAL_CLOSES = 50
const AGELESS = Number.POSITIVE_INFINITY

/**
 * Fits how often lines close just where they stand; of those that move, how far the books go towards the models until the close, and
 * how far closes land from there: for each stat, by the time that was left. The models' say in the blend is small, and the same
 * everywhere; where they know more, closes go far beyond it.
 *
 * @param closes  at least one, of any stats
 */
export function fitExpectedCloses(closes: readonly ClosedProp[]): CloseFit {
  const moved = movedOf(closes)
  const movedByStat = Map.groupBy(moved, ({ stat }) => stat)
  const byStat = [...Map.groupBy(closes, ({ stat }) => stat)].map(([stat, all]) => {
    const of = movedByStat.get(stat) ?? []
    return { stat, all, of, shares: sharesOf(of) }
  })
  const shares = Object.fromEntries(byStat.map((one) => [one.stat, one.shares]))
  const spread = fitResidualSpread(
    moved.map((close) => residualOf(close, shares[close.stat])),
    moved.map(({ hoursLeft }) => timeLeft(hoursLeft)),
  )
  const still = fitStill(closes)
  const stats = byStat.map(({ stat, all, of, shares }) => [
    stat,
    { shares, spread: relativeSpread(of, shares, spread), still: fitStill(all, still) },
  ])
  return { stats: Object.fromEntries(stats), spread, still }
}

/** Closes of lines that did not stay just where they were; all if none moved. */
export function movedOf(closes: readonly ClosedProp[]): readonly ClosedProp[] {
  const moved = closes.filter((close) => !stoodStill(close))
  return moved.length > 0 ? moved : closes
}

/** Log-odds of the close that is expected of a side of a line; of a stat that never closed, those of the blend. */
export const expectedClose = (offer: PropOffer, fit: CloseFit): number => closeBy(offer, fit.stats[offer.stat]?.shares)

/** How far its close lands from there, in log-odds: one standard deviation. */
export const closeSpread = ({ stat, hoursLeft }: PropOffer, { stats, spread }: CloseFit): number =>
  (stats[stat]?.spread ?? 1) * residualSpread(spread, timeLeft(hoursLeft))

/** How likely a line on its stat is to close just where it stands. */
export const staysStill = ({ stat, hoursLeft }: PropOffer, { stats, still }: CloseFit): number =>
  stillProbability(stats[stat]?.still ?? still, hoursLeft)

/** Least squares over past closes, shrunk towards what is believed of the shares. */
function sharesOf(closes: readonly ClosedProp[]): StatCloses['shares'] {
  const ridge = decayedRidge(2, { penalty: BELIEF, halfLife: AGELESS })
  for (const close of closes) {
    const way = wayToBlend(close)
    ridge.learn([way, way * timeLeft(close.hoursLeft)], logit(close.closing) - logit(close.expected), 0)
  }
  const [farther = 0, byTime = 0] = ridge.coefficients()
  return [AT_BLEND[0] + farther, AT_BLEND[1] + byTime]
}

/** Root of the mean square of a stat's residuals, each in units of the league's spread for its time, and of the usual ones: a few closes change little. */
function relativeSpread(closes: readonly ClosedProp[], shares: StatCloses['shares'], league: SpreadFit): number {
  const squares = closes.map(
    (close) => (residualOf(close, shares) / residualSpread(league, timeLeft(close.hoursLeft))) ** 2,
  )
  return Math.sqrt((squares.reduce((sum, square) => sum + square, 0) + USUAL_CLOSES) / (squares.length + USUAL_CLOSES))
}

const residualOf = (close: ClosedProp, shares: StatCloses['shares'] | undefined): number =>
  logit(close.closing) - closeBy(close, shares)

function closeBy(offer: PropOffer, shares: StatCloses['shares'] = AT_BLEND): number {
  const [atZero, byTime] = shares
  return logit(offer.market) + (atZero + byTime * timeLeft(offer.hoursLeft)) * wayToBlend(offer)
}

const wayToBlend = ({ expected, market }: PropOffer): number => logit(expected) - logit(market)

import { decayedRidge, fitResidualSpread, residualSpread, type SpreadFit } from '@fairline/models'
import { logit } from '@fairline/numeric'
import { fitStill, type StillFit } from '../forecast/still-markets.ts'
import { timeLeft } from '../forecast/time-left.ts'
import type { ClosedProp } from './closed-props.ts'
import type { PropOffer } from './prop-offer.ts'

/** Where lines on one stat close. */
interface StatCloses {
  /** How far the close goes from the books to the blend: where `timeLeft` is 0, and more with each unit of it. */
  readonly shares: readonly [atZero: number, byTime: number]
  /** Of closes around where they were expected, by `timeLeft`. */
  readonly spread: SpreadFit
}

/** Where a league's props close: of each stat, how all of them spread, and how often one closes just where it stands. */
export interface CloseFit {
  readonly stats: Readonly<Record<string, StatCloses>>
  readonly spread: SpreadFit
  readonly still: StillFit
}

/** Before any close is seen, it is believed to lie where the blend does. */
const [ALL_THE_WAY, AT_ANY_TIME] = [1, 0]
/** Squared log-odds between books and blend that this belief counts: some fifty closes' worth. */
const BELIEF = 0.05
const AGELESS = Number.POSITIVE_INFINITY

/**
 * Fits how far the books go towards the models until the close, and how far closes land from there: for each stat, by the time
 * that was left. The models' say in the blend is small, and the same everywhere; where they know more, closes go far beyond it.
 *
 * @param closes  at least one, of any stats
 */
export function fitCloses(closes: readonly ClosedProp[]): CloseFit {
  const byStat = [...Map.groupBy(closes, ({ stat }) => stat)]
  const stats = Object.fromEntries(byStat.map(([stat, some]) => [stat, closesOf(some)]))
  const spread = spreadOf(closes, (close) => residualOf(close, stats[close.stat]))
  return { stats, spread, still: fitStill(closes) }
}

/** Log-odds of the close that is expected of a side of a line; of a stat that never closed, those of the blend. */
export const expectedClose = (offer: PropOffer, fit: CloseFit): number => closeBy(offer, fit.stats[offer.stat])

/** How far its close lands from there, in log-odds: one standard deviation. */
export const closeSpread = ({ stat, hoursLeft }: PropOffer, { stats, spread }: CloseFit): number =>
  residualSpread(stats[stat]?.spread ?? spread, timeLeft(hoursLeft))

function closesOf(closes: readonly ClosedProp[]): StatCloses {
  const shares = sharesOf(closes)
  return { shares, spread: spreadOf(closes, (close) => residualOf(close, { shares })) }
}

/** Least squares over past closes, shrunk towards what is believed of the shares. */
function sharesOf(closes: readonly ClosedProp[]): StatCloses['shares'] {
  const ridge = decayedRidge(2, { penalty: BELIEF, halfLife: AGELESS })
  for (const close of closes) {
    const way = wayToBlend(close)
    ridge.learn([way, way * timeLeft(close.hoursLeft)], logit(close.closing) - logit(close.expected), 0)
  }
  const [farther = 0, byTime = 0] = ridge.coefficients()
  return [ALL_THE_WAY + farther, AT_ANY_TIME + byTime]
}

const spreadOf = (closes: readonly ClosedProp[], residual: (close: ClosedProp) => number): SpreadFit =>
  fitResidualSpread(
    closes.map(residual),
    closes.map(({ hoursLeft }) => timeLeft(hoursLeft)),
  )

const residualOf = (close: ClosedProp, fit: Pick<StatCloses, 'shares'> | undefined): number =>
  logit(close.closing) - closeBy(close, fit)

function closeBy(offer: PropOffer, fit: Pick<StatCloses, 'shares'> | undefined): number {
  const [atZero, byTime] = fit?.shares ?? [ALL_THE_WAY, AT_ANY_TIME]
  return logit(offer.market) + (atZero + byTime * timeLeft(offer.hoursLeft)) * wayToBlend(offer)
}

const wayToBlend = ({ expected, market }: PropOffer): number => logit(expected) - logit(market)

import { beatClose, fitMonotoneCurve, monotoneCurve } from '@fairline/models'
import { logit, risingOrder } from '@fairline/numeric'
import { closingLineValue, type DecimalOdds, type Probability } from '@fairline/odds'
import { HALF_LIFE_MS, type JudgedOffer, judgedOffers, weightsByAge } from './judged-offers.ts'
import { type SelectionStanding, standingCurve } from './standing-curve.ts'

const REFIT_AFTER_MS = 28 * 86_400_000
const MIN_GAMES = 200
/** A price at the open, where it had been expected to close, and where it did. */
export interface ClosedOffer {
  readonly expected: number
  readonly closing: number
  /** The best price of the outcome among all books at the open; null where none was quoted. */
  readonly price: DecimalOdds | null
  /** What the other books forecast for it; null where too few did. */
  readonly others: number | null
}

/** All that was learned of closes. */
export interface SavedClose {
  readonly residuals: readonly number[]
  readonly moments: readonly number[]
  /** Of every price: the raw probability that was given it, whether it beat the close, and when that was known. */
  readonly offers: readonly JudgedOffer[]
  /** Null before the first fit. */
  readonly fittedAt: number | null
  /** How many residuals and prices that fit knew. */
  readonly fitted: number
  readonly judged: number
  readonly games: number
  /** Of the curve by a price's position, as last fitted; empty before. */
  readonly weights: readonly number[]
}

/**
 * The probability that a price beats the fair closing price.
 *
 * Raw, it is the share of past closing residuals that would carry the close beyond the price. But the price in question
 * is the best of several, and a book that stands out is more often wrong than the blend is; and far from even the shares rest
 * on few games. So the raw probability is corrected by how the best prices of past games did: on a curve that never falls where one
 * or two books quote, and by where the price stands among the others where there are more. What that forecast for past prices still came true too often or
 * too seldom, as a market that grows sharper is always a step ahead: so a second curve says how often it came true. All are fitted as games
 * are learned, never on request.
 */
export function closingLineModel() {
  let residuals: number[] = []
  let moments: number[] = []
  let offers = judgedOffers()
  let came: (raw: number) => number = (probability) => probability
  let stood: ReturnType<typeof standingCurve> = null
  /** From what was forecast to what came of it: of single prices, and of prices among others. */
  let cameAlone = asSaid
  let cameAmong = asSaid
  let raw: ((expected: number, needed: number) => number) | null = null
  /** Of residuals, of raw probabilities and of those the first curves made of them: in order up to the last fit. */
  let orders: Record<'residuals' | 'raw' | 'curved', Uint32Array> = noOrders
  /** How much had been learned when `raw` was made. */
  let fitted = 0
  let judged = 0
  let fittedAt = Number.NEGATIVE_INFINITY
  let games = 0

  function refit(now: number): void {
    shareOut(now, stood?.weights ?? [])
    judged = offers.count()
    fittedAt = now
  }

  /** Of the residuals so far, older ones count less. */
  function shareOut(now: number, start: readonly number[]): void {
    const past = offers.seen(now)
    orders = {
      residuals: risingOrder(residuals, orders.residuals),
      raw: risingOrder(past.raw, orders.raw),
      curved: risingOrder(past.curved, orders.curved),
    }
    raw = beatClose(residuals, weightsByAge(moments, now, HALF_LIFE_MS), orders.residuals)
    fitted = residuals.length
    cameAlone = monotoneCurve(fitMonotoneCurve(past.alone(orders.curved)))
    const among = past.among(orders.curved)
    cameAmong = among ? monotoneCurve(fitMonotoneCurve(among)) : asSaid
    came = monotoneCurve(fitMonotoneCurve(past.all(orders.raw)))
    stood = standingCurve(past.standings(), start)
  }

  /** What the first curves make of a price, and the second of that. */
  function saidOf({
    raw: probability,
    value,
    valueToOthers,
    logOdds,
  }: Judgeable): readonly [first: number, second: number] {
    if (valueToOthers === null || stood === null) {
      const alone = came(probability)
      return [alone, cameAlone(alone)]
    }
    const among = stood.came({ raw: probability, value, valueToOthers, logOdds })
    return [among, cameAmong(among)]
  }

  function judgedOf({ expected, closing, price, others }: ClosedOffer, at: number): JudgedOffer | null {
    if (raw === null || price === null) return null
    const beat = closingLineValue(price, closing as Probability) > 0 ? 1 : 0
    const offer = judgeable(raw, expected, price, others)
    return [offer.raw, beat, at, offer.value, offer.valueToOthers, saidOf(offer)[0], offer.logOdds]
  }

  return {
    save: (): SavedClose => ({
      residuals,
      moments,
      offers: offers.save(),
      judged,
      fittedAt: raw === null ? null : fittedAt,
      fitted,
      games,
      weights: stood?.weights ?? [],
    }),
    restore(saved: SavedClose): void {
      games = saved.games
      orders = noOrders
      offers = judgedOffers(saved.offers.slice(0, saved.judged))
      residuals = saved.residuals.slice(0, saved.fitted)
      moments = saved.moments.slice(0, saved.fitted)
      if (saved.fittedAt !== null) {
        fittedAt = saved.fittedAt
        shareOut(fittedAt, saved.weights)
      }
      residuals = [...saved.residuals]
      moments = [...saved.moments]
      for (const offer of saved.offers.slice(saved.judged)) offers.add(offer)
      judged = saved.judged
    },
    /** In percent; null until enough games have closed. `others`: what the other books say, null where too few do. */
    confidence(expected: number, price: number, others: number | null): number | null {
      if (raw === null) return null
      return 100 * saidOf(judgeable(raw, expected, price, others))[1]
    },
    /** Learns how a game's prices closed, one per outcome. */
    learn(closed: readonly ClosedOffer[], at: number): void {
      games += 1
      for (const offer of closed) {
        const seen = judgedOf(offer, at)
        if (seen) offers.add(seen)
        residuals.push(logit(offer.closing) - logit(offer.expected))
        moments.push(at)
      }
      if (games >= MIN_GAMES && at - fittedAt >= REFIT_AFTER_MS) refit(at)
    },
  }
}

/** What the curves must know of a price. */
type Judgeable = Omit<SelectionStanding, 'valueToOthers'> & { readonly valueToOthers: number | null }

/** @param raw  from the expected and the needed probability to the raw probability */
const judgeable = (
  raw: (expected: number, needed: number) => number,
  expected: number,
  price: number,
  others: number | null,
): Judgeable => ({
  raw: raw(expected, 1 / price),
  value: price * expected - 1,
  valueToOthers: others === null ? null : price * others - 1,
  logOdds: logit(expected),
})

const noOrders = { residuals: new Uint32Array(), raw: new Uint32Array(), curved: new Uint32Array() }

const asSaid = (said: number): number => said

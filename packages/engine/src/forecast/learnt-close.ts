import { beatClose, logistic, logit, logOddsShift, monotoneCurve } from '@fairline/models'
import { type Chance, closingLineValue, type DecimalOdds } from '@fairline/odds'
import { standingCurve } from './standing-curve.ts'

const DAY_MS = 86_400_000
/** Closes count half after so long; how well chances were said, after half of that: opening prices grow sharper. */
const [HALF_LIFE_MS, SAID_HALF_LIFE_MS] = [700 * DAY_MS, 350 * DAY_MS]
/** Belief that the curve need not be shifted, in curvature (a price adds a quarter at most), and prices before it is. */
const [NO_SHIFT, FEWEST_SAID] = [40, 300]
const REFIT_AFTER_MS = 28 * DAY_MS
const FEWEST_GAMES = 200
/** A price that stood at the open, where it had been expected to close, and where it did. */
export interface ClosedOffer {
  readonly expected: number
  readonly closing: number
  /** The best price of the outcome among all books at the open; null where none was quoted. */
  readonly price: DecimalOdds | null
  /** What the other books said of it; null where too few did. */
  readonly others: number | null
}

/**
 * Raw chance, 1 where the price beat the close, the moment; its value against the expected close and against the others; what the
 * curve of that time made of it.
 */
type JudgedOffer = readonly [
  raw: number,
  beat: 0 | 1,
  at: number,
  value: number,
  valueToOthers: number | null,
  curved: number,
]

/** All that was learnt of closes. */
export interface SavedClose {
  readonly residuals: readonly number[]
  readonly moments: readonly number[]
  /** Of every price: the raw chance that was given it, whether it beat the close, and when that was known. */
  readonly offers: readonly JudgedOffer[]
  /** Null before the first fit. */
  readonly fittedAt: number | null
  /** How many residuals and prices that fit knew. */
  readonly fitted: number
  readonly judged: number
  readonly games: number
  /** Of the standing curve as last fitted; empty before. */
  readonly weights: readonly number[]
}

/**
 * The chance that a price beats the fair closing price.
 *
 * Raw, it is the share of past closing residuals that would carry the close beyond the price. But the price asked about
 * is the best of several, and a book that stands out is more often wrong than the blend is; and far from even the shares rest
 * on few games. So the raw chance is corrected by how the best prices of past games did: on a curve that never falls where one
 * or two books quote, and by where the price stands among the others where there are more. What the curve said may still have been
 * too high or too low altogether, as it was of the NHL's totals: by as much it is shifted. All are fitted as games are learnt,
 * never when asked.
 */
export function learntClose() {
  let residuals: number[] = []
  let moments: number[] = []
  let offers: JudgedOffer[] = []
  let came: (raw: number) => number = (chance) => chance
  let stood: ReturnType<typeof standingCurve> = null
  let shift = 0
  let raw: ((expected: number, needed: number) => number) | null = null
  /** How much had been learnt when `raw` was made. */
  let fitted = 0
  let judged = 0
  let fittedAt = Number.NEGATIVE_INFINITY
  let games = 0

  function refit(now: number): void {
    shareOut(now, stood?.weights ?? [])
    judged = offers.length
    fittedAt = now
  }

  /** Of the residuals so far, older ones count less. */
  function shareOut(now: number, start: readonly number[]): void {
    const ages = moments.map((at) => 0.5 ** ((now - at) / HALF_LIFE_MS))
    raw = beatClose(residuals, ages)
    fitted = residuals.length
    const past = offers.map(([said, beat, at, value, valueToOthers, curved]) => ({
      said,
      beat: beat === 1,
      at,
      value,
      valueToOthers,
      curved,
    }))
    shift = shiftOf(
      past.filter(({ valueToOthers }) => valueToOthers === null),
      now,
    )
    came = monotoneCurve(
      past.map(({ said, beat, at }) => ({ said, happened: beat, weight: 0.5 ** ((now - at) / SAID_HALF_LIFE_MS) })),
    )
    stood = standingCurve(
      past.flatMap(({ said, beat, at, value, valueToOthers }) =>
        valueToOthers === null
          ? []
          : [{ raw: said, beat, value, valueToOthers, weight: 0.5 ** ((now - at) / HALF_LIFE_MS) }],
      ),
      start,
    )
  }

  /** On the curve, and shifted: where too few books quote to compare. */
  function shifted(chance: number): number {
    const said = came(chance)
    return said <= 0 || said >= 1 ? said : logistic(logit(said) + shift)
  }

  function judgedOf({ expected, closing, price, others }: ClosedOffer, at: number): JudgedOffer | null {
    if (raw === null || price === null) return null
    const chance = raw(expected, 1 / price)
    const beat = closingLineValue(price, closing as Chance) > 0 ? 1 : 0
    return [chance, beat, at, price * expected - 1, others === null ? null : price * others - 1, came(chance)]
  }

  return {
    save: (): SavedClose => ({
      residuals,
      moments,
      offers,
      judged,
      fittedAt: raw === null ? null : fittedAt,
      fitted,
      games,
      weights: stood?.weights ?? [],
    }),
    restore(saved: SavedClose): void {
      games = saved.games
      offers = saved.offers.slice(0, saved.judged)
      residuals = saved.residuals.slice(0, saved.fitted)
      moments = saved.moments.slice(0, saved.fitted)
      if (saved.fittedAt !== null) {
        fittedAt = saved.fittedAt
        shareOut(fittedAt, saved.weights)
      }
      residuals = [...saved.residuals]
      moments = [...saved.moments]
      offers = [...saved.offers]
      judged = saved.judged
    },
    /** In percent; null until enough games have closed. `others`: what the other books say, null where too few do. */
    confidence(expected: number, price: number, others: number | null): number | null {
      if (raw === null) return null
      const chance = raw(expected, 1 / price)
      if (others === null || stood === null) return 100 * shifted(chance)
      return 100 * stood.came({ raw: chance, value: price * expected - 1, valueToOthers: price * others - 1 })
    },
    /** Learns how a game's prices closed, one per outcome. */
    learn(closed: readonly ClosedOffer[], at: number): void {
      games += 1
      for (const offer of closed) {
        const seen = judgedOf(offer, at)
        if (seen) offers.push(seen)
        residuals.push(logit(offer.closing) - logit(offer.expected))
        moments.push(at)
      }
      if (games >= FEWEST_GAMES && at - fittedAt >= REFIT_AFTER_MS) refit(at)
    },
  }
}

/** How far what the curve said lay off, in log-odds. */
function shiftOf(past: readonly { curved: number; beat: boolean; at: number }[], now: number): number {
  if (past.length < FEWEST_SAID) return 0
  const weighed = past.map(({ curved, beat, at }) => ({
    said: curved,
    happened: beat,
    weight: 0.5 ** ((now - at) / SAID_HALF_LIFE_MS),
  }))
  return logOddsShift(weighed, NO_SHIFT)
}

import { beatClose, fitMonotoneCurve, monotoneCurve, type SaidAndHappened } from '@fairline/models'
import { logit, type NumberRows, numberRows, risingOrder } from '@fairline/numeric'
import { type Chance, closingLineValue, type DecimalOdds } from '@fairline/odds'
import { type SelectionStanding, type StandingsSeen, standingCurve } from './standing-curve.ts'

const DAY_MS = 86_400_000
/** Closes count half after so long; for the curve, after half of that: opening prices grow sharper. */
const [HALF_LIFE_MS, SAID_HALF_LIFE_MS] = [700 * DAY_MS, 350 * DAY_MS]
/** What came of what was said counts half after so many prices: where there are many a year, the market is followed the closer. */
const SAID_HALF_LIFE = 2000
const REFIT_AFTER_MS = 28 * DAY_MS
const FEWEST_GAMES = 200
/** Numbers of a judged offer. */
const COLUMNS = 7
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
 * curves of that time made of it; log-odds of the expected close.
 */
type JudgedOffer = readonly [
  raw: number,
  beat: 0 | 1,
  at: number,
  value: number,
  valueToOthers: number | null,
  curved: number,
  logOdds: number,
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
 * or two books quote, and by where the price stands among the others where there are more. What that said of past prices came true too often or too seldom
 * still, as a market that grows sharper is always a step ahead: so it is said as it came, on a second curve. All are fitted as games
 * are learnt, never when asked.
 */
export function learntClose() {
  let residuals: number[] = []
  let moments: number[] = []
  /** Judged offers; a value that is null is NaN. */
  let offers = numberRows(COLUMNS)
  let came: (raw: number) => number = (chance) => chance
  let stood: ReturnType<typeof standingCurve> = null
  /** From what was said to what came of it: of single prices, and of prices among others. */
  let cameAlone = asSaid
  let cameAmong = asSaid
  let raw: ((expected: number, needed: number) => number) | null = null
  /** Of residuals, of raw chances and of those the first curves made of them: in order up to the last fit. */
  let orders: Record<'residuals' | 'raw' | 'curved', Uint32Array> = noOrders
  /** How much had been learnt when `raw` was made. */
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
    const past = pastOf(offers, now)
    orders = {
      residuals: risingOrder(residuals, orders.residuals),
      raw: risingOrder(past.raw, orders.raw),
      curved: risingOrder(past.curved, orders.curved),
    }
    raw = beatClose(residuals, faded(moments, now, HALF_LIFE_MS), orders.residuals)
    fitted = residuals.length
    cameAlone = monotoneCurve(fitMonotoneCurve(past.alone(orders.curved)))
    const among = past.among(orders.curved)
    cameAmong = among ? monotoneCurve(fitMonotoneCurve(among)) : asSaid
    came = monotoneCurve(fitMonotoneCurve(past.all(orders.raw)))
    stood = standingCurve(past.standings(orders.raw), start)
  }

  /** What the first curves make of a price, and the second of that. */
  function saidOf({ raw: chance, value, valueToOthers, logOdds }: Judgeable): readonly [first: number, second: number] {
    if (valueToOthers === null || stood === null) {
      const alone = came(chance)
      return [alone, cameAlone(alone)]
    }
    const among = stood.came({ raw: chance, value, valueToOthers, logOdds })
    return [among, cameAmong(among)]
  }

  const judgedOffers = (): JudgedOffer[] => Array.from({ length: offers.count() }, (_, i) => toOffer(offers.row(i)))

  function addOffer([chance, beat, when, value, valueToOthers, curved, logOdds]: JudgedOffer): void {
    offers.add([chance, beat, when, value, valueToOthers ?? Number.NaN, curved, logOdds])
  }

  function judgedOf({ expected, closing, price, others }: ClosedOffer, at: number): JudgedOffer | null {
    if (raw === null || price === null) return null
    const beat = closingLineValue(price, closing as Chance) > 0 ? 1 : 0
    const offer = judgeable(raw, expected, price, others)
    return [offer.raw, beat, at, offer.value, offer.valueToOthers, saidOf(offer)[0], offer.logOdds]
  }

  return {
    save: (): SavedClose => ({
      residuals,
      moments,
      offers: judgedOffers(),
      judged,
      fittedAt: raw === null ? null : fittedAt,
      fitted,
      games,
      weights: stood?.weights ?? [],
    }),
    restore(saved: SavedClose): void {
      games = saved.games
      orders = noOrders
      offers = numberRows(COLUMNS, saved.offers.length)
      for (const offer of saved.offers.slice(0, saved.judged)) addOffer(offer)
      residuals = saved.residuals.slice(0, saved.fitted)
      moments = saved.moments.slice(0, saved.fitted)
      if (saved.fittedAt !== null) {
        fittedAt = saved.fittedAt
        shareOut(fittedAt, saved.weights)
      }
      residuals = [...saved.residuals]
      moments = [...saved.moments]
      for (const offer of saved.offers.slice(saved.judged)) addOffer(offer)
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
        if (seen) addOffer(seen)
        residuals.push(logit(offer.closing) - logit(offer.expected))
        moments.push(at)
      }
      if (games >= FEWEST_GAMES && at - fittedAt >= REFIT_AFTER_MS) refit(at)
    },
  }
}

/** What the curves must know of a price. */
type Judgeable = Omit<SelectionStanding, 'valueToOthers'> & { readonly valueToOthers: number | null }

/** @param raw  from the expected and the needed probability to the raw chance */
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

/** What judged offers say to the curves, by column: there are tens of thousands. */
function pastOf(offers: NumberRows, now: number) {
  const [raw, beat, at, value, valueToOthers, curved, logOdds] = Array.from({ length: COLUMNS }, (_, index) =>
    offers.column(index),
  ) as Columns
  const isAlone = (row: number) => Number.isNaN(valueToOthers[row])
  const isAmong = (row: number) => !isAlone(row)
  return {
    raw,
    curved,
    /** Raw chances and what happened, by the order of the raw chances. */
    all: (order: Uint32Array) => ({ said: raw, happened: beat, weight: faded(at, now, SAID_HALF_LIFE_MS), order }),
    /** What the first curves said of prices too few other books quoted, and what happened, by the order of what was said. */
    alone: (order: Uint32Array) => ({
      said: curved,
      happened: beat,
      weight: fadedByNumber(raw.length, isAlone),
      order: rowsThat(order, isAlone),
    }),
    /** The same of prices among others; null where there are none, as in most archives. */
    among(order: Uint32Array): SaidAndHappened | null {
      const rows = rowsThat(order, isAmong)
      return rows.length === 0
        ? null
        : { said: curved, happened: beat, weight: faded(at, now, HALF_LIFE_MS), order: rows }
    },
    standings(order: Uint32Array): StandingsSeen {
      const rows = rowsThat(order, isAmong).sort()
      const pick = (column: Float64Array) => Float64Array.from(rows, (row) => column[row] as number)
      return {
        raw: pick(raw),
        value: pick(value),
        valueToOthers: pick(valueToOthers),
        logOdds: pick(logOdds),
        beat: pick(beat),
        weight: faded(pick(at), now, HALF_LIFE_MS),
      }
    },
  }
}

type Columns = [
  raw: Float64Array,
  beat: Float64Array,
  at: Float64Array,
  value: Float64Array,
  valueToOthers: Float64Array,
  curved: Float64Array,
  logOdds: Float64Array,
]

/** Those of some rows that fit, in their order: of 48,000 the list's own `filter` takes ten times as long. */
function rowsThat(rows: Uint32Array, fits: (row: number) => boolean): Uint32Array {
  const kept = new Uint32Array(rows.length)
  let count = 0
  for (let i = 0; i < rows.length; i++) {
    const row = rows[i] as number
    if (!fits(row)) continue
    kept[count] = row
    count += 1
  }
  return kept.subarray(0, count)
}

/** How much each counts that is so old: half after so long. Many moments are the same as the one before. */
function faded(moments: ArrayLike<number>, now: number, halfLife: number): Float64Array {
  const counts = new Float64Array(moments.length)
  for (let i = 0; i < counts.length; i++)
    counts[i] =
      moments[i] === moments[i - 1] ? (counts[i - 1] as number) : 0.5 ** ((now - (moments[i] as number)) / halfLife)
  return counts
}

/** How much each row that fits counts: half after `SAID_HALF_LIFE` more of them. */
function fadedByNumber(rows: number, fits: (row: number) => boolean): Float64Array {
  const counts = new Float64Array(rows)
  const share = 0.5 ** (1 / SAID_HALF_LIFE)
  let count = 1
  for (let row = rows - 1; row >= 0; row--) {
    if (!fits(row)) continue
    counts[row] = count
    count *= share
  }
  return counts
}

function toOffer(row: readonly number[]): JudgedOffer {
  const [raw, beat, at, value, valueToOthers, curved, logOdds] = row as [
    number,
    0 | 1,
    number,
    number,
    number,
    number,
    number,
  ]
  return [raw, beat, at, value, Number.isNaN(valueToOthers) ? null : valueToOthers, curved, logOdds]
}

const noOrders = { residuals: new Uint32Array(), raw: new Uint32Array(), curved: new Uint32Array() }

const asSaid = (said: number): number => said

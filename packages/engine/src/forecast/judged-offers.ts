import type { SaidAndHappened } from '@fairline/models'
import type { StandingsSeen } from './standing-curve.ts'

const DAY_MS = 86_400_000
/** Closes count half after this long. */
export const HALF_LIFE_MS = 700 * DAY_MS
/** For the curve, after half of that: opening prices grow sharper. */
const CURVE_HALF_LIFE_MS = 350 * DAY_MS
/** What came of what was forecast counts half after this many prices: where there are many a year, the market is followed the closer. */
const HALF_LIFE_OFFERS = 2000

/**
 * Raw probability, 1 if the price beat the close, the moment; its value against the expected close and against the other books; what the
 * curves of that time made of it; log-odds of the expected close.
 */
export type JudgedOffer = readonly [
  raw: number,
  beat: 0 | 1,
  at: number,
  value: number,
  valueToOthers: number | null,
  curved: number,
  logOdds: number,
]

/** What past prices tell the curves, as of a moment. Each `order` holds the rows to learn from, from the lowest probability. */
export interface OffersSeen {
  readonly raw: readonly number[]
  readonly curved: readonly number[]
  /** Raw probabilities and what happened. */
  all(order: Uint32Array): SaidAndHappened
  /** What the first curves forecast for prices that too few other books quoted, and what happened. */
  alone(order: Uint32Array): SaidAndHappened
  /** The same of prices among others; null if there are none, as in most archives. */
  among(order: Uint32Array): SaidAndHappened | null
  standings(): StandingsSeen
}

/** Keeps judged prices by column: there are tens of thousands. */
export function judgedOffers(saved: readonly JudgedOffer[] = []) {
  const raw: number[] = []
  const beat: number[] = []
  const at: number[] = []
  const value: number[] = []
  /** NaN where too few other books quoted the price. */
  const valueToOthers: number[] = []
  const curved: number[] = []
  const logOdds: number[] = []
  /** Rows of prices that other books quoted, too. */
  const rowsAmong: number[] = []

  const isAlone = (row: number) => Number.isNaN(valueToOthers[row])
  const isAmong = (row: number) => !isAlone(row)

  function add(offer: JudgedOffer): void {
    if (offer[4] !== null) rowsAmong.push(raw.length)
    raw.push(offer[0])
    beat.push(offer[1])
    at.push(offer[2])
    value.push(offer[3])
    valueToOthers.push(offer[4] ?? Number.NaN)
    curved.push(offer[5])
    logOdds.push(offer[6])
  }
  for (const offer of saved) add(offer)

  return {
    add,
    count: () => raw.length,
    save: (): JudgedOffer[] =>
      raw.map((probability, row) => [
        probability,
        beat[row] as 0 | 1,
        at[row] as number,
        value[row] as number,
        isAlone(row) ? null : (valueToOthers[row] as number),
        curved[row] as number,
        logOdds[row] as number,
      ]),
    seen: (now: number): OffersSeen => ({
      raw,
      curved,
      all: (order) => ({ said: raw, happened: beat, weight: weightsByAge(at, now, CURVE_HALF_LIFE_MS), order }),
      alone: (order) => ({
        said: curved,
        happened: beat,
        weight: weightsByNumber(raw.length, isAlone),
        order: rowsAmong.length === 0 ? order : filterRows(order, isAlone),
      }),
      among: (order) =>
        rowsAmong.length === 0
          ? null
          : {
              said: curved,
              happened: beat,
              weight: weightsByAge(at, now, HALF_LIFE_MS),
              order: filterRows(order, isAmong),
            },
      standings() {
        const pick = (column: readonly number[]) => Float64Array.from(rowsAmong, (row) => column[row] as number)
        return {
          raw: pick(raw),
          value: pick(value),
          valueToOthers: pick(valueToOthers),
          logOdds: pick(logOdds),
          beat: pick(beat),
          weight: weightsByAge(pick(at), now, HALF_LIFE_MS),
        }
      },
    }),
  }
}

/** Returns the rows that fit, in their order: of 48,000 the list's own `filter` takes ten times as long. */
function filterRows(rows: Uint32Array, fits: (row: number) => boolean): Uint32Array {
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

/**
 * Returns how much each of some moments counts: half after a half-life. Many moments are the same as the one before.
 *
 * @param now       not before any of them
 * @param halfLife  above 0, in the unit of the moments
 */
export function weightsByAge(moments: ArrayLike<number>, now: number, halfLife: number): Float64Array {
  const weights = new Float64Array(moments.length)
  for (let i = 0; i < weights.length; i++)
    weights[i] =
      moments[i] === moments[i - 1] ? (weights[i - 1] as number) : 0.5 ** ((now - (moments[i] as number)) / halfLife)
  return weights
}

/** Returns how much each row that fits counts: half after `HALF_LIFE_OFFERS` more of them. */
function weightsByNumber(rows: number, fits: (row: number) => boolean): Float64Array {
  const weights = new Float64Array(rows)
  const share = 0.5 ** (1 / HALF_LIFE_OFFERS)
  let weight = 1
  for (let row = rows - 1; row >= 0; row--) {
    if (!fits(row)) continue
    weights[row] = weight
    weight *= share
  }
  return weights
}

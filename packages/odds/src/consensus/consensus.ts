import type { Probability } from '../price/probability.ts'

/** One book's opinion of a market: its no-vig probabilities, how much it counts, how old its prices are. */
export interface Opinion {
  readonly probabilities: readonly Probability[]
  /** Relative weight, at least 0. */
  readonly weight: number
  /** Age of the price in milliseconds at the moment in question, at least 0. */
  readonly ageMs: number
}

/** What the books say together, and how many of them were heard. */
export interface Consensus {
  readonly probabilities: readonly Probability[]
  readonly used: number
  readonly stale: number
}

/**
 * The probabilities many books agree on: the weighted mean of their log probabilities, brought back to a sum of 1.
 *
 * Means of logs treat a move from 2 % to 1 % as what it is; a mean of probabilities would not. Books whose price is older
 * than `maxAgeMs` are not heard.
 *
 * @param opinions  one per book, all over the same outcomes in the same order, probabilities above 0
 * @param maxAgeMs  oldest price that still counts, in milliseconds
 * @returns the probabilities, with how many books were used and how many were stale; null if none is left
 * @throws {RangeError} if outcomes differ in number, a probability is not above 0, or a weight is negative
 * @source logarithmic opinion pool, by its definition
 * @example consensus([{ probabilities: [0.5, 0.5], weight: 1, ageMs: 0 }], 1000) // => { probabilities: [0.5, 0.5], used: 1, stale: 0 }
 */
export function consensus(opinions: readonly Opinion[], maxAgeMs: number): Consensus | null {
  const outcomes = opinions[0]?.probabilities.length ?? 0
  const logs = new Array<number>(outcomes).fill(0)
  let weights = 0
  let used = 0
  for (const opinion of opinions) {
    check(opinion, outcomes)
    if (opinion.ageMs > maxAgeMs || opinion.weight === 0) continue
    for (let i = 0; i < outcomes; i++)
      logs[i] = (logs[i] as number) + opinion.weight * Math.log(opinion.probabilities[i] as number)
    weights += opinion.weight
    used += 1
  }
  if (used === 0) return null
  const raw = logs.map((log) => Math.exp(log / weights))
  const total = raw.reduce((a, b) => a + b, 0)
  const stale = opinions.filter(({ ageMs }) => ageMs > maxAgeMs).length
  return { probabilities: raw.map((value) => (value / total) as Probability), used, stale }
}

function check({ probabilities, weight }: Opinion, outcomes: number): void {
  if (probabilities.length !== outcomes)
    throw new RangeError(`opinions must cover the same outcomes: ${probabilities.length} and ${outcomes}`)
  if (!(weight >= 0)) throw new RangeError(`a weight must be at least 0, got ${weight}`)
  for (const value of probabilities)
    if (!(value > 0)) throw new RangeError(`a probability must be above 0, got ${value}`)
}

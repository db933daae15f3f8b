import type { LineProbability } from '@fairline/models'
import { interpolateKnots, isotonicFit, logistic, logit } from '@fairline/numeric'
import { bookWeight, isLineKnown } from '../markets/book-weight.ts'
import { isNear } from '../markets/is-behind.ts'

/** A book's vig-free probability of the first side of a line: that the home side covers, or that the total goes over. */
export interface LineQuote {
  readonly book: string
  readonly line: number
  /** Of the bets that are decided, in (0, 1). */
  readonly probability: number
}

/** Probability of the first side of a line. */
export interface LineEstimate extends LineProbability {
  /** Books that quote this very line. */
  readonly books: number
  /**
   * If too few books quote this line, the nearest quoted one, which its probability rests on next to its own quotes: one that enough books
   * quote, else one that rests on this line in turn. If its own quotes contradict an anchored line, that line, whose probability it takes.
   * Null if the probability rests on this line's own quotes, or on the winner's.
   */
  readonly carriedOverFrom: number | null
}

/** Probabilities of every line of one kind of market, monotone in the line. */
export interface LineCurve {
  at(line: number): LineEstimate
}

/** What a curve is made of. */
export interface LineCurveOptions {
  /** At least one; main and alternate lines alike. */
  readonly quotes: readonly LineQuote[]
  /** What the score distribution says of a line. */
  readonly distribution: (line: number) => LineProbability
  /** 1 if a higher line is easier to win for the first side (spreads), −1 if it is harder (totals). */
  readonly slope: 1 | -1
  /** Lines whose probability another market fixes: the moneyline is a spread of half a point. */
  readonly anchors: readonly { readonly line: number; readonly probability: number }[]
  /** How much further than the books, in log-odds, a line is estimated; 0 for the market's own curve. */
  readonly shift: (line: number) => number
}

/**
 * As how many books a neighboring line counts if it is equally likely, and the distance to it, in log-odds, at which it
 * counts half as much.
 *
 * @source squared error against Pinnacle's ladder (WNBA 2026) and against the truth of the simulated leagues; docs/models.md
 */
const NEIGHBOR_WEIGHT = 1
const NEIGHBOR_HALF_DISTANCE = 0.22
/** An anchor outweighs every quote. */
const ANCHOR_WEIGHT = 1e6
/** Pooled with quotes an anchor moves by less than this. */
const SAME = 1e-4
/** Log-odds beyond these are not distinguished where quotes are compared with the score distribution. */
const MAX_LOG_ODDS = 6
/** Probabilities stay this far from 0 and 1. */
const MIN_PROBABILITY = 1e-9

/** Quotes of one line, pooled: mean distance in log-odds to the score distribution. */
interface Knot {
  /** The line. */
  readonly at: number
  /** The distance. */
  readonly value: number
  readonly weight: number
  readonly books: number
}

/**
 * Pools all quotes of a line, then interpolates between lines: a quote's distance in log-odds to the score distribution
 * at its own line. Lines without enough quotes take most of their neighbors' distance. For any quotes the result
 * is monotone in the line.
 *
 * @returns probabilities that never contradict each other; `carriedOverFrom` names the neighbor they rest on, too
 */
export function lineCurve(options: LineCurveOptions): LineCurve {
  const { distribution, slope, shift } = options
  const baseAt = (line: number) => openLogit(distribution(line).probability)
  const quoted = knotsOf(options.quotes, baseAt)
  // A line that is itself carried over is little to rest on.
  const quotedWell = quoted.filter(isLineKnown)
  const anchors = options.anchors.map(({ line, probability }): Knot => {
    const offset = offsetOf(probability, baseAt(line)) - shift(line)
    return { at: line, value: offset, weight: ANCHOR_WEIGHT, books: 0 }
  })
  const known = [...quoted.filter(({ at }) => !anchors.some((anchor) => anchor.at === at)), ...anchors]
  const smoothed = new Map(known.map((knot) => [knot.at, pooledOffset(knot, known, baseAt)]))
  // An anchored line is met exactly; what it says of other lines is bounded as quotes are.
  for (const { line, probability } of options.anchors)
    smoothed.set(line, openLogit(probability) - baseAt(line) - shift(line))
  const cache = new Map<number, LineEstimate>()
  /** Fitted log-odds of the known lines, once one of them is requested. */
  let fittedKnown: ReadonlyMap<number, number> | null = null

  const logOddsAt = (line: number): number =>
    baseAt(line) + shift(line) + (smoothed.get(line) ?? interpolateKnots(known, line))

  /** Fits the known lines together. @returns log-odds by line */
  function fitKnown(): ReadonlyMap<number, number> {
    const sorted = known.toSorted((a, b) => slope * (a.at - b.at))
    const fitted = isotonicFit(
      sorted.map(({ at }) => logOddsAt(at)),
      sorted.map(({ weight }) => weight),
    )
    return new Map(sorted.map(({ at }, i) => [at, fitted[i] as number]))
  }

  /** A line no one quotes gives way to the known lines on both sides of it. */
  function fittedAt(line: number): number {
    fittedKnown ??= fitKnown()
    let [lowest, highest] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY]
    for (const [knownLine, logOdds] of fittedKnown) {
      if (slope * (knownLine - line) <= 0) lowest = Math.max(lowest, logOdds)
      if (slope * (knownLine - line) >= 0) highest = Math.min(highest, logOdds)
    }
    return Math.max(lowest, Math.min(highest, logOddsAt(line)))
  }

  /** The anchored line whose probability a line takes, far from what its own quotes say; null if it keeps its own. */
  function boundedBy(line: number): number | null {
    if (isNear([logOddsAt(line)], [fittedAt(line)])) return null
    const chance = logistic(fittedAt(line))
    return nearestTo(
      line,
      options.anchors.filter(({ probability }) => Math.abs(probability - chance) < SAME),
    )
  }

  function carriedOverFrom(line: number, knot: Knot | undefined): number | null {
    if (options.anchors.some((anchor) => anchor.line === line)) return null
    if (knot !== undefined && isLineKnown(knot)) return boundedBy(line)
    return nearestLine(line, quotedWell) ?? nearestLine(line, quoted)
  }

  return {
    at(line) {
      const cached = cache.get(line)
      if (cached) return cached
      const knot = quoted.find(({ at }) => at === line)
      const estimate = {
        probability: logistic(fittedAt(line)),
        decided: distribution(line).decided,
        books: knot?.books ?? 0,
        carriedOverFrom: carriedOverFrom(line, knot),
      }
      cache.set(line, estimate)
      return estimate
    },
  }
}

function knotsOf(quotes: readonly LineQuote[], baseAt: (line: number) => number): Knot[] {
  return [...Map.groupBy(quotes, ({ line }) => line)].map(([line, ofLine]) => {
    let weight = 0
    let sum = 0
    for (const { book, probability } of ofLine) {
      weight += bookWeight(book)
      sum += bookWeight(book) * offsetOf(probability, baseAt(line))
    }
    return { at: line, value: sum / weight, weight, books: ofLine.length }
  })
}

/** A line's own offset, pulled towards what the other quoted lines say of it: the less, the further away they are. */
function pooledOffset(knot: Knot, known: readonly Knot[], baseAt: (line: number) => number): number {
  if (knot.weight === ANCHOR_WEIGHT) return knot.value
  const others = known.filter(({ at }) => at !== knot.at)
  const quoted = others.filter(({ weight }) => weight !== ANCHOR_WEIGHT)
  if (quoted.length === 0) return knot.value
  const distance = Math.min(...quoted.map(({ at }) => Math.abs(baseAt(at) - baseAt(knot.at))))
  const weight = NEIGHBOR_WEIGHT / (1 + (distance / NEIGHBOR_HALF_DISTANCE) ** 2)
  return (knot.weight * knot.value + weight * interpolateKnots(others, knot.at)) / (knot.weight + weight)
}

const nearestLine = (line: number, quoted: readonly Knot[]): number | null =>
  nearestTo(
    line,
    quoted.filter(({ at }) => at !== line).map(({ at }) => ({ line: at })),
  )

/** The nearest of some lines, the first of two that are equally near; null if there are none. */
export function nearestTo(line: number, lines: readonly { readonly line: number }[]): number | null {
  let nearest: number | null = null
  for (const { line: other } of lines)
    if (nearest === null || Math.abs(other - line) < Math.abs(nearest - line)) nearest = other
  return nearest
}

const openLogit = (probability: number): number =>
  logit(Math.min(1 - MIN_PROBABILITY, Math.max(MIN_PROBABILITY, probability)))

/** How far a quote is from the score distribution at its line, in log-odds. */
const offsetOf = (probability: number, base: number): number => bounded(openLogit(probability)) - bounded(base)

const bounded = (logOdds: number): number => Math.max(-MAX_LOG_ODDS, Math.min(MAX_LOG_ODDS, logOdds))

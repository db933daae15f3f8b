import { risingOrder } from '@fairline/numeric'

/** Predicted probabilities in (0, 1), whether each came true, 1 or 0, and how much it counts, above 0: lists of equal length. */
export interface SaidAndHappened {
  readonly said: ArrayLike<number>
  readonly happened: ArrayLike<number>
  readonly weight: ArrayLike<number>
  /** Indexes of those that are learned from, from the lowest probability; all of them if left out. */
  readonly order?: Uint32Array
}

/** A corner of a curve: a predicted probability, in (0, 1), and the share of such that came true. */
export interface CurveKnot {
  readonly said: number
  readonly share: number
}

/** A corner while corners are pooled. */
interface WeightedKnot extends CurveKnot {
  readonly weight: number
}

/** How closely a curve follows the past. */
export interface CurveGrain {
  /** This many are needed for a knot, above 0. */
  readonly perKnot: number
  /** In each knot this many are believed to have happened as forecast. */
  readonly believed: number
}

const USUAL_GRAIN: CurveGrain = { perKnot: 150, believed: 40 }
const MAX_KNOTS = 80
/** Beyond the last group the curve rises so much less steeply than before it: extremes are misprints more often than knowledge. */
const BEYOND = 0.75

/**
 * What predicted probabilities came to, as a curve that never falls: the shares of groups of equal size, pooled where they are
 * out of order.
 *
 * @param past   what was forecast and what happened, any order
 * @param grain  coarser where those that are learned from are related: 150 a knot, and 40 believed, if left out
 * @returns the corners of the curve, rising; none where little is known
 * @throws {RangeError} if the lists differ in length
 * @source pool-adjacent-violators on grouped data, shares shrunk towards what was forecast
 * @example fitMonotoneCurve({ said: [], happened: [], weight: [] }) // => []
 */
export function fitMonotoneCurve(past: SaidAndHappened, grain: CurveGrain = USUAL_GRAIN): readonly CurveKnot[] {
  const { said: all, happened, weight } = past
  if (happened.length !== all.length || weight.length !== all.length)
    throw new RangeError(`lists of equal length are needed, got ${all.length}, ${happened.length} and ${weight.length}`)
  return pooled(grouped(past, grain)).map(({ said, share }) => ({ said, share }))
}

/**
 * A piecewise line through the corners of a curve; beyond them it reaches 0 and 1 no sooner than what is forecast does.
 *
 * @param knots  of `fitMonotoneCurve`
 * @returns from a probability to the share that happened; the probability itself where there are no corners
 * @throws never
 * @source linear interpolation
 * @example monotoneCurve([])(0.3) // => 0.3
 */
export function monotoneCurve(knots: readonly CurveKnot[]): (said: number) => number {
  const [first, last] = [knots[0], knots.at(-1)]
  if (!first || !last) return (said) => said
  const before = Math.min(slopeAt(knots, 0), first.share / first.said)
  const after = Math.min(BEYOND * slopeAt(knots, knots.length - 2), (1 - last.share) / (1 - last.said))
  return (said) => {
    if (said <= first.said) return first.share - before * (first.said - said)
    if (said >= last.said) return last.share + after * (said - last.said)
    const next = knots.findIndex((knot) => knot.said > said)
    const [a, b] = [knots[next - 1] as CurveKnot, knots[next] as CurveKnot]
    return a.share + ((b.share - a.share) * (said - a.said)) / (b.said - a.said)
  }
}

/** Rise of the line from a knot to the next, no steeper than what is forecast itself. */
function slopeAt(knots: readonly CurveKnot[], index: number): number {
  const [a, b] = [knots[index], knots[index + 1]]
  return a && b ? Math.min(1, (b.share - a.share) / (b.said - a.said)) : 1
}

function grouped(
  { said, happened, weight, order = risingOrder(said) }: SaidAndHappened,
  { perKnot, believed }: CurveGrain,
): WeightedKnot[] {
  const count = Math.min(MAX_KNOTS, Math.floor(order.length / perKnot))
  return Array.from({ length: count }, (_, i) => {
    const end = Math.floor(((i + 1) * order.length) / count)
    let [weights, saidSum, happenedSum] = [0, 0, 0]
    for (let at = Math.floor((i * order.length) / count); at < end; at++) {
      const one = order[at] as number
      const counts = weight[one] as number
      weights += counts
      saidSum += counts * (said[one] as number)
      happenedSum += counts * (happened[one] as number)
    }
    const mean = saidSum / weights
    return { said: mean, share: (happenedSum + believed * mean) / (weights + believed), weight: weights + believed }
  })
}

/** Neighbors whose shares fall are put together until none does; so are those with the same probability. */
function pooled(knots: readonly WeightedKnot[]): WeightedKnot[] {
  const kept: WeightedKnot[] = []
  for (let knot of knots) {
    for (let last = kept.at(-1); last && (last.share >= knot.share || last.said >= knot.said); last = kept.at(-1)) {
      kept.pop()
      const weight = last.weight + knot.weight
      const mean = (a: number, b: number) => (last.weight * a + knot.weight * b) / weight
      knot = { said: mean(last.said, knot.said), share: mean(last.share, knot.share), weight }
    }
    kept.push(knot)
  }
  return kept
}

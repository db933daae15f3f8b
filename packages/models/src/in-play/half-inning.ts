import { convolve, countPmf } from '@fairline/numeric'
import { MAX_SCORES } from './score-shares.ts'

/** Bits of `bases`: a runner on first, second, third. */
export interface HalfInningState {
  /** 0 to 2. */
  readonly outs: number
  /** 0 (empty) to 7 (loaded): 1 for first, 2 for second, 4 for third. */
  readonly bases: number
}

/**
 * Times the state occurred, runs scored from it to the end of the half-inning, and times none scored; by outs, then bases.
 *
 * @source H. Brooks, "Expected runs", National Severe Storms Laboratory: every major league game 1984–94, innings cut short and
 *         extra innings left out (www.nssl.noaa.gov/users/brooks/public_html/feda/datasets/expectedruns.html)
 */
const OBSERVED = [
  [
    [377390, 186702, 273565],
    [97684, 85966, 55235],
    [29342, 33131, 10768],
    [21978, 32895, 7994],
    [5360, 7333, 871],
    [9845, 17210, 1284],
    [5571, 11011, 781],
    [5233, 12419, 617],
  ],
  [
    [270279, 70996, 227329],
    [112521, 58731, 81420],
    [52502, 36227, 30789],
    [39375, 36031, 22649],
    [18798, 18020, 6257],
    [19988, 23348, 6942],
    [14152, 19800, 4443],
    [13474, 21175, 4339],
  ],
  [
    [215735, 21306, 201378],
    [113013, 25469, 98497],
    [64639, 21275, 50176],
    [50463, 22358, 38792],
    [27006, 10272, 19583],
    [25826, 13007, 18447],
    [15357, 9304, 11100],
    [16281, 12332, 11060],
  ],
] as const

const RUNS_PER_HALF_INNING = OBSERVED[0][0][1] / OBSERVED[0][0][0]

/**
 * Probabilities of 0, 1, 2 … runs in the rest of a half-inning: none as often as observed in that state, further runs geometric.
 *
 * @param state     outs and bases
 * @param expected  runs of a whole half-inning of this side, above 0
 * @returns probabilities of up to 39 runs, which sum to 1 within 1e-3 for up to 0.7 expected runs; their mean is the observed one, scaled by `expected`
 * @throws {RangeError} if outs or bases do not exist
 */
export function restOfHalfInning({ outs, bases }: HalfInningState, expected: number): number[] {
  const observed = OBSERVED[outs]?.[bases]
  if (!observed) throw new RangeError(`no half-inning has ${outs} outs and bases ${bases}`)
  const [times, runs, scoreless] = observed
  const scale = expected / RUNS_PER_HALF_INNING
  const mean = (scale * runs) / times
  const none = Math.max(1 - mean, (scoreless / times) ** scale)
  const further = 1 - (1 - none) / mean
  return Array.from({ length: MAX_SCORES }, (_, count) =>
    count === 0 ? none : (1 - none) * (1 - further) * further ** (count - 1),
  )
}

/** Runs of whole half-innings: negative binomial. @param spread  variance over mean, less 1 */
export const wholeTurns = (mean: number, spread: number): number[] =>
  countPmf(mean, { linear: spread, square: 0 }, MAX_SCORES)

/** Runs of two parts of a game together. */
export const together = (a: readonly number[], b: readonly number[]): readonly number[] =>
  [...convolve(a, b)].slice(0, MAX_SCORES)

/** How a plate appearance ends. */
export const plateEnds = ['out', 'strikeout', 'walk', 'single', 'double', 'triple', 'home-run'] as const
export const OUT = 0
export const STRIKEOUT = 1
export const WALK = 2
export const SINGLE = 3
export const DOUBLE = 4
export const TRIPLE = 5
export const HOME_RUN = 6

/** Average probabilities, in that order; outs in play are what is left. */
const strikeout = 0.222
const reaching = [0.088, 0.142, 0.044, 0.004, 0.0315] as const

/** One way a plate appearance can move the runners. Bases are bits: 1 first, 2 second, 4 third. */
export interface Advance {
  readonly probability: number
  readonly bases: number
  readonly outs: number
  readonly runs: number
}

const FIRST_TO_THIRD = 0.28
const SECOND_SCORES = 0.6
const FIRST_SCORES_ON_DOUBLE = 0.42
const DOUBLE_PLAY = 0.13
const SACRIFICE = 0.36
const SECOND_TO_THIRD = 0.25
const bits = [0, 1, 1, 2, 1, 2, 2, 3]

/** Every way the runners can move, by bases and outs before and the plate appearance's end. */
export const advances: readonly (readonly (readonly (readonly Advance[])[])[])[] = Array.from(
  { length: 8 },
  (_, bases) => Array.from({ length: 3 }, (__, outs) => plateEnds.map((_end, end) => advancesOf(bases, outs, end))),
)

/** Probabilities of the ends when batters reach base `scale` times as often as on average and strike out `strikeouts` times so. */
export function endProbabilities(scale: number, hit = 1, power = 1, strikeouts = 1): number[] {
  const [walk, single, double, triple, homeRun] = reaching
  const k = strikeout * strikeouts
  const reach = [
    walk * scale,
    single * scale * hit,
    double * scale * hit,
    triple * scale * hit,
    homeRun * scale * power,
  ]
  const out = 1 - k - reach.reduce((sum, probability) => sum + probability, 0)
  return [Math.max(0.05, out), k, ...reach]
}

function advancesOf(bases: number, outs: number, end: number): Advance[] {
  const sure = (next: number, runs: number): Advance[] => [{ probability: 1, bases: next, outs, runs }]
  if (end === STRIKEOUT) return [{ probability: 1, bases, outs: outs + 1, runs: 0 }]
  if (end === WALK) return walk(bases, outs)
  if (end === TRIPLE) return sure(4, bits[bases] as number)
  if (end === HOME_RUN) return sure(0, (bits[bases] as number) + 1)
  if (end === DOUBLE) return double(bases, outs)
  return end === SINGLE ? single(bases, outs) : outInPlay(bases, outs)
}

function walk(bases: number, outs: number): Advance[] {
  const forced = (bases & 1) === 0 ? bases | 1 : (bases & 2) === 0 ? bases | 2 : bases | 4
  return [{ probability: 1, bases: forced, outs, runs: bases === 7 ? 1 : 0 }]
}

function double(bases: number, outs: number): Advance[] {
  const home = (bases & 2 ? 1 : 0) + (bases & 4 ? 1 : 0)
  if ((bases & 1) === 0) return [{ probability: 1, bases: 2, outs, runs: home }]
  return [
    { probability: FIRST_SCORES_ON_DOUBLE, bases: 2, outs, runs: home + 1 },
    { probability: 1 - FIRST_SCORES_ON_DOUBLE, bases: 6, outs, runs: home },
  ]
}

function single(bases: number, outs: number): Advance[] {
  const third = bases & 4 ? 1 : 0
  if ((bases & 2) === 0) return batterAndFirst(bases, outs, third, 0, 1)
  return [
    ...batterAndFirst(bases, outs, third + 1, 0, SECOND_SCORES),
    ...batterAndFirst(bases, outs, third, 4, 1 - SECOND_SCORES),
  ]
}

/** The batter takes first and a runner from there moves on, to third now and then if no one is held there. */
function batterAndFirst(bases: number, outs: number, runs: number, held: number, probability: number): Advance[] {
  const near = { probability, bases: 1 | (bases & 1 ? 2 : 0) | held, outs, runs }
  if ((bases & 1) === 0 || held !== 0) return [near]
  return [
    { probability: probability * FIRST_TO_THIRD, bases: 1 | 4, outs, runs },
    { ...near, probability: probability * (1 - FIRST_TO_THIRD) },
  ]
}

function outInPlay(bases: number, outs: number): Advance[] {
  if (outs === 2 || bases === 0) return [{ probability: 1, bases, outs: outs + 1, runs: 0 }]
  const ways: Advance[] = []
  let left = 1
  if (bases & 1) {
    // The batter and the runner from first are out; with no one out before, a runner on third comes home.
    const scores = bases & 4 && outs === 0 ? 1 : 0
    ways.push({ probability: DOUBLE_PLAY, bases: outs === 0 && bases & 2 ? 4 : 0, outs: outs + 2, runs: scores })
    left -= DOUBLE_PLAY
  }
  if (bases & 4) {
    ways.push({ probability: left * SACRIFICE, bases: bases & 3, outs: outs + 1, runs: 1 })
    left *= 1 - SACRIFICE
  } else if (bases & 2) {
    ways.push({ probability: left * SECOND_TO_THIRD, bases: (bases & 1) | 4, outs: outs + 1, runs: 0 })
    left *= 1 - SECOND_TO_THIRD
  }
  ways.push({ probability: left, bases, outs: outs + 1, runs: 0 })
  return ways
}

/** Runs beyond this in one half-inning count as this many. */
export const MAX_RUNS = 14

/**
 * Probabilities of 0, 1, 2 … runs from every situation to the end of the half-inning.
 *
 * @returns by outs × 8 + bases
 */
export function runsToCome(scale: number): readonly Float64Array[] {
  const ends = endProbabilities(scale)
  let now: Float64Array[] = Array.from({ length: 24 }, () => new Float64Array(MAX_RUNS + 1))
  // Thirty more batters come up in no inning that matters.
  for (let batter = 0; batter < 30; batter++) now = now.map((_, state) => oneBatter(state, ends, now))
  return now
}

function oneBatter(state: number, ends: readonly number[], after: readonly Float64Array[]): Float64Array {
  const runs = new Float64Array(MAX_RUNS + 1)
  const [outs, bases] = [state >> 3, state & 7]
  for (const [end, probability] of ends.entries()) {
    for (const way of advances[bases]?.[outs]?.[end] ?? []) {
      const weight = probability * way.probability
      if (way.outs >= 3) runs[way.runs] = (runs[way.runs] as number) + weight
      else spread(runs, after[way.outs * 8 + way.bases] as Float64Array, way.runs, weight)
    }
  }
  return runs
}

function spread(into: Float64Array, from: Float64Array, shift: number, weight: number): void {
  for (let i = 0; i <= MAX_RUNS; i++) {
    const at = Math.min(MAX_RUNS, i + shift)
    into[at] = (into[at] as number) + weight * (from[i] as number)
  }
}

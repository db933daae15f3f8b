/** How a plate appearance may end. */
export const OUT = 0
export const STRIKEOUT = 1
export const WALK = 2
export const SINGLE = 3
export const DOUBLE = 4
export const TRIPLE = 5
export const HOME_RUN = 6
export const ENDS = 7

/** Shares of a batter's plate appearances; the rest are outs in play. A batter hit by a pitch counts as walked. */
export interface BatterRates {
  readonly strikeout: number
  readonly walk: number
  readonly single: number
  readonly double: number
  readonly triple: number
  readonly homeRun: number
}

/** Probabilities of each way to end, in the order of the numbers above. */
export function endProbabilities({ strikeout, walk, single, double, triple, homeRun }: BatterRates): Float64Array {
  const rest = 1 - strikeout - walk - single - double - triple - homeRun
  return Float64Array.of(rest, strikeout, walk, single, double, triple, homeRun)
}

/**
 * A batter against a pitcher: odds of each end against an out in play multiply, as both differ from the league.
 *
 * @param scale  multiplies the odds of every way to reach base
 * @returns probabilities summing to 1
 * @source log5 in the form of odds ratios; B. James's for two outcomes, here for seven
 */
export function matchup(
  batter: Float64Array,
  pitcher: Float64Array,
  league: Float64Array,
  scale: number,
): Float64Array {
  const odds = new Float64Array(ENDS)
  let total = 0
  for (let end = 0; end < ENDS; end++) {
    const [b, p, l] = [batter[end] as number, pitcher[end] as number, league[end] as number]
    odds[end] = ((b * p) / l) * (end >= WALK ? scale : 1)
    total += odds[end] as number
  }
  return odds.map((odd) => odd / total)
}

/** How runners move, as probabilities. */
interface Running {
  /** From second home on a single; from first to third on a single; from first home on a double. */
  readonly homeOnSingle: number
  readonly thirdOnSingle: number
  readonly homeOnDouble: number
  /** On an out in play with fewer than two outs: a double play with a runner on first; from third home; one base up. */
  readonly doublePlay: number
  readonly homeOnOut: number
  readonly upOnOut: number
}

/**
 * So that a simulated season of 2019 has its double plays (0.71 a side and game), its runs (4.83) and its runners left on
 * base (6.7); steals, errors and wild pitches are in the advances.
 */
const running: Running = {
  homeOnSingle: 0.7,
  thirdOnSingle: 0.38,
  homeOnDouble: 0.55,
  doublePlay: 0.19,
  homeOnOut: 0.55,
  upOnOut: 0.5,
}

/** Ways to advance are distinguished in this many equal parts. */
export const PARTS = 64

function advanceTable(): Uint16Array {
  const table = new Uint16Array(3 * 8 * ENDS * PARTS)
  for (let outs = 0; outs < 3; outs++)
    for (let bases = 0; bases < 8; bases++)
      for (let end = 0; end < ENDS; end++)
        for (let part = 0; part < PARTS; part++)
          table[((outs * 8 + bases) * ENDS + end) * PARTS + part] = advance(outs, bases, end, (part + 0.5) / PARTS)
  return table
}

const packed = (bases: number, outs: number, runs: number, forced = 0) =>
  bases | (outs << 3) | (runs << 5) | (forced << 8)

/** One place's worth of probability is used for all runners: who is quick on one base is quick on all. */
function advance(outs: number, bases: number, end: number, luck: number): number {
  const [first, second, third] = [bases & 1, (bases >> 1) & 1, (bases >> 2) & 1]
  if (end === STRIKEOUT) return packed(bases, outs + 1, 0)
  if (end === OUT) return onOut(outs, bases, luck)
  if (end === HOME_RUN) return packed(0, outs, first + second + third + 1)
  if (end === TRIPLE) return packed(4, outs, first + second + third)
  if (end === WALK) {
    const runs = first & second & third
    return packed(1 | ((first | second) << 1) | (((first & second) | third) << 2), outs, runs)
  }
  if (end === DOUBLE) {
    const home = first && luck < running.homeOnDouble ? 1 : 0
    return packed(2 | ((first - home) << 2), outs, third + second + home)
  }
  const home = second && luck < running.homeOnSingle ? 1 : 0
  const held = second - home
  const far = first && !held && luck < running.thirdOnSingle ? 1 : 0
  return packed(1 | ((first - far) << 1) | ((held | far) << 2), outs, third + home)
}

function onOut(outs: number, bases: number, luck: number): number {
  const [first, second, third] = [bases & 1, (bases >> 1) & 1, (bases >> 2) & 1]
  if (outs === 2) return packed(bases, 3, 0)
  if (first && luck < running.doublePlay) return packed(second << 2, outs + 2, outs === 0 ? third : 0, 1)
  const left = first ? (luck - running.doublePlay) / (1 - running.doublePlay) : luck
  const home = third && left < running.homeOnOut ? 1 : 0
  const up = left < running.upOnOut
  const toThird = second && up && third === home ? 1 : 0
  const toSecond = first && up && second === toThird ? 1 : 0
  return packed(
    (first - toSecond) | ((second - toThird + toSecond) << 1) | ((third - home + toThird) << 2),
    outs + 1,
    home,
  )
}

/**
 * What a plate appearance leads to, by `((outs · 8 + bases) · 7 + end) · 64 + part`: bases after it in bits 0–2, outs after it
 * in bits 3–4, runs in bits 5–7, and in bit 8 whether the runner on first was put out with the batter. Bases are bits: first
 * 1, second 2, third 4.
 */
export const advances: Uint16Array = advanceTable()

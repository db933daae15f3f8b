import type { Gap } from './score-shares.ts'

/** No side of a recorded or simulated game has scored this much; more is counted as this much. */
const MAX_SCORE = 127
const SIZE = 2 * MAX_SCORE + 1

/** Probabilities of the home win, the draw and the away win. */
export type OutcomeWeights = readonly [home: number, draw: number, away: number]

/** One distribution of final scores: the winner, every spread and every total of a game are read from it, so they agree. */
export interface FinalScores {
  /** Probabilities of the home win, the draw and the away win; they sum to 1. */
  readonly outcomes: OutcomeWeights
  /** Probabilities that the home score minus the away score ends above, on and below a line. */
  margin(line: number): Gap
  /** Probabilities that both scores together end above, on and below a line. */
  total(line: number): Gap
  /** The same scores with each outcome as many times as likely, at least 0; normalized. */
  reweighted(factors: OutcomeWeights): FinalScores
}

/** Collects final scores and their probabilities, which need not sum to 1. */
export function finalScoresBuilder() {
  const margins = zeros()
  // Totals by outcome, so that outcomes can be reweighted.
  const totals = [zeros(), zeros(), zeros()]
  return {
    add(home: number, away: number, probability: number): void {
      const margin = Math.min(MAX_SCORE, home) - Math.min(MAX_SCORE, away)
      const total = Math.min(SIZE - 1, home + away)
      const ofOutcome = totals[outcomeOf(margin)] as number[]
      margins[margin + MAX_SCORE] = (margins[margin + MAX_SCORE] as number) + probability
      ofOutcome[total] = (ofOutcome[total] as number) + probability
    },
    build: (): FinalScores => finalScores(margins, totals, [1, 1, 1]),
  }
}

function finalScores(
  margins: readonly number[],
  totals: readonly (readonly number[])[],
  factors: readonly [number, number, number],
): FinalScores {
  const masses = totals.map((ofOutcome, i) => (factors[i] as number) * sumOf(ofOutcome))
  const mass = masses.reduce((sum, one) => sum + one, 0)
  const weights = factors.map((factor) => factor / mass)
  const weightedMargins = margins.map((probability, i) => probability * (weights[outcomeOf(i - MAX_SCORE)] as number))
  const weightedTotals = zeros()
  for (const [i, ofOutcome] of totals.entries())
    for (let total = 0; total < SIZE; total++)
      weightedTotals[total] = (weightedTotals[total] as number) + (weights[i] as number) * (ofOutcome[total] as number)
  return {
    outcomes: masses.map((one) => one / mass) as unknown as OutcomeWeights,
    margin: (line) => gapAt(weightedMargins, line + MAX_SCORE),
    total: (line) => gapAt(weightedTotals, line),
    reweighted: (further) =>
      finalScores(margins, totals, [factors[0] * further[0], factors[1] * further[1], factors[2] * further[2]]),
  }
}

/** Index of an outcome: 0 home win, 1 draw, 2 away win. */
const outcomeOf = (margin: number): 0 | 1 | 2 => (margin > 0 ? 0 : margin === 0 ? 1 : 2)

// Plain arrays: allocating a small typed one costs several times the arithmetic.
const zeros = () => new Array<number>(SIZE).fill(0)

const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0)

function gapAt(probabilities: readonly number[], line: number): Gap {
  let above = 0
  let below = 0
  for (let at = 0; at < probabilities.length; at++) {
    if (at > line) above += probabilities[at] as number
    else if (at < line) below += probabilities[at] as number
  }
  return { above, on: probabilities[line] ?? 0, below }
}

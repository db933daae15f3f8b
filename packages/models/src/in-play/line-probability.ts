import { splitLine } from '../counts/split-line.ts'
import type { Gap } from './score-shares.ts'

/** A bet on a line: it can be pushed, and on a quarter line by half. */
export interface LineProbability {
  /** Probability to win, of what is decided of the stake: the fair price is one over it. */
  readonly probability: number
  /** Share of the stake that is decided on average; the rest is returned. */
  readonly decided: number
}

/**
 * Probabilities at any whole, half or quarter line, computed once per line.
 *
 * @param gapAt  probabilities to end above, on and below a whole or half line
 * @source a quarter line is half a bet on each neighbor
 */
export function lineProbabilities(gapAt: (line: number) => Gap): (line: number) => LineProbability {
  const cache = new Map<number, LineProbability>()
  return (line) => {
    const cached = cache.get(line)
    if (cached) return cached
    const gaps = splitLine(line).map(gapAt)
    const above = meanOf(gaps, 'above')
    const below = meanOf(gaps, 'below')
    const decided = above + below
    const probability = { probability: decided === 0 ? 0.5 : above / decided, decided }
    cache.set(line, probability)
    return probability
  }
}

const meanOf = (gaps: readonly Gap[], part: 'above' | 'below') =>
  gaps.reduce((sum, gap) => sum + gap[part], 0) / gaps.length

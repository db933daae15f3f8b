import { normalQuantile } from '@fairline/numeric'
import { countProbabilities, type LineProbabilities } from '../counts/count-distribution.ts'
import { type LineProbability, lineProbabilities } from './line-probability.ts'
import { normalGap } from './normal-gap.ts'
import type { Pregame } from './pregame.ts'
import { type Gap, gapProbabilities, type ScoreShares, scoreShares } from './score-shares.ts'

/** Probabilities at any line, by what is believed of a game before it begins. */
export interface PregameLines {
  /** Both scores together end above a line. */
  over(line: number): LineProbability
  /** The home side wins with this handicap. */
  covers(line: number): LineProbability
}

/**
 * Probabilities of totals and spreads that agree with what is believed of a game's outcome and its total. A game of two outcomes is never level.
 *
 * @param pregame  probabilities in (0, 1) that sum to 1, the total above 0
 * @returns probabilities at whole, half and quarter lines
 * @throws never
 * @source the distributions of `inPlay` before the start; a quarter line is half a bet on each neighbor
 * @example pregameLines({ chances: [0.5, 0.5], total: 200, scoring: { kind: 'points', marginDeviation: 12, totalDeviation: 18 } }).over(200.5).decided // => 1
 */
export function pregameLines(pregame: Pregame): PregameLines {
  const { scoring, total, chances } = pregame
  const [home, away] = chances as [number, number]
  const covers = (gapAt: (line: number) => Gap) =>
    lineProbabilities((line) =>
      line === 0 && chances.length === 2 ? { above: home, on: 0, below: away } : gapAt(line),
    )
  if (scoring.kind === 'points') {
    const margin = scoring.marginDeviation * normalQuantile(home)
    return {
      over: lineProbabilities((line) => normalGap(total, scoring.totalDeviation, line)),
      covers: covers((line) => normalGap(margin, scoring.marginDeviation, -line)),
    }
  }
  const spread = { linear: scoring.spread, square: 0 }
  let scores: ScoreShares | null = null
  return {
    // Two counts that spread alike add up to one that does.
    over: lineProbabilities((line) => gapOf(countProbabilities(total, line, spread))),
    covers: covers((line) => {
      scores ??= scoreShares(pregame, scoring.spread)
      return gapProbabilities(scores.ours, scores.theirs, -line)
    }),
  }
}

const gapOf = ({ over, push, under }: LineProbabilities): Gap => ({ above: over, on: push, below: under })

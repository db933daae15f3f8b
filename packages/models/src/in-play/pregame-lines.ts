import { countChances, type LineChances } from '../counts/count-distribution.ts'
import { normalQuantile, normalShare } from '../numeric/normal-share.ts'
import type { Pregame } from './pregame.ts'
import { type Gap, gapChances, type ScoreShares, scoreShares } from './score-shares.ts'

/** A bet on a line: it can be pushed, and on a quarter line by half. */
export interface LineChance {
  /** Of what is decided of the stake: the fair price is one over it. */
  readonly chance: number
  /** Share of the stake that is decided on average; the rest is given back. */
  readonly decided: number
}

/** Chances at any line, by what is believed of a game before it begins. */
export interface PregameLines {
  /** Both scores together end above a line. */
  over(line: number): LineChance
  /** The home side wins with this handicap. */
  covers(line: number): LineChance
}

/**
 * Chances of totals and spreads that agree with what is believed of a game's outcome and its total.
 *
 * @param pregame  chances in (0, 1) that sum to 1, the total above 0
 * @returns chances at whole, half and quarter lines
 * @throws never
 * @source the distributions of `inPlay` before the start; a quarter line is half a bet on each neighbour
 * @example pregameLines({ chances: [0.5, 0.5], total: 200, scoring: { kind: 'points', marginDeviation: 12, totalDeviation: 18 } }).over(200.5).decided // => 1
 */
export function pregameLines(pregame: Pregame): PregameLines {
  const { scoring, total, chances } = pregame
  if (scoring.kind === 'points') {
    const margin = scoring.marginDeviation * normalQuantile(chances[0] as number)
    return {
      over: onLine((line) => normalGap(total, scoring.totalDeviation, line)),
      covers: onLine((line) => normalGap(margin, scoring.marginDeviation, -line)),
    }
  }
  const spread = { linear: scoring.spread, square: 0 }
  let scores: ScoreShares | null = null
  return {
    // Two counts that spread alike add up to one that does.
    over: onLine((line) => gapOf(countChances(total, line, spread))),
    covers: onLine((line) => {
      scores ??= scoreShares(pregame, scoring.spread)
      return gapChances(scores.ours, scores.theirs, -line)
    }),
  }
}

const gapOf = ({ over, push, under }: LineChances): Gap => ({ above: over, on: push, below: under })

/** A whole number of points is taken from half a point below to half a point above. */
function normalGap(expected: number, deviation: number, at: number): Gap {
  const above = (bar: number) => normalShare((expected - bar) / deviation)
  if (!Number.isInteger(at)) return { above: above(at), on: 0, below: 1 - above(at) }
  const [win, most] = [above(at + 0.5), above(at - 0.5)]
  return { above: win, on: most - win, below: 1 - most }
}

function onLine(gapAt: (line: number) => Gap): (line: number) => LineChance {
  const told = new Map<number, LineChance>()
  return (line) => {
    const known = told.get(line)
    if (known) return known
    const halves = Number.isInteger(2 * line) ? [line] : [line - 0.25, line + 0.25]
    const gaps = halves.map(gapAt)
    const [above, below] = [meanOf(gaps, 'above'), meanOf(gaps, 'below')]
    const decided = above + below
    const said = { chance: decided === 0 ? 0.5 : above / decided, decided }
    told.set(line, said)
    return said
  }
}

const meanOf = (gaps: readonly Gap[], part: 'above' | 'below') =>
  gaps.reduce((sum, gap) => sum + gap[part], 0) / gaps.length

import { countPmf, normalCdf, normalQuantile } from '@fairline/numeric'
import { type Ends, endsOfTurns } from './last-turn.ts'
import { type LineChance, lineProbabilities } from './line-probability.ts'
import type { Pregame } from './pregame.ts'
import { normalGap } from './pregame-lines.ts'
import { type Gap, gapChances, MOST_SCORES, outcomesOf, scoreShares, sumChances } from './score-shares.ts'

/** How a game stands: both scores, and the share of regulation time still to play, 0 in overtime. */
export interface Standing {
  readonly home: number
  readonly away: number
  readonly remaining: number
  /** Where sides take turns and the home side has the last one; null where both play at once. */
  readonly turns?: Turns | null
}

/** What each side has still to come, as a share of what a whole game gives it; `last` is the home side’s last turn, part of its own. */
export interface Turns {
  readonly home: number
  readonly away: number
  readonly last: number
}

/** What is believed of a game while it is played. */
export interface InPlay {
  /** In the order of the pre-game chances. */
  readonly chances: readonly number[]
  /** Probability that both scores together end above a line. */
  over(line: number): LineChance
  /** Probability that the home side wins with this handicap. */
  covers(line: number): LineChance
}

/**
 * Chances of a game while it is played: what is still to be scored is expected in proportion to the time left, around what
 * was believed before the game; what that belief knew beyond the expected scores fades as time runs out.
 *
 * @param pregame   chances in (0, 1) that sum to 1, the total above 0
 * @param standing  scores so far, remaining in [0, 1]; turns at least 0, overtime’s too
 * @returns at the start the pre-game chances; at the end what happened
 * @throws {RangeError} if the remaining share is outside 0 to 1
 * @source for points a normal lead that melts as recorded; for the rest counts of the scores still to come
 * @example inPlay({ chances: [0.6, 0.4], total: 200, scoring: { kind: 'points', marginDeviation: 12, totalDeviation: 18 } }, { home: 0, away: 0, remaining: 1 }).chances.map((chance) => Math.round(100 * chance)) // => [60, 40]
 */
export function inPlay(pregame: Pregame, standing: Standing): InPlay {
  if (!(standing.remaining >= 0 && standing.remaining <= 1))
    throw new RangeError(`the share of time left must lie between 0 and 1, got ${standing.remaining}`)
  const { scoring } = pregame
  return scoring.kind === 'points'
    ? pointsInPlay(pregame, scoring, standing)
    : countsInPlay(pregame, scoring.spread, standing)
}

/**
 * Leads melt: of what a side is ahead of what was expected so far, so much less counts at the end, by share of time left; and
 * what is still open spreads by these powers of it (a half each if every minute were like another).
 *
 * @source least squares on quarters of 17,833 NBA games, 2007–21: slopes 0.62, 0.73, 0.82 after one, two and three quarters,
 *         margins then within 11.2, 9.7 and 7.3 points of what is expected, totals within 15.7, 13.4 and 10.5
 */
const [MELTS, MELTING, MARGIN_POWER, TOTAL_POWER] = [0.45, 0.68, 0.34, 0.4]

function pointsInPlay(
  { chances, total }: Pregame,
  { marginDeviation, totalDeviation }: { readonly marginDeviation: number; readonly totalDeviation: number },
  { home, away, remaining }: Standing,
): InPlay {
  const margin = marginDeviation * normalQuantile(chances[0] as number)
  const ahead = home - away - margin * (1 - remaining)
  const lead = margin + (1 - MELTS * remaining ** MELTING) * ahead
  // Level after regulation: what the pre-game margin says of five more minutes is a little.
  const level = normalCdf(margin / (4 * marginDeviation))
  const [marginSpread, totalSpread] = [
    marginDeviation * remaining ** MARGIN_POWER,
    totalDeviation * remaining ** TOTAL_POWER,
  ]
  const won = remaining === 0 && home === away ? level : above(lead, 0, marginSpread)
  return {
    chances: [won, 1 - won],
    over: lineProbabilities((line) => gapBeyond(home + away + total * remaining, line, totalSpread)),
    covers: lineProbabilities((line) => gapBeyond(lead, -line, marginSpread)),
  }
}

/** Share of a normal number above a line; what no longer spreads is above it or not. */
function above(expected: number, line: number, spread: number): number {
  if (spread > 0) return normalCdf((expected - line) / spread)
  return expected > line ? 1 : expected < line ? 0 : 0.5
}

/** Probabilities to end above, on and below a line; what no longer spreads is on one side of it. */
function gapBeyond(expected: number, line: number, spread: number): Gap {
  if (spread > 0) return normalGap(expected, spread, line)
  return { above: expected > line ? 1 : 0, on: expected === line ? 1 : 0, below: expected < line ? 1 : 0 }
}

function countsInPlay(pregame: Pregame, spread: number, standing: Standing): InPlay {
  const start = scoreShares(pregame, spread)
  const before = outcomesOf(pregame, gapChances(start.ours, start.theirs, 0), start.share)
  const { margin, total } = endsOf(pregame, { spread, share: start.share }, standing)
  const now = outcomesOf(pregame, margin(0), start.share)
  return {
    chances: faded(now, pregame.chances, before, standing.remaining),
    over: lineProbabilities(total),
    covers: lineProbabilities((line) => margin(-line)),
  }
}

/** Where a game may end: by turns, or with both sides scoring on until time runs out. */
function endsOf(
  { total }: Pregame,
  { spread, share }: { readonly spread: number; readonly share: number },
  { home, away, remaining, turns }: Standing,
): Ends {
  const [ofHome, ofAway] = [total * share, total * (1 - share)]
  if (turns) {
    const left = { home: ofHome * (turns.home - turns.last), last: ofHome * turns.last, away: ofAway * turns.away }
    return endsOfTurns({ home, away }, { ...left, spread, level: share })
  }
  const ours = countPmf(ofHome * remaining, { linear: spread, square: 0 }, MOST_SCORES)
  const theirs = countPmf(ofAway * remaining, { linear: spread, square: 0 }, MOST_SCORES)
  return {
    margin: (line) => gapChances(ours, theirs, line - home + away),
    total: (line) => sumChances(ours, theirs, line - home - away),
  }
}

/** What the pre-game chances knew beyond the scores counts in proportion to the time left. */
function faded(
  now: readonly number[],
  pregame: readonly number[],
  start: readonly number[],
  remaining: number,
): readonly number[] {
  const raw = now.map((chance, i) => chance * ((pregame[i] as number) / (start[i] as number)) ** remaining)
  const total = raw.reduce((sum, chance) => sum + chance, 0)
  return raw.map((chance) => chance / total)
}

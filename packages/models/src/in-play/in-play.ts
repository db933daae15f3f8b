import { normalQuantile, normalShare } from '../numeric/normal-share.ts'
import { countShares } from './count-shares.ts'

/** How a game stands: both scores, and the share of regulation time still to play, 0 in overtime. */
export interface Standing {
  readonly home: number
  readonly away: number
  readonly remaining: number
}

/** What was believed of a game before it began. */
export interface Pregame {
  /** Home, away; or home, draw, away. */
  readonly chances: readonly number[]
  /** Expected score of both sides together. */
  readonly total: number
  readonly scoring:
    | { readonly kind: 'points'; readonly marginDeviation: number; readonly totalDeviation: number }
    /** `spread`: variance over mean of one side's score, less 1. */
    | { readonly kind: 'counts'; readonly spread: number }
}

/** What is believed of a game while it is played. */
export interface InPlay {
  /** In the order of the pre-game chances. */
  readonly chances: readonly number[]
  /** Chance that both scores together end above a line, of the bets that are decided. */
  over(line: number): number
  /** Chance that the home side wins with this handicap, of the bets that are decided. */
  covers(line: number): number
}

/**
 * Chances of a game while it is played: what is still to be scored is expected in proportion to the time left, around what
 * was believed before the game; what that belief knew beyond the expected scores fades as time runs out.
 *
 * @param pregame   chances in (0, 1) that sum to 1, the total above 0
 * @param standing  scores so far, remaining in [0, 1]
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
  const level = normalShare(margin / (4 * marginDeviation))
  const [marginSpread, totalSpread] = [
    marginDeviation * remaining ** MARGIN_POWER,
    totalDeviation * remaining ** TOTAL_POWER,
  ]
  const won = remaining === 0 && home === away ? level : above(lead, 0, marginSpread)
  return {
    chances: [won, 1 - won],
    over: (line) => above(home + away + total * remaining, line, totalSpread),
    covers: (line) => above(lead, -line, marginSpread),
  }
}

/** Share of a normal number above a line; what no longer spreads is above it or not. */
function above(expected: number, line: number, spread: number): number {
  if (spread > 0) return normalShare((expected - line) / spread)
  return expected > line ? 1 : expected < line ? 0 : 0.5
}

/** More than so many scores are not still to come. */
const MOST = 40

function countsInPlay(pregame: Pregame, spread: number, { home, away, remaining }: Standing): InPlay {
  const share = scoreShare(pregame, spread)
  const ours = countShares(pregame.total * share * remaining, spread, MOST)
  const theirs = countShares(pregame.total * (1 - share) * remaining, spread, MOST)
  const lead = home - away
  const now = outcomes(pregame, gapChances(ours, theirs, -lead), share)
  return {
    chances: faded(now, pregame.chances, startOf(pregame, spread, share), remaining),
    // The sum passes a line where ours do what theirs, counted backwards, leave open.
    over: (line) => decided(gapChances(ours, theirs.toReversed(), line - home - away - (MOST - 1))),
    covers: (line) => decided(gapChances(ours, theirs, -lead - line)),
  }
}

interface Gap {
  readonly above: number
  readonly on: number
  readonly below: number
}

/** Chances of one count minus another to lie above, on and below a number. */
function gapChances(ours: Float64Array, theirs: Float64Array, at: number): Gap {
  const cumulative = new Float64Array(MOST + 1)
  for (let a = 0; a < MOST; a++) cumulative[a + 1] = (cumulative[a] as number) + (theirs[a] as number)
  let [above, on] = [0, 0]
  for (let h = 0; h < MOST; h++) {
    const below = Math.min(MOST, Math.max(0, Math.ceil(h - at)))
    above += (ours[h] as number) * (cumulative[below] as number)
    on += (ours[h] as number) * (theirs[h - at] ?? 0)
  }
  return { above, on, below: Math.max(0, 1 - above - on) }
}

const decided = ({ above, below }: Gap) => (above + below === 0 ? 0.5 : above / (above + below))

/** The chances of the same expected scores before the game began. */
function startOf(
  { chances, total }: Pick<Pregame, 'chances' | 'total'>,
  spread: number,
  share: number,
): readonly number[] {
  const [ours, theirs] = [countShares(total * share, spread, MOST), countShares(total * (1 - share), spread, MOST)]
  return outcomes({ chances }, gapChances(ours, theirs, 0), share)
}

/** Draws are an outcome where they are priced; elsewhere the next score decides. */
function outcomes(
  { chances }: Pick<Pregame, 'chances'>,
  { above: won, on: level, below }: Gap,
  share: number,
): readonly number[] {
  if (chances.length === 3) return [won, level, below]
  const home = won + level * share
  return [home, 1 - home]
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

/** The home side's share of the expected total at which it wins as much more often than the other as was believed. */
function scoreShare({ chances, total }: Pregame, spread: number): number {
  const target = (chances[0] as number) - (chances.at(-1) as number)
  let [low, high] = [0.02, 0.98]
  for (let step = 0; step < 24; step++) {
    const share = (low + high) / 2
    const said = startOf({ chances, total }, spread, share)
    if ((said[0] as number) - (said.at(-1) as number) < target) low = share
    else high = share
  }
  return (low + high) / 2
}

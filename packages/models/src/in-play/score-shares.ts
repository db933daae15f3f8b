import { countPmf, findRoot } from '@fairline/numeric'
import type { Pregame } from './pregame.ts'

/** More than this many scores of one side are no one's. */
export const MAX_SCORES = 40

/** No one scores less of a game than this. */
const MIN_SHARE = 0.02

/** Probabilities of one count minus another to lie above, on and below a number. */
export interface Gap {
  readonly above: number
  readonly on: number
  readonly below: number
}

/** Probabilities of one count minus another, given by their shares, to lie above, on and below a number. */
export function gapProbabilities(ours: readonly number[], theirs: readonly number[], at: number): Gap {
  const isWhole = Number.isInteger(at)
  let above = 0
  let on = 0
  let counted = 0
  let cumulative = 0
  for (let h = 0; h < MAX_SCORES; h++) {
    const below = Math.min(MAX_SCORES, Math.ceil(h - at))
    for (; counted < below; counted++) cumulative += theirs[counted] as number
    above += (ours[h] as number) * cumulative
    if (isWhole && h >= at && h - at < MAX_SCORES) on += (ours[h] as number) * (theirs[h - at] as number)
  }
  return { above, on, below: Math.max(0, 1 - above - on) }
}

/** Draws are an outcome where they are priced; elsewhere the next score decides, for us in this share of games. */
export function outcomesOf(
  { chances }: Pick<Pregame, 'chances'>,
  { above: won, on: level, below }: Gap,
  share: number,
): readonly number[] {
  if (chances.length === 3) return [won, level, below]
  const home = won + level * share
  return [home, 1 - home]
}

/** Both sides' scores before a game begins, by what is believed of its outcome and its total. */
export interface ScoreShares {
  /** The home side's share of the expected total. */
  readonly share: number
  readonly ours: readonly number[]
  readonly theirs: readonly number[]
}

/** The shares at which the home side wins as much more often than the other as was believed. */
export function scoreShares({ chances, total }: Pregame, spread: number): ScoreShares {
  const target = (chances[0] as number) - (chances.at(-1) as number)
  const at = (share: number): ScoreShares => ({
    share,
    ours: countPmf(total * share, { linear: spread, square: 0 }, MAX_SCORES),
    theirs: countPmf(total * (1 - share), { linear: spread, square: 0 }, MAX_SCORES),
  })
  const short = (share: number) => {
    const { ours, theirs } = at(share)
    const said = outcomesOf({ chances }, gapProbabilities(ours, theirs, 0), share)
    return target - ((said[0] as number) - (said.at(-1) as number))
  }
  if (short(MIN_SHARE) <= 0) return at(MIN_SHARE)
  return at(short(1 - MIN_SHARE) >= 0 ? 1 - MIN_SHARE : findRoot(short, MIN_SHARE, 1 - MIN_SHARE))
}

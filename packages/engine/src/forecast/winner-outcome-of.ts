import type { League } from '@fairline/domain'

/**
 * The outcome of a game's winner that one side of a spread is by another name: giving half a point is winning, and where no game is drawn
 * giving none or getting half a point is too. Asked only of leagues whose lines are forecast: the NFL, whose games can be tied, is none of them.
 *
 * @param line  of the home side
 * @param side  0: the home side
 * @returns its place in the league's outcomes; null for any other spread
 */
export function winnerOutcomeOf({ outcomes }: Pick<League, 'outcomes'>, line: number, side: 0 | 1): number | null {
  if (outcomes === 'two-way') return Math.abs(line) <= 0.5 ? side : null
  const given = side === 0 ? line : -line
  return given === -0.5 ? side * 2 : null
}

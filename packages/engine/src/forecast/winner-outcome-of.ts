import type { League } from '@fairline/domain'
import { winnersSpreads } from './winners-spreads.ts'

/**
 * The outcome of a game's winner that one side of a spread is by another name.
 *
 * @param line  of the home side
 * @param side  0: the home side
 * @returns its place in the league's outcomes; null for any other spread
 */
export const winnerOutcomeOf = ({ outcomes }: Pick<League, 'outcomes'>, line: number, side: 0 | 1): number | null =>
  winnersSpreads(outcomes).find((spread) => spread.line === line)?.outcomes[side] ?? null

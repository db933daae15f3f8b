import { countsTowards } from './counts-towards.ts'
import type { EvaluatedBet } from './evaluated-bet.ts'

type PlayerBet = Pick<EvaluatedBet, 'league' | 'market' | 'selection'>

/**
 * Whether two bets on one player of a game exclude each other across two stats: a batter with a home run has a hit. Bets
 * on one stat are one question, which is not decided here.
 */
export const cannotBothWin = (one: PlayerBet, other: PlayerBet): boolean => excludes(one, other) || excludes(other, one)

/** Whether an over on one stat leaves the under on another one no way to win. */
function excludes(
  { league, market: of, selection }: PlayerBet,
  { market: towards, selection: side }: PlayerBet,
): boolean {
  if (selection !== 'over' || side !== 'under' || !of.player || of.player !== towards.player) return false
  if (of.line === null || towards.line === null || !of.stat || !towards.stat) return false
  const each = countsTowards(league, of.stat, towards.stat)
  const least = Math.floor(of.line) + 1
  return each > 0 && each * least >= towards.line
}

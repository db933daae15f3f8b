import { leagues } from '@fairline/domain'
import { type BetRow, booksAgainst, booksFor, round } from './bet-rows.ts'
import { americanOf, signedOf, tenthOf } from './wire.ts'

/** Moves smaller than half a point of chance are not spoken of. */
const SPOKEN = 0.02

/** What speaks for a bet, each with its number. The first says what it is worth. */
export function reasonsOf(row: BetRow): string[] {
  const { bet, move, towards, onBoard } = row
  const edge = bet.chance - bet.marketChance
  const reasons = [
    `We make it ${tenthOf(bet.chance)}%, the price asks ${tenthOf(1 / bet.price)}%: worth ${tenthOf(bet.expectedValue)}% of the stake${bet.expectedValue < 0 ? ' less than it costs' : ''}`,
    Math.abs(edge) < 0.001
      ? `The books together say the same`
      : `That is ${tenthOf(edge)} points ${edge > 0 ? 'more' : 'less'} than the books together say`,
  ]
  if (bet.confidence !== null)
    // Rounded as it is told, and only then as it is shown: beside it stands the same number.
    reasons.push(`${round(bet.confidence, 1).toFixed(0)} of 100 such prices have beaten the fair close`)
  if (move && towards !== null && Math.abs(towards) >= SPOKEN)
    reasons.push(
      towards > 0
        ? `${booksFor(row)} of ${move.books} books moved towards it since they opened`
        : `${booksAgainst(row)} of ${move.books} books moved away from it since they opened`,
    )
  const { strengths } = onBoard
  if (strengths && bet.market.kind !== 'total')
    reasons.push(
      `${leagues[onBoard.game.league].name} strength ${strengths.away.toFixed(2)} away, ${strengths.home.toFixed(2)} at home`,
    )
  if (bet.expectedValue > 0) reasons.push(`Good down to ${signedOf(americanOf(1 / bet.chance))}`)
  return reasons
}

/** The first two, a sentence each. */
export const reasonOf = (row: BetRow): string => `${reasonsOf(row).slice(0, 2).join('. ')}.`

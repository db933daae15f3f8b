import { type BoardGame, type EvaluatedBet, isRecommended, publishedAgainst } from '@fairline/engine'
import { selectionInWords } from './words.ts'

/** The published pick on the other side of a recommended bet, in words; null if there is none, and of a bet that is not recommended. */
export function againstOf({
  bet,
  onBoard: { game, bets },
}: {
  readonly bet: EvaluatedBet
  readonly onBoard: Pick<BoardGame, 'game' | 'bets'>
}): string | null {
  const published = isRecommended(bet) ? publishedAgainst(bet, bets) : null
  return published && selectionInWords(game, published)
}

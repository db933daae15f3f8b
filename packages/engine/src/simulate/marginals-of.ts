import type { BoardGame } from '../board/board.ts'
import type { GameMarginals } from './average-game.ts'

/** What is believed of a game: the winner's probabilities, and the total that is as likely passed as not; null if not known. */
export function marginalsOf({ forecast, bets }: Pick<BoardGame, 'forecast' | 'bets'>): GameMarginals | null {
  if (!forecast) return null
  const distance = (probability: number | null) => Math.abs((probability ?? 0) - 0.5)
  const [even] = bets
    .filter(({ market, selection }) => market.kind === 'total' && market.period === 'full' && selection === 'over')
    .sort((a, b) => distance(a.fairProbability) - distance(b.fairProbability))
  const [home = 0, second = 0] = forecast.chances
  if (even?.market.line == null) return null
  return { home, ...(forecast.chances.length === 3 && { draw: second }), total: even.market.line }
}

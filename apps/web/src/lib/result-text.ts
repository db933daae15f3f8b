import type { LiveData } from '@fairline/contract'

type Game = Pick<LiveData['games'][number], 'bayesianProbabilities'>

/** `Won`, `Lost` or `Draw` of a side of a game that is over, for a game without a score, as a fight; null before its end. */
export function resultText({ bayesianProbabilities: known }: Game, side: 'home' | 'away'): string | null {
  if (known.basis !== 'result') return null
  if (known.drawPercentage === 100) return 'Draw'
  const wins = side === 'home' ? known.homeWinPercentage : known.awayWinPercentage
  return wins === 100 ? 'Won' : 'Lost'
}

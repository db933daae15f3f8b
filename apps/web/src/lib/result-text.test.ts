import { expect, it } from 'vitest'
import { resultText } from './result-text.ts'

const of = (home: number, away: number, draw: number | null, basis: 'result' | 'model in play' = 'result') => {
  const game = {
    bayesianProbabilities: { homeWinPercentage: home, awayWinPercentage: away, drawPercentage: draw, basis },
  }
  return (['away', 'home'] as const).map((side) => resultText(game, side))
}

it('says of each side of a game that is over what became of it', () => {
  expect(of(100, 0, null)).toEqual(['Lost', 'Won'])
  expect(of(0, 100, 0)).toEqual(['Won', 'Lost'])
  expect(of(0, 0, 100)).toEqual(['Draw', 'Draw'])
})

it('says nothing of a game that is not over, however sure one side is to win', () => {
  expect(of(99.99, 0.01, null, 'model in play')).toEqual([null, null])
  expect(of(100, 0, null, 'model in play')).toEqual([null, null])
})

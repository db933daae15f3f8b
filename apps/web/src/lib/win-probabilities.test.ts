import type { LiveData } from '@fairline/contract'
import { expect, it } from 'vitest'
import { probabilityTexts } from './win-probabilities.ts'

type Probabilities = LiveData['games'][number]['bayesianProbabilities']

const textsOf = (home: number, away: number, other: Partial<Probabilities> = {}) => {
  const basis = 'model in play'
  const texts = probabilityTexts({
    homeWinPercentage: home,
    awayWinPercentage: away,
    drawPercentage: null,
    basis,
    ...other,
  })
  return Object.values(texts)
}

it('never calls a game certain that is not over, whichever way its probabilities are rounded', () => {
  expect(textsOf(0.5, 99.5)).toEqual(['<1%', '>99%', null])
  expect(textsOf(99.5, 0.5)).toEqual(['>99%', '<1%', null])
  for (let tenths = 1; tenths < 1000; tenths++)
    for (const text of textsOf(tenths / 10, (1000 - tenths) / 10)) expect(['0%', '100%']).not.toContain(text)
})

it('calls a game certain once it is over', () => {
  expect(textsOf(0, 100, { basis: 'result' })).toEqual(['0%', '100%', null])
})

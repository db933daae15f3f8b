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

it('never calls a game certain that is not over', () => {
  expect(textsOf(0.04, 99.96)).toEqual(['<0.1%', '>99.9%', null])
  expect(textsOf(99.96, 0.04)).toEqual(['>99.9%', '<0.1%', null])
})

it('shows every outcome as it is on the wire, as a bet on it is shown', () => {
  expect(textsOf(60.5, 39.5)).toEqual(['60.5%', '39.5%', null])
  expect(textsOf(33.4, 33.4, { drawPercentage: 33.3 })).toEqual(['33.4%', '33.4%', '33.3%'])
})

it('calls a game certain once it is over', () => {
  expect(textsOf(0, 100, { basis: 'result' })).toEqual(['0%', '100%', null])
})

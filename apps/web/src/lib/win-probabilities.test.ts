import type { LiveData } from '@fairline/contract'
import { expect, it } from 'vitest'
import { probabilityParts, probabilityTexts } from './win-probabilities.ts'

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

/** The parts of a bar of Oakland at Boston. */
const partsOf = (home: number | null, away: number | null, draw: number | null = null) =>
  probabilityParts({
    homeTeam: 'Boston',
    awayTeam: 'Oakland',
    bayesianProbabilities: {
      homeWinPercentage: home,
      awayWinPercentage: away,
      drawPercentage: draw,
      basis: 'model in play',
    },
  }).map(({ name, value, color }) => [name, value, color])

it('draws the away side first, the home side last and a draw between them, each in its own color', () => {
  expect(partsOf(45, 30, 25)).toEqual([
    ['Oakland', 30, 'var(--away-bar)'],
    ['Draw', 25, 'var(--draw-bar)'],
    ['Boston', 45, 'var(--home-bar)'],
  ])
  expect(partsOf(60.5, 39.5)).toEqual([
    ['Oakland', 39.5, 'var(--away-bar)'],
    ['Boston', 60.5, 'var(--home-bar)'],
  ])
})

it('says and draws nothing of a game one of whose probabilities is not known', () => {
  expect([partsOf(null, 40), partsOf(60, null)]).toEqual([[], []])
  for (const sides of [
    { homeWinPercentage: null, awayWinPercentage: 40 },
    { homeWinPercentage: 60, awayWinPercentage: null },
  ])
    expect(textsOf(0, 0, { ...sides, drawPercentage: 20 })).toEqual(['–', '–', null])
})

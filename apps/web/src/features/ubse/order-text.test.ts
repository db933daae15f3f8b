import { expect, it } from 'vitest'
import { noFilters } from './filter-picks.ts'
import { orderText } from './order-text.ts'

it.each([
  [{}, 'Ranked by confidence, bets in play last'],
  [{ gradeMode: true }, 'Ranked by grade, then EV, bets in play last'],
  [{ byTime: true, gradeMode: true }, 'Earliest start first'],
])('%j is called %s', (chosen, text) => {
  expect(orderText({ ...noFilters, ...chosen })).toBe(text)
})

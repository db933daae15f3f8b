import { expect, it } from 'vitest'
import { type MarketFilter, marketFilters } from './market-filters.ts'

const filters = Object.keys(marketFilters) as MarketFilter[]
const keptBy = (betType: string, isLive = false) =>
  filters.filter((key) => marketFilters[key].keeps({ betType, pick: '', isLive }))

it.each([
  ['Moneyline', ['moneyline']],
  ['ML', ['moneyline']],
  ['Three-way', ['moneyline']],
  ['Spread', ['spread']],
  ['Run line', ['spread']],
  ['Puck line', ['spread']],
  ['Total', ['total']],
  ['Over 8.5', ['total']],
  ['Team total', ['team-total']],
  ['Team over 4.5', ['total', 'team-total']],
  ['Total bases', ['props']],
  ['Pitcher strikeouts', ['props']],
  ['Home runs', ['props']],
  ['Alternate spread', ['spread', 'alternate']],
  ['First five total', ['total', 'first-half']],
  ['1st half moneyline', ['moneyline', 'first-half']],
] as const)('%s is kept by %j', (betType, kept) => {
  expect(keptBy(betType)).toEqual(kept)
})

it('is live where its game is on', () => {
  expect(keptBy('Moneyline', true)).toEqual(['moneyline', 'live'])
})

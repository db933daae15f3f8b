import { expect, it } from 'vitest'
import { settleBookBets } from './settle-book-bets.ts'

const backed = [
  { book: 'Alpha', selection: 0 },
  { book: 'Beta', selection: 1 },
]
const close = [0.6, 0.4]

it('judges each bet by the closing probability of its own selection, and whether that selection won', () => {
  expect(settleBookBets(backed, { close, outcome: 1 })).toEqual([
    { book: 'Alpha', closingProbability: 0.6, won: false },
    { book: 'Beta', closingProbability: 0.4, won: true },
  ])
})

it.each([
  ['no close was seen', { close: null, outcome: 0 }],
  ['the result tells no outcome', { close, outcome: null }],
])('judges no bet if %s', (_, game) => {
  expect(settleBookBets(backed, game)).toEqual([])
})

it('judges only bets on selections that the close has a probability of', () => {
  expect(settleBookBets(backed, { close: [0.6], outcome: 0 })).toEqual([
    { book: 'Alpha', closingProbability: 0.6, won: true },
  ])
})

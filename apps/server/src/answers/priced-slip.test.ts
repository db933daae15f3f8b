import { expect, it } from 'vitest'
import { betWorth, boardOf, upcomingGame } from '../../testing/board-of.ts'
import { pricedSlipOf } from './priced-slip.ts'

const doubtsOf = (bet: ReturnType<typeof betWorth>) =>
  pricedSlipOf(boardOf(upcomingGame('g', [bet])), { ids: [bet.id], price: null }).legs.map(({ doubt }) => doubt)

it('says why the EV of a leg is not to be relied on, and nothing of a sound one', () => {
  expect(doubtsOf(betWorth('g', 0.1))).toEqual([null])
  expect(doubtsOf(betWorth('g', 0.101))).toEqual([expect.stringContaining('Probable pricing error')])
  expect(doubtsOf({ ...betWorth('g', 0.02), carriedOverFrom: 8.5 })).toEqual([
    expect.stringContaining('its probability comes from another line'),
  ])
  expect(doubtsOf({ ...betWorth('g', -0.02), carriedOverFrom: 8.5 })).toEqual([
    expect.stringContaining('its probability comes from another line'),
  ])
})

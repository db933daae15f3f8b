import { expect, it } from 'vitest'
import { listBets } from './list-bets.ts'

it('accepts a negative lowest expected value', () => {
  expect(listBets.query?.parse({ minEv: '-0.05' })).toEqual({ minEv: -0.05 })
})

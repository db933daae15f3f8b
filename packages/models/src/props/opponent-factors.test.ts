import { expect, it } from 'vitest'
import { opponentFactors } from './opponent-factors.ts'

it('weighs what an opponent allowed against thirty games at the expected count', () => {
  const factors = opponentFactors()
  factors.learn([{ against: 'BOS', count: 20, mean: 10 }])
  // One game of 20 where 10 were expected, and thirty of 10 where 10 were: 320 / 310.
  expect(factors.of('BOS')).toBeCloseTo(32 / 31, 12)
})

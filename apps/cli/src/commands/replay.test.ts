import { expect, it } from 'vitest'
import { resultOf } from './replay.ts'

const result = { gameId: 'g', winner: 'home', home: 5, away: 3, observedAt: 0 } as const

it('writes a score as games are written: the away side first', () => {
  expect(resultOf(result)).toBe('3–5')
})

it('names the winner if nobody recorded the score, and says that nothing is recorded', () => {
  expect(resultOf({ ...result, home: null, away: null })).toBe('home')
  expect(resultOf(null)).toBe('not recorded')
})

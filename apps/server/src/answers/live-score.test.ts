import type { BoardGame } from '@fairline/engine'
import { expect, it } from 'vitest'
import { liveScoreOf } from './live-score.ts'

const score = { away: 5, home: 0, clock: 'Top 7th' } as BoardGame['score']

it('is the score of a game that is on, neither before nor after', () => {
  expect(liveScoreOf({ score, result: null })).toEqual({ away: 5, home: 0, clock: 'Top 7th' })
  expect(liveScoreOf({ score: null, result: null })).toBe(null)
  expect(liveScoreOf({ score, result: { away: 5, home: 0 } as BoardGame['result'] })).toBe(null)
})

import type { EvaluatedBet } from '@fairline/engine'
import { expect, it } from 'vitest'
import { beforeTheStart, betWorth } from '../../testing/board-of.ts'
import { publishedShown } from './published-shown.ts'

const published = betWorth('game', 0.04, { published: beforeTheStart })
const unpriced = { ...published, price: null, recommendation: 'pass' } as const
const live = betWorth('game', 0.04, { published: beforeTheStart, state: 'live' })

it.each<[EvaluatedBet, string]>([
  [published, 'worth-it'],
  [betWorth('game', -0.04, { published: beforeTheStart }), 'no-longer-worth-it'],
  [{ ...published, recommendation: 'pass', passReason: 'still-learning' }, 'still-learning'],
  [betWorth('game', 0.04, { published: beforeTheStart, prices: {} }), 'price-gone'],
  [{ ...unpriced, passReason: 'book-excluded' }, 'book-excluded'],
  [live, 'in-play'],
  [{ ...live, price: null, recommendation: 'pass', passReason: 'book-excluded' }, 'in-play'],
  [{ ...unpriced, state: 'ended', passReason: 'ended' }, 'ended'],
])('says what a published bet is now: $1', (bet, status) => {
  expect(publishedShown(bet, 'replay')).toMatchObject({ bookmaker: 'Book', grade: 'B', status })
})

it('says nothing of a bet that was not published', () => {
  expect(publishedShown(betWorth('game', 0.04), 'replay')).toBeNull()
})

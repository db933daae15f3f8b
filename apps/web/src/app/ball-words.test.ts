import type { ParlayPicks } from '@fairline/contract'
import { expect, it } from 'vitest'
import { type BallState, faceOf, spokenOf } from './ball-words.ts'

const answered = (reason: ParlayPicks['reason'], picks = {}) =>
  ({ reason, inPlay: 0, picks: { pick1: null, pick2: null, ...picks } }) as unknown as ParlayPicks
const words = (state: Partial<BallState>) => {
  const all: BallState = { phase: 'empty', noGames: false, answer: undefined, failed: false, ...state }
  return [faceOf(all), spokenOf(all)]
}

it('says no only if prices were checked', () => {
  expect(words({ answer: answered('no-bet-worth-making') })).toEqual(['NOT TODAY', 'No bet worth making right now'])
  const inPlay = { ...answered('no-bet-worth-making'), inPlay: 2 }
  expect(words({ answer: inPlay })[1]).toBe('No bet worth making before the start right now')
  expect(words({})).toEqual(['ONE MOMENT', 'Loading picks…'])
  expect(words({ failed: true })).toEqual(['ASK AGAIN', 'Couldn’t load picks'])
  // The last picks stay if newer ones cannot be loaded.
  expect(words({ failed: true, answer: answered('no-games') })).toEqual(['NOT TODAY', 'No games available today'])
})

it('says that it is still learning, and how many picks there are', () => {
  expect(words({ answer: answered('still-learning') })[0]).toBe('NOT YET')
  expect(words({ phase: 'answered', answer: answered('picks', { pick2: {} }) })).toEqual([
    'TWO PICKS',
    'Two picks, below',
  ])
  expect(words({ phase: 'answered', answer: answered('picks') })).toEqual(['ONE PICK', 'One pick, below'])
})

it('shows NO GAMES in every phase, and invites while it rests', () => {
  expect(words({ noGames: true, phase: 'idle' })[0]).toBe('NO GAMES')
  expect(words({ noGames: true })[0]).toBe('NO GAMES')
  expect(words({ phase: 'idle' })).toEqual(['ASK ME', 'Tap the ball, or press Enter, for today’s two picks'])
  expect(words({ phase: 'shaking' })[1]).toBe('Checking every price…')
})

import { expect, it } from 'vitest'
import { countdownText } from './countdown-text.ts'

const now = Date.parse('2026-07-15T19:00:00Z')
const minutesLater = (minutes: number) => new Date(now + minutes * 60_000).toISOString()

it.each([
  [0, 'starting now'],
  [0.5, 'starting now'],
  [1, 'starts in 1 min'],
  [59.9, 'starts in 59 min'],
  [60, 'starts in 1 h 0 min'],
  [135, 'starts in 2 h 15 min'],
  [1440, 'starts in 1 d 0 h'],
])('counts down %d minutes as "%s"', (minutes, text) => {
  expect(countdownText(minutesLater(minutes), now)).toBe(text)
})

it('has nothing to count down to after the start, or without one', () => {
  expect(countdownText(minutesLater(-1), now)).toBeNull()
  expect(countdownText(null, now)).toBeNull()
  expect(countdownText('soon', now)).toBeNull()
})

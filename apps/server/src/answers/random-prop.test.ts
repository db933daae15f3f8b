import { expect, it } from 'vitest'
import { whyNotLive } from './random-prop.ts'

const HOUR_MS = 3_600_000
const asOf = 100 * HOUR_MS

it('draws a recommended prop whose price was seen within the last hour', () => {
  expect(whyNotLive({ passReason: null, quotedAt: asOf - HOUR_MS }, asOf)).toBeNull()
  expect(whyNotLive({ passReason: null, quotedAt: asOf - HOUR_MS - 1 }, asOf)).toBe('price-too-old')
})

it('draws no +EV prop that is not recommended', () => {
  expect(whyNotLive({ passReason: 'confidence-not-known', quotedAt: asOf }, asOf)).toBe('confidence-not-known')
  expect(whyNotLive({ passReason: 'confidence-below-bar', quotedAt: asOf }, asOf)).toBe('confidence-below-bar')
})

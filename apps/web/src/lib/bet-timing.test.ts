import { describe, expect, it } from 'vitest'
import { betTiming } from './bet-timing.ts'

const now = Date.parse('2026-07-15T19:00:00Z')
const inHours = (hours: number) => new Date(now + hours * 3_600_000).toISOString()

describe('when to bet', () => {
  it.each([
    [-0.51, null],
    [-0.5, 'BET NOW'],
    [0, 'BET NOW'],
    [0.5, 'BET NOW'],
    [0.51, 'PRIME TIME'],
    [2, 'PRIME TIME'],
    [2.01, 'GOOD WINDOW'],
    [4, 'GOOD WINDOW'],
    [4.01, 'EARLY VALUE'],
    [8, 'EARLY VALUE'],
    [8.01, 'TOO EARLY'],
  ])('%d hours before the start is %s', (hours, name) => {
    expect(betTiming(inHours(hours), now, 99)).toBe(name)
  })

  it.each([
    [90, 'BET NOW'],
    [89.9, 'PRIME TIME'],
    [85, 'PRIME TIME'],
    [84.9, 'GOOD WINDOW'],
    [80, 'GOOD WINDOW'],
    [79.9, 'EARLY VALUE'],
    [75, 'EARLY VALUE'],
    [74.9, 'TOO EARLY'],
    [null, 'TOO EARLY'],
  ])('without a start a confidence of %s is %s', (confidence, name) => {
    expect(betTiming(null, now, confidence)).toBe(name)
    expect(betTiming('soon', now, confidence)).toBe(name)
  })
})

import { describe, expect, it } from 'vitest'
import { hashString } from './hash-string.ts'

describe('hashString', () => {
  // Oracle: the same steps on Python's integers. The simulated world depends on these numbers.
  it.each([
    ['', 1947474976],
    ['a', 1817065451],
    ['Boston', 3009196569],
  ])('of %j gives the number it always gave', (text, expected) => {
    expect(hashString(text)).toBe(expected)
  })

  it('tells a hundred thousand texts apart, but for the few collisions of 32 bits', () => {
    const hashes = new Set(Array.from({ length: 100_000 }, (_, i) => hashString(`game ${i}`)))
    // By probability 1.2 pairs collide.
    expect(hashes.size).toBeGreaterThan(99_990)
  })
})

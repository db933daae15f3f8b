import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cellText } from './write-table.ts'

describe('a cell of a CSV file', () => {
  it('holds a number in full', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (x) => {
        expect(Number(cellText(x)) === x).toBe(true)
      }),
    )
  })

  it('is empty where nothing is known', () => {
    expect(cellText(null)).toBe('')
  })

  it.each([
    ['a, b', '"a, b"'],
    ['say "so"', '"say ""so"""'],
    ['two\nlines', '"two\nlines"'],
    ['plain', 'plain'],
  ])('quotes %j as %j', (text, cell) => expect(cellText(text)).toBe(cell))

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\tx', '\rx'])('is never run as a formula: %j', (text) => {
    expect(cellText(text).replace(/^"/, '')).toMatch(/^'/)
  })

  it('leaves a negative number a number', () => {
    expect(cellText(-0.25)).toBe('-0.25')
  })
})

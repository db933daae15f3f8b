import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { numberRows } from './number-rows.ts'

describe('rows of numbers', () => {
  it('returns every row as it was added or last set, however many there are or were expected', () => {
    const row = fc.array(fc.double(), { minLength: 3, maxLength: 3 })
    fc.assert(
      fc.property(
        fc.array(row, { minLength: 1, maxLength: 300 }),
        row,
        fc.nat(),
        fc.nat(300),
        (added, other, at, room) => {
          const rows = numberRows(3, room)
          expect(added.map((values) => rows.add(values))).toEqual(added.map((_, i) => i))
          rows.set(at % added.length, other)
          const expected = added.with(at % added.length, other)
          expect(Array.from({ length: rows.count() }, (_, i) => rows.row(i))).toEqual(expected)
          expect([...rows.cells()]).toEqual(expected.flat())
        },
      ),
    )
  })

  it('returns rows that were added all at once like those that were added one by one', () => {
    const row = fc.array(fc.double(), { minLength: 2, maxLength: 2 })
    fc.assert(
      fc.property(fc.array(row), fc.array(row), row, (before, together, after) => {
        const rows = numberRows(2)
        for (const values of before) rows.add(values)
        rows.addAll(new Float64Array(together.flat()))
        rows.add(after)
        expect(Array.from({ length: rows.count() }, (_, i) => rows.row(i))).toEqual([...before, ...together, after])
      }),
    )
    expect(() => numberRows(2).addAll(new Float64Array(3))).toThrow('2 numbers each, got 3')
  })

  it('keeps whole numbers and halves as they are in 32 bits, if asked to', () => {
    const rows = numberRows(3, 0, Float32Array)
    rows.add([-16_000_000, 40_001, 2.5])
    expect(rows.row(0)).toEqual([-16_000_000, 40_001, 2.5])
  })

  it('refuses a row of another width, and an index of no row', () => {
    const rows = numberRows(2)
    expect(() => rows.add([1])).toThrow('a row has 2 numbers, got 1')
    rows.add([1, 2])
    expect(() => rows.set(0, [1, 2, 3])).toThrow('a row has 2 numbers, got 3')
    expect(() => rows.row(1)).toThrow('there is no row 1 of 1')
    expect(() => rows.row(0.5)).toThrow('there is no row 0.5 of 1')
    expect(() => rows.set(-1, [1, 2])).toThrow('there is no row -1 of 1')
  })
})

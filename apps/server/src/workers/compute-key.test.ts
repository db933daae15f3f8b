import { describe, expect, it } from 'vitest'
import { computeKeyOf } from './compute-key.ts'

const search = { kind: 'arbitrage', path: '/api/arbitrage-scan', books: null, source: 'replay', coding: 'br' } as const

describe('computeKeyOf', () => {
  it('is the same whatever order the fields were written in', () => {
    expect(computeKeyOf({ ...search, now: 1, query: { stake: 5, unit: 1 } })).toBe(
      computeKeyOf({ query: { unit: 1, stake: 5 }, now: 1, ...search }),
    )
  })

  it('leaves out the clock, and fields without a value', () => {
    expect(computeKeyOf({ ...search, now: 1, query: { stake: 5 } })).toBe(
      computeKeyOf({ ...search, now: 2, query: { stake: 5, unit: undefined } }),
    )
  })

  it('differs where the result does', () => {
    const keys = [
      computeKeyOf({ ...search, now: 1, query: { stake: 5 } }),
      computeKeyOf({ ...search, now: 1, query: { stake: 6 } }),
      computeKeyOf({ ...search, now: 1, query: { stake: 5 }, books: ['Pinnacle'] }),
      computeKeyOf({ ...search, now: 1, query: { stake: 5 }, coding: 'gzip' }),
    ]
    expect(new Set(keys).size).toBe(keys.length)
  })
})

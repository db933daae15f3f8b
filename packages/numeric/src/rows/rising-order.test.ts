import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { risingOrder } from './rising-order.ts'

describe('a rising order', () => {
  it('is that of the whole list sorted at once, however the list grew', () => {
    const part = fc.array(fc.integer({ min: -5, max: 5 }), { maxLength: 20 })
    fc.assert(
      fc.property(fc.array(part, { maxLength: 6 }), (parts) => {
        const all = parts.flat()
        const grown = parts.reduce<{ values: number[]; order: Uint32Array }>(
          ({ values, order }, more) => {
            const longer = [...values, ...more]
            return { values: longer, order: risingOrder(longer, order) }
          },
          { values: [], order: new Uint32Array() },
        )
        const sorted = all.map((_, i) => i).sort((a, b) => all[a]! - all[b]!)
        expect([...grown.order]).toEqual(sorted)
      }),
    )
  })
})

import { fullGame } from '@fairline/domain'
import { describe, expect, it } from 'vitest'
import { readQuote } from './read-price.ts'

/** Prices of a market in decimal odds, or why they were left out. */
function read(kind: 'moneyline' | 'three-way', ...cells: string[]) {
  const reasons: string[] = []
  const quoted = { book: 'Book', market: fullGame(kind), cells, format: 'decimal', mark: null } as const
  const [quote] = readQuote(quoted, (_, reason) => reasons.push(reason))
  return quote?.prices ?? reasons
}

describe('prices that sum too high', () => {
  it('are left out above 115 % with two selections', () => {
    // 2 / 1.75 is 114.3 %, 2 / 1.73 is 115.6 %.
    expect(read('moneyline', '1.75', '1.75')).toEqual([1.75, 1.75])
    expect(read('moneyline', '1.73', '1.73')).toEqual(['prices sum too high'])
  })

  it('are left out above 125 % with three selections', () => {
    // 3 / 2.5 is 120 %, 3 / 2.3 is 130.4 %.
    expect(read('three-way', '2.5', '2.5', '2.5')).toEqual([2.5, 2.5, 2.5])
    expect(read('three-way', '2.3', '2.3', '2.3')).toEqual(['prices sum too high'])
  })
})

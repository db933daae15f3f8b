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

describe('price lists', () => {
  it.each([
    ['moneyline', ['2.1']],
    ['moneyline', ['3.4', '3.4', '3.4']],
    ['moneyline', ['4.5', '4.5', '4.5', '4.5']],
    ['three-way', ['1.95', '1.95']],
    ['three-way', ['4.5', '4.5', '4.5', '4.5']],
    // Text after the last selection is not a price, but their number is what is wrong.
    ['moneyline', ['1.95', '1.95', 'tie']],
  ] as const)('of a %s are left out if they have more or fewer prices than selections: %j', (kind, cells) => {
    expect(read(kind, ...cells)).toEqual(['wrong number of prices'])
  })
})

import { decimalOdds } from '@fairline/odds'
import { describe, expect, it } from 'vitest'
import type { CompleteQuote } from './market-book.ts'
import { MIN_CONSENSUS_BOOKS, marketConsensus } from './market-consensus.ts'

const quote = (book: string, ...prices: readonly number[]): CompleteQuote => ({
  book,
  prices: prices.map((price) => decimalOdds(price)),
  quotedAt: 0,
})
const even = (book: string) => quote(book, 1.9, 1.9)

describe('marketConsensus', () => {
  it('is what the sharp book says if it quotes, whatever the others say', () => {
    // Implied 0.625 and 0.5, without the margin 5/9 and 4/9.
    const said = marketConsensus([even('a'), quote('Pinnacle', 1.6, 2), even('b')], 'multiplicative')
    expect(said?.isSharp).toBe(true)
    expect(said?.probabilities[0]).toBeCloseTo(5 / 9, 12)
    expect(said?.probabilities[1]).toBeCloseTo(4 / 9, 12)
  })

  it('pools the log-odds of three books without a sharp one, each counted equally', () => {
    // Vig-free home probabilities 0.8, 0.5 and 0.5: odds 4, 1 and 1 pool to their cube root.
    const said = marketConsensus([quote('a', 1.2, 4.8), even('b'), even('c')], 'multiplicative')
    const odds = Math.cbrt(4)
    expect(said?.isSharp).toBe(false)
    expect(said?.probabilities[0]).toBeCloseTo(odds / (1 + odds), 12)
    expect(said?.probabilities[1]).toBeCloseTo(1 / (1 + odds), 12)
  })

  it('is null if fewer than three books quote and none of them is sharp', () => {
    expect(MIN_CONSENSUS_BOOKS).toBe(3)
    expect(marketConsensus([even('a'), even('b')], 'multiplicative')).toBeNull()
  })

  it('takes as few books as it is asked to, but at least one', () => {
    expect(marketConsensus([even('a')], 'multiplicative', 1)?.probabilities).toEqual([0.5, 0.5])
    expect(marketConsensus([even('a')], 'multiplicative', 0)?.probabilities).toEqual([0.5, 0.5])
    expect(marketConsensus([even('a')], 'multiplicative', 2)).toBeNull()
    expect(marketConsensus([], 'multiplicative', 0)).toBeNull()
  })
})

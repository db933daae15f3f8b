import { setImmediate } from 'node:timers/promises'
import { type Fact, fullGame, type Game } from '@fairline/domain'
import { decimalOdds } from '@fairline/odds'
import { describe, expect, it } from 'vitest'
import { upcomingGame } from '../../testing/board-of.ts'
import { scanArbitrage } from './scan-arbitrage.ts'

const game: Game = { ...upcomingGame('g', []).game, startsAt: 1e9 }
const announced: Fact = { kind: 'game', game, observedAt: 0 }

const quote = (book: string, observedAt: number, prices: readonly number[], line: number | null = null): Fact => ({
  kind: 'quote',
  observedAt,
  quote: {
    gameId: game.id,
    book,
    market: line === null ? fullGame('moneyline') : fullGame('total', line),
    prices: prices.map(decimalOdds),
    mark: null,
    observedAt,
  },
})

describe('the arbitrage scanner', () => {
  it('lets requests be answered between the moments of a look, never within one', async () => {
    const standing: number[] = []
    const scanner = scanArbitrage(
      () => 0,
      async () => void standing.push(scanner.watch.standing().length),
    )
    await scanner.see([announced, quote('a', 1, [2.1, 1.8]), quote('b', 1, [2.1, 1.8])], 1)
    // Both books turn around at one moment: between their quotes an arbitrage would seem to stand.
    await scanner.see([quote('c', 2, [1.9, 1.9], 8.5), quote('a', 3, [1.8, 2.1]), quote('b', 3, [1.8, 2.1])], 3)
    expect(standing).toEqual([0, 0, 0, 0])
  })

  it('takes in every price', async () => {
    const scanner = scanArbitrage(() => 0, setImmediate)
    const books = Array.from({ length: 30 }, (_, i) => `book ${i}`)
    await scanner.see([announced, ...books.map((book, i) => quote(book, i + 1, [1.9, 1.9]))], 100)
    expect(scanner.watch.quotes(null).map(({ book }) => book)).toEqual(books)
  })

  it('says when a look ends, also one that fails', async () => {
    const steps: string[] = []
    const scanner = scanArbitrage(
      () => 0,
      async () => {
        steps.push('moment')
        if (steps.length > 3) throw new Error('broken')
      },
    )
    const ends = async () => {
      await scanner.lookEnds()
      steps.push('end')
    }
    await ends()
    await Promise.all([scanner.see([announced, quote('a', 1, [2, 2])], 1), ends()])
    expect(steps).toEqual(['end', 'moment', 'moment', 'end'])
    await Promise.allSettled([scanner.see([quote('a', 2, [1.9, 2])], 2), ends()])
    expect(steps.slice(4)).toEqual(['moment', 'end'])
  })
})

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
    await scanner.see([announced, quote('a', 1, [2.1, 1.8]), quote('b', 1, [2.1, 1.8])])
    // Both books turn around at one moment: between their quotes an arbitrage would seem to stand.
    await scanner.see([quote('c', 2, [1.9, 1.9], 8.5), quote('a', 3, [1.8, 2.1]), quote('b', 3, [1.8, 2.1])])
    expect(standing).toEqual([0, 0, 0, 0])
  })

  it('takes in every price', async () => {
    const scanner = scanArbitrage(() => 0, setImmediate)
    const books = Array.from({ length: 30 }, (_, i) => `book ${i}`)
    await scanner.see([announced, ...books.map((book, i) => quote(book, i + 1, [1.9, 1.9]))])
    expect(scanner.watch.quotes(null).map(({ book }) => book)).toEqual(books)
  })

  it('has looked once the prices of all leagues were taken in', async () => {
    const scanner = scanArbitrage(() => 0, setImmediate)
    expect(scanner.hasLooked()).toBe(false)
    await scanner.see([announced, quote('a', 1, [2, 2])])
    expect(scanner.hasLooked()).toBe(false)
    await scanner.see([quote('b', 1, [2, 2])])
    scanner.endLook(1)
    expect(scanner.hasLooked()).toBe(true)
  })

  it('says when the look ends that is going on: not before that of the last league', async () => {
    const steps: string[] = []
    const scanner = scanArbitrage(() => 0, setImmediate)
    const ends = scanner.lookEnds().then(() => steps.push('none was going on'))
    await ends
    const first = scanner.see([announced, quote('a', 1, [2, 2])])
    const answered = scanner.lookEnds().then(() => steps.push('ended'))
    await first
    await setImmediate()
    await scanner.see([quote('b', 1, [2, 2])])
    steps.push('all leagues seen')
    scanner.endLook(1)
    await answered
    expect(steps).toEqual(['none was going on', 'all leagues seen', 'ended'])
  })

  it('lets go of games that have begun by the end of a look', async () => {
    const scanner = scanArbitrage(() => 0, setImmediate)
    const prices = () => scanner.watch.quotes(null).length
    await scanner.see([announced, quote('a', 1, [2, 2])])
    scanner.endLook(1e9 - 1)
    expect(prices()).toBe(1)
    await scanner.see([])
    scanner.endLook(1e9)
    expect(prices()).toBe(0)
  })

  it('says how often it looks and how long that takes, a look being at all leagues', async () => {
    let clock = 0
    const scanner = scanArbitrage(
      () => {
        clock += 2
        return clock
      },
      async () => {},
    )
    expect(scanner.pace()).toEqual({ everySeconds: null, lookMs: null })
    for (const at of [1, 2, 3]) {
      clock = at * 10_000
      await scanner.see([announced, quote('a', at, [2, 2])])
      await scanner.see([quote('b', at, [2, 2])])
      scanner.endLook(at)
    }
    // Three moments of a look, each between two readings of the clock.
    expect(scanner.pace()).toEqual({ everySeconds: 10, lookMs: 6 })
  })
})

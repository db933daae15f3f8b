import { type Fact, fullGame } from '@fairline/domain'
import { aGame } from '@fairline/engine/testing/facts'
import { decimalOdds } from '@fairline/odds'
import { expect, it } from 'vitest'
import { arbitrageWatch } from './arbitrage-watch.ts'

const START = 100_000
const game = aGame({ startsAt: START })

const quote = (book: string, prices: readonly (number | null)[], at: number, line: number | null = null): Fact => ({
  kind: 'quote',
  quote: {
    gameId: game.id,
    book,
    mark: null,
    observedAt: at,
    market: line === null ? fullGame('moneyline') : fullGame('total', line),
    prices: prices.map((price) => (price === null ? null : decimalOdds(price))),
  },
  observedAt: at,
})

function watching(...facts: readonly Fact[]) {
  const watch = arbitrageWatch()
  watch.see({ kind: 'game', game, observedAt: 0 })
  for (const fact of facts) watch.see(fact)
  return watch
}

it('times an arbitrage from the price that made it to the one that ended it, and keeps its best profit', () => {
  const { watched } = watching(
    quote('A', [2.1, 1.8], 1000),
    // 1/2.1 + 1/2.1 = 0.952: pays 5 %; then 1/2.1 + 1/2.2 = 0.931: pays 7.4 %; then nothing.
    quote('B', [1.8, 2.1], 5000),
    quote('B', [1.8, 2.2], 9000),
    quote('B', [1.8, 1.85], 25_000),
  )
  expect(watched.lives).toEqual([20])
  expect(watched.profits[0]).toBeCloseTo(1 / (1 / 2.1 + 1 / 2.2) - 1, 12)
})

it('counts markets of two books, and how many of them were an arbitrage when looked at', () => {
  const watch = watching(
    quote('A', [2.1, 1.8], 1000),
    quote('B', [1.8, 2.1], 1000),
    quote('A', [1.9, 1.9], 1000, 8.5),
    quote('B', [1.9, 1.9], 1000, 8.5),
    quote('A', [1.9, 1.9], 1000, 9.5),
    quote('C', [1.9, null], 1000, 8.5),
  )
  watch.sample(2000)
  // The first book moved its total: one group of two books is left for 8.5 if the one-sided price counts for none.
  expect(watch.watched).toMatchObject({ groups: 1, arbitrages: 1 })
})

it('ends with the start: prices in play are not compared, and the game is dropped', () => {
  const watch = watching(quote('A', [2.1, 1.8], 1000), quote('B', [1.8, 2.1], 50_000))
  watch.see(quote('B', [1.8, 1.8], START))
  expect(watch.watched.lives).toEqual([])
  watch.sample(START)
  expect(watch.watched).toMatchObject({ groups: 0, lives: [50] })
  watch.sample(START + 1000)
  expect(watch.watched.lives).toEqual([50])
})

it('finds none where one outcome has no price, or a book left the line', () => {
  expect(watching(quote('A', [2.5, null], 1000), quote('B', [2.4, null], 1000)).watched.lives).toEqual([])
  const moved = watching(
    quote('A', [2.1, 1.8], 1000, 8.5),
    quote('B', [1.8, 2.1], 1000, 8.5),
    quote('B', [1.8, 2.1], 4000, 9.5),
  )
  expect(moved.watched.lives).toEqual([3])
})

import { fullGame, leagues, type Quote } from '@fairline/domain'
import { decimalOdds } from '@fairline/odds'
import { expect, it } from 'vitest'
import { aFile, aGame } from '../../testing/facts.ts'
import { strategyHistory } from './strategy-history.ts'
import { strategyView } from './strategy-view.ts'

const total = (book: string, over: number, under: number): Quote => ({
  gameId: aGame().id,
  book,
  market: fullGame('total', 8.5),
  prices: [decimalOdds(over), decimalOdds(under)],
  mark: 'open',
  observedAt: 0,
})
const fairOverOf = (...quotes: Quote[]) =>
  strategyView({
    league: leagues.mlb,
    file: aFile(quotes),
    moment: 'open',
    forecast: {
      gameId: aGame().id,
      chances: [0.5, 0.5],
      model: [0.5, 0.5],
      market: null,
      modelVersion: 'x',
      knownAt: 0,
    },
    opened: null,
    confidence: () => null,
    history: strategyHistory(),
  }).total?.fairOver

it('pools the books of a total by log-odds, as every consensus does', () => {
  // Vig-free 0.9 and 0.5: odds 9 and 1 pool to 3, so 3/4.
  expect(fairOverOf(total('a', 1.111111, 10), total('b', 1.99, 1.99))).toBeCloseTo(0.75, 4)
})

it('takes the sharp book’s total where it quotes the line', () => {
  expect(fairOverOf(total('a', 1.111111, 10), total('Pinnacle', 1.99, 1.99))).toBeCloseTo(0.5, 9)
})

import { type Forecast, fullGame, leagues, type Quote } from '@fairline/domain'
import { decimalOdds } from '@fairline/odds'
import { expect, it } from 'vitest'
import { aFile } from '../../testing/facts.ts'
import type { LineForecast } from '../forecast/line-forecaster.ts'
import { evaluateModeled } from './evaluate-modeled.ts'

const file = aFile(
  [fullGame('moneyline'), fullGame('spread', -1.5), fullGame('total', 8.5)].map(
    (market): Quote => ({
      gameId: '',
      book: 'Book',
      market,
      mark: null,
      observedAt: 1000,
      prices: [decimalOdds(1.9), decimalOdds(1.9)],
    }),
  ),
)
const half = [0.5, 0.5]
const forecast: Forecast = {
  gameId: file.game.id,
  chances: half,
  model: half,
  market: half,
  modelVersion: '',
  knownAt: 0,
}
const estimate = { probability: 0.5, decided: 1, books: 3, carriedOverFrom: null }
const lines: LineForecast = {
  market: () => estimate,
  fair: () => estimate,
  total: { market: 8.5, model: 8.5 },
  books: { spread: 1, total: 1 },
  led: { spread: false, total: false },
  confidence: () => 60,
  isWinner: () => false,
}

it.each([
  ['winner, spread and total if all are forecast', forecast, lines, ['moneyline', 'spread', 'total']],
  ['the winner only if no lines are forecast', forecast, null, ['moneyline']],
  ['the winner only if the winner is not forecast', null, lines, ['moneyline']],
])('judges bets on %s', (_, winnerForecast, lineForecast, kinds) => {
  const game = { forecast: winnerForecast, lines: lineForecast, confidence: () => 60, method: 'power' } as const
  const bets = evaluateModeled(leagues.mlb, file, { asOf: 2000 }, game, () => null)
  expect([...new Set(bets.map(({ market }) => market.kind))]).toEqual(kinds)
  expect(bets).toHaveLength(2 * kinds.length)
})

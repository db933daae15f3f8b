import { fullGame, leagues, type Quote } from '@fairline/domain'
import { decimalOdds, type NoVigMethod } from '@fairline/odds'
import { expect, it } from 'vitest'
import { aFile } from '../../testing/facts.ts'
import { winnerProbabilities } from '../markets/winner-book.ts'
import { evaluateWinner } from './evaluate-winner.ts'

const quoteOf = (book: string, home: number, away: number): Quote => ({
  gameId: '',
  book,
  market: fullGame('moneyline'),
  mark: null,
  observedAt: 1000,
  prices: [decimalOdds(home), decimalOdds(away)],
})
const file = aFile([quoteOf('Pinnacle', 1.2, 5), quoteOf('Alpha', 1.21, 4.8), quoteOf('Beta', 1.19, 5.4)])
const moment = { asOf: 5000 }

/** Bets on both sides; the forecast is what the books say. */
function betsBy(method: NoVigMethod) {
  const probabilities = winnerProbabilities(leagues.mlb, file, moment, method) as number[]
  const forecast = {
    gameId: file.game.id,
    chances: probabilities,
    model: probabilities,
    market: probabilities,
    modelVersion: '',
    knownAt: 0,
  }
  return evaluateWinner(leagues.mlb, file, moment, { forecast, confidence: () => 60, lines: null, method }, () => null)
}

it('holds a price against the sharp book by the same method that the market is freed of vig with: one value, not two', () => {
  for (const method of ['multiplicative', 'power', 'shin'] as const)
    for (const bet of betsBy(method)) expect(bet.sharpProbability).toBeCloseTo(bet.marketProbability as number, 12)
})

it('rates the long shot of the sharp book lower by the power method', () => {
  // k solves (1/1.2)^k + (1/5)^k = 1: 1.073334, and 0.2^k = 0.177734, by bisection in Python. Divided evenly it is 0.2 / 1.0333.
  expect(betsBy('power')[1]?.sharpProbability).toBeCloseTo(0.177734, 6)
  expect(betsBy('multiplicative')[1]?.sharpProbability).toBeCloseTo(0.2 / (1 / 1.2 + 0.2), 12)
})

it('is offered before the start, and only on a side that some book prices', () => {
  const oneSided = aFile([{ ...quoteOf('Alpha', 1.9, 2), prices: [decimalOdds(1.9), null] }])
  const forecast = { forecast: null, confidence: () => 60, lines: null, method: 'multiplicative' } as const
  const bets = evaluateWinner(leagues.mlb, oneSided, moment, forecast, () => null)
  expect(bets.map(({ selection, state, price }) => [selection, state, price])).toEqual([['home', 'upcoming', 1.9]])
  expect(bets[0]).toMatchObject({ fairProbability: null, passReason: 'probability-not-known' })
})

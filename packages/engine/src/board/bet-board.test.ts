import { fullGame, leagues, type Quote } from '@fairline/domain'
import { decimalOdds, type NoVigMethod } from '@fairline/odds'
import { expect, it } from 'vitest'
import { aFile } from '../../testing/facts.ts'
import { openPicks } from '../betting/open-picks.ts'
import { betBoard } from './bet-board.ts'

it('frees markets without a model of vig by the method of their league, as it is now', () => {
  const market = fullGame('spread', -1.5)
  const quotes = ['Alpha', 'Beta', 'Gamma'].map(
    (book): Quote => ({
      ...{ gameId: '', book, market, mark: null, observedAt: 1000 },
      prices: [decimalOdds(5), decimalOdds(1.2)],
    }),
  )
  const file = aFile(quotes)
  let method: NoVigMethod = 'power'
  const board = betBoard(leagues.mlb, { picks: openPicks(), noVig: () => method, assumedConfidence: () => null })
  board.touch(file.game.id, market)
  const longShot = () => {
    const forecast = { forecast: null, confidence: () => null, lines: null, method }
    return board.upcoming(file, forecast, []).find(({ selection }) => selection === 'home')?.fairProbability
  }
  // See evaluate-winner.test.ts for the two figures.
  expect(longShot()).toBeCloseTo(0.177734, 6)
  method = 'multiplicative'
  expect(longShot()).toBeCloseTo(0.2 / (1 / 1.2 + 0.2), 9)
})

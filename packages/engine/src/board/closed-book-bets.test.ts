import { type Fact, fullGame, leagues, startOfPacificDay } from '@fairline/domain'
import { decimalOdds } from '@fairline/odds'
import { expect, it } from 'vitest'
import { aGame } from '../../testing/facts.ts'
import { leagueForecaster } from '../forecast/league-forecaster.ts'
import { closedBookBets } from './closed-book-bets.ts'

const HOUR = 3_600_000
const midnight = startOfPacificDay(aGame().day)
const game = aGame({ startsAt: midnight + 18 * HOUR })
const moneyline = fullGame('moneyline')

/** Alpha pays far more on the home side than the other two books. */
const quotesAt = (observedAt: number): Fact[] =>
  ['Alpha', 'Beta', 'Gamma'].map((book) => {
    const prices = (book === 'Alpha' ? [2.3, 1.75] : [1.9, 1.9]).map(decimalOdds)
    return {
      kind: 'quote',
      quote: { gameId: game.id, book, market: moneyline, prices, mark: null, observedAt },
      observedAt,
    }
  })

/** Books with a bet on the game, which the home side wins, if its prices were seen at these hours of its day. */
function booksBackedOn(hours: readonly number[]): string[] {
  const forecaster = leagueForecaster(leagues.mlb, 'open', 'multiplicative', true)
  forecaster.learn([{ kind: 'game', game, observedAt: midnight }])
  for (const hour of hours) forecaster.learn(quotesAt(midnight + hour * HOUR))
  const settle = closedBookBets(forecaster, forecaster.files.of(game.id)!)
  const observedAt = midnight + 21 * HOUR
  const result = { gameId: game.id, winner: 'home', home: 5, away: 3, observedAt } as const
  forecaster.learn([{ kind: 'result', result, observedAt }])
  return settle().map(({ book, won }) => `${book} ${won ? 'won' : 'lost'}`)
}

it('bets at the book alone whose price the forecast beats, if the game was quoted again before its start', () => {
  expect(booksBackedOn([8, 17.5])).toEqual(['Alpha won'])
})

it('adds no bet on a game that was quoted only once: its only price is the close too, and cannot lose to it', () => {
  expect(booksBackedOn([8])).toEqual([])
})

import { type Fact, fullGame, leagues } from '@fairline/domain'
import { decimalOdds } from '@fairline/odds'
import { expect, it } from 'vitest'
import { aGame } from '../../testing/facts.ts'
import { leagueForecaster } from '../forecast/league-forecaster.ts'
import { strategyTracker } from './strategy-tracker.ts'

const SEEN = Date.parse('2026-07-15T12:00:00Z')
const HOUR_MS = 3_600_000
const game = aGame({ day: '2026-07-15', startsAt: SEEN + 6 * HOUR_MS })
const quote = (book: string, home: number, away: number): Fact => ({
  kind: 'quote',
  observedAt: SEEN,
  quote: {
    gameId: game.id,
    book,
    market: fullGame('moneyline'),
    mark: null,
    observedAt: SEEN,
    prices: [decimalOdds(home), decimalOdds(away)],
  },
})

it('shows nothing at a book that was excluded since the proposals were made, and then the next best price', () => {
  const excluded = new Set<string>()
  const forecaster = leagueForecaster(leagues.mlb, 'open', 'multiplicative')
  forecaster.learn([
    { kind: 'game', game, observedAt: SEEN },
    quote('misdated', 2.1, 1.85),
    quote('b', 2.04, 1.85),
    quote('c', 1.95, 1.96),
    quote('d', 1.95, 1.96),
  ])
  const session = strategyTracker(leagues.mlb, forecaster, () => excluded)
  const booksOf = () =>
    session.of(game.id).flatMap(({ key, proposal }) => (key === 'line-shopping' ? proposal.book : []))
  session.show(SEEN)
  expect(booksOf()).toEqual(['misdated'])
  excluded.add('misdated')
  expect(booksOf()).toEqual([])
  session.goTo(SEEN + HOUR_MS)
  expect(booksOf()).toEqual(['b'])
})

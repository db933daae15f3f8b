import { type Fact, fullGame, type Game, leagues, type Quote } from '@fairline/domain'
import { decimalOdds } from '@fairline/odds'
import { expect, it } from 'vitest'
import { aGame } from '../../testing/facts.ts'
import { leagueForecaster } from '../forecast/league-forecaster.ts'
import { spreadSlope } from '../market/spread-slope.ts'
import { type BookBet, bookWatch } from '../markets/book-watch.ts'
import { type WalkedGame, walkForward } from './walk-forward.ts'

const HOUR = 3_600_000
const start = Date.parse('2019-06-15T20:00:00Z')

const announced = (game: Game): Fact => ({ kind: 'game', game, observedAt: start - 10 * HOUR })
const quoted = (gameId: string, over: Partial<Quote> = {}): Fact => {
  const observedAt = over.observedAt ?? start - 9 * HOUR
  const market = fullGame('moneyline')
  const prices = [decimalOdds(1.9), decimalOdds(2)]
  const quote: Quote = { gameId, book: 'Book', market, prices, mark: null, observedAt, ...over }
  return { kind: 'quote', quote, observedAt }
}
const ended = (gameId: string): Fact => {
  const observedAt = start + 3 * HOUR
  return { kind: 'result', result: { gameId, winner: 'home', home: 108, away: 101, observedAt }, observedAt }
}

it('reads a spread by past games alone, not by the moneyline of a game that ends at the same moment', () => {
  const game = (id: string): Game => aGame({ id, league: 'nba', startsAt: start })
  const spread = { market: fullGame('spread', -6), prices: [decimalOdds(1.95), decimalOdds(1.95)] }
  // One closes as a far greater favorite than six points make a side on average.
  const lopsided = { prices: [decimalOdds(1.02), decimalOdds(15)] }
  const facts = [
    ...['moneyline', 'spread'].map((id) => announced(game(id))),
    quoted('moneyline', spread),
    quoted('moneyline', lopsided),
    quoted('spread', spread),
    quoted('spread', { ...spread, observedAt: start - HOUR }),
    ...['moneyline', 'spread'].map(ended),
  ]
  const walked = new Map<string, WalkedGame>()
  const forecaster = leagueForecaster(leagues.nba, 'open', 'multiplicative')
  walkForward(facts, forecaster, { at: 'open', onGame: (one) => walked.set(one.file.game.id, one) })
  const before = spreadSlope().chances(-6)
  expect(walked.get('spread')).toMatchObject({ open: before, close: before })
  // What that game closed at is known from then on.
  expect(forecaster.save(null).slope).not.toEqual(spreadSlope().save())
})

it('has no close of a game that was last quoted hours before its start', () => {
  const closeOf = (hoursBefore: number) => {
    const closes: WalkedGame['close'][] = []
    const again = quoted('a', { observedAt: start - hoursBefore * HOUR })
    const facts = [announced(aGame({ id: 'a', startsAt: start })), quoted('a'), again, ended('a')]
    const forecaster = leagueForecaster(leagues.mlb, 'open', 'multiplicative')
    walkForward(facts, forecaster, { at: 'open', onGame: ({ close }) => closes.push(close) })
    return closes
  }
  expect(closeOf(1)).toEqual([[expect.any(Number), expect.any(Number)]])
  expect(closeOf(1.5)).toEqual([null])
})

it('judges a book by games whose close was seen after the open: a price quoted once cannot have lost to its close', () => {
  const learned: BookBet[] = []
  const [even, high] = [[1.85, 1.85].map(decimalOdds), [2.15, 1.8].map(decimalOdds)]
  const facts = [
    ...['once', 'twice'].map((id) => announced(aGame({ id, startsAt: start }))),
    ...['once', 'twice'].flatMap((id) => [
      quoted(id, { book: 'Field', prices: even }),
      quoted(id, { book: id, prices: high }),
    ]),
    quoted('twice', { book: 'twice', prices: high, observedAt: start - HOUR }),
    ...['once', 'twice'].map(ended),
  ]
  const backed: string[] = []
  walkForward(facts, leagueForecaster(leagues.mlb, 'open', 'multiplicative'), {
    at: 'open',
    books: { ...bookWatch(), learn: (bets) => learned.push(...bets) },
    onGame: (game) => backed.push(...game.backed.map(({ book }) => book)),
  })
  expect(backed.toSorted()).toEqual(['once', 'twice'])
  expect(learned.map(({ book }) => book)).toEqual(['twice'])
})

it('judges a book by the closing probability of what one would have backed there', () => {
  const learned: BookBet[] = []
  const game = aGame({ id: 'g', startsAt: start })
  const prices = (home: number, away: number) => ({ prices: [decimalOdds(home), decimalOdds(away)] })
  const close = { ...prices(1.6, 2.4), observedAt: start - HOUR }
  const facts = [
    announced(game),
    quoted('g', { book: 'Field', ...prices(1.85, 1.85) }),
    // Pays more than others on the visitor.
    quoted('g', { book: 'High', ...prices(1.8, 2.15) }),
    ...['Field', 'High'].map((book) => quoted('g', { book, ...close })),
    ended('g'),
  ]
  walkForward(facts, leagueForecaster(leagues.mlb, 'open', 'multiplicative'), {
    at: 'open',
    books: { ...bookWatch(), learn: (bets) => learned.push(...bets) },
    onGame: () => undefined,
  })
  // Both close at 1.60 and 2.40: 60% home, 40% away. Home won.
  expect(learned).toEqual([{ book: 'High', closingProbability: expect.closeTo(0.4, 9), won: false }])
})

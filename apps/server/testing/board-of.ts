import type { Board, BoardGame, EvaluatedBet, PricedBet } from '@fairline/engine'
import { aGame, pricedBet } from '@fairline/engine/testing'
import { decimalOdds } from '@fairline/odds'

/** The moment boards of tests are made for. */
export const AS_OF = Date.parse('2026-07-15T19:00:00Z')
const HOUR_MS = 3_600_000

/** A board of these games, its past learned. */
export const boardOf = (...games: readonly BoardGame[]): Board => ({
  version: 1,
  asOf: AS_OF,
  newestFactAt: AS_OF,
  source: 'replay',
  day: '2026-07-15',
  games,
  teams: {},
  strategies: { records: [], lately: [] },
  books: [],
  troubles: [],
  rated: null,
})

/** An MLB game that starts in an hour, with these bets. */
export const upcomingGame = (id: string, bets: readonly PricedBet[], other: Partial<BoardGame> = {}): BoardGame => ({
  game: aGame({ id, day: '2026-07-15', startsAt: AS_OF + HOUR_MS }),
  forecast: null,
  model: [0.5, 0.5],
  live: null,
  bets,
  closingBets: null,
  strengths: null,
  moves: [],
  props: [],
  proposals: [],
  decision: { gameId: id, reason: 'no-price', best: null },
  lineDecisions: [],
  unrecorded: [],
  score: null,
  news: [],
  weather: null,
  result: null,
  ...other,
})

/** The same an hour after its start, the away side five runs ahead. */
export const liveGame = (id: string, bets: readonly PricedBet[], other: Partial<BoardGame> = {}): BoardGame =>
  upcomingGame(id, bets, {
    game: aGame({ id, day: '2026-07-15', startsAt: AS_OF - HOUR_MS }),
    closingBets: [],
    score: {
      gameId: id,
      home: 0,
      away: 5,
      period: 7,
      clock: 'Top 7th',
      remaining: 0.3,
      bases: null,
      periods: { home: [], away: [] },
      lines: [],
      observedAt: AS_OF,
    },
    ...other,
  })

/** An MLB bet at 2.00 with this EV, worth making by its confidence if it is +EV. */
export const betWorth = (
  gameId: string,
  expectedValue: number,
  other: Partial<Parameters<typeof pricedBet>[0]> = {},
): PricedBet =>
  pricedBet({
    gameId,
    league: 'mlb',
    probability: (1 + expectedValue) / 2,
    prices: { Book: 2 },
    confidence: 60,
    ...other,
  })

/** What was published of a bet before its game began: a B at 2.00. */
export const beforeTheStart: NonNullable<EvaluatedBet['published']> = {
  book: 'Book',
  price: decimalOdds(2),
  at: AS_OF - 3 * HOUR_MS,
  fairProbability: 0.52,
  expectedValue: 0.04,
  confidence: 71,
  grade: 'B',
}

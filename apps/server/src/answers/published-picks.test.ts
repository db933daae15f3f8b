import type { EvaluatedBet } from '@fairline/engine'
import { aGame } from '@fairline/engine/testing'
import { expect, it } from 'vitest'
import { AS_OF, beforeTheStart, betWorth, boardOf, liveGame, upcomingGame } from '../../testing/board-of.ts'
import { liveGamesAnalysisOf } from './live-games.ts'
import { publishedPicksOf } from './published-picks.ts'

it('never calls a pick certain while its game is on', () => {
  const certain = betWorth('live', 0, {
    state: 'live',
    probability: 1,
    prices: { Book: 1.001 },
    published: beforeTheStart,
  })
  const board = boardOf(liveGame('live', [certain]))
  const shown = [publishedPicksOf(board)[0]?.now.winProbability, liveGamesAnalysisOf(board).games[0]?.winProbability]
  for (const percent of shown) {
    expect(percent).toBeGreaterThan(99.9)
    expect(percent).toBeLessThan(100)
  }
})

it('lists published bets only, of one state if that is asked for, the earliest start first', () => {
  const pick = (id: string, state: EvaluatedBet['state'] = 'upcoming') =>
    betWorth(id, 0.03, { state, published: beforeTheStart })
  const at = (id: string, startsAt: number | null) =>
    upcomingGame(id, [pick(id)], { game: aGame({ id, day: '2026-07-15', startsAt }) })
  const board = boardOf(
    at('late', AS_OF + 9_000_000),
    at('b', AS_OF + 3_600_000),
    at('a', AS_OF + 3_600_000),
    at('untimed', null),
    upcomingGame('unpublished', [betWorth('unpublished', 0.03)]),
    liveGame('on', [pick('on', 'live')]),
  )
  expect(publishedPicksOf(board).map(({ gameId }) => gameId)).toEqual(['untimed', 'on', 'a', 'b', 'late'])
  expect(publishedPicksOf(board, 'live').map(({ gameId, score }) => [gameId, score?.away])).toEqual([['on', 5]])
  expect(publishedPicksOf(board)[0]?.gameTime).toBeNull()
  expect(publishedPicksOf(board)[2]?.gameTime).toBe('2026-07-15T20:00:00.000Z')
})

it('says whether a pick is in the ledger, and what it is now, as far as that is known', () => {
  const bet = betWorth('g', 0.032, { published: beforeTheStart })
  const shown = (over: Partial<EvaluatedBet>, unrecorded: readonly 'moneyline'[] = []) =>
    publishedPicksOf(boardOf(upcomingGame('g', [{ ...bet, ...over } as typeof bet], { unrecorded })))[0]
  expect([shown({})?.isRecorded, shown({}, ['moneyline'])?.isRecorded]).toEqual([true, false])
  expect(shown({})?.now).toMatchObject({ odds: 100, bookmaker: 'Book', expectedValue: 0.032, winProbability: 51.6 })
  expect(shown({})?.now.quotedAt).toMatch(/^\d{4}-/)
  const gone = { price: null, book: null, quotedAt: null, fairProbability: null, expectedValue: null }
  expect(shown(gone)?.now).toMatchObject({
    odds: null,
    bookmaker: null,
    quotedAt: null,
    winProbability: null,
    expectedValue: null,
  })
})

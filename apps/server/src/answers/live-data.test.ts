import { fullGame, type Pass, type Pick, type Result } from '@fairline/domain'
import type { BoardGame, EvaluatedBet } from '@fairline/engine'
import { aGame } from '@fairline/engine/testing'
import { expect, it } from 'vitest'
import { AS_OF, beforeTheStart, betWorth, boardOf, liveGame, upcomingGame } from '../../testing/board-of.ts'
import { bayesianAnalysisOf } from './bayesian-analysis.ts'
import { decisionInWords, liveDataOf } from './live-data.ts'

const NO_PRICE = { reason: 'no-price' } as unknown as Pass
const result = { winner: 'home' } as unknown as Result
const home = (expectedValue: number) => betWorth('g', expectedValue)
const total = betWorth('g', 0.01, { market: fullGame('total', 8.5), selection: 'over', confidence: 90 })
const pick = { market: home(0).market, selection: 'home', madeAt: 0 } as unknown as Pick
const words = (bets: readonly EvaluatedBet[], { decision = pick as Pick | Pass, begun = false, over = false } = {}) => {
  const { game } = upcomingGame('g', [])
  return decisionInWords({ game, decision, bets, result: over ? result : null }, begun)
}

it('names the most confident bet worth making now, whatever was decided about the winner', () => {
  expect(words([home(0.03)])).toBe('Boston Red Sox to win (moneyline)')
  expect(words([home(0.03), total])).toBe('Over 8.5 (total)')
  expect(words([home(-0.01), total], { decision: NO_PRICE })).toBe('Over 8.5 (total)')
})

it('names no bet on a part of the game or on one team: those are not looked at here', () => {
  const half = betWorth('g', 0.03, { market: { ...fullGame('moneyline'), period: 'first-five' }, confidence: 95 })
  const team = betWorth('g', 0.03, { market: { ...fullGame('team-total', 4.5), team: 'home' }, selection: 'over' })
  expect(words([half, team, home(0.01)])).toBe('Boston Red Sox to win (moneyline)')
  expect(words([half, team], { decision: NO_PRICE })).toBe('No odds yet')
})

it('says why there is none, also of a pick that is not worth its price any more', () => {
  expect(words([], { decision: NO_PRICE })).toBe('No odds yet')
  expect(words([home(-0.01)])).toBe('No value at the best price')
  const unknown = betWorth('g', 0.01, { market: fullGame('total', 8.5), selection: 'over', confidence: null })
  expect(words([unknown, home(-0.01)])).toBe('No value at the best price')
  expect(words([])).toBe('No book offers it now')
})

it('says of a game that is over that it is over, whatever was picked', () => {
  expect(words([], { begun: true, over: true })).toBe('The game is over')
  expect(words([], { decision: NO_PRICE, begun: true, over: true })).toBe('The game is over')
})

it('names no pick of a game that has begun: nobody can make it any more', () => {
  expect(words([home(0.03)], { begun: true })).toBe('The game has started')
})

it('names the bet worth making in play, like the flag beside it', () => {
  const inPlay = { ...home(0.03), state: 'live' as const }
  expect(words([inPlay], { begun: true })).toBe('Boston Red Sox to win (moneyline)')
  expect(words([{ ...inPlay, recommendation: 'pass' }], { begun: true })).toBe('The game has started')
})

it('gives each side of a live game its own score', () => {
  const [row] = liveDataOf(boardOf(liveGame('g', []))).games
  expect(row).toMatchObject({ homeTeam: 'Boston Red Sox', homeScore: 0, awayTeam: 'New York Yankees', awayScore: 5 })
})

it('gives each outcome of a live game its own probability, and none is certain', () => {
  const live = (winner: readonly number[]) => ({ winner, market: winner, model: null, total: null, spread: null })
  const probabilitiesOf = (league: 'mlb' | 'premier', winner: readonly number[]) => {
    const { game } = liveGame('g', [])
    const board = boardOf(liveGame('g', [], { game: { ...game, league }, live: live(winner) }))
    return [liveDataOf(board).games[0]?.bayesianProbabilities, bayesianAnalysisOf(board).analyses[0]]
  }
  const [card, analysis] = probabilitiesOf('premier', [0.5, 0.2, 0.3])
  expect(card).toMatchObject({ homeWinPercentage: 50, drawPercentage: 20, awayWinPercentage: 30 })
  expect(analysis).toMatchObject({ homeProbability: 50, drawProbability: 20, awayProbability: 30 })
  const [sure, asSure] = probabilitiesOf('mlb', [1, 0])
  expect(sure).toMatchObject({ homeWinPercentage: expect.closeTo(100, 3), drawPercentage: null })
  for (const said of [sure, asSure])
    for (const value of Object.values(said ?? {}))
      if (typeof value === 'number' && value > 99) expect(value).toBeLessThan(100)
  expect(asSure).toMatchObject({ awayProbability: expect.any(Number), drawProbability: null })
  expect((asSure as { awayProbability: number }).awayProbability).toBeGreaterThan(0)
})

it('calls a game started once its start has passed, though nothing else about it changed', () => {
  const board = boardOf(upcomingGame('g', []))
  const statusAt = (asOf: number) => liveDataOf({ ...board, asOf }).games[0]?.gameStatus
  expect(statusAt(AS_OF)).toBe('Scheduled')
  expect(statusAt(AS_OF + 2 * 3_600_000)).toBe('Started, no live score in this source')
})

const HOUR_MS = 3_600_000
const ended = (winner: Result['winner'], homeRuns: number, awayRuns: number): Result => ({
  gameId: 'g',
  winner,
  home: homeRuns,
  away: awayRuns,
  observedAt: AS_OF - 60_000,
})
const rowOf = (onBoard: BoardGame) => liveDataOf(boardOf(onBoard)).games[0]

it('counts the games of the day and those still on, each once, by how they stand', () => {
  const yesterday = { day: '2026-07-14', startsAt: AS_OF - 20 * HOUR_MS }
  const { summary } = liveDataOf(
    boardOf(
      upcomingGame('a', []),
      upcomingGame('b', []),
      liveGame('c', []),
      liveGame('d', [], { result: ended('away', 0, 5) }),
      liveGame('on since yesterday', [], { game: aGame({ id: 'e', ...yesterday }) }),
      liveGame('over since yesterday', [], { game: aGame({ id: 'f', ...yesterday }), result: ended('away', 0, 5) }),
      upcomingGame('tomorrow', [], { game: aGame({ id: 'h', day: '2026-07-16', startsAt: AS_OF + 20 * HOUR_MS }) }),
    ),
  )
  expect(summary).toEqual({ total: 5, scheduled: 2, live: 2, completed: 1 })
})

it('lists games by their start, by day where that is not known, and by id at the same time', () => {
  const at = (id: string, startsAt: number | null, day = '2026-07-15') =>
    upcomingGame(id, [], { game: aGame({ id, day, startsAt }) })
  const games = [
    at('d', AS_OF + HOUR_MS),
    at('b', AS_OF),
    at('c', AS_OF),
    at('untimed', null),
    at('old', null, '2026-07-14'),
  ]
  for (const list of [games, games.toReversed()])
    expect(liveDataOf(boardOf(...list)).games.map(({ id }) => id)).toEqual(['old', 'untimed', 'b', 'c', 'd'])
})

it('says of a game that is over who won, for certain, and its last score', () => {
  const over = (winner: Result['winner'], league: 'mlb' | 'premier') =>
    rowOf(liveGame('g', [], { game: aGame({ id: 'g', league, startsAt: 0 }), result: ended(winner, 3, 2) }))
  expect(over('home', 'mlb')).toMatchObject({
    status: 'Final',
    gameStatus: 'Final',
    isLive: false,
    isCompleted: true,
    homeScore: 3,
    awayScore: 2,
    outs: null,
    bases: null,
    completedAt: '2026-07-15T18:59:00.000Z',
  })
  expect(over('home', 'mlb')?.bayesianProbabilities).toEqual({
    homeWinPercentage: 100,
    awayWinPercentage: 0,
    drawPercentage: null,
    basis: 'result',
  })
  expect(over('away', 'premier')?.bayesianProbabilities).toMatchObject({
    homeWinPercentage: 0,
    awayWinPercentage: 100,
    drawPercentage: 0,
  })
  expect(over('draw', 'premier')?.bayesianProbabilities).toMatchObject({
    homeWinPercentage: 0,
    awayWinPercentage: 0,
    drawPercentage: 100,
  })
})

it('says how a game stands: on at the clock of its source, to come, or at a time that was not recorded', () => {
  const stateOf = (onBoard: BoardGame) => {
    const { status, gameStatus, isLive, isCompleted, period } = rowOf(onBoard)!
    return [status, gameStatus, isLive, isCompleted, period]
  }
  expect(stateOf(liveGame('g', []))).toEqual(['Live', 'Top 7th', true, false, 7])
  expect(stateOf(upcomingGame('g', []))).toEqual(['Scheduled', 'Scheduled', false, false, null])
  const untimed = upcomingGame('g', [], { game: aGame({ id: 'g', startsAt: null }) })
  expect(stateOf(untimed)).toEqual(['Scheduled', 'Time not recorded', false, false, null])
  expect(rowOf(untimed)?.startTime).toBeNull()
})

it('says on what a probability rests', () => {
  const basisOf = (over: Partial<BoardGame>) => rowOf(liveGame('g', [], over))?.bayesianProbabilities.basis
  const probabilities = { winner: [0.5, 0.5], model: null, total: null, spread: null }
  expect(basisOf({ live: { ...probabilities, market: [0.5, 0.5] } })).toBe('market in play')
  expect(basisOf({ live: { ...probabilities, market: null } })).toBe('model in play')
  const unknown = { ...probabilities, winner: null, market: null }
  expect(basisOf({ live: unknown })).toBe('not known in play')
  expect(rowOf(upcomingGame('g', []))?.bayesianProbabilities.basis).toBe('model alone')
})

it('gives the best price of each side, whether a bet is recommended, and what was published', () => {
  const away = betWorth('g', -0.02, { selection: 'away', prices: { Other: 1.5 } })
  const published = betWorth('g', 0.03, { published: beforeTheStart })
  const row = rowOf(upcomingGame('g', [published, away]))
  expect(row?.best).toMatchObject({
    home: { book: 'Book', odds: 100 },
    draw: null,
    away: { book: 'Other', odds: -200 },
  })
  expect(row).toMatchObject({
    isPick: true,
    published: [{ id: published.id, pick: 'Boston Red Sox to win (moneyline)', published: { odds: 100 } }],
  })
  const part = betWorth('g', 0.03, { market: { ...fullGame('moneyline'), period: 'first-five' } })
  expect(rowOf(upcomingGame('g', [part, away]))).toMatchObject({ isPick: false, published: [], best: { home: null } })
})

it('abbreviates a team by its key, else by the first letters of its name, and names the second game of a day', () => {
  const named = (key: string, name: string, number = 1) => {
    const game = { ...aGame({ id: 'g', startsAt: AS_OF }), home: { key, name }, number }
    const { homeAbbreviation, doubleHeader } = rowOf(upcomingGame('g', [], { game }))!
    return [homeAbbreviation, doubleHeader]
  }
  expect(named('BOS', 'Boston Red Sox')).toEqual(['BOS', null])
  expect(named('OAKL', 'Oakland')).toEqual(['OAKL', null])
  expect(named('ajax', 'Ajax', 2)).toEqual(['AJA', 2])
  expect(named('UNION', 'St. Gilloise')).toEqual(['STG', null])
})

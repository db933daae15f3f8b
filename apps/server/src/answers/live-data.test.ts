import { fullGame, type Pass, type Pick, type Result } from '@fairline/domain'
import type { EvaluatedBet } from '@fairline/engine'
import { expect, it } from 'vitest'
import { AS_OF, betWorth, boardOf, liveGame, upcomingGame } from '../../testing/board-of.ts'
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
  const chancesOf = (league: 'mlb' | 'premier', winner: readonly number[]) => {
    const { game } = liveGame('g', [])
    const board = boardOf(liveGame('g', [], { game: { ...game, league }, live: live(winner) }))
    return [liveDataOf(board).games[0]?.bayesianProbabilities, bayesianAnalysisOf(board).analyses[0]]
  }
  const [card, analysis] = chancesOf('premier', [0.5, 0.2, 0.3])
  expect(card).toMatchObject({ homeWinPercentage: 50, drawPercentage: 20, awayWinPercentage: 30 })
  expect(analysis).toMatchObject({ homeProbability: 50, drawProbability: 20, awayProbability: 30 })
  const [sure, asSure] = chancesOf('mlb', [1, 0])
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

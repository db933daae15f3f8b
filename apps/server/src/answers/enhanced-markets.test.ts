import { fullGame, type Market } from '@fairline/domain'
import { aGame } from '@fairline/engine/testing'
import { describe, expect, it } from 'vitest'
import { AS_OF, betWorth, boardOf, liveGame, upcomingGame } from '../../testing/board-of.ts'
import { sharpValueOf } from './bet-rows.ts'
import { autoEnhancedMarketsOf, enhancedReasonsOf } from './enhanced-markets.ts'

const teamTotal: Market = { ...fullGame('team-total', 4.5), team: 'home' }
const firstFive: Market = { ...fullGame('total', 4.5), period: 'first-five' }
const alternate: Market = { ...fullGame('total', 9.5), alternate: true }
const over = { selection: 'over', confidence: 72 } as const
const assumed = { ...over, confidenceAssumed: true }

describe('the richer markets of UBSE', () => {
  const today = upcomingGame(
    'today',
    [
      betWorth('today', 0.05, { ...assumed, market: teamTotal }),
      betWorth('today', 0.04, { ...assumed, market: firstFive }),
      betWorth('today', 0.03, { ...over, market: alternate }),
      betWorth('today', 0.06),
      betWorth('today', -0.02, { ...over, market: { ...alternate, line: 10.5 } }),
    ],
    { strengths: { home: 0.5314, away: 0.4687 } },
  )
  const live = liveGame('live', [betWorth('live', 0.02, { state: 'live', confidence: 71 })])
  const response = () => autoEnhancedMarketsOf(boardOf(today, live))

  it('hold +EV team totals, parts of games, alternate lines, and recommended bets in play', () => {
    const { enhancedPicks, summary } = response()
    expect(enhancedPicks.map(({ betType, isLive, score }) => [betType, isLive, score?.clock])).toEqual([
      ['Team total', false, undefined],
      ['First five total', false, undefined],
      ['Alternate total', false, undefined],
      ['Moneyline', true, 'Top 7th'],
    ])
    expect(summary).toEqual({
      f5PicksCount: 1,
      teamTotalPicksCount: 1,
      wnbaPeriodPicksCount: 0,
      alternateCount: 1,
      playerPropCount: 0,
      liveCount: 1,
    })
  })

  it('are listed by UBSE from 70% confidence on, but never by an assumed one', () => {
    expect(response().enhancedPicks.map(({ inUbse }) => inUbse)).toEqual([false, false, true, true])
  })

  it('have the strengths of both teams if they are known', () => {
    const strengths = response().enhancedPicks.map(({ awayStrength, homeStrength }) => [awayStrength, homeStrength])
    expect(strengths).toEqual([
      [0.469, 0.531],
      [0.469, 0.531],
      [0.469, 0.531],
      [null, null],
    ])
  })
})

it('counts parts of WNBA games, no whole ones and none of other leagues', () => {
  const part = (league: 'wnba' | 'nba', period: Market['period']) => {
    const market: Market = { ...fullGame('total', 80.5), period, alternate: true }
    const id = `${league}-${period}`
    return upcomingGame(id, [betWorth(id, 0.03, { ...over, league, market })], {
      game: aGame({ id, league, day: '2026-07-15', startsAt: AS_OF + 3_600_000 }),
    })
  }
  const board = boardOf(part('wnba', 'first-half'), part('wnba', 'full'), part('nba', 'first-half'))
  const { enhancedPicks, summary } = autoEnhancedMarketsOf(board)
  expect(enhancedPicks).toHaveLength(3)
  expect(summary).toMatchObject({ wnbaPeriodPicksCount: 1, f5PicksCount: 0, alternateCount: 3 })
})

it('has no sharp value where the best price is the sharp book’s own: by its vig-free price that is its margin', () => {
  const bet = {
    ...betWorth('g', 0.03, {
      market: { ...fullGame('player-prop', 1.5), player: 'A', stat: 'hits' },
      selection: 'over',
    }),
    sharpExpectedValue: -0.057,
  }
  const said = (book: string) => [sharpValueOf({ ...bet, book }), enhancedReasonsOf({ ...bet, book })[1]]
  expect(said('Pinnacle')).toEqual([null, 'The best price is the sharp book’s own'])
  expect(said('Bet365')).toEqual([-5.7, '−5.7% EV at the sharp book’s vig-free price'])
})

it('leaves out a side market that the sharp book’s price says is worth nothing, and lists the highest EV first', () => {
  const side = (id: string, expectedValue: number, sharpExpectedValue: number | null) => ({
    ...betWorth(id, expectedValue, { ...over, market: teamTotal }),
    sharpExpectedValue,
  })
  const bets = [side('a', 0.03, 0.001), side('b', 0.05, null), side('c', 0.09, 0), side('d', 0.08, -0.01)]
  const board = boardOf(...bets.map((bet) => upcomingGame(bet.gameId, [bet])))
  const { enhancedPicks } = autoEnhancedMarketsOf(board)
  expect(enhancedPicks.every(({ isEnhanced, isLive }) => isEnhanced && !isLive)).toBe(true)
  expect(enhancedPicks.map(({ gameId, sharpValue, reasoning }) => [gameId, sharpValue, reasoning[1]])).toEqual([
    ['b', null, 'The sharp book does not quote this line'],
    ['a', 0.1, '+0.1% EV at the sharp book’s vig-free price'],
  ])
})

import { fullGame } from '@fairline/domain'
import type { BetFacts } from '@fairline/engine'
import { expect, it } from 'vitest'
import { beforeTheStart, betWorth, boardOf, liveGame, upcomingGame } from '../../testing/board-of.ts'
import type { WrittenBy } from '../jobs/keep-usage.ts'
import { aiParlayPicksOf, parlayPairOf, parlayPicksOf, parlayViewOf } from './parlay-picks.ts'

it('is as confident of the pair as of its less confident pick', () => {
  const board = boardOf(
    upcomingGame('a', [betWorth('a', 0.05, { confidence: 80 })]),
    upcomingGame('b', [betWorth('b', 0.05, { confidence: 72 })]),
  )
  const { picks, confidence } = parlayPicksOf(board)
  expect([picks.pick1?.confidence, picks.pick2?.confidence, confidence]).toEqual([80, 72, 72])
})

it('says why there is no pick: no games to come, still learning, or no bet worth making', () => {
  const worthless = boardOf(upcomingGame('g', [betWorth('g', -0.02)]))
  expect(parlayPicksOf(boardOf(liveGame('g', []))).reason).toBe('no-games')
  expect(parlayPicksOf({ ...worthless, rated: 0.5 }).reason).toBe('still-learning')
  expect(parlayPicksOf(worthless)).toMatchObject({ success: false, reason: 'no-bet-worth-making', parlay: null })
  expect(parlayPicksOf(boardOf(upcomingGame('g', [betWorth('g', 0.02)])))).toMatchObject({
    success: true,
    reason: 'picks',
    picks: { pick1: { expectedValue: 0.02 }, pick2: null },
  })
})

it('counts the bets in play that are worth it now, and no other', () => {
  const inPlay = (id: string, expectedValue: number) => liveGame(id, [betWorth(id, expectedValue, { state: 'live' })])
  const board = boardOf(
    inPlay('a', 0.03),
    inPlay('b', 0.02),
    inPlay('c', -0.02),
    upcomingGame('d', [betWorth('d', 0.02)]),
  )
  expect(parlayPicksOf(board).inPlay).toBe(2)
})

it('knows what was published of the pair by its key in the ledger, and the rest by its id', () => {
  const board = boardOf(
    upcomingGame('a', [betWorth('a', 0.05, { confidence: 80 })]),
    upcomingGame('b', [
      betWorth('b', 0.05, { market: fullGame('total', 8.5), selection: 'under', published: beforeTheStart }),
    ]),
    upcomingGame('c', [betWorth('c', 0.05, { confidence: 50, published: beforeTheStart })]),
  )
  const [first] = parlayPicksOf(board).picks.pick1 ? [parlayPicksOf(board).picks.pick1!.id] : []
  expect(parlayPairOf(board)).toMatchObject([
    { key: first, isPublished: false, league: 'MLB' },
    { key: 'pick|b|total', isPublished: true, text: 'Under 8.5 (total) at +100', league: 'MLB' },
  ])
})

it('gives each pick of the pair the analyst’s words about itself', async () => {
  const board = boardOf(
    upcomingGame('a', [betWorth('a', 0.05, { confidence: 60 })]),
    upcomingGame('b', [betWorth('b', 0.05, { confidence: 70 })]),
  )
  const analyst = {
    write: (_: string, ask: (writer: object) => unknown) =>
      Promise.resolve(ask({ bet: ({ confidence }: BetFacts) => ['About', `${confidence}`] })),
  } as unknown as WrittenBy
  const { picks, aiMode } = await aiParlayPicksOf(parlayViewOf(board), analyst)
  expect([picks.pick1?.gameId, picks.pick1?.analysis]).toEqual(['b', 'About 70'])
  expect([picks.pick2?.gameId, picks.pick2?.analysis]).toEqual(['a', 'About 60'])
  expect(aiMode).toBe(true)
})

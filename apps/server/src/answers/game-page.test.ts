import { fullGame } from '@fairline/domain'
import type { BoardGame, JudgedProp, PricedBet } from '@fairline/engine'
import { aPick, aProp, pricedBet } from '@fairline/engine/testing'
import { expect, it } from 'vitest'
import { beforeTheStart, betWorth, boardOf, liveGame, upcomingGame } from '../../testing/board-of.ts'
import { gamePageOf } from './game-page.ts'

const started = { gameId: 'g', reason: 'already-started', best: null } as const
const result = {
  gameId: 'g',
  winner: 'away',
  home: 0,
  away: 5,
  observedAt: Date.parse('2026-07-15T19:00:00Z'),
} as const
const said = (over: Parameters<typeof liveGame>[2]) =>
  gamePageOf(boardOf(liveGame('g', [], { decision: started, ...over })), 'g', {
    curve: [],
    hasSeason: { home: false, away: false },
  })?.decisions

it('says of a game without a pick that has begun that none was published, once it is over too, and without a score that it has started', () => {
  const begun = (text: string) => [{ market: 'Winner', isPick: false, text }]
  expect(said({})).toMatchObject(begun('No pick was published before the start'))
  expect(said({ score: null })).toMatchObject(begun('The game has started'))
  expect(said({ result })).toMatchObject(begun('No pick was published before the start'))
})

it('leaves the reason of a decision that was made before the start', () => {
  const decision = { gameId: 'g', reason: 'value-below-bar', best: null } as const
  expect(said({ decision, result })).toMatchObject([{ text: 'No value at the best price' }])
})

const propOf = (player: string, confidence: number | null, carriedOverFrom: number | null = null): JudgedProp => {
  const market = { ...fullGame('player-prop', 1.5), player, stat: 'hits' }
  const priced = pricedBet({ league: 'mlb', market, selection: 'over', prices: { Book: 2.1 }, confidence })
  const over = { ...priced, carriedOverFrom }
  return aProp({ player, stat: 'hits', line: 1.5, over })
}

it('gives each prop the verdict its bet has now, and the line its probability was carried over from', () => {
  const props = [propOf('sure', 80), propOf('likely', 60), propOf('unknown', null, 2.5)]
  const page = gamePageOf(boardOf(upcomingGame('g', [], { props })), 'g', {
    curve: [],
    hasSeason: { home: false, away: false },
  })
  expect(page?.props.map((prop) => [prop.playerName, prop.recommendation, prop.carriedOverFrom])).toEqual([
    ['sure', 'bet', null],
    ['likely', 'lean', null],
    ['unknown', 'pass', 2.5],
  ])
})

const pageOf = (onBoard: BoardGame, curve: Parameters<typeof gamePageOf>[2]['curve'] = []) =>
  gamePageOf(boardOf(onBoard), onBoard.game.id, { curve, hasSeason: { home: true, away: false } })

it('splits what can be bet: main bets and other markets before the start, prices in play after it', () => {
  const alternate = betWorth('g', 0.02, { market: { ...fullGame('total', 9.5), alternate: true }, selection: 'over' })
  const before = pageOf(upcomingGame('g', [betWorth('g', 0.031), alternate]))
  expect(before?.bets).toMatchObject([{ pick: 'Boston Red Sox to win (moneyline)', expectedValue: 3.1 }])
  expect(before?.markets.map(({ market }) => market)).toEqual(['Alternate total'])
  expect([before?.livePrices, before?.closing]).toEqual([[], null])
  const inPlay = pageOf(liveGame('g', [betWorth('g', 0.02, { state: 'live' })], { closingBets: [betWorth('g', 0.02)] }))
  expect([inPlay?.bets, inPlay?.markets, inPlay?.props]).toEqual([[], [], []])
  expect(inPlay?.livePrices.map(({ market }) => market)).toEqual(['Moneyline'])
  expect(inPlay?.closing?.bets).toHaveLength(1)
})

it('gives each side’s own strength and season, and the curve of the home side in percent', () => {
  const page = pageOf(upcomingGame('g', [], { strengths: { home: 0.61234, away: 0.4 } }), [
    { at: 1000, home: 0.625, score: '0–1' },
  ])
  expect(page?.strengths).toEqual({ home: 0.612, away: 0.4 })
  expect(page?.hasSeason).toEqual({ home: true, away: false })
  expect(page?.curve).toEqual([{ at: '1970-01-01T00:00:01.000Z', home: 62.5, score: '0–1' }])
})

it('is null for a game that is not on the board', () => {
  expect(gamePageOf(boardOf(), 'g', { curve: [], hasSeason: { home: false, away: false } })).toBeNull()
})

it('shows a published decision at the price it was published at, not at the price now', () => {
  const { pick } = aPick({ id: 'g' })
  const bet = betWorth('g', 0.1, { prices: { Book: 2.5 }, published: beforeTheStart })
  const decided = (unrecorded: readonly 'moneyline'[], bets = [bet]) =>
    pageOf(upcomingGame('g', bets, { decision: pick, unrecorded }))?.decisions
  expect(decided([])).toMatchObject([{ market: 'Winner', isPick: true, isRecorded: true, publishedOdds: 100 }])
  expect(decided(['moneyline'])).toMatchObject([{ isRecorded: false }])
  expect(decided([], [])).toMatchObject([{ publishedOdds: null }])
})

it('names which line was passed by its market, and by its place if both lines are decided', () => {
  const pass = (kind: 'spread' | 'total' | null) => ({
    gameId: 'g',
    reason: 'value-below-bar' as const,
    best: kind && { ...aPick().pick, market: fullGame(kind, 8.5) },
  })
  const markets = (...lineDecisions: ReturnType<typeof pass>[]) =>
    pageOf(upcomingGame('g', [], { lineDecisions }))?.decisions.map(({ market }) => market)
  expect(markets(pass(null), pass(null))).toEqual(['Winner', 'Spread', 'Total'])
  expect(markets(pass('total'))).toEqual(['Winner', 'Total'])
  expect(markets(pass(null))).toEqual(['Winner', 'Line'])
})

it('is of the game asked about, whatever else is on the board', () => {
  const query = upcomingGame('g', [betWorth('g', 0.031)], { strengths: { home: 0.6, away: 0.4 } })
  const page = gamePageOf(boardOf(upcomingGame('other', []), query), 'g', {
    curve: [],
    hasSeason: { home: false, away: false },
  })
  expect([page?.game.id, page?.bets.length, page?.strengths?.home]).toEqual(['g', 1, 0.6])
})

it('gives what the market says of a bet in percent if anybody says it, and leaves out bets without a price', () => {
  const unpriced = {
    ...betWorth('g', 0.02, { selection: 'away' }),
    expectedValue: null,
  } as unknown as PricedBet
  const marketOf = (marketProbability: number | null) =>
    pageOf(upcomingGame('g', [{ ...betWorth('g', 0.031), marketProbability }, unpriced]))?.bets.map(
      ({ marketProbability: percent }) => percent,
    )
  expect(marketOf(0.5123)).toEqual([51.2])
  expect(marketOf(null)).toEqual([null])
})

it('gives of each of the best props its player, price, probabilities and last counts', () => {
  const props = Array.from({ length: 100 }, (_, i) => ({ ...propOf(`player ${i}`, 60), last: [2, 0, 1] }))
  const shown = pageOf(upcomingGame('g', [], { props }))?.props ?? []
  expect(shown).toHaveLength(40)
  expect(shown[0]).toMatchObject({
    playerName: 'player 0',
    propType: 'Hits',
    side: 'Over',
    line: 1.5,
    odds: 110,
    bookmaker: 'Book',
    confidence: 60,
    confidenceAssumed: false,
    lastCounts: [2, 0, 1],
  })
  expect(shown[0]?.winProbability).toBeGreaterThan(0)
  expect(shown[0]).toHaveProperty('expectedValue', expect.any(Number))
  expect(shown[0]).toHaveProperty('valueGrade', expect.any(String))
  expect(shown[0]).toHaveProperty('quotedAt', expect.any(String))
})

it('finds the published price of a decision among all bets of its game', () => {
  const { pick } = aPick({ id: 'g' })
  const away = betWorth('g', -0.1, { selection: 'away', prices: { Book: 1.8 } })
  const home = betWorth('g', 0.1, { prices: { Book: 2.5 }, published: beforeTheStart })
  expect(pageOf(upcomingGame('g', [away, home], { decision: pick }))?.decisions[0]?.publishedOdds).toBe(100)
})

import { fullGame } from '@fairline/domain'
import { aGame } from '@fairline/engine/testing/facts'
import { expect, it } from 'vitest'
import { AS_OF, betWorth, boardOf, liveGame, upcomingGame } from '../../testing/board-of.ts'
import { sportsIssue, userPicksOf } from './user-picks.ts'

it('writes days and counts in words', () => {
  const game = aGame({ id: 'g', league: 'laliga', day: '2026-07-15', startsAt: AS_OF + 1 })
  const board = boardOf(upcomingGame('g', [], { game }))
  expect(userPicksOf(board).message).toBe('1 game on Jul 15, 2026')
  const none = userPicksOf(board, { date: '2026-07-16' }).message
  expect(none).toBe('No games of these leagues are on the board for Jul 16, 2026')
})

it('takes the day in UTC, which in the evening is ahead of the Pacific day', () => {
  const asOf = Date.parse('2026-07-16T02:00:00Z')
  const game = aGame({ id: 'g', league: 'laliga', day: '2026-07-15', startsAt: asOf + 1 })
  const board = { ...boardOf(upcomingGame('g', [], { game })), asOf }
  const { date, gameAnalysis } = userPicksOf(board)
  expect([board.day, date, gameAnalysis.totalGames]).toEqual(['2026-07-15', '2026-07-16', 1])
})

it('refuses leagues it does not know and names those it does', () => {
  expect([undefined, '', 'UFC', 'la liga, ufc', 'laliga,'].map((sports) => sportsIssue({ sports }))).toEqual(
    Array(5).fill(null),
  )
  for (const sports of ['Nonsense', 'UFC,Nonsense', 'MLB'])
    expect(sportsIssue({ sports })).toMatchObject({ path: ['sports'], message: expect.stringContaining('La Liga') })
})

it('recommends one bet of a game, its most confident one', () => {
  const game = (id: string) => aGame({ id, league: 'laliga', day: '2026-07-15', startsAt: AS_OF + 1 })
  const bet = (id: string, confidence: number, line: number) =>
    betWorth(id, 0.03, { league: 'laliga', market: fullGame('total', line), selection: 'over', confidence })
  const board = boardOf(
    upcomingGame('a', [bet('a', 61, 2.5), bet('a', 72, 3.5)], { game: game('a') }),
    upcomingGame('b', [bet('b', 65, 2.5)], { game: game('b') }),
  )
  const { recommendation, marketInsights } = userPicksOf(board)
  expect(recommendation).toBe('2 of 2 games with a recommended bet')
  expect(marketInsights.averageConfidence).toBe(68.5)
})

it('lists of a game without a recommended bet the one worth most, no probable pricing error and none carried over', () => {
  const bet = (value: number, line: number, other = {}) => ({
    ...betWorth('g', value, { league: 'laliga', market: fullGame('total', line), selection: 'over', confidence: null }),
    ...other,
  })
  const bets = [bet(0.12, 1.5), bet(0.03, 2, { carriedOverFrom: 2.5 }), bet(-0.01, 2.5), bet(-0.03, 3.5)]
  const [detail] = userPicksOf(boardOf(gameOn(soccer('g'), bets))).gameAnalysis.detailedAnalysis
  expect(detail?.value).toBe(-1)
})

const soccer = (id: string, over: Parameters<typeof aGame>[0] = {}) =>
  aGame({ id, league: 'laliga', day: '2026-07-15', startsAt: AS_OF + 1, ...over })
const fight = (id: string, over: Parameters<typeof aGame>[0] = {}) => soccer(id, { league: 'ufc', ...over })
const gameOn = (game: ReturnType<typeof aGame>, bets: Parameters<typeof upcomingGame>[1] = [], other = {}) =>
  upcomingGame(game.id, bets, { game, ...other })

it('takes the leagues asked for by key or name, all eight where none is meant, and no other sport', () => {
  const board = boardOf(gameOn(soccer('s')), gameOn(fight('f')), gameOn(soccer('mlb', { league: 'mlb' })))
  const counts = (sports?: string) => {
    const { soccerMatches, combatEvents, totalGames } = userPicksOf(board, { sports }).gameAnalysis
    return [totalGames, soccerMatches, combatEvents]
  }
  expect(counts()).toEqual([2, 1, 1])
  expect(counts('UFC')).toEqual([1, 0, 1])
  expect(counts('La Liga')).toEqual([1, 1, 0])
})

it('names the other days that have games, the earliest first, with their weekday', () => {
  const on = (id: string, start: string) => gameOn(soccer(id, { startsAt: Date.parse(start), day: start.slice(0, 10) }))
  const board = boardOf(
    on('c', '2026-07-18T12:00:00Z'),
    on('a', '2026-07-15T20:00:00Z'),
    on('b', '2026-07-16T12:00:00Z'),
    on('d', '2026-07-16T15:00:00Z'),
  )
  expect(userPicksOf(board).nextAvailableDays).toEqual([
    { date: '2026-07-16', dayOfWeek: 'Thursday', hasGames: true, gamesAvailable: 2 },
    { date: '2026-07-18', dayOfWeek: 'Saturday', hasGames: true, gamesAvailable: 1 },
  ])
})

it('pairs the two most confident bets: as confident as the lesser and as risky as the riskier of both', () => {
  const bet = (id: string, confidence: number, probability: number, price: number) =>
    betWorth(id, 0, { league: 'ufc', probability, prices: { Book: price }, confidence })
  const board = boardOf(
    gameOn(fight('a'), [bet('a', 70, 0.42, 2.5)]),
    gameOn(fight('b'), [bet('b', 60, 0.65, 1.6)]),
    gameOn(fight('c'), [bet('c', 80, 0.65, 1.6)]),
  )
  // 2.5 · 1.6 = 4 (+300); 0.42 · 0.65 · 4 − 1 = 9.2%
  expect(userPicksOf(board).recommendedPicks).toMatchObject({
    pick1: { gameId: 'c', expectedValue: 4 },
    pick2: { gameId: 'a', odds: 150 },
    confidence: 70,
    combinedOdds: 300,
    expectedValue: 9.2,
    riskLevel: 'High',
  })
})

it('counts an EV from 3% of the stake on as high, and bets of low risk', () => {
  const bets = [
    betWorth('g', 0, { league: 'ufc', probability: 0.65, prices: { Book: 1.6 } }),
    { ...betWorth('g', 0.03, { league: 'ufc', selection: 'away' }), expectedValue: 0.03 },
    betWorth('g', 0.029, { league: 'ufc', market: fullGame('total', 2.5), selection: 'over' }),
  ]
  const { highValueOpportunities, lowRiskOptions } = userPicksOf(boardOf(gameOn(fight('g'), bets))).marketInsights
  expect([highValueOpportunities, lowRiskOptions]).toEqual([2, 1])
})

it('details a game by the bet it recommends, though another one has a higher EV', () => {
  const bets = [
    {
      ...betWorth('g', 0.06, { league: 'ufc' }),
      recommendation: 'pass' as const,
      passReason: 'other-side-recommended' as const,
    },
    betWorth('g', 0.01, { league: 'ufc', selection: 'away', confidence: 55 }),
  ]
  const { gameAnalysis, recommendedPicks } = userPicksOf(boardOf(gameOn(fight('g'), bets)))
  expect(gameAnalysis.detailedAnalysis[0]).toMatchObject({ id: recommendedPicks?.pick1.id, value: 1, confidence: 55 })
})

it('says before the start only where one of its own games in play has a recommended bet', () => {
  const live = (league: 'mlb' | 'ufc') => {
    const on = aGame({ id: 'on', league, startsAt: AS_OF - 1 })
    return liveGame('on', [betWorth('on', 0.03, { league, state: 'live' })], { game: on })
  }
  const said = (league: 'mlb' | 'ufc') => userPicksOf(boardOf(gameOn(fight('g')), live(league))).recommendation
  expect(said('mlb')).toBe('No bet worth making right now')
  expect(said('ufc')).toBe('No bet worth making before the start right now')
})

it('details each game without one by its bet of the highest EV', () => {
  const bets = [
    betWorth('g', -0.05, { league: 'ufc', confidence: 90 }),
    betWorth('g', -0.01, { league: 'ufc', selection: 'away', confidence: 55 }),
  ]
  const board = boardOf(gameOn(fight('g'), bets), gameOn(fight('none', { startsAt: AS_OF + 2 })))
  const { gameAnalysis, recommendation, marketInsights } = userPicksOf(board)
  expect(gameAnalysis.detailedAnalysis).toMatchObject([
    { gameId: 'g', value: -1, confidence: 55, betType: 'Moneyline', time: '2026-07-15T19:00:00.001Z' },
    { gameId: 'none', id: null, value: null, risk: null, betType: null },
  ])
  expect(recommendation).toBe('No bet worth making right now')
  expect(marketInsights.averageConfidence).toBeNull()
})

it('measures soccer by how far home is ahead of away and fights by how far the favorite is, whoever it is', () => {
  const forecast = (...probabilities: number[]) => ({
    forecast: {
      gameId: 'g',
      chances: probabilities,
      model: probabilities,
      market: null,
      modelVersion: 'rating',
      knownAt: AS_OF,
    },
  })
  const board = boardOf(
    gameOn(soccer('s1'), [], forecast(0.5, 0.3, 0.2)),
    gameOn(soccer('s2'), [], forecast(0.2, 0.2, 0.6)),
    gameOn(fight('f1'), [], forecast(0.7, 0.3)),
    gameOn(fight('f2'), [], forecast(0.4, 0.6)),
  )
  const { soccerSpecific, combatSpecific } = userPicksOf(board).marketInsights
  // (30 − 40) / 2; (40 + 20) / 2
  expect(soccerSpecific).toMatchObject({ note: '2 soccer matches on this day', avgHomeAdvantage: -5 })
  expect(combatSpecific).toMatchObject({ note: '2 fights on this day', avgFighterAdvantage: 30 })
})

it('calls a soccer market efficient by what its best prices leave of 100, if all three outcomes have one', () => {
  const winner = (selection: 'home' | 'draw' | 'away', price: number) =>
    betWorth('g', 0, { league: 'laliga', market: fullGame('three-way'), selection, prices: { Book: price } })
  const efficiency = (...bets: ReturnType<typeof winner>[]) =>
    userPicksOf(boardOf(gameOn(soccer('g'), bets))).marketInsights.soccerSpecific.marketEfficiency
  // 1/2 + 1/4 + 1/3.2 = 106.25%
  expect(efficiency(winner('home', 2), winner('draw', 4), winner('away', 3.2))).toBe(93.75)
  expect(efficiency(winner('home', 2), winner('draw', 4))).toBeNull()
})

it('counts low risk only among +EV bets, and measures fights by their moneyline alone', () => {
  const face = { book: 'Pinnacle', line: null, prices: [] }
  const move = (kind: 'moneyline' | 'total', points: number) => ({
    kind,
    opening: face,
    current: face,
    books: 2,
    towards: 0,
    away: 0,
    move: 0,
    points,
    lead: null,
    updates: 1,
    tickets: null,
    steam: null,
  })
  const losing = betWorth('g', 0, { league: 'ufc', probability: 0.65, prices: { Book: 1.5 } })
  const moves = [move('moneyline', -2), move('total', 8)]
  const { lowRiskOptions, combatSpecific } = userPicksOf(
    boardOf(gameOn(fight('g'), [losing], { moves })),
  ).marketInsights
  expect([lowRiskOptions, combatSpecific.marketVolatility]).toEqual([0, 2])
})

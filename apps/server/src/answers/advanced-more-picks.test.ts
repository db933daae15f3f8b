import { fullGame } from '@fairline/domain'
import { expect, it } from 'vitest'
import { aMove } from '../../testing/a-move.ts'
import { beforeTheStart, betWorth, boardOf, upcomingGame } from '../../testing/board-of.ts'
import { advancedMorePicksOf } from './advanced-more-picks.ts'

const board = boardOf(
  ...[60, 90, 70, 80, 65, 75].map((confidence) =>
    upcomingGame(`g${confidence}`, [betWorth(`g${confidence}`, 0.02, { confidence })]),
  ),
  upcomingGame('pass', [betWorth('pass', -0.02, { confidence: 95 })]),
)

it('pages through the picks by rank, four at once, and has more only before the last page', () => {
  const page = (query: Parameters<typeof advancedMorePicksOf>[1]) => {
    const { picks, hasMore } = advancedMorePicksOf(board, query)
    return [picks.map(({ rank, gameId }) => `${rank} ${gameId}`), hasMore]
  }
  expect(page(undefined)).toEqual([['1 g90', '2 g80', '3 g75', '4 g70'], true])
  expect(page({ offset: 2, limit: 2 })).toEqual([['3 g75', '4 g70'], true])
  expect(page({ offset: 4, limit: 2 })).toEqual([['5 g65', '6 g60'], false])
})

it('sums up all picks, not those of a page', () => {
  expect(advancedMorePicksOf(board, { limit: 1 }).summary).toMatchObject({
    totalPicks: 6,
    avgConfidence: 73.3,
    confidenceSample: 6,
    highConfidencePicks: 2,
    byMarket: { moneyline: 6, spread: 0, total: 0 },
    byLeague: { MLB: 6 },
    message: null,
  })
})

it('says why there is no pick: no odds, still learning, or nothing worth it', () => {
  const worthless = boardOf(upcomingGame('g', [betWorth('g', -0.02)]))
  const message = (of: Parameters<typeof advancedMorePicksOf>[0]) => advancedMorePicksOf(of).summary.message
  expect(message(boardOf(upcomingGame('g', [])))).toBe('No odds on upcoming games yet')
  expect(message({ ...worthless, rated: 0.559 })).toMatch(/^Still learning from past games, 55% done/)
  expect(message(worthless)).toBe('No bet worth making right now: 1 price checked')
})

it('tags a published pick, a high value and a trend toward the bet only', () => {
  const pickOf = (expectedValue: number, move: number, isPublished = false) => {
    const bet = betWorth('g', expectedValue, { published: isPublished ? beforeTheStart : null })
    const [pick] = advancedMorePicksOf(boardOf(upcomingGame('g', [bet], { moves: [aMove({ move })] }))).picks
    return [pick?.tags, pick?.valueScore, pick?.trendDirection]
  }
  expect(pickOf(0.071, 0.1, true)).toEqual([['High Value', 'Trending', 'Pick'], 71, 'up'])
  expect(pickOf(0.07, -0.1)).toEqual([[], 70, 'down'])
  expect(pickOf(0.02, 0.019)).toEqual([[], 20, null])
})

it('counts trending picks, those that moved by 0.02 towards the bet included, over all pages', () => {
  const moves = [0.1, 0.02, 0.019, -0.1]
  const games = moves.map((move, i) => upcomingGame(`g${i}`, [betWorth(`g${i}`, 0.02)], { moves: [aMove({ move })] }))
  const { picks, summary } = advancedMorePicksOf(boardOf(...games), { limit: 1 })
  expect([picks.length, summary.trendingPicks]).toEqual([1, 2])
})

it('names the game of a pick, which has no score yet', () => {
  const [pick] = advancedMorePicksOf(board).picks
  expect(pick?.game).toEqual({
    league: 'MLB',
    homeTeam: 'Boston Red Sox',
    awayTeam: 'New York Yankees',
    gameTime: '2026-07-15T20:00:00.000Z',
    startTime: '2026-07-15T20:00:00.000Z',
    gameStatus: 'Scheduled',
    homeScore: null,
    awayScore: null,
  })
})

it('counts a market by its kind', () => {
  const total = betWorth('t', 0.02, { market: fullGame('total', 8.5), selection: 'over' })
  const spread = betWorth('t', 0.02, { market: fullGame('spread', -1.5) })
  const { byMarket } = advancedMorePicksOf(boardOf(upcomingGame('t', [total, spread]))).summary
  expect(byMarket).toEqual({ moneyline: 0, spread: 1, total: 1 })
})

it('counts soccer’s three-way market with the moneyline, and gives the sharp book’s EV in percent', () => {
  const bet = { ...betWorth('s', 0.02, { market: fullGame('three-way') }), sharpExpectedValue: 0.012 }
  const { picks, summary } = advancedMorePicksOf(boardOf(upcomingGame('s', [bet])))
  expect(summary.byMarket).toEqual({ moneyline: 1, spread: 0, total: 0 })
  expect(picks[0]).toMatchObject({ expectedValue: 2, sharpValue: 1.2 })
})

import { describe, expect, it } from 'vitest'
import { filterPicks, gradeRank, grades, isHigh, noFilters } from './filter-picks.ts'
import type { UbsePick } from './ubse-pick.ts'

const pick = (id: string, other: Partial<UbsePick> = {}): UbsePick => ({
  id,
  gameId: `g-${id}`,
  league: 'MLB',
  homeTeam: 'Boston Red Sox',
  awayTeam: 'New York Yankees',
  gameTime: '2026-07-15T23:00:00.000Z',
  betType: 'Moneyline',
  pick: 'Boston Red Sox to win (moneyline)',
  odds: 110,
  bookmaker: 'Pinnacle',
  quotedAt: '2026-07-15T19:00:00.000Z',
  valueGrade: 'B',
  winProbability: 50,
  confidence: 75,
  confidenceAssumed: false,
  recommendation: 'bet',
  reasoning: [],
  expectedValue: 3,
  sharpValue: null,
  isTrending: false,
  isHighConfidence: false,
  isEnhanced: false,
  isLive: false,
  rankScore: 46,
  awayStrength: null,
  homeStrength: null,
  pulse: null,
  ...other,
})
const ids = (picks: readonly UbsePick[]) => picks.map(({ id }) => id)

describe('the filters of UBSE', () => {
  const all = [
    pick('a', { confidence: 72 }),
    pick('b', { confidence: 85, league: 'WNBA', betType: 'Spread', isTrending: true }),
    pick('c', { confidence: 80, betType: 'Total', homeTeam: 'Seattle Storm' }),
    pick('d', { confidence: 79.9, betType: 'Total', isTrending: true, isHighConfidence: true }),
  ]

  it('sort by confidence, the highest first', () => {
    expect(ids(filterPicks(all, noFilters))).toEqual(['b', 'c', 'd', 'a'])
  })

  it('put bets in play after those before the start, unless asked by start', () => {
    const live = pick('live', { confidence: 99, isLive: true, gameTime: '2026-07-15T18:00:00.000Z' })
    expect(ids(filterPicks([live, ...all], noFilters))).toEqual(['b', 'c', 'd', 'a', 'live'])
    expect(ids(filterPicks([live, ...all], { ...noFilters, gradeMode: true })).at(-1)).toBe('live')
    expect(ids(filterPicks([live, ...all], { ...noFilters, byTime: true }))[0]).toBe('live')
  })

  it('combine: what is kept is kept by every one of them', () => {
    expect(ids(filterPicks(all, { ...noFilters, league: 'wnba' }))).toEqual(['b'])
    expect(ids(filterPicks(all, { ...noFilters, markets: ['total', 'spread'] }))).toEqual(['b', 'c', 'd'])
    expect(ids(filterPicks(all, { ...noFilters, markets: ['total'], trending: true }))).toEqual(['d'])
    expect(ids(filterPicks(all, { ...noFilters, search: ' STORM ' }))).toEqual(['c'])
    expect(ids(filterPicks(all, { ...noFilters, high: true }))).toEqual(['b', 'c', 'd'])
  })

  it('call a confidence of 80 high, or what is said to be', () => {
    expect([80, 79.9].map((confidence) => isHigh(pick('x', { confidence })))).toEqual([true, false])
    expect(isHigh(pick('x', { confidence: null, isHighConfidence: true }))).toBe(true)
  })

  it('in grade mode sort by grade, then value, then confidence, and keep one grade where it is chosen', () => {
    const graded = [
      pick('low', { valueGrade: 'C', expectedValue: 9 }),
      pick('sure', { valueGrade: 'A', confidence: 90 }),
      pick('worth', { valueGrade: 'A', expectedValue: 4 }),
      pick('best', { valueGrade: 'A+', expectedValue: 1 }),
    ]
    const mode = { ...noFilters, gradeMode: true }
    expect(ids(filterPicks(graded, mode))).toEqual(['best', 'worth', 'sure', 'low'])
    expect(ids(filterPicks(graded, { ...mode, grade: 'A' }))).toEqual(['worth', 'sure'])
    // A grade that was chosen before the mode was left filters nothing.
    expect(filterPicks(graded, { ...mode, gradeMode: false, grade: 'A' })).toHaveLength(4)
  })

  it('sort by start where that is asked, what has no time last', () => {
    const timed = [
      pick('none', { gameTime: null }),
      pick('late'),
      pick('soon', { gameTime: '2026-07-15T20:00:00.000Z' }),
    ]
    expect(ids(filterPicks(timed, { ...noFilters, byTime: true }))).toEqual(['soon', 'late', 'none'])
  })

  it('rank grades A+ 8 to F 1', () => {
    expect(grades.map(gradeRank)).toEqual([8, 7, 6, 5, 4, 3, 2, 1])
    expect(gradeRank('?')).toBe(0)
  })
})

import { describe, expect, it } from 'vitest'
import { Bases, PeriodScores, PlayerLine, Score } from './score.ts'

const bases = { batting: 'home', outs: 2, taken: [true, false, false] }
const line = { side: 'away', player: 'Ann', stats: { strikeouts: 7 } }
const score = {
  gameId: 'g',
  home: 2,
  away: 0,
  period: 7,
  clock: 'Top 7th',
  remaining: 0.3,
  bases,
  periods: { home: [0, 2], away: [0, 0] },
  lines: [line],
  observedAt: 1,
}

describe('a score', () => {
  it.each([
    ['in the middle of a game', {}],
    ['at the start', { home: 0, period: 1, clock: "0'", remaining: 1, periods: { home: [], away: [] }, lines: [] }],
    ['in overtime', { period: 10, clock: 'Top 10th', remaining: 0 }],
    ['of a sport without bases', { bases: null }],
  ])('may be one %s', (_, change) => {
    expect(Score.parse({ ...score, ...change })).toEqual({ ...score, ...change })
  })

  it.each([
    ['gameId', { gameId: '' }],
    ['home', { home: -1 }],
    ['away', { away: 0.5 }],
    ['period', { period: 0 }],
    ['period', { period: 1.5 }],
    ['clock', { clock: '' }],
    ['remaining', { remaining: -0.01 }],
    ['remaining', { remaining: 1.01 }],
    ['bases.outs', { bases: { ...bases, outs: 4 } }],
    ['periods.home.0', { periods: { home: [-1], away: [0] } }],
    ['lines', { lines: null }],
    ['lines.0.stats.points', { lines: [{ ...line, stats: { points: 1.5 } }] }],
    ['observedAt', { observedAt: Number.NaN }],
  ])('is refused at %s in %j', (path, damage) => {
    const issues = Score.safeParse({ ...score, ...damage }).error?.issues
    expect(issues?.map((issue) => issue.path.join('.'))).toEqual([path])
  })
})

describe('scores by period', () => {
  it('may be one period longer for one side', () => {
    const periods = { home: [0, 2], away: [1, 0, 3] }
    expect(PeriodScores.parse(periods)).toEqual(periods)
  })

  it.each([
    ['home', { away: [] }],
    ['away', { home: [] }],
    ['away.1', { home: [], away: [0, 1.5] }],
  ])('are refused at %s in %j', (path, periods) => {
    const issues = PeriodScores.safeParse(periods).error?.issues
    expect(issues?.map((issue) => issue.path.join('.'))).toEqual([path])
  })
})

describe('a player line', () => {
  it.each(['home', 'away'])('counts what a player of the %s side did, negative counts included', (side) => {
    const valid = { ...line, side, stats: { plusMinus: -7, points: 0 } }
    expect(PlayerLine.parse(valid)).toEqual(valid)
  })

  it.each([
    ['side', { side: 'draw' }],
    ['side', { side: '' }],
    ['player', { player: '' }],
    ['stats', { stats: null }],
    ['stats.points', { stats: { points: '7' } }],
  ])('is refused at %s in %j', (path, damage) => {
    const issues = PlayerLine.safeParse({ ...line, ...damage }).error?.issues
    expect(issues?.map((issue) => issue.path.join('.'))).toEqual([path])
  })
})

describe('bases', () => {
  it.each([
    ['no outs and empty bases', { batting: 'away', outs: 0, taken: [false, false, false] }],
    ['three outs and the bases loaded', { batting: 'home', outs: 3, taken: [true, true, true] }],
  ])('may hold %s', (_, valid) => {
    expect(Bases.parse(valid)).toEqual(valid)
  })

  it.each([
    ['batting', { batting: 'draw' }],
    ['batting', { batting: '' }],
    ['outs', { outs: -1 }],
    ['outs', { outs: 1.5 }],
    ['outs', { outs: 4 }],
    ['taken', { taken: [true, false, false, false] }],
    ['taken.1', { taken: [true, 1, false] }],
  ])('are refused at %s in %j', (path, damage) => {
    const issues = Bases.safeParse({ ...bases, ...damage }).error?.issues
    expect(issues?.map((issue) => issue.path.join('.'))).toEqual([path])
  })

  it('are refused with two places instead of three', () => {
    expect(Bases.safeParse({ ...bases, taken: [true, false] }).success).toBe(false)
  })
})

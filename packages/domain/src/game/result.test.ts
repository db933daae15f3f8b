import { describe, expect, it } from 'vitest'
import { Result } from './result.ts'

const result = { gameId: 'g', winner: 'home', home: 5, away: 3, observedAt: 1 }

describe('a result', () => {
  it.each([
    ['a home win', {}],
    ['an away win', { winner: 'away', home: 0, away: 1 }],
    ['a draw', { winner: 'draw', home: 0, away: 0 }],
    ['a winner without scores', { home: null, away: null }],
    ['scores by period', { periods: { home: [5, 0], away: [0, 3] } }],
    ['what each player did', { lines: [{ side: 'home', player: 'Ann', stats: { points: 5 } }] }],
  ])('may hold %s', (_, change) => {
    expect(Result.parse({ ...result, ...change })).toEqual({ ...result, ...change })
  })

  it.each([
    ['gameId', { gameId: '' }],
    ['winner', { winner: '' }],
    ['winner', { winner: 'over' }],
    ['home', { home: 1.5 }],
    ['away', { away: '3' }],
    ['home', { home: undefined }],
    ['periods.away', { periods: { home: [5] } }],
    ['lines.0.player', { lines: [{ side: 'home', player: '', stats: {} }] }],
    ['observedAt', { observedAt: undefined }],
  ])('is refused at %s in %j', (path, damage) => {
    const issues = Result.safeParse({ ...result, ...damage }).error?.issues
    expect(issues?.map((issue) => issue.path.join('.'))).toEqual([path])
  })
})

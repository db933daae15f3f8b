import { type Fact, fullGame, type LeagueKey, type Result } from '@fairline/domain'
import { aGame } from '@fairline/engine/testing/facts'
import { decimalOdds } from '@fairline/odds'
import { describe, expect, it } from 'vitest'
import { outlineLines, outlineValues } from './outline-lines.ts'
import { addDay, addsUp, emptyReport } from './outline-report.ts'

const close = (book: string, prices: readonly number[], gameId = 'g'): Fact => ({
  kind: 'quote',
  quote: {
    gameId,
    book,
    mark: 'close',
    observedAt: 2000,
    market: fullGame('moneyline'),
    prices: prices.map((price) => decimalOdds(price)),
  },
  observedAt: 2000,
})
const ended = (home: number, away: number, gameId = 'g'): Fact => {
  const result: Result = { gameId, winner: home > away ? 'home' : 'away', home, away, observedAt: 3000 }
  return { kind: 'result', result, observedAt: 3000 }
}
const announced = (id = 'g'): Fact => ({ kind: 'game', game: aGame({ id }), observedAt: 0 })

function reportOf(facts: readonly Fact[]) {
  const report = emptyReport()
  addDay(report, 'mlb', facts)
  return report
}

describe('a day of a simulated league, held against itself', () => {
  it('counts games, results that are missing, and the margin of every book', () => {
    const report = reportOf([
      announced(),
      announced('h'),
      close('Pinnacle', [1.9, 1.9]),
      close('Bovada', [1.8, 1.8]),
      ended(5, 3),
    ])
    expect(report).toMatchObject({ games: 2, unsettled: 1, wrongSums: 1 })
    // 1 − 1/(2/1.9) = 5 % and 1 − 1/(2/1.8) = 10 %
    expect(report.holds.moneyline).toEqual({ sum: expect.closeTo(0.15, 12), count: 2 })
    expect(outlineValues(new Map([['mlb', report]]))).toMatchObject({
      mlb: { holds: { moneyline: expect.closeTo(0.075, 12) } },
    })
  })

  it('holds the sharpest close against what happened', () => {
    // 2/3 forecast for the home side, which lost; then 1/3, and it won.
    const report = reportOf([
      announced(),
      announced('h'),
      close('Pinnacle', [1.5, 3]),
      close('Pinnacle', [3, 1.5], 'h'),
      ended(2, 3),
      ended(3, 2, 'h'),
    ])
    const { surprise, variance, squares, count } = report.calibration
    expect([surprise, variance, squares, count]).toEqual([0, 4 / 9, 4, 2].map((value) => expect.closeTo(value, 9)))
    expect(report.losses.get('Pinnacle')).toEqual({ sum: expect.closeTo(2 * Math.log(3), 9), count: 2 })
  })

  it('says by how much the softest book’s close loses more than the sharpest’s', () => {
    const gaps = [
      announced(),
      close('Pinnacle', [1.5, 3]),
      close('Bovada', [2, 2]),
      ended(3, 2),
      announced('h'),
      close('Pinnacle', [2, 2], 'h'),
      close('Bovada', [2, 2], 'h'),
      ended(3, 2, 'h'),
    ]
    const { softer } = reportOf(gaps)
    const gap = Math.log(2 / 3 / 0.5)
    expect(softer).toEqual({ sum: expect.closeTo(gap, 9), squares: expect.closeTo(gap * gap, 9), count: 2 })
    // The mean is half the gap, its deviation too: two standard errors are 2·(gap/2)/√2.
    const [mean, error] = [1e4 * (gap / 2), (2e4 * (gap / 2)) / Math.SQRT2].map((value) => value.toFixed(2))
    expect(outlineLines(new Map([['mlb', reportOf(gaps)]])).at(-1)).toBe(
      `Bovada’s closing chances lose ${mean} ± ${error} ten-thousandths more a game than Pinnacle’s.`,
    )
  })

  it('shows no figure of what was not priced', () => {
    const text = outlineLines(new Map([['mlb', reportOf([announced(), ended(1, 0)])]]))
    expect(text.join('\n')).toMatch(/\nMLB +1 +0 +1( +–){7}\n/)
    expect(text.at(-1)).toBe('No game of these days has closing prices of both Pinnacle and Bovada.')
  })
})

describe('a result adds up', () => {
  const line = (side: 'home' | 'away', stats: Readonly<Record<string, number>>) => ({ player: 'Ann', side, stats })
  const result = (of: Partial<Result>): Result => ({
    gameId: 'g',
    winner: 'home',
    home: 3,
    away: 2,
    observedAt: 1,
    ...of,
  })
  const periods = { home: [1, 2], away: [2, 0] }

  const cases: readonly (readonly [string, LeagueKey, Partial<Result>, boolean])[] = [
    [
      'runs of players are those of the sides',
      'mlb',
      { periods, lines: [line('home', { runs: 3 }), line('away', { runs: 2 })] },
      true,
    ],
    ['a run is missing', 'mlb', { periods, lines: [line('home', { runs: 2 }), line('away', { runs: 2 })] }, false],
    [
      'a side has the runs of the other',
      'mlb',
      { periods, lines: [line('home', { runs: 2 }), line('away', { runs: 3 })] },
      false,
    ],
    [
      'periods do not sum to the score',
      'mlb',
      { periods: { home: [1, 1], away: [2, 0] }, lines: [line('home', { runs: 3 }), line('away', { runs: 2 })] },
      false,
    ],
    ['no scores by period', 'mlb', {}, false],
    [
      'goals of players are those of the sides',
      'mls',
      { periods, lines: [line('home', { goals: 3 }), line('away', { goals: 2 })] },
      true,
    ],
    [
      'the goal of a shoot-out belongs to no player',
      'nhl',
      { periods, lines: [line('home', { goals: 2 }), line('away', { goals: 2 })] },
      true,
    ],
    [
      'two goals are missing',
      'nhl',
      { periods, lines: [line('home', { goals: 1 }), line('away', { goals: 2 })] },
      false,
    ],
    ['a fight has no score', 'ufc', { home: null, away: null }, true],
    ['another game has none', 'mlb', { home: null, away: null }, false],
  ]

  it.each(cases)('%s', (_, league, of, adds) => expect(addsUp(league, result(of))).toBe(adds))
})

import type { BacktestReport } from '@fairline/engine'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { LeagueWalk } from '../league-walk.ts'
import { leagueSection } from './league-section.ts'

const noScores = { logLoss: null, brier: null, ece: null, eceChance95: null }
const noPicks = { count: 0, beatClose: null, roi: null, roiStdErr: null, clvMean: null, clvStdErr: null }
const report = (of: Partial<BacktestReport> = {}) =>
  ({
    from: '2019-06-01',
    to: '2019-06-30',
    games: 1400,
    model: { ...noScores, ece: 0.011, eceChance95: 0.02 },
    blend: { ...noScores },
    wayToClose: null,
    withoutFarMoves: null,
    neverClosed: 0,
    lateSeasons: [],
    seasons: [],
    lines: [],
    books: [],
    strategies: [],
    bankroll: [],
    reliability: { model: [], blend: [] },
    confidence: [],
    picks: { ...noPicks, byConfidence: [], byGrade: [] },
    ...of,
  }) as unknown as BacktestReport
const html = (of: Partial<BacktestReport> = {}, noVig: LeagueWalk['noVig'] = []) =>
  renderToStaticMarkup(leagueSection({ league: 'mlb', open: report(of), noVig } as unknown as LeagueWalk))
const rowsOf = (text: string) =>
  [...text.matchAll(/<tr>(<th scope="row">.*?)<\/tr>/g)].map(([, row]) =>
    [...(row ?? '').matchAll(/<t[dh](?: [^>]*)?>(?:<span[^>]*>)?([^<]*)</g)].map(([, cell]) => cell),
  )
const titlesOf = (text: string) => [...text.matchAll(/<h3>(.*?)<\/h3>/g)].map(([, title]) => title)

const season = (year: number, close: number | null) => ({
  season: year,
  from: `${year}-04-01`,
  to: `${year}-10-01`,
  games: 2430,
  model: 0.69,
  resultsOnly: 0.692,
  open: 0.681,
  blend: 0.679,
  close,
  reference: null,
  modelMinusReference: null,
  blendMinusOpen: { mean: -0.002, se: 0.0005 },
})

it('shows nothing that a league lacks: no picks, no lines, no ways to remove vig', () => {
  const text = html()
  expect(text).toContain('1,400 games from 2019-06-01 to 2019-06-30')
  expect(text).toContain('Calibration error 0.0110; up to 0.0200 may be chance.')
  expect(titlesOf(text)).toEqual(['Our rating alone'])
  expect(text.match(/<table>/g)).toHaveLength(1)
})

it('draws seasons only if two of them have a closing line', () => {
  const title = 'Log loss above the closing line'
  expect(titlesOf(html({ seasons: [season(2018, 0.675), season(2019, null)] }))).not.toContain(title)
  expect(titlesOf(html({ seasons: [season(2018, 0.675), season(2019, 0.674)] }))).toContain(title)
})

it('writes the losses of a season in the order of their columns', () => {
  expect(rowsOf(html({ seasons: [season(2018, 0.675)] }))).toEqual([
    ['2018', '2,430', '0.6900', '0.6920', '0.6810', '0.6790', '0.6750', '–', '–', '−0.0020 ± 0.0005'],
  ])
})

it('writes picks with the share that beat the close, then their closing value, then their return', () => {
  const scores = { count: 50, beatClose: 0.62, clvMean: 0.012, clvStdErr: 0.004, roi: -0.03, roiStdErr: 0.05 }
  const picks = {
    ...scores,
    byConfidence: [{ ...scores, from: 70, to: 80, count: 20 }],
    byGrade: [{ ...scores, grade: 'A', count: 5 }],
  } as unknown as BacktestReport['picks']
  const rest = ['62.0 %', '+1.2 % ± 0.4', '−3.0 % ± 5.0']
  expect(rowsOf(html({ picks }))).toEqual([
    ['all', '50', ...rest],
    ['confidence 70 to 80', '20', ...rest],
    ['grade A', '5', ...rest],
  ])
})

it('lists strategies that found a bet only', () => {
  const strategy = (name: string, proposals: number) => ({
    name,
    proposals,
    won: 40,
    roi: { mean: 0.05, se: 0.02 },
    closing: null,
    standing: 'on probation',
  })
  const strategies = [strategy('Value', 100), strategy('Idle', 0)] as unknown as BacktestReport['strategies']
  expect(rowsOf(html({ strategies }))).toEqual([['Value', '100', '40', '+5.0 % ± 2.0', '–', 'on probation']])
})

it('compares ways to remove vig with the multiplicative one, not that one with itself', () => {
  const score = (method: 'multiplicative' | 'power', minus: number) => ({
    ...({ market: 'winner', method, games: 2430, overround: 0.025, logLoss: 0.675 } as const),
    minusMultiplicative: { mean: minus, se: 0.00001 },
  })
  expect(rowsOf(html({}, [score('multiplicative', 0), score('power', -0.00012)]))).toEqual([
    ['winner, multiplicative', '2,430', '2.5 %', '0.67500', ''],
    ['winner, power', '2,430', '2.5 %', '0.67500', '−0.00012 ± 0.00001'],
  ])
})

it('counts the prices of all bands of confidence, and draws none where nothing closed', () => {
  const band = (from: number, to: number, count: number) => ({
    from,
    to,
    count,
    said: 0.5,
    beatClose: 0.5,
    stdErr: 0.01,
    clvMean: 0,
  })
  expect(html({ confidence: [band(0, 30, 900), band(30, 45, 600), band(45, 55, 0)] })).toContain('1,500 prices, picked')
  expect(titlesOf(html({ confidence: [band(0, 30, 0)] }))).toEqual(['Our rating alone'])
})

describe('far moves', () => {
  const scores = { count: 50, beatClose: 0.62, clvMean: 0.012, clvStdErr: 0.004, roi: -0.03, roiStdErr: 0.05 }
  const picks = (count: number) => ({ ...scores, count, byConfidence: [], byGrade: [{ ...scores, count, grade: 'A' }] })
  const total = (games: number) => ({
    market: 'total',
    open: { games, market: 0.691, ours: 0.689, oursMinusMarket: null },
    closed: { games, close: 0.69 },
    bands: [],
    picks: noPicks,
  })
  const band = (count: number) => ({ from: 0, to: 30, count, said: 0.2, beatClose: 0.25, stdErr: 0.01, clvMean: 0 })
  const of = (count: number) =>
    ({
      games: 1400 - 50 + count,
      model: { ...noScores, ece: 0.012, eceChance95: 0.021 },
      seasons: [{ ...season(2018, 0.675), games: 2380 + count }],
      picks: picks(count),
      lines: [total(850 + count)],
      confidence: [band(100 + count)],
    }) as unknown as BacktestReport
  const text = html({ ...of(50), withoutFarMoves: of(49) })

  it('have a second row in every table', () => {
    expect(rowsOf(text).map(([name, count]) => [name, count])).toEqual([
      ['2018', '2,430'],
      ['without 1 far move', '2,429'],
      ['total', '900'],
      ['without 1 far move', '899'],
      ['all', '50'],
      ['without far moves', '49'],
      ['grade A', '50'],
      ['without far moves', '49'],
    ])
  })

  it('are left out in a second chart of confidence, and in the figures below the others', () => {
    expect(titlesOf(text)).toContain('Confidence of every price at the open, without far moves')
    expect(text).toContain('Without 1 far move 0.0120; up to 0.0210 may be chance.')
    expect(text).toContain('the 49 without far moves −3.0 % ± 5.0')
  })
})

it('says how many games were not seen to close, and which season begins in the middle', () => {
  const late = { season: 2019, from: '2019-06-01', to: '2019-09-30', games: 900, daysLate: 60, usualGames: 2430 }
  const text = html({ neverClosed: 760, lateSeasons: [late] })
  expect(text).toContain('Opened, never seen to close: 760 games')
  expect(text).toContain('The season 2019 begins 60 days later than the others: from 2019-06-01 to 2019-09-30')
  expect(html()).not.toContain('never seen to close')
})

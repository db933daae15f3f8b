import type { BacktestReport } from '@fairline/engine'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { wayToCloseTables } from '../report/sections/way-to-close-table.ts'
import { wayToCloseLines } from './way-to-close-lines.ts'

type WaysToClose = NonNullable<BacktestReport['wayToClose']>
type FarMove = WaysToClose['farMoves'][number]

const picks = { count: 40, roi: 0.034, roiStdErr: 0.02, clvMean: -0.0125 } as WaysToClose['all']['picks']
const way = (of: Partial<WaysToClose['all']> = {}): WaysToClose['all'] => ({
  games: 100,
  open: 0.68,
  model: 0.69,
  blend: 0.678,
  close: 0.672,
  blendMinusOpen: { mean: -0.002, se: 0.0005 },
  share: 0.25,
  crossEntropyShare: 0.3,
  picks,
  ...of,
})
const move = (gameId: string): FarMove => ({
  gameId,
  day: '2019-06-15',
  open: [0.4, 0.6],
  close: [0.7, 0.3],
  blend: [0.45, 0.55],
  move: 1.2528,
})
const ways = (farMoves: readonly FarMove[]): WaysToClose => ({
  all: way(),
  withoutFarMoves: way({ games: 99, share: 0.2 }),
  farMoves,
})
const cellsOf = (html: string) =>
  [...html.matchAll(/<t[dh](?: [^>]*)?>(?:<span[^>]*>)?([^<]*)</g)].map(([, text]) => text)

it('writes open, blend and close in the order they were known, and the picks’ return before their closing value', () => {
  const row = wayToCloseLines(ways([])).join('\n').split('\n')[2]
  expect(row).toMatch(
    /^all games +100 +0\.68000 +0\.67800 +0\.67200 +-0\.00200 ± 0\.00050 +0\.250 +0\.300 +40 +\+3\.4% +-1\.25%$/,
  )
})

it('shows games without far moves only if there are such moves', () => {
  expect(wayToCloseLines(ways([])).join('\n')).not.toContain('without')
  const text = wayToCloseLines(ways([move('g')])).join('\n')
  expect(text).toMatch(/\nwithout 1 far move +99 /)
  // logit(0.7) − logit(0.4) = 0.8473 + 0.4055
  expect(text).toContain('\n  g: opened 0.400 / 0.600, closed 0.700 / 0.300 (1.25 logit)')
})

it('lists ten far moves, and says how many more there are', () => {
  const listed = (count: number) =>
    wayToCloseLines(ways(Array.from({ length: count }, (_, i) => move(`g${i}`)))).filter((line) =>
      line.startsWith('  '),
    )
  expect(listed(10)).toHaveLength(10)
  expect(listed(10).at(-1)).toMatch(/^ {2}g9: /)
  expect(listed(12)).toHaveLength(11)
  expect(listed(12).at(-1)).toBe('  and 2 more')
})

it('writes nothing of a walk that made its blends at the close', () => {
  expect(wayToCloseLines(null)).toEqual([])
  expect(wayToCloseTables({ wayToClose: null } as BacktestReport)).toEqual([])
})

it('shows shares in percent in the report, and a better blend as good', () => {
  const html = renderToStaticMarkup(wayToCloseTables({ wayToClose: ways([move('g')]) } as BacktestReport))
  expect(html).toContain('<span class="good">−0.0020 ± 0.0005</span>')
  const cells = cellsOf(html)
  expect(cells.slice(10, 20)).toEqual([
    'all',
    '100',
    '0.6800',
    '0.6780',
    '0.6720',
    '−0.0020 ± 0.0005',
    '25.0 %',
    '30.0 %',
    '40',
    '+3.4 % ± 2.0',
  ])
  expect(cells.slice(-5)).toEqual(['g', '40.0 % / 60.0 %', '45.0 % / 55.0 %', '70.0 % / 30.0 %', '1.25'])
})

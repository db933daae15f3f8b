import type { BacktestReport } from '@fairline/engine'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { LeagueWalk } from '../league-walk.ts'
import { overview } from './overview.ts'
import { propsSection } from './props-section.ts'

const cellsOf = (html: string) =>
  [...html.matchAll(/<t[dh](?: [^>]*)?>(?:<(?:a|span)[^>]*>)?([^<]*)</g)].map(([, text]) => text)

const report = (of: object) =>
  ({
    from: '2015-04-05',
    to: '2019-09-29',
    games: 12_345,
    references: [],
    model: { logLoss: 0.69 },
    resultsOnly: { logLoss: 0.692 },
    market: { open: { logLoss: 0.681 }, close: { logLoss: 0.675 } },
    blend: { logLoss: 0.679, minusOpen: { mean: -0.002, se: 0.0005 }, minusClose: { mean: 0.004, se: 0.001 } },
    ...of,
  }) as unknown as BacktestReport
const atTheClose = report({ blend: { logLoss: 0.676, minusOpen: null, minusClose: { mean: 0.001, se: 0.001 } } })
const walk = (of: object = {}) => ({ league: 'mlb', open: report(of), close: atTheClose }) as unknown as LeagueWalk

it('compares the blend at the open with the open, and the blend at the close with the close', () => {
  const html = renderToStaticMarkup(overview([walk()]))
  expect(cellsOf(html).slice(12)).toEqual([
    'MLB',
    '2015-04-05 to 2019-09-29',
    '12,345',
    '0.6900',
    '0.6920',
    '0.6810',
    '0.6790',
    '−0.0020 ± 0.0005',
    '0.6750',
    '+0.0010 ± 0.0010',
    '–',
    '–',
  ])
  expect(html).toContain('<a href="#mlb">MLB</a>')
})

it('shows another forecaster with the games it forecast', () => {
  const reference = { logLoss: 0.688, games: 2430, modelMinusReference: { mean: 0.0004, se: 0.001 } }
  expect(cellsOf(renderToStaticMarkup(overview([walk({ references: [reference] })]))).slice(-2)).toEqual([
    '0.6880 on 2,430',
    '+0.0004 ± 0.0010',
  ])
})

it('compares a league without far moves in a second row, which has no blend at the close', () => {
  const without = report({ games: 12_340, market: { open: { logLoss: 0.6805 }, close: { logLoss: 0.6751 } } })
  const html = renderToStaticMarkup(overview([walk({ withoutFarMoves: without })]))
  expect(cellsOf(html).slice(24)).toEqual([
    'without 5 far moves',
    '',
    '12,340',
    '0.6900',
    '0.6920',
    '0.6805',
    '0.6790',
    '−0.0020 ± 0.0005',
    '0.6751',
    '',
    '–',
    '–',
  ])
})

it('shows props’ overs before unders, and each return with its number of bets', () => {
  const pick = (count: number, roi: number | null) => ({ minEv: 0, count, roi, roiStdErr: 0.01 })
  const props = {
    league: 'nba',
    from: null,
    to: null,
    lines: 1500,
    books: 4,
    market: { logLoss: 0.68 },
    model: { logLoss: 0.69 },
    blendOf: null,
    blend: { logLoss: 0.679, minusMarket: { mean: -0.001, se: 0.0004 }, ece: 0.01, eceChance95: 0.02 },
    blindRoiOver: -0.08,
    blindRoiUnder: -0.03,
    picks: [pick(1200, -0.02), pick(800, 0.01), pick(90, 0.05), pick(0, null)],
  } as unknown as Parameters<typeof propsSection>[0][number]
  const cells = cellsOf(renderToStaticMarkup(propsSection([props])))
  expect(cells.slice(10, 20)).toEqual([
    'NBA',
    '– to –',
    '1,500',
    '4 or more',
    '0.68000',
    '0.69000',
    '0.67900',
    '−0.00100 ± 0.00040',
    '0.01000',
    '0.02000',
  ])
  expect(cells.slice(-7)).toEqual([
    'NBA',
    '−8.0 %',
    '−3.0 %',
    '−2.0 % ± 1.0 (1,200)',
    '+1.0 % ± 1.0 (800)',
    '+5.0 % ± 1.0 (90)',
    '– (0)',
  ])
})

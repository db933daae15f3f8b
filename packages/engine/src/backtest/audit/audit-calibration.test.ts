import { expect, it } from 'vitest'
import type { Cell } from '../../tables/column.ts'
import { worstBand } from './audit-bands.ts'
import { auditConfidence, auditProbabilities, auditSharpness } from './audit-calibration.ts'
import { auditRow } from './audit-row.ts'
import { namedRows } from './table-cells.ts'

/** A number of rows with these cells. */
const rows = (count: number, cells: Readonly<Record<string, Cell>>) =>
  namedRows({ header: Object.keys(cells), rows: Array.from({ length: count }, () => Object.values(cells)) })

const priced = (count: number, of: Readonly<Record<string, Cell>>) =>
  rows(count, {
    closed_later: 1,
    confidence_home: 60,
    price_home: 2.1,
    close_home: 0.5,
    confidence_away: null,
    price_away: null,
    close_away: null,
    ...of,
  })
const confidence = (...games: readonly ReturnType<typeof rows>[]) =>
  auditConfidence('mlb', { games: games.flat(), lines: [] }, false)

it('compares confidence with the share of prices that beat the close', () => {
  // 2.1 · 0.5 beats the close, 1.9 · 0.5 does not: 60 of 100 do.
  const fitting = [priced(180, {}), priced(120, { price_home: 1.9 })]
  expect(confidence(...fitting)).toMatchObject({
    where: 'winner 55–65',
    count: 300,
    figure: expect.closeTo(0, 12),
    verdict: 'holds',
  })
  // None beats it, and no error can be estimated: four points are allowed.
  expect(confidence(priced(200, { price_home: 2 }))).toMatchObject({
    figure: expect.closeTo(0.6, 12),
    limit: 0.04,
    verdict: 'fails',
  })
})

it('judges no band with fewer than 200 prices, and no game that did not close later', () => {
  expect(confidence(priced(199, { price_home: 1.9 }))).toMatchObject({ count: 199, figure: null, verdict: 'too few' })
  expect(confidence(priced(300, { closed_later: 0 }))).toMatchObject({ count: 0, where: null, verdict: 'too few' })
})

it('audits lines apart from winners, each by its own market', () => {
  const line = { market: 'total', confidence: 60, price: 1.9, close_probability: 0.5 }
  const { where } = auditConfidence('mlb', { games: priced(250, {}), lines: rows(250, line) }, false)
  // Winners beat the close always (0.4 off), totals never (0.6 off).
  expect(where).toBe('total 55–65')
})

const said = (count: number, home: number, outcome: string) =>
  rows(count, { blend_home: home, blend_away: 1 - home, model_home: 0.5, model_away: 0.5, outcome })

it('compares probabilities with outcomes of the home side only where there are two', () => {
  const games = [...said(150, 0.6, 'home'), ...said(100, 0.6, 'away')]
  expect(auditProbabilities('mlb', games, false)).toMatchObject({
    where: 'blend 60–70',
    count: 250,
    figure: expect.closeTo(0, 12),
    verdict: 'holds',
  })
})

it('audits the rating by itself if fewer than 200 games have a blend', () => {
  const unpriced = rows(100, {
    blend_home: null,
    blend_away: null,
    model_home: 0.5,
    model_away: 0.5,
    outcome: 'home',
  })
  expect(auditProbabilities('mlb', [...said(199, 0.6, 'home'), ...unpriced], false).where).toMatch(/^model/)
  expect(auditProbabilities('mlb', [...said(200, 0.6, 'home'), ...unpriced], false).where).toMatch(/^blend/)
})

it('finds probabilities too extreme or too timid by the loss they expect of themselves', () => {
  // 0.8 is forecast and 0.5 happens; then 0.6 is forecast and always happens.
  const extreme = auditSharpness('mlb', [...said(150, 0.8, 'home'), ...said(150, 0.8, 'away')], false)
  expect(extreme).toMatchObject({ where: 'blend, too extreme', verdict: 'fails' })
  // Excess a game: (0.5 − 0.2) · ln 4; deviation: √0.16 · ln 4; over 300 games √300 · 0.3 / 0.4.
  expect(extreme.figure).toBeCloseTo(Math.sqrt(300) * 0.75, 9)
  expect(auditSharpness('mlb', said(200, 0.6, 'home'), false)).toMatchObject({ where: 'blend, too timid' })
  expect(auditSharpness('mlb', said(199, 0.6, 'home'), false)).toMatchObject({ figure: null, verdict: 'too few' })
})

it('holds at the limit, not beyond it, and holds nothing that is no number', () => {
  const verdict = (figure: number | null) =>
    auditRow({ league: 'mlb', check: 'confidence', where: null, count: 1, figure, limit: 0.05 }).verdict
  expect([0.05, 0.0501, Number.NaN, null].map(verdict)).toEqual(['holds', 'fails', 'fails', 'too few'])
})

it('takes the band that is off by most of what it is allowed, 100 percent in the last', () => {
  const judged = (count: number, probability: number, hits: number) =>
    Array.from({ length: count }, (_, i) => ({ market: 'm', said: probability, happened: i < hits }))
  // 0.1 off with three errors of 0.15 allowed; 0.05 off with 0.02 allowed.
  const bands = [...judged(200, 0.4, 100), ...judged(400, 1, 380)]
  const worst = worstBand(bands, [0, 50, 100], 0.02)
  expect(worst?.where).toBe('m 50–100')
  expect(worst?.limit).toBeCloseTo(3 * Math.sqrt((0.95 * 0.05) / 400), 12)
})

it('names the column that a table lacks, and reads an empty cell as null, not as zero', () => {
  const [row] = namedRows({ header: ['a', 'b'], rows: [[null, 0]] })
  expect([row?.number('a'), row?.number('b'), row?.text('a')]).toEqual([null, 0, ''])
  expect(() => row?.number('c')).toThrow('the table has no column c')
})

import type { BacktestReport } from '@fairline/engine'
import { expect, it } from 'vitest'
import { pickLines } from './pick-lines.ts'

const scores = (count: number) => ({ count, beatClose: 0.6, roi: 0.05, roiStdErr: 0.02, clvMean: 0.01 })
const picks = (count: number, bands: readonly number[], grades: readonly string[]) => ({
  ...scores(count),
  byConfidence: bands.map((from) => ({ ...scores(count / bands.length), from, to: from + 10 })),
  byGrade: grades.map((grade) => ({ ...scores(count / grades.length), grade })),
})
const linesOf = (of: object) =>
  pickLines({ withoutFarMoves: null, ...of } as unknown as BacktestReport)
    .join('\n')
    .split('\n')

it('writes picks with and without far moves, together, by confidence and by grade', () => {
  const lines = linesOf({ picks: picks(10, [50], ['A']), withoutFarMoves: { picks: picks(9, [50], ['A']) } })
  expect(lines.slice(0, 2)).toEqual([
    'picks: 10, ROI +5.0% ± 2.0%, CLV +1.00%, beat the close 60.0%',
    'without far moves: 9, ROI +5.0% ± 2.0%, CLV +1.00%, beat the close 60.0%',
  ])
  expect(lines.slice(4).map((line) => line.split(/ {2,}/).slice(0, 2))).toEqual([
    ['confidence 50–60', '10'],
    ['without far moves', '9'],
    ['grade A', '10'],
    ['without far moves', '9'],
  ])
})

it('writes no figures of a grade that only far moves were picked with', () => {
  const lines = linesOf({ picks: picks(2, [50], ['A', 'D']), withoutFarMoves: { picks: picks(1, [50], ['A']) } })
  expect(lines.slice(-2)).toEqual([
    expect.stringMatching(/^grade D +1 /),
    expect.stringMatching(/^without far moves +0 +– +–$/),
  ])
})

it('writes one line each if no pick was made on a far move', () => {
  const same = picks(10, [50], ['A'])
  expect(linesOf({ picks: same, withoutFarMoves: { picks: same } }).join('\n')).not.toContain('far')
})

import type { RecordedPick } from '@fairline/engine'
import { expect, it } from 'vitest'
import { publishedSuccess } from './published-success.ts'

const pick = (seq: number, profit: number | null) =>
  ({ settled: profit === null ? null : { seq, entry: { profit } } }) as RecordedPick
const won = (count: number, from = 1) => Array.from({ length: count }, (_, n) => pick(from + n, 0.9))

it('says nothing of fewer than thirty picks that were decided; a push and what is open decide nothing', () => {
  const picks = [...won(29), pick(40, 0), pick(41, null)]
  expect(publishedSuccess(picks)).toEqual({ successRate: null, sample: 29, winStreak: null })
})

it('tells from thirty on how many won, and how many of the newest in a row, in whatever order they come', () => {
  const picks = [...won(5, 100), pick(50, -1), ...won(20), ...Array.from({ length: 4 }, (_, n) => pick(60 + n, -1))]
  expect(publishedSuccess(picks)).toEqual({ successRate: 83.3, sample: 30, winStreak: 5 })
  // A push neither counts nor ends a streak.
  expect(publishedSuccess([...picks, pick(200, 0)])).toEqual({ successRate: 83.3, sample: 30, winStreak: 5 })
})

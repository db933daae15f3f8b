import type { BoardGame, EndedGame } from '@fairline/engine'
import { aGame, pricedBet } from '@fairline/engine/testing'
import { expect, it } from 'vitest'
import { confidenceLines } from './confidence-lines.ts'
import { confidenceReport } from './confidence-report.ts'

const game = aGame({ id: 'g' })
const bet = (selection: 'home' | 'away', price: number, confidence: number | null) =>
  pricedBet({ gameId: 'g', league: 'mlb', selection, prices: { Book: price }, confidence })
const pass = { gameId: 'g', reason: 'no-value', best: null }
const morning = (bets: readonly unknown[], decision: unknown = pass) =>
  [{ game, bets, decision, lineDecisions: [] }] as unknown as BoardGame[]
const ended = (close: readonly number[] | null) =>
  ({ result: { gameId: 'g' }, close, closedLines: {} }) as unknown as EndedGame

it('counts a price that closes better than it was said, in the band of its confidence', () => {
  const report = confidenceReport()
  report.morning(morning([bet('home', 2.1, 55), bet('away', 1.9, 54.9), bet('home', 3, null)]), () => true)
  // 2.1 · 0.5 > 1 beats the close; 1.9 · 0.5 < 1 does not.
  report.ended(ended([0.5, 0.5]))
  const bands = report.report().bands.filter(({ n }) => n > 0)
  expect(bands).toMatchObject([
    { from: 45, to: 55, n: 1, said: expect.closeTo(0.549, 12), beat: 0 },
    { from: 55, to: 65, n: 1, said: 0.55, beat: 1 },
  ])
  expect(confidenceLines(report.report()).join('\n')).toMatch(/45–55 +1 +54\.9% +0\.0% +± 196\.0%/)
})

it('counts a price once: at its first end, and not where the close is not known', () => {
  const report = confidenceReport()
  report.morning(morning([bet('home', 2.1, 55)]), () => true)
  report.ended(ended(null))
  report.ended(ended([0.5, 0.5]))
  expect(report.report().bands.every(({ n, said, plusMinus }) => n === 0 && said === null && plusMinus === null)).toBe(
    true,
  )
})

it('leaves out games that are not asked for, and counts picks a day, those of 70 or more apart', () => {
  const report = confidenceReport()
  report.morning(morning([bet('home', 2.1, 55)], { ...pass, best: null }), () => false)
  expect(report.report()).toMatchObject({ days: 0, picksPerDay: 0 })
  const pick = (confidence: number | null) => ({ ...bet('home', 2.1, confidence), gameId: 'g', madeAt: 0, chance: 0.5 })
  for (const confidence of [70, 69.9, null]) report.morning(morning([], pick(confidence)), () => true)
  expect(report.report()).toMatchObject({ days: 1, picksPerDay: 3, picksPerDayAt70: 1, picks: { mlb: 3 } })
})

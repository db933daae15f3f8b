import { fullGame, type Market } from '@fairline/domain'
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

it('counts a confidence of 100% in the highest band, which ends there', () => {
  const report = confidenceReport()
  report.morning(morning([bet('home', 2.1, 100)]), () => true)
  report.ended(ended([0.5, 0.5]))
  expect(report.report().bands.at(-1)).toMatchObject({ from: 65, to: 100, n: 1, said: 1, beat: 1 })
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

const lineBet = (kind: 'spread' | 'total', selection: 'home' | 'away' | 'over' | 'under', price: number) =>
  pricedBet({
    gameId: 'g',
    league: 'mlb',
    market: fullGame(kind, 7.5),
    selection,
    prices: { Book: price },
    confidence: 60,
  })
const withBest = (best: ReturnType<typeof lineBet> | null) => ({ ...pass, best })
const closedAt = (probability: number) => ({ closedLines: { total: () => ({ probability }), spread: null } })

it.each([
  // 2 · 0.6 > 1 and 2 · 0.4 < 1.
  ['over', 1],
  ['under', 0],
] as const)('compares the %s with its own side of the closing line', (selection, beat) => {
  const report = confidenceReport()
  const lineDecisions = [
    withBest(lineBet('total', selection, 2)),
    withBest(lineBet('spread', 'home', 2)),
    withBest(null),
  ]
  report.morning([{ game, bets: [], decision: pass, lineDecisions }] as unknown as BoardGame[], () => true)
  report.ended({ ...ended(null), ...closedAt(0.6) } as unknown as EndedGame)
  const { lineBands, bands } = report.report()
  // The spread has no closing line: nothing is counted for it.
  expect(lineBands.filter(({ n }) => n > 0)).toMatchObject([{ from: 55, to: 65, n: 1, beat }])
  expect(bands.every(({ n }) => n === 0)).toBe(true)
})

it('counts bets on the winner of the full game only, and no price that only equals the close', () => {
  const on = (market: Market, price: number) =>
    pricedBet({ gameId: 'g', league: 'mlb', market, selection: 'away', prices: { Book: price }, confidence: 60 })
  const bets = [
    on(fullGame('moneyline'), 4),
    on(fullGame('three-way'), 4.1),
    on({ ...fullGame('moneyline'), period: 'first-half' }, 9),
    on(fullGame('spread', 1.5), 9),
  ]
  const report = confidenceReport()
  report.morning(morning(bets), () => true)
  // The away side is the second of two outcomes and the third of three.
  report.ended(ended([0.5, 0.25, 0.25]))
  expect(report.report().bands.filter(({ n }) => n > 0)).toMatchObject([{ n: 2, beat: 0.5 }])
})

import type { Result } from '@fairline/domain'
import { decimalOdds } from '@fairline/odds'
import { expect, it } from 'vitest'
import { aFile, aPick } from '../../testing/facts.ts'
import { pickScores, picksOf, type ScoredPick, scoredPick } from './pick-scores.ts'
import type { WalkedGame } from './walk-forward.ts'

const result: Result = { gameId: 'g', winner: 'away', home: 3, away: 5, observedAt: 3000 }
const { pick } = aPick({ id: 'g' })
const walked = (of: Partial<WalkedGame> = {}) =>
  ({
    file: { ...aFile([], { id: 'g' }), result },
    close: [0.4, 0.6],
    closedLater: true,
    closedLines: { spread: null, total: null },
    decision: { ...pick, selection: 'away', price: decimalOdds(1.8) },
    ...of,
  }) as unknown as WalkedGame

it('values a pick by the closing probability of its own side', () => {
  const [scored] = scoredPick(walked().decision, walked())
  expect(scored?.profit).toBeCloseTo(0.8, 12)
  // 1.8 · 0.6 − 1
  expect(scored?.closingValue).toBeCloseTo(0.08, 12)
})

it('gives no closing value where the only price is opening and close at once', () => {
  const [scored] = scoredPick(walked().decision, walked({ closedLater: false }))
  expect(scored).toMatchObject({ closingValue: null, profit: expect.closeTo(0.8, 12) })
})

it('scores neither a pass nor a game without a result', () => {
  const pass = { gameId: 'g', reason: 'no-value', best: pick } as unknown as WalkedGame['decision']
  expect(scoredPick(pass, walked())).toEqual([])
  expect(scoredPick(pick, walked({ file: aFile([], { id: 'g' }) }))).toEqual([])
})

it('counts a price that only equals the close as not beating it, and means the close over picks that have one', () => {
  const scored = (profit: number, closingValue: number | null): ScoredPick => ({
    profit,
    closingValue,
    confidence: 60,
    grade: 'B',
  })
  expect(pickScores([scored(1, 0), scored(-1, 0.06), scored(0, null), scored(0.8, null)])).toMatchObject({
    count: 4,
    beatClose: 0.5,
    roi: expect.closeTo(0.2, 12),
    clvMean: expect.closeTo(0.03, 12),
  })
  expect(pickScores([])).toEqual({
    count: 0,
    beatClose: null,
    roi: null,
    roiStdErr: null,
    clvMean: null,
    clvStdErr: null,
  })
})

it('counts a confidence in the band that is shown: 69.96 is shown as 70, and 100 lies in the last', () => {
  const picked = (confidence: number | null) => walked({ decision: { ...pick, confidence } })
  const { byConfidence, count } = picksOf([69.94, 69.96, 100, null].map(picked))
  expect(count).toBe(4)
  expect(byConfidence.map(({ from, to, count: inBand }) => [from, to, inBand])).toEqual([
    [60, 70, 1],
    [70, 80, 1],
    [90, 100, 1],
  ])
})

import { logistic, logit, randomStream } from '@fairline/numeric'
import { type DecimalOdds, decimalOdds } from '@fairline/odds'
import { describe, expect, it } from 'vitest'
import { closingLineModel } from './closing-line-model.ts'

const day = 86_400_000

/**
 * Plays a market: the close lands around what is expected, and `stray` books each ask their own price around the open.
 * The best price stands out because its book strays, not because the close will. `moves` is how far closes land, by the share of
 * the games that are past.
 */
function played(games: number, stray: number, perDay = 1, moves: (past: number) => number = () => 0.08) {
  const next = randomStream(6)
  const normal = () => Array.from({ length: 12 }, next).reduce((a, b) => a + b, -6)
  const learnt = closingLineModel()
  const query: { confidence: number; beat: boolean }[] = []
  for (let game = 0; game < games; game++) {
    const expected = 0.3 + 0.4 * next()
    const closing = logistic(logit(expected) + moves(game / games) * normal())
    const needed = Math.min(...Array.from({ length: 6 }, () => logistic(logit(expected) + 0.05 + stray * normal())))
    const price = decimalOdds(1 / needed)
    const confidence = learnt.confidence(expected, price, null)
    if (confidence !== null && game > games / 2) query.push({ confidence, beat: price * closing > 1 })
    learnt.learn([{ expected, closing, price: price as DecimalOdds, others: null }], Math.floor(game / perDay) * day)
  }
  return query
}

describe('confidence', () => {
  it('is not known before enough games have closed', () => {
    const learnt = closingLineModel()
    for (let game = 0; game < 199; game++)
      learnt.learn([{ expected: 0.5, closing: 0.51, price: null, others: null }], game * day)
    expect(learnt.confidence(0.5, 2.1, null)).toBeNull()
    learnt.learn([{ expected: 0.5, closing: 0.51, price: null, others: null }], 200 * day)
    expect(learnt.confidence(0.5, 2.1, null)).not.toBeNull()
  })

  it('comes true as often as it says, also for the best of several prices', () => {
    const query = played(4000, 0.06)
    for (const [from, to] of [
      [30, 50],
      [50, 70],
      [70, 90],
    ] as const) {
      const band = query.filter(({ confidence }) => confidence >= from && confidence < to)
      const said = band.reduce((sum, { confidence }) => sum + confidence, 0) / band.length / 100
      const happened = band.filter(({ beat }) => beat).length / band.length
      expect(band.length).toBeGreaterThan(100)
      expect(Math.abs(said - happened)).toBeLessThan(3 * Math.sqrt(0.25 / band.length) + 0.02)
    }
  })

  it('follows a market that moves less and less', () => {
    const query = played(3000, 0.02, 4, (past) => 0.15 - 0.12 * past)
    const said = query.reduce((sum, { confidence }) => sum + confidence, 0) / query.length / 100
    const happened = query.filter(({ beat }) => beat).length / query.length
    expect(Math.abs(said - happened)).toBeLessThan(0.035)
  })

  it('rises with the price', () => {
    const learnt = closingLineModel()
    const next = randomStream(1)
    for (let game = 0; game < 600; game++) {
      const closing = logistic((next() - 0.5) * 0.4)
      learnt.learn([{ expected: 0.5, closing, price: decimalOdds(1.9 + next() * 0.3), others: null }], game * day)
    }
    const at = [1.9, 1.98, 2.02, 2.1].map((price) => learnt.confidence(0.5, price, null)!)
    expect(at).toEqual(at.toSorted((a, b) => a - b))
  })

  it('goes on from what was saved as if it had never stopped, with other books or without', () => {
    const before = closingLineModel()
    const next = randomStream(2)
    const offer = () => ({
      expected: 0.5,
      closing: logistic((next() - 0.5) * 0.4),
      price: decimalOdds(1.9 + next() * 0.3),
      others: next() < 0.5 ? null : 0.48 + next() * 0.04,
    })
    for (let game = 0; game < 610; game++) before.learn([offer()], game * day)
    const after = closingLineModel()
    after.restore(JSON.parse(JSON.stringify(before.save())))
    expect(after.save()).toEqual(before.save())
    for (let game = 610; game < 640; game++) {
      const closed = [offer()]
      for (const learnt of [before, after]) learnt.learn(closed, game * day)
    }
    for (const others of [null, 0.49])
      expect(after.confidence(0.5, 2.05, others)).toBeCloseTo(before.confidence(0.5, 2.05, others)!, 9)
  })
})

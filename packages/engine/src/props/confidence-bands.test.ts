import { expect, it } from 'vitest'
import { type ClosedConfidence, confidenceBands } from './confidence-bands.ts'

const bandsOf = (closed: readonly ClosedConfidence[]) => {
  const bands = confidenceBands()
  for (const one of closed) bands.add(one)
  return bands.bands()
}
const closed = (gameId: string, confidence: number, beatClose: boolean) => ({ gameId, confidence, beatClose })

it('counts by bands of ten points, the last with 100', () => {
  expect(
    bandsOf([closed('a', 69.9, true), closed('b', 60, false), closed('c', 70, true), closed('d', 100, true)]),
  ).toMatchObject([
    { from: 60, to: 70, count: 2, games: 2, said: expect.closeTo(0.6495, 12), observed: 0.5 },
    { from: 70, to: 80, count: 1, observed: 1 },
    { from: 90, to: 100, count: 1, said: 1 },
  ])
})

it('takes prices on one game for related: fifty on two games err as much as two', () => {
  const two = bandsOf([closed('a', 50, true), closed('b', 50, false)])[0]
  const fifty = bandsOf(Array.from({ length: 50 }, (_, i) => closed(i < 25 ? 'a' : 'b', 50, i < 25)))[0]
  const apart = bandsOf(Array.from({ length: 50 }, (_, i) => closed(`game ${i}`, 50, i < 25)))[0]
  expect(fifty?.standardError).toBeCloseTo(two!.standardError, 12)
  // By hand: √(50 · 0.25) / 50.
  expect(apart?.standardError).toBeCloseTo(Math.sqrt(12.5) / 50, 12)
})

it('measures the error around the mean miss of the band', () => {
  const [band] = bandsOf([closed('a', 60, true), closed('a', 60, true), closed('b', 60, false)])
  // By hand: two of three beat the close, 1/15 more than forecast; the games are 0.8 − 2/15 and −0.6 − 1/15 away from that.
  expect(band?.standardError).toBeCloseTo((Math.SQRT2 * (2 / 3)) / 3, 12)
})

import { expect, it } from 'vitest'
import { bandsOf, confidenceBands } from './confidence-bands.ts'
import type { WalkedGame } from './walk-forward.ts'

it('counts a confidence at the edge of two bands in the upper one, and 100 in the last', () => {
  const judged = [29.9, 30, 44.9, 45, 65, 100].map((confidence) => ({ confidence, value: 0.01 }))
  expect(bandsOf(judged).map(({ from, count }) => [from, count])).toEqual([
    [0, 1],
    [30, 2],
    [45, 1],
    [55, 0],
    [65, 2],
  ])
})

it('counts a price that only equals the close as not beating it', () => {
  const [band] = bandsOf([0, 0.02, -0.01, 0.03].map((value) => ({ confidence: 20, value })))
  expect(band).toMatchObject({ beatClose: 0.5, said: expect.closeTo(0.2, 12), clvMean: expect.closeTo(0.01, 12) })
})

it('compares each price with the close of its own outcome, and only with a close that came later', () => {
  const priced = [
    { outcome: 0, price: 2.1, confidence: 80 },
    { outcome: 1, price: 2.1, confidence: 80 },
  ]
  const walked = (closedLater: boolean) => ({ priced, closedLater, close: [0.6, 0.4] }) as unknown as WalkedGame
  // 2.1 · 0.6 − 1 = 0.26 and 2.1 · 0.4 − 1 = −0.16.
  expect(confidenceBands([walked(true)]).at(-1)).toMatchObject({
    count: 2,
    beatClose: 0.5,
    clvMean: expect.closeTo(0.05, 12),
  })
  expect(confidenceBands([walked(false)]).at(-1)).toMatchObject({ count: 0, said: null, beatClose: null })
})

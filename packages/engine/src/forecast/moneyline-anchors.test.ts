import { expect, it } from 'vitest'
import { moneylineAnchors } from './moneyline-anchors.ts'

it('fixes half a point either way and none where no game is drawn; where games are, half a point gotten is not losing', () => {
  expect(moneylineAnchors([0.6, 0.4])).toEqual(
    [-0.5, 0, 0.5].map((line) => ({ line, probability: expect.closeTo(0.6, 12) })),
  )
  expect(moneylineAnchors([0.5, 0.3, 0.2])).toEqual([
    { line: -0.5, probability: 0.5 },
    { line: 0.5, probability: expect.closeTo(0.8, 12) },
  ])
  expect(moneylineAnchors([])).toEqual([])
})

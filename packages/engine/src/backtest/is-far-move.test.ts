import { expect, it } from 'vitest'
import { isFarMove, openerMove } from './is-far-move.ts'

const far = { open: [0.3, 0.7], close: [0.6, 0.4], closedLater: true }

it('takes an opener for far if it closed more than 1 logit away', () => {
  // logit(0.6) − logit(0.3) = 0.4055 + 0.8473
  expect(openerMove(far.open, far.close)).toBeCloseTo(1.2528, 4)
  expect(isFarMove(far)).toBe(true)
  // logit(0.5) − logit(0.3) = 0.8473
  expect(isFarMove({ ...far, close: [0.5, 0.5] })).toBe(false)
})

it('measures the outcome that moved farthest, with its sign', () => {
  // The draw: logit(0.1) − logit(0.3) = −2.1972 + 0.8473; the home side: logit(0.6) − logit(0.4) = 0.8109
  expect(openerMove([0.4, 0.3, 0.3], [0.6, 0.1, 0.3])).toBeCloseTo(-1.3499, 4)
})

it('knows no move of a game that did not open, did not close, or was seen once', () => {
  expect(isFarMove({ ...far, open: null })).toBe(false)
  expect(isFarMove({ ...far, close: null })).toBe(false)
  expect(isFarMove({ ...far, closedLater: false })).toBe(false)
})

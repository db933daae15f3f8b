import { decimalOdds } from '@fairline/odds'
import { expect, it } from 'vitest'
import { locksInProfit } from './locks-in-profit.ts'

const side = (price: number, pushProbability = 0, expectedValue = 0) => ({
  price: decimalOdds(price),
  pushProbability,
  expectedValue,
})

it.each([
  ['both sides that pay more than they cost', [side(2.1), side(2.1)], true],
  ['both sides that cost more', [side(1.9), side(2.05)], false],
  ['three sides', [side(3.2), side(3.2), side(3.2)], true],
  ['two of three sides, the third without a price', [side(2.2), side(2.2), null], false],
  ['two sides of which one may be pushed', [side(2.1), side(2.1, 0.05)], false],
  ['two sides of which one is a probable pricing error', [side(2.1, 0, 0.12), side(2.1)], false],
  ['one side', [side(2.1)], false],
])('is said of %s or not', (_, sides, isLocked) => expect(locksInProfit(sides)).toBe(isLocked))

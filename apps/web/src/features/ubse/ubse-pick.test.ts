import type { EnhancedPick } from '@fairline/contract'
import { expect, it } from 'vitest'
import { aRecommendation } from '../../../testing/picks.ts'
import { ubsePicksOf } from './ubse-pick.ts'

it('calls an enhanced pick highly confident from eighty on', () => {
  const enhanced = (confidence: number | null) =>
    ({ ...aRecommendation(), confidence, inUbse: true }) as unknown as EnhancedPick
  const high = ubsePicksOf([], [79.9, 80, null].map(enhanced)).map(({ isHighConfidence }) => isHighConfidence)
  expect(high).toEqual([false, true, false])
})

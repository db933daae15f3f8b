import { expect, it } from 'vitest'
import { averageConfidence, averageOf, countRated } from './average-confidence.ts'

it('counts the picks an average is over: those whose confidence is known and not assumed', () => {
  const picks = [
    { confidence: 72, confidenceAssumed: false },
    { confidence: 65, confidenceAssumed: true },
    { confidence: null, confidenceAssumed: false },
    { confidence: 80 },
  ]
  expect(countRated(picks)).toBe(2)
})

it('names how many picks an average is over, and calls one pick no average', () => {
  expect(averageConfidence(72, 3)).toBe('72.0% average confidence of 3 picks')
  expect(averageConfidence(72, 1)).toBe('72.0% confidence, 1 pick')
  expect([averageOf(3), averageOf(1)]).toEqual(['of 3 picks', 'of 1 pick, no average'])
})

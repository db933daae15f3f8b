import { expect, it } from 'vitest'
import { withTrueMinus } from './with-true-minus.ts'

it('writes the minus of a number as a minus', () => {
  expect(withTrueMinus('Over 5.5 (total) at -130')).toBe('Over 5.5 (total) at −130')
  expect(withTrueMinus('-1.5 (-110) → -2')).toBe('−1.5 (−110) → −2')
})

it('leaves hyphens alone', () => {
  for (const text of ['season 2025-26', 'three-way', 'W 5-3', '−130'] as const) expect(withTrueMinus(text)).toBe(text)
})

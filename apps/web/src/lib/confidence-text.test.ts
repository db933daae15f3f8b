import { expect, it } from 'vitest'
import { confidenceText } from './confidence-text.ts'

it.each([
  [0, '0%'],
  [0.4, '<1%'],
  [0.9, '<1%'],
  [1, '1%'],
  [69.9, '69%'],
  [70, '70%'],
  [99.9, '99%'],
  [100, '100%'],
])('shows %s as %s: no more than it is, and nothing that is not 0 as 0', (confidence, text) =>
  expect(confidenceText(confidence)).toBe(text),
)

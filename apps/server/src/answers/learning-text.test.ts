import { expect, it } from 'vitest'
import { learningText } from './learning-text.ts'

it('says how far learning is, never more than is done, and nothing once all is learned', () => {
  expect(learningText({ rated: 0.429 })).toBe('Still learning from past games, 42% done: nothing is recommended before')
  expect(learningText({ rated: 0.9999 })).toContain('99% done')
  expect(learningText({ rated: null })).toBeNull()
})

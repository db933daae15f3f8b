import { expect, it } from 'vitest'
import { openApi } from './openapi.ts'

it('speaks of no player and no visitor as he: half of the players are women', () => {
  const texts = JSON.stringify(openApi('test')).match(/"(description|summary)":"[^"]*"/g) ?? []
  expect(texts.length).toBeGreaterThan(100)
  expect(texts.filter((text) => /\b(he|him|his)\b/i.test(text))).toEqual([])
})

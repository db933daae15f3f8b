import { expect, it } from 'vitest'
import { openApi } from './openapi.ts'

it('speaks of no player and no visitor as he: half of the players are women', () => {
  const texts = JSON.stringify(openApi('test')).match(/"(description|summary)":"[^"]*"/g) ?? []
  expect(texts.length).toBeGreaterThan(100)
  expect(texts.filter((text) => /\b(he|him|his)\b/i.test(text))).toEqual([])
})

it('names the leagues that a parameter takes, in any case', () => {
  const { paths } = openApi('test') as {
    paths: Record<string, { get: { parameters: { name: string; schema: object }[] } }>
  }
  const league = paths['/api/v1/bets']?.get.parameters.find(({ name }) => name === 'league')
  expect(league?.schema).toMatchObject({
    type: 'string',
    description: expect.stringMatching(/any case: mlb, .*premier/),
  })
})

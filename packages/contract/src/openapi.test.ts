import { expect, it } from 'vitest'
import { openApi } from './openapi.ts'

it('speaks of no player and no visitor as he: half of the players are women', () => {
  const texts = JSON.stringify(openApi('test')).match(/"(description|summary)":"[^"]*"/g) ?? []
  expect(texts.length).toBeGreaterThan(100)
  expect(texts.filter((text) => /\b(he|him|his)\b/i.test(text))).toEqual([])
})

const { paths } = openApi('test') as {
  paths: Record<string, { get: { parameters: { name: string; required: boolean; schema: object }[] } }>
}
const parameter = (path: string, wanted: string) => paths[path]?.get.parameters.find(({ name }) => name === wanted)

it('requires only the parameters that a request cannot do without', () => {
  expect(parameter('/api/slip', 'legs')?.required).toBe(true)
  expect(parameter('/api/slip', 'price')?.required).toBe(false)
  expect(parameter('/api/v1/bets', 'minEv')?.required).toBe(false)
})

it('names the leagues that a parameter takes, in any case', () => {
  const league = parameter('/api/v1/bets', 'league')
  expect(league?.schema).toMatchObject({
    type: 'string',
    description: expect.stringMatching(/any case: mlb, .*premier/),
  })
})

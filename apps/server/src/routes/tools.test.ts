import { describe, expect, it } from 'vitest'
import { testApp } from '../../testing/test-app.ts'

const app = testApp()
const ask = (query: string) => app.inject({ url: `/api/tools/${query}`, headers: { host: 'localhost' } })

describe('a calculator', () => {
  it.each([
    ['promo?price=2&chance=', 'Invalid chance: expected a number, got nothing.'],
    ['promo?price=2&chance=%20', 'Invalid chance: expected a number, got nothing.'],
    ['promo?price=2&chance=0.5&boost=', 'Invalid boost: expected a number, got nothing.'],
    ['promo?price=2&chance=0.5&back=&worth=1', 'Invalid back: expected a number, got nothing.'],
    ['promo?price=2&chance=0.5&back=1&worth=', 'Invalid worth: expected a number, got nothing.'],
    ['promo?price=2', 'Missing or invalid chance: expected a number.'],
    ['promo?price=&chance=0.5', 'Invalid price: expected odds as -110, +150, 2.5 or 3/2, got nothing.'],
    ['hedge?stake=&price=3&against=1.4', 'Invalid stake: expected a number above 0.'],
    ['hedge?stake=10&price=%20&against=1.4', 'Invalid price: expected odds as -110, +150, 2.5 or 3/2, got nothing.'],
    ['convert?odds=', 'Invalid odds: expected odds as -110, +150, 2.5 or 3/2, got nothing.'],
    ['convert?odds=-110,', 'Invalid request: odds: expected odds as -110, +150, 2.5 or 3/2, got nothing.'],
    ['parlay?legs=-110,-110;', 'Invalid request: legs: expected odds as -110, +150, 2.5 or 3/2, got nothing.'],
    ['parlay?legs=-110,-110&price=', 'Invalid price: expected odds as -110, +150, 2.5 or 3/2, got nothing.'],
  ])('takes a blank field for one that was not entered: %s', async (query, title) => {
    const response = await ask(query)
    expect([response.statusCode, response.json().title]).toEqual([400, title])
  })

  it.each([
    ['convert?odds=abc', 'odds', 'abc'],
    ['convert?odds=-110,50/', 'odds', '50/'],
    ['parlay?legs=-110,-110;abc,-110', 'legs', 'abc'],
    ['parlay?legs=-110', 'legs', '-110'],
    ['parlay?legs=-110,-110&price=abc', 'price', 'abc'],
    ['hedge?stake=10&price=abc&against=2', 'price', 'abc'],
    ['hedge?stake=10&price=2&against=abc', 'against', 'abc'],
    ['promo?price=abc&chance=0.5', 'price', 'abc'],
  ])('names the field whose text is no price, and the text: %s', async (query, field, text) => {
    const response = await ask(query)
    const { title } = response.json()
    expect(response.statusCode).toBe(400)
    expect(title).toMatch(new RegExp(`^Invalid request: ${field}: `))
    expect(title).toContain(`"${text}"`)
  })

  it.each([
    ['chance', 'chance=52'],
    ['back', 'chance=0.52&back=50'],
    ['worth', 'chance=0.52&back=0.5&worth=70'],
  ])('names the field that has a percentage where a share is expected: %s', async (field, shares) => {
    const response = await ask(`promo?price=2&${shares}`)
    expect(response.statusCode).toBe(400)
    expect(response.json().title).toMatch(new RegExp(`^Invalid ${field}: `))
  })

  it('takes a stake for a free bet only if that is said', async () => {
    const converted = async (free: string) =>
      (await ask(`hedge?stake=100&price=3&against=2${free}`)).json().converted as number | null
    expect([await converted(''), await converted('&free=false'), await converted('&free=true')]).toEqual([
      null,
      null,
      1,
    ])
  })

  it('computes with a zero that was entered', async () => {
    expect((await ask('promo?price=3&chance=0&boost=0')).json()).toMatchObject({ plain: -1, value: -1, added: 0 })
  })
})

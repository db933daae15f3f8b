import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { issueText } from './issue-text.ts'

/** Text of the first issue. */
function textOf(schema: z.ZodMiniType, value: unknown): string {
  const [issue] = schema.safeParse(value).error?.issues ?? []
  if (!issue) throw new Error('the value is valid')
  return issueText(issue)
}

const field = (schema: z.ZodMiniType) => z.object({ legs: schema })
const text = z.string().check(z.minLength(2), z.maxLength(5))
const number = z.coerce.number().check(z.int(), z.gte(1), z.lt(200))

describe('an invalid request', () => {
  it.each([
    [field(z.array(z.string()).check(z.minLength(1))), { legs: [] }, 'Invalid legs: expected at least 1 item.'],
    [
      field(z.array(z.string()).check(z.maxLength(2))),
      { legs: ['a', 'b', 'c'] },
      'Invalid legs: expected at most 2 items.',
    ],
    [field(text), { legs: 'a' }, 'Invalid legs: expected at least 2 characters.'],
    [field(text), { legs: 'abcdef' }, 'Invalid legs: expected at most 5 characters.'],
    [field(z.string().check(z.minLength(1))), { legs: '' }, 'Invalid legs: expected text, got nothing.'],
    [field(text), {}, 'Missing or invalid legs: expected text.'],
    [field(number), { legs: 'x' }, 'Missing or invalid legs: expected a number.'],
    [field(number), { legs: '1.5' }, 'Missing or invalid legs: expected a whole number.'],
    [field(number), { legs: '0' }, 'Invalid legs: expected a number of 1 or more.'],
    [field(number), { legs: '200' }, 'Invalid legs: expected a number below 200.'],
    [field(z.boolean()), { legs: 1 }, 'Missing or invalid legs: expected true or false.'],
    [field(z.enum(['ai', 'operator', 'all'])), { legs: 'b' }, 'Invalid legs: expected ai, operator or all.'],
    [field(z.number().check(z.multipleOf(5))), { legs: 3 }, 'Invalid legs: expected a multiple of 5.'],
    [field(z.iso.date()), { legs: 'July' }, 'Invalid legs: expected a date as YYYY-MM-DD.'],
    [field(z.union([z.string(), z.number()])), { legs: true }, 'Invalid legs: expected text or a number.'],
    [field(z.number().check(z.gt(0))), { legs: 0 }, 'Invalid legs: expected a number above 0.'],
    [field(z.number().check(z.lte(12))), { legs: 13 }, 'Invalid legs: expected a number of 12 or less.'],
    [field(z.string().check(z.maxLength(1))), { legs: 'ab' }, 'Invalid legs: expected at most 1 character.'],
    [field(z.array(z.string()).check(z.maxLength(1))), { legs: ['a', 'b'] }, 'Invalid legs: expected at most 1 item.'],
    [field(z.iso.datetime()), { legs: '7 p.m.' }, 'Invalid legs: expected a date and time as YYYY-MM-DDTHH:MM:SSZ.'],
    [field(z.array(z.string())), { legs: 'a' }, 'Missing or invalid legs: expected a list.'],
    [
      field(z.union([z.string(), z.string().check(z.minLength(2)), z.boolean()])),
      { legs: 1 },
      'Invalid legs: expected text or true or false.',
    ],
    [z.strictObject({}), { legs: 1 }, 'Unknown field legs.'],
    [z.strictObject({}), { legs: 1, price: 2, stake: 3 }, 'Unknown fields legs, price and stake.'],
    [z.strictObject({}), { legs: 1, price: 2 }, 'Unknown fields legs and price.'],
    [z.object({}), undefined, 'Missing or invalid request: expected a JSON object.'],
    [
      z.object({ games: z.array(field(text)) }),
      { games: [{ legs: 'a' }] },
      'Invalid games[0].legs: expected at least 2 characters.',
    ],
  ])('names the field and what is expected (%#)', (schema, value, expected) => {
    expect(textOf(schema, value)).toBe(expected)
  })

  it('keeps the message of a route, with or without a field', () => {
    expect(issueText({ path: ['books'], message: 'no book is called fan' })).toBe(
      'Invalid books: no book is called fan.',
    )
    expect(issueText({ path: [], message: 'odds of 0 pay nothing.' })).toBe('Invalid request: odds of 0 pay nothing.')
  })

  it('never repeats the value', () => {
    expect(textOf(z.object({ password: z.string().check(z.maxLength(4)) }), { password: 'open sesame' })).not.toContain(
      'sesame',
    )
  })
})

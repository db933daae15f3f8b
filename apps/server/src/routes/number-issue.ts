import type { FieldIssue } from './issue-text.ts'

const decimal = /^[+-]?(\d+\.?\d*|\.\d+)$/

/**
 * A number whose text no one would read as one: blank it would be converted to zero, `0x10` to sixteen.
 *
 * @param fields  as they were read from the query
 * @param given  the query itself
 * @returns the first one as an issue; null if there is none
 */
export function numberIssue(fields: object, given: unknown): FieldIssue | null {
  const texts = (given ?? {}) as Readonly<Record<string, unknown>>
  for (const [name, value] of Object.entries(fields)) {
    const text = texts[name]
    if (typeof value !== 'number' || typeof text !== 'string' || decimal.test(text.trim())) continue
    return { path: [name], message: `expected a number, got ${text.trim() === '' ? 'nothing' : `“${text}”`}` }
  }
  return null
}

import type { FieldIssue } from './issue-text.ts'

/**
 * A number whose text is blank: converted, it would be zero, which nobody entered.
 *
 * @param fields  as they were read from the query
 * @param given  the query itself
 * @returns the first one as an issue; null if there is none
 */
export function blankNumber(fields: object, given: unknown): FieldIssue | null {
  const texts = (given ?? {}) as Readonly<Record<string, unknown>>
  const blank = Object.entries(fields).find(
    ([name, value]) => typeof value === 'number' && String(texts[name]).trim() === '',
  )
  return blank ? { path: [blank[0]], message: 'expected a number, got nothing' } : null
}

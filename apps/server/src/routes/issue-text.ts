import type * as z from 'zod/mini'

/** A problem with one field that a route found by itself. */
export interface FieldIssue {
  readonly code?: undefined
  readonly path: readonly PropertyKey[]
  /** What is wrong, and what is expected. */
  readonly message: string
}

/** Names the field and what is expected of it; never repeats the value, which may be a password. */
export function issueText(issue: FieldIssue | z.core.$ZodIssue): string {
  const field = fieldName(issue.path)
  if (issue.code === undefined || issue.code === 'custom') return sentence(`Invalid ${field}: ${issue.message}`)
  if (issue.code === 'unrecognized_keys') {
    return sentence(`Unknown ${issue.keys.length === 1 ? 'field' : 'fields'} ${alternatives(issue.keys, 'and')}`)
  }
  // A field that is missing has the type undefined.
  const fault = issue.code === 'invalid_type' ? 'Missing or invalid' : 'Invalid'
  return sentence(`${fault} ${field}: expected ${expectation(issue)}`)
}

/** `games[0].homeTeam`; the whole request if no field is named. */
const fieldName = (path: readonly PropertyKey[]): string =>
  path.reduce<string>((name, key) => {
    if (typeof key === 'number') return `${name}[${key}]`
    return name === '' ? String(key) : `${name}.${String(key)}`
  }, '') || 'request'

const sentence = (text: string): string => (text.endsWith('.') ? text : `${text}.`)

function expectation(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return types[issue.expected] ?? issue.expected
    case 'invalid_value':
      return alternatives(issue.values.map(String), 'or')
    case 'invalid_format':
      return formats[issue.format] ?? `text in the format ${issue.format}`
    case 'not_multiple_of':
      return `a multiple of ${issue.divisor}`
    case 'too_small':
      return lowerLimit(issue)
    case 'too_big':
      return upperLimit(issue)
    case 'invalid_union':
      return alternatives([...new Set(issue.errors.flatMap(([first]) => (first ? [expectation(first)] : [])))], 'or')
    default:
      return 'something else'
  }
}

const types: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a JSON object',
}

const formats: Readonly<Record<string, string>> = {
  date: 'a date as YYYY-MM-DD',
  datetime: 'a date and time as YYYY-MM-DDTHH:MM:SSZ',
}

const units: Readonly<Record<string, string>> = { array: 'item', set: 'item', string: 'character' }

function lowerLimit({ origin, minimum, inclusive = true }: z.core.$ZodIssueTooSmall): string {
  if (origin === 'string' && Number(minimum) === 1) return 'text, got nothing'
  const unit = units[origin]
  if (unit === undefined) return inclusive ? `a number of ${minimum} or more` : `a number above ${minimum}`
  return `at least ${counted(inclusive ? minimum : Number(minimum) + 1, unit)}`
}

function upperLimit({ origin, maximum, inclusive = true }: z.core.$ZodIssueTooBig): string {
  const unit = units[origin]
  if (unit === undefined) return inclusive ? `a number of ${maximum} or less` : `a number below ${maximum}`
  return `at most ${counted(inclusive ? maximum : Number(maximum) - 1, unit)}`
}

const counted = (count: number | bigint, unit: string): string => `${count} ${unit}${Number(count) === 1 ? '' : 's'}`

function alternatives(words: readonly string[], conjunction: 'and' | 'or'): string {
  const last = words.at(-1) ?? ''
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} ${conjunction} ${last}`
}

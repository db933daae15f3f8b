import type { FieldGap } from '../invariants/documented-fields.ts'
import { KNOWN_GAPS } from './known-gaps.ts'

type Gaps = ReadonlyMap<string, FieldGap>

const known = Object.values(KNOWN_GAPS).flat()

/** Fields with a gap for which no reason is known. */
export function gapsUnknown(gaps: Gaps): string[] {
  const patterns = known.map(patternOf)
  return [...gaps].flatMap(([field, gap]) =>
    patterns.some((pattern) => pattern.test(field)) ? [] : [`${field} is ${gap}`],
  )
}

/** Known gaps that have been filled. */
export const gapsFilled = (gaps: Gaps): string[] =>
  known.filter((entry) => ![...gaps.keys()].some((field) => patternOf(entry).test(field)))

/** `*` stands for anything. */
const patternOf = (entry: string): RegExp => new RegExp(`^${entry.split('*').map(escaped).join('.*')}$`)

const escaped = (text: string): string => text.replaceAll(/[.[\]{}/]/g, '\\$&')

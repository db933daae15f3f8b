import type { FieldGap } from '../invariants/documented-fields.ts'
import type { AgedWorld } from './aged-world.ts'
import { ASSUMED_PROP_GAPS, KNOWN_GAPS } from './known-gaps.ts'

type Gaps = ReadonlyMap<string, FieldGap>

const known = Object.values(KNOWN_GAPS).flat()

/** Fields with a gap for which no reason is known. */
export function gapsUnknown(gaps: Gaps, worlds: ReadonlyMap<string, AgedWorld>): string[] {
  const allowed = [...known, ...(arePropsAssumed(worlds) ? ASSUMED_PROP_GAPS : [])].map(patternOf)
  return [...gaps].flatMap(([field, gap]) =>
    allowed.some((pattern) => pattern.test(field)) ? [] : [`${field} is ${gap}`],
  )
}

/** Known gaps that have been filled. */
export const gapsFilled = (gaps: Gaps): string[] =>
  known.filter((entry) => ![...gaps.keys()].some((field) => patternOf(entry).test(field)))

/** `*` stands for anything. */
const patternOf = (entry: string): RegExp => new RegExp(`^${entry.split('*').map(escaped).join('.*')}$`)

const escaped = (text: string): string => text.replaceAll(/[.[\]{}/]/g, '\\$&')

const arePropsAssumed = (worlds: ReadonlyMap<string, AgedWorld>): boolean =>
  [...worlds.values()]
    .flatMap(({ bets }) => [...bets.values()])
    .every(({ market, confidenceAssumed }) => market !== 'player-prop' || confidenceAssumed)

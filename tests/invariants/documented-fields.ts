import type { AgedWorld } from '../aged/aged-world.ts'
import { type JsonSchema, notNull, schemaOf } from '../aged/json-schema.ts'

/** Fewer rows than this may agree by chance. */
const MIN_ROWS = 12

/** What is missing of a documented field: it does not occur, is always null, or is the same in every row. */
export type FieldGap = 'absent' | 'null' | 'constant'

/**
 * Every field that the contract documents occurs, is known at least once, and differs from row to row unless its
 * description says that it is constant.
 *
 * @returns the gaps by `GET /api/path field.path`
 */
export function documentedFields(worlds: readonly AgedWorld[]): ReadonlyMap<string, FieldGap> {
  const answers = worlds.flatMap((world) => world.answers)
  const gaps = new Map<string, FieldGap>()
  for (const [route, given] of Map.groupBy(answers, (answer) => answer.route)) {
    const bodies = given.map(({ body }) => body)
    for (const [path, gap] of gapsOf('', schemaOf(route), bodies))
      gaps.set(`${route.method} ${route.path} ${path}`, gap)
  }
  return gaps
}

function gapsOf(path: string, declared: JsonSchema, given: readonly unknown[]): [string, FieldGap][] {
  const schema = notNull(declared)
  const values = given.filter((value) => value !== null && value !== undefined)
  if (/constant/.test(schema.description ?? '')) return []
  if (path !== '' && values.length === 0) return [[path, given.some((value) => value === null) ? 'null' : 'absent']]
  if (schema.type === 'array') return gapsOf(`${path}[]`, schema.items ?? {}, values.flat())
  if (schema.properties)
    return Object.entries(schema.properties).flatMap(([key, field]) =>
      gapsOf(
        path === '' ? key : `${path}.${key}`,
        field,
        values.map((value) => (value as Record<string, unknown>)[key]),
      ),
    )
  if (typeof schema.additionalProperties === 'object' && schema.additionalProperties.type !== undefined)
    return gapsOf(
      `${path}.*`,
      schema.additionalProperties,
      values.flatMap((value) => Object.values(value as object)),
    )
  const isFigure = schema.type === 'number' || schema.type === 'integer' || schema.type === 'string'
  return isFigure && given.length >= MIN_ROWS && new Set(given).size === 1 ? [[path, 'constant']] : []
}

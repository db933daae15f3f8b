import type { AgedWorld, Answer } from './aged-world.ts'
import { type JsonSchema, notNull, schemaOf } from './json-schema.ts'

/** An object somewhere in an answer. */
export interface JsonNode {
  readonly answer: Answer
  /** Where it stands, as `picks[].published`. */
  readonly path: string
  readonly value: Readonly<Record<string, unknown>>
  readonly schema: JsonSchema
}

const cache = new WeakMap<AgedWorld, readonly JsonNode[]>()

/** Every object of every answer, the outermost first. */
export function nodesOf(world: AgedWorld): readonly JsonNode[] {
  const nodes =
    cache.get(world) ?? world.answers.flatMap((answer) => walk(answer, '', answer.body, schemaOf(answer.route)))
  cache.set(world, nodes)
  return nodes
}

function walk(answer: Answer, path: string, value: unknown, declared: JsonSchema): JsonNode[] {
  const schema = notNull(declared)
  if (Array.isArray(value)) return value.flatMap((item) => walk(answer, `${path}[]`, item, schema.items ?? {}))
  if (!isObject(value)) return []
  const inner = Object.entries(value).flatMap(([key, child]) =>
    walk(answer, path === '' ? key : `${path}.${key}`, child, fieldSchema(schema, key)),
  )
  return [{ answer, path, value, schema }, ...inner]
}

/** A value as text, for patterns and messages. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The schema of a field without the alternative of null. */
export const fieldSchema = ({ properties, additionalProperties }: JsonSchema, key: string): JsonSchema =>
  notNull(properties?.[key] ?? (typeof additionalProperties === 'object' ? additionalProperties : {}))

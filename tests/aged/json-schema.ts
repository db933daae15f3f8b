import type { Route } from '@fairline/contract'
import * as z from 'zod/mini'

/** The parts of a JSON schema that say which fields an answer has and what they mean. */
export interface JsonSchema {
  readonly description?: string
  readonly anyOf?: readonly JsonSchema[]
  readonly type?: string
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly items?: JsonSchema
  readonly additionalProperties?: JsonSchema | boolean
}

const cache = new WeakMap<Route, JsonSchema>()

/** The schema of a route's answer, as the contract has it. */
export function schemaOf(route: Route): JsonSchema {
  const schema = cache.get(route) ?? (z.toJSONSchema(route.answer) as JsonSchema)
  cache.set(route, schema)
  return schema
}

/** A schema without the alternative of null, with the descriptions of both. */
export function notNull(schema: JsonSchema): JsonSchema {
  const inner = schema.anyOf?.find(({ type }) => type !== 'null')
  if (!inner) return schema
  const description = [schema.description, inner.description].filter((text) => text !== undefined).join('; ')
  return { ...notNull(inner), ...(description === '' ? {} : { description }) }
}

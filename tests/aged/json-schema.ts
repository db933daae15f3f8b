import { openApi, type Route } from '@fairline/contract'

/** The parts of a JSON schema that say which fields an answer has and what they mean. */
export interface JsonSchema {
  readonly description?: string
  readonly anyOf?: readonly JsonSchema[]
  readonly type?: string
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly items?: JsonSchema
  readonly additionalProperties?: JsonSchema | boolean
}

interface Operation {
  readonly responses: {
    readonly 200: { readonly content: { readonly 'application/json': { readonly schema: JsonSchema } } }
  }
}

const { paths } = openApi('test') as { readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>> }

/** The schema of a route's answer, as the contract has it. */
export const schemaOf = ({ path, method }: Route): JsonSchema =>
  paths[path]![method.toLowerCase()]!.responses[200].content['application/json'].schema

/** A schema without the alternative of null, with the descriptions of both. */
export function notNull(schema: JsonSchema): JsonSchema {
  const inner = schema.anyOf?.find(({ type }) => type !== 'null')
  if (!inner) return schema
  const description = [schema.description, inner.description].filter((text) => text !== undefined).join('; ')
  return { ...notNull(inner), ...(description === '' ? {} : { description }) }
}

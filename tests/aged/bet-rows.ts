import { createHash } from 'node:crypto'
import type { Bet } from '@fairline/contract'
import type { AgedWorld } from './aged-world.ts'
import { fieldSchema, isObject, type JsonNode, nodesOf } from './json-nodes.ts'
import type { JsonSchema } from './json-schema.ts'

/** A row of an answer that shows a bet. */
export interface BetRow {
  readonly node: JsonNode
  readonly bet: Bet
  /** `GET /api/user-picks recommendedPicks.pick1`, for messages. */
  readonly place: string
  /** Everything it says of the bet as it is now, by its path within the row: `odds`, `now.odds`. */
  readonly fields: readonly RowField[]
}

export interface RowField {
  readonly key: string
  readonly value: unknown
  /** What the contract says of it. */
  readonly description: string
}

/** Parts of a row that say what was, or that say something of the market and not of the bet. */
const ASIDE: ReadonlySet<string> = new Set(['published', 'closing', 'marketGrade', 'lineMovement', 'signalValue'])
/** Lists of bets as they were when their game began. */
const PAST = /(^|\.)closing(\.|\[|$)/

/** Whether a row shows bets as they were when their game began. */
export const isPastPart = ({ path }: Pick<JsonNode, 'path'>): boolean => PAST.test(path)

const cache = new WeakMap<AgedWorld, readonly BetRow[]>()

/** Every row of every answer that shows a bet of GET /api/v1/bets as it is now. */
export function betRowsOf(world: AgedWorld): readonly BetRow[] {
  const cached = cache.get(world)
  if (cached) return cached
  const anonymous = new Map([...world.bets.values()].map((bet) => [hashOf(bet.id), bet]))
  const rows = nodesOf(world).flatMap((node): BetRow[] => {
    const { id } = node.value
    const bet = typeof id === 'string' && !isPastPart(node) ? (world.bets.get(id) ?? anonymous.get(id)) : undefined
    return bet ? [{ node, bet, place: placeOf(node), fields: fieldsOf(node.value, node.schema) }] : []
  })
  cache.set(world, rows)
  return rows
}

export const placeOf = ({ answer, path }: JsonNode): string =>
  `${answer.route.method} ${answer.route.path} ${path === '' ? '(body)' : path}`

/** Shared bets are named by a hash, so that no one learns which bet is meant. */
const hashOf = (id: string): string => createHash('sha256').update(id).digest('hex').slice(0, 16)

function fieldsOf(value: Readonly<Record<string, unknown>>, schema: JsonSchema, prefix = ''): RowField[] {
  return Object.entries(value).flatMap(([key, inner]): RowField[] => {
    const field = fieldSchema(schema, key)
    if (isObject(inner)) return ASIDE.has(key) || 'id' in inner ? [] : fieldsOf(inner, field, `${prefix}${key}.`)
    return [{ key: `${prefix}${key}`, value: inner, description: field.description ?? '' }]
  })
}

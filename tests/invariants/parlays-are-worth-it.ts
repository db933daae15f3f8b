import type { AgedWorld } from '../aged/aged-world.ts'
import { placeOf } from '../aged/bet-rows.ts'
import { isObject, type JsonNode, nodesOf } from '../aged/json-nodes.ts'

/** No two bets are proposed as a parlay without an EV above 0 at the one book that takes it. */
export const parlaysAreWorthIt = (world: AgedWorld): string[] =>
  nodesOf(world).flatMap((node) => {
    const value = parlayValueOf(node)
    return value !== null && !(value > 0) ? [`${placeOf(node)}: a parlay with EV ${value}`] : []
  })

/** EV of two bets together; null where none is proposed. */
function parlayValueOf({ path, value }: JsonNode): number | null {
  if (/(^|\.)parlay$/.test(path)) return asNumber(value.expectedValue)
  if (!isObject(value.pick2)) return null
  return asNumber('expectedROI' in value ? value.expectedROI : value.expectedValue)
}

const asNumber = (value: unknown): number | null => (typeof value === 'number' ? value : null)

import type { AgedWorld } from '../aged/aged-world.ts'
import { placeOf } from '../aged/bet-rows.ts'
import { isObject, type JsonNode, nodesOf } from '../aged/json-nodes.ts'
import { type Looked, looks } from '../aged/looks.ts'

/** No two bets are proposed as a parlay without an EV above 0 at the one book that takes it. */
export function parlaysAreWorthIt(world: AgedWorld): Looked {
  const { at, looked } = looks()
  for (const node of nodesOf(world)) {
    const value = parlayValueOf(node)
    if (value !== null) at('parlay', value > 0 ? null : `${placeOf(node)}: a parlay with EV ${value}`)
  }
  return looked()
}

/** EV of two bets together; null where none is proposed. */
function parlayValueOf({ path, value }: JsonNode): number | null {
  if (/(^|\.)parlay$/.test(path)) return asNumber(value.expectedValue)
  if (!isObject(value.pick2)) return null
  return asNumber('expectedROI' in value ? value.expectedROI : value.expectedValue)
}

const asNumber = (value: unknown): number | null => (typeof value === 'number' ? value : null)

import type { LedgerRow, PickEntry } from '@fairline/domain'
import type { AgedWorld } from '../aged/aged-world.ts'
import { placeOf } from '../aged/bet-rows.ts'
import { americanOf } from '../aged/figures.ts'
import { isObject, type JsonNode, nodesOf } from '../aged/json-nodes.ts'
import { type Looked, looks } from '../aged/looks.ts'

type Pick = PickEntry['pick']

/** As they are shown: percents to a tenth, values to a hundredth of a percent. */
const WITHIN = { percent: 0.051, share: 0.000051 } as const

/** Wherever a row says what was published of its bet, it says what the ledger holds: price, book, moment, probability, value, confidence and grade. */
export function publishedIsTheLedger(world: AgedWorld): Looked {
  const picks = new Map(world.ledger.flatMap(picksOf))
  const { at, looked } = looks()
  for (const node of nodesOf(world)) {
    const { id, published, isRecorded } = node.value
    if (typeof id !== 'string' || !id.includes('|') || !isObject(published)) continue
    const pick = picks.get(id)
    if (pick)
      for (const [what, fault] of faultsOf(published, pick)) at(what, fault && `${placeOf(node)}: ${id}: ${fault}`)
    else at('in the ledger', isRecorded === false ? null : strangerFault(node, id))
  }
  return looked()
}

const strangerFault = (node: JsonNode, id: string): string => `${placeOf(node)}: ${id} is not in the ledger`

/** A pick of the ledger by the id of its bet; the line of a spread is the home side's in both. */
function picksOf({ entry }: LedgerRow): [string, Pick][] {
  if (entry.kind !== 'pick' || entry.origin !== 'live') return []
  const { gameId, market, selection } = entry.pick
  return [[`${gameId}|${market.kind}|${market.line ?? ''}|${selection}`, entry.pick]]
}

function faultsOf(published: Readonly<Record<string, unknown>>, pick: Pick): (readonly [string, string | null])[] {
  const { price, book, madeAt, chance, expectedValue, confidence, grade } = pick
  const made = new Date(madeAt).toISOString()
  const expected: Readonly<Record<string, readonly [unknown, number]>> = {
    odds: [americanOf(price), 0],
    price: [price, 1e-9],
    // An invented price says so.
    bookmaker: [`${book} (simulated)`, 0],
    book: [`${book} (simulated)`, 0],
    publishedAt: [made, 0],
    at: [made, 0],
    winProbability: [100 * chance, WITHIN.percent],
    expectedValue: [expectedValue, WITHIN.share],
    confidence: [confidence, WITHIN.percent],
    grade: [grade, 0],
  }
  return Object.entries(published).flatMap(([key, shown]) => {
    if (key === 'status') return []
    const [is, within] = expected[key] ?? [undefined, 0]
    const isSame = typeof shown === 'number' && typeof is === 'number' ? Math.abs(shown - is) <= within : shown === is
    return [[key, isSame ? null : `published.${key} is ${JSON.stringify(shown)}, of the ledger ${JSON.stringify(is)}`]]
  })
}

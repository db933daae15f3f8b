import { type LedgerRow, ledgerKey } from '@fairline/domain'
import type { AgedWorld } from '../aged/aged-world.ts'
import { placeOf } from '../aged/bet-rows.ts'
import { isObject, nodesOf } from '../aged/json-nodes.ts'

/** What was published stays as it was published while the world ages, and is graded once its game is over, once. */
export const ledgerIsKept = (earlier: AgedWorld, later: AgedWorld): string[] => [
  ...changedRows(earlier.ledger, later.ledger),
  ...ungraded(later),
  ...changedWords(earlier, later),
]

function changedRows(before: readonly LedgerRow[], after: readonly LedgerRow[]): string[] {
  const keys = after.map(({ entry }) => ledgerKey(entry))
  const twice = keys.filter((key, i) => keys.indexOf(key) !== i)
  const changed = before.filter((row, i) => JSON.stringify(row) !== JSON.stringify(after[i]))
  return [
    ...changed.map(({ seq }) => `row ${seq} of the ledger has changed`),
    ...twice.map((key) => `${key} is recorded twice`),
  ]
}

/** Each pick of a game that is over is settled. */
function ungraded({ ledger, board }: AgedWorld): string[] {
  const over = new Set(board.games.flatMap(({ game, result }) => (result ? [game.id] : [])))
  const settled = new Set(ledger.flatMap(({ entry }) => (entry.kind === 'settlement' ? [entry.pickKey] : [])))
  return ledger.flatMap(({ entry }) => {
    if (entry.kind !== 'pick') return []
    const isSettled = settled.has(ledgerKey(entry))
    return over.has(entry.game.id) && !isSettled ? [`${ledgerKey(entry)} is over and not graded`] : []
  })
}

/** What every answer says was published, but for what became of it. */
function changedWords(earlier: AgedWorld, later: AgedWorld): string[] {
  const before = publishedOf(earlier)
  return [...publishedOf(later)].flatMap(([key, { text, place }]) => {
    const known = before.get(key)
    return known === undefined || known.text === text ? [] : [`${place}: ${key}: was ${known.text}, is ${text}`]
  })
}

function publishedOf(world: AgedWorld): ReadonlyMap<string, { readonly text: string; readonly place: string }> {
  const said = new Map<string, { text: string; place: string }>()
  for (const node of nodesOf(world)) {
    const { id, published } = node.value
    if (typeof id !== 'string' || !isObject(published)) continue
    const { status: _, ...fixed } = published
    const shape = Object.keys(fixed).join(' ')
    said.set(`${id} (${shape})`, { text: JSON.stringify(fixed), place: placeOf(node) })
  }
  return said
}

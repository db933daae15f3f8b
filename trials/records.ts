import { createHash } from 'node:crypto'
import { LeagueKey, type LedgerEntry, ledgerKey } from '@fairline/domain'
import { readLedger } from '@fairline/engine'
import type { Store } from '@fairline/stores'

export interface Records {
  readonly counts: {
    readonly picks: number
    readonly settlements: number
    readonly facts: number
    readonly quotes: number
  }
  readonly hashes: { readonly decisions: string; readonly facts: string; readonly quotes: string }
}

/** Until when an entry was made; slates are made once a step, whose moments differ from run to run. */
function momentOf(entry: LedgerEntry): number | null {
  if (entry.kind === 'slate' || (entry.kind === 'pick' && entry.origin !== 'live')) return null
  return entry.kind === 'pick' ? entry.pick.madeAt : entry.settledAt
}

/** Counts and hashes of a store's picks, settlements, facts and quotes up to a moment, independent of step times. */
export async function recordsTo(store: Store, to: number): Promise<Records> {
  const rows = await Array.fromAsync(readLedger(store.ledger))
  const live = new Set(
    rows.flatMap(({ entry }) => (entry.kind === 'pick' && entry.origin === 'live' ? [ledgerKey(entry)] : [])),
  )
  const decisions = rows
    .map(({ entry }) => entry)
    .filter((entry) => {
      const at = momentOf(entry)
      return at !== null && at <= to && (entry.kind !== 'settlement' || live.has(entry.pickKey))
    })
  let facts = 0
  let quotes = 0
  const [factHash, quoteHash] = [createHash('sha256'), createHash('sha256')]
  for (const league of LeagueKey.options) {
    const known = await store.archive.facts(league, null, to)
    facts += known.length
    for (const line of known.map((fact) => JSON.stringify(fact)).sort()) factHash.update(line)
    const games = new Set(known.flatMap((fact) => (fact.kind === 'game' ? [fact.game.id] : [])))
    for (const id of [...games].sort()) {
      const of = await store.quoteLog.quotes(id, to)
      quotes += of.length
      quoteHash.update(id).update(JSON.stringify(of))
    }
  }
  const sorted = decisions.map((entry) => `${ledgerKey(entry)} ${JSON.stringify(entry)}`).sort()
  return {
    counts: {
      picks: decisions.filter(({ kind }) => kind === 'pick').length,
      settlements: decisions.filter(({ kind }) => kind === 'settlement').length,
      facts,
      quotes,
    },
    hashes: {
      decisions: createHash('sha256').update(sorted.join('\n')).digest('hex'),
      facts: factHash.digest('hex'),
      quotes: quoteHash.digest('hex'),
    },
  }
}

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

/** A stretch of time that is compared. */
export interface Span {
  /** Decisions made up to then are left out: the first are made when a run has learned, at a moment of its own. */
  readonly from: number
  readonly to: number
  /** Keys of picks whose decisions are left out. */
  readonly except: ReadonlySet<string>
}

/** Keys of the live picks made up to a moment. */
export async function pickedTo(store: Store, moment: number): Promise<ReadonlySet<string>> {
  const rows = await Array.fromAsync(readLedger(store.ledger))
  return new Set(
    rows.flatMap(({ entry }) =>
      entry.kind === 'pick' && entry.origin === 'live' && entry.pick.madeAt <= moment ? [ledgerKey(entry)] : [],
    ),
  )
}

/** Whether an entry is compared; slates are made once a step, whose moments differ from run to run. */
function isCompared(entry: LedgerEntry, { from, to, except }: Span, live: ReadonlySet<string>): boolean {
  if (entry.kind === 'slate') return false
  if (entry.kind === 'settlement') return entry.settledAt <= to && live.has(entry.pickKey) && !except.has(entry.pickKey)
  const { madeAt } = entry.pick
  return entry.origin === 'live' && madeAt > from && madeAt <= to && !except.has(ledgerKey(entry))
}

/** Counts and hashes of a store's picks, settlements, facts and quotes of a span, independent of step times. */
export async function recordsOf(store: Store, span: Span): Promise<Records> {
  const rows = await Array.fromAsync(readLedger(store.ledger))
  const live = new Set(
    rows.flatMap(({ entry }) => (entry.kind === 'pick' && entry.origin === 'live' ? [ledgerKey(entry)] : [])),
  )
  const decisions = rows.map(({ entry }) => entry).filter((entry) => isCompared(entry, span, live))
  const { to } = span
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

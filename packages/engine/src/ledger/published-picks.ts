import {
  type Day,
  type LeagueKey,
  type LedgerEntry,
  type LedgerRow,
  ledgerKey,
  type Origin,
  type PickEntry,
  type SlateEntry,
} from '@fairline/domain'
import type { Ledger } from '../ports/ledger.ts'
import { type DecidedGame, type EndedGame, settlementEntry, slateEntry } from './entries-of.ts'
import { readLedger } from './read-ledger.ts'

/** The picks that were published, from the ledger: each stays as it was made until its game is over. */
export function publishedPicks(ledger: Ledger, origin: Origin) {
  const open = new Map<string, PickEntry>()
  const slates = new Map<string, SlateEntry>()
  const origins = new Set<Origin>()

  const note = ({ entry }: Pick<LedgerRow, 'entry'>): void => {
    if (entry.kind === 'pick') open.set(ledgerKey(entry), entry)
    if (entry.kind === 'slate') slates.set(`${entry.league}|${entry.day}`, entry)
    if (entry.kind === 'settlement') open.delete(entry.pickKey)
    if (entry.kind !== 'settlement') origins.add(entry.origin)
  }

  async function append(entries: readonly LedgerEntry[]): Promise<void> {
    if (entries.length === 0) return
    for (const row of await ledger.append(entries)) note(row)
  }

  return {
    append,
    /** Picks whose games are not over. */
    open: (): Iterable<PickEntry> => open.values(),
    /** Whether anything of an origin was ever said. */
    has: (of: Origin): boolean => origins.has(of),
    /** Reads what earlier runs said. */
    async remember(): Promise<void> {
      for await (const row of readLedger(ledger)) note(row)
    },
    /** What a day of a league came to, where that changed; what was said before stands. */
    slate(games: readonly DecidedGame[], of: { league: LeagueKey; day: Day; madeAt: number }): SlateEntry[] {
      const last = slates.get(`${of.league}|${of.day}`)
      const slate = slateEntry(games, { ...of, origin, revision: (last?.revision ?? 0) + 1 })
      return last === undefined || !alike(slate, last) ? [slate] : []
    },
    /** What came of the picks on games that are over. */
    settlements(ended: readonly EndedGame[]): LedgerEntry[] {
      const byGame = Map.groupBy(open.values(), ({ pick }) => pick.gameId)
      return ended.flatMap((game) => (byGame.get(game.result.gameId) ?? []).map((pick) => settlementEntry(pick, game)))
    },
  }
}

/** Whether two looks at a day came to the same; why games were passed moves with every quote and is not said again. */
function alike(a: SlateEntry, b: SlateEntry): boolean {
  return a.games === b.games && a.picks === b.picks && a.passes['no-price'] === b.passes['no-price']
}

import {
  type Day,
  type LeagueKey,
  type LedgerRow,
  ledgerKey,
  type Origin,
  type PickEntry,
  type SlateEntry,
} from '@fairline/domain'
import type { Ledger } from '../ports/ledger.ts'
import { type DecidedGame, type EndedGame, settlementEntry, slateEntries } from './entries-of.ts'
import { readLedger } from './read-ledger.ts'

/** The picks that were published, from the ledger: each stays as it was made until its game is over. */
export function publishedPicks(ledger: Ledger, origin: Origin) {
  const byGame = new Map<string, PickEntry>()
  const open = new Set<string>()
  const slates = new Map<string, SlateEntry>()

  const note = ({ entry }: Pick<LedgerRow, 'entry'>): void => {
    if (entry.kind === 'pick') {
      byGame.set(entry.pick.gameId, entry)
      open.add(ledgerKey(entry))
    }
    if (entry.kind === 'slate') slates.set(`${entry.league}|${entry.day}`, entry)
    if (entry.kind === 'settlement') open.delete(entry.pickKey)
  }

  return {
    of: (gameId: string): PickEntry | undefined => byGame.get(gameId),
    /** Reads what earlier runs said. */
    async remember(): Promise<void> {
      for await (const row of readLedger(ledger)) note(row)
    },
    /** Writes a day of a league: its new picks, and its counts where they changed. What was said before stands. */
    async publish(games: readonly DecidedGame[], of: { league: LeagueKey; day: Day; madeAt: number }): Promise<void> {
      if (games.length === 0) return
      const last = slates.get(`${of.league}|${of.day}`)
      const [slate, ...picks] = slateEntries(games, { ...of, origin, revision: (last?.revision ?? 0) + 1 })
      const changed = last === undefined || !alike(slate, last)
      for (const row of await ledger.append(changed ? [slate, ...picks] : picks)) note(row)
    },
    /** Settles the picks of games that are over. */
    async settle(ended: readonly EndedGame[]): Promise<void> {
      const entries = ended.flatMap((game) => {
        const pick = byGame.get(game.result.gameId)
        return pick && open.has(ledgerKey(pick)) ? [settlementEntry(pick, game)] : []
      })
      for (const row of await ledger.append(entries)) note(row)
    },
  }
}

/** Whether two looks at a day came to the same; why games were passed moves with every quote and is not said again. */
function alike(a: SlateEntry, b: SlateEntry): boolean {
  return a.games === b.games && a.picks === b.picks && a.passes['no-price'] === b.passes['no-price']
}

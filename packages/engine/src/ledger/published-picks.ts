import {
  type Day,
  type Instant,
  type LeagueKey,
  type LedgerEntry,
  ledgerKey,
  type Origin,
  type PickEntry,
  type SlateEntry,
} from '@fairline/domain'
import type { Publisher } from '../ports/publisher.ts'
import { type DecidedGame, type EndedGame, madeAtOf, settlementEntry, slateEntry } from './entries-of.ts'
import type { LedgerProblem } from './ledger-problems.ts'
import { readLedger } from './read-ledger.ts'

/** The picks that were published, from the ledger: each stays as it was made until its game is over. */
export function publishedPicks(ledger: Publisher, origin: Origin) {
  const open = new Map<string, PickEntry>()
  /** Of this origin. */
  const settled = new Map<string, PickEntry>()
  const slates = new Map<string, SlateEntry>()
  const origins = new Set<Origin>()
  /** Keys of all published entries, so that none is published twice, even while the ledger is unavailable. */
  const keys = new Set<string>()
  let newestAt: Instant | null = null

  function reach(entryOrigin: Origin | undefined, at: Instant): void {
    if (entryOrigin === origin) newestAt = Math.max(newestAt ?? 0, at)
  }

  const note = (entry: LedgerEntry): void => {
    keys.add(ledgerKey(entry))
    if (entry.kind === 'pick') open.set(ledgerKey(entry), entry)
    if (entry.kind === 'slate') slates.set(`${entry.league}|${entry.day}`, entry)
    if (entry.kind === 'settlement') {
      const pick = open.get(entry.pickKey)
      reach(pick?.origin, entry.settledAt)
      if (pick?.origin === origin) settled.set(entry.pickKey, pick)
      open.delete(entry.pickKey)
    } else {
      origins.add(entry.origin)
      reach(entry.origin, madeAtOf(entry))
    }
  }

  async function append(entries: readonly LedgerEntry[]): Promise<void> {
    const fresh = Map.groupBy(entries, ledgerKey)
      .entries()
      .flatMap(([key, [first]]) => (first && !keys.has(key) ? [first] : []))
      .toArray()
    if (fresh.length === 0) return
    await ledger.append(fresh)
    for (const entry of fresh) note(entry)
  }

  return {
    append,
    /** Picks of every origin whose games are not over. */
    open: (): Iterable<PickEntry> => open.values(),
    /**
     * Picks of this origin that may still be on the board: open ones, and settled ones of games on this day or later; older
     * ones are dropped. What a back-test would have forecast was published to no one.
     */
    ownSince(day: Day): PickEntry[] {
      for (const [key, { game }] of settled) if (game.day < day) settled.delete(key)
      return [...open.values().filter((pick) => pick.origin === origin), ...settled.values()]
    },
    /** Whether anything of an origin was ever recorded. */
    has: (of: Origin): boolean => origins.has(of),
    /** The newest moment of a pick, slate or settlement of this origin; null if there is none. */
    newestAt: (): Instant | null => newestAt,
    /**
     * Reads what earlier runs published, also what has not reached the ledger yet.
     *
     * @param onProblems  called if rows of the ledger are missing or unreadable
     */
    async remember(onProblems: (problems: readonly LedgerProblem[]) => void = () => undefined): Promise<void> {
      // Read before the ledger: entries that reach the ledger meanwhile would otherwise be in neither.
      const pending = ledger.pending?.() ?? []
      const settledKeys = new Set<string>()
      for await (const { entry } of readLedger(ledger, onProblems)) {
        note(entry)
        if (entry.kind === 'settlement') settledKeys.add(entry.pickKey)
      }
      for (const entry of pending) if (entry.kind !== 'pick' || !settledKeys.has(ledgerKey(entry))) note(entry)
    },
    /** What a day of a league came to, where that changed; what was forecast before stands. */
    slate(games: readonly DecidedGame[], of: { league: LeagueKey; day: Day; madeAt: number }): SlateEntry[] {
      const last = slates.get(`${of.league}|${of.day}`)
      const slate = slateEntry(games, { ...of, origin, revision: (last?.revision ?? 0) + 1 })
      return last === undefined || !alike(slate, last) ? [slate] : []
    },
    /** What came of the picks on games that are over. */
    settlements(ended: readonly EndedGame[]): LedgerEntry[] {
      const byGame = Map.groupBy(open.values(), ({ pick }) => pick.gameId)
      return ended.flatMap((game) =>
        (byGame.get(game.result.gameId) ?? []).flatMap((pick) => settlementEntry(pick, game) ?? []),
      )
    },
  }
}

/** Whether two looks at a day came to the same; why games were passed moves with every quote and is not recorded again. */
function alike(a: SlateEntry, b: SlateEntry): boolean {
  return a.games === b.games && a.picks === b.picks && a.passes['no-price'] === b.passes['no-price']
}

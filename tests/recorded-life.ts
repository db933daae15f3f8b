import { createHash } from 'node:crypto'
import { join } from 'node:path'
import {
  type Board,
  type Checkpoints,
  createEngine,
  type FactSource,
  learnHistory,
  memoryLedger,
  readLedger,
  StoreError,
  type StoreErrorKind,
} from '@fairline/engine'
import { memoryCheckpoints } from '@fairline/engine/testing'
import { simulatedSource } from '@fairline/providers'
import { openOutbox, type Store } from '@fairline/stores'
import { openRecorder } from '../apps/server/src/recorder/recorder.ts'

/** Between two steps. */
const STEP_MS = 120_000

/** When the store is away, and how: reading fails too where it is unreachable, only writing where the disk is full. */
export interface Outage {
  readonly from: number
  readonly to: number
  readonly kind: StoreErrorKind
  /** Whether writes are made although they fail: the answer is lost, not the write. */
  readonly afterwards?: boolean
}

export interface LifePlan {
  readonly directory: string
  readonly open: () => Promise<Store>
  /** What was learned before (see `learnedBefore`): without it nothing is picked. */
  readonly learned: Checkpoints
  readonly from: number
  readonly to: number
  readonly outages?: readonly Outage[]
  /** What happens at a moment, before the step to it: a database that really goes away. */
  readonly events?: ReadonlyMap<number, () => Promise<void>>
  /** When the process is killed, and when it is started again: nothing is closed or written in between. */
  readonly kills?: readonly { readonly at: number; readonly again: number }[]
}

/** The simulated WNBA and NHL. */
const source = (): FactSource => ({ ...simulatedSource(1), covers: ['wnba', 'nhl'] })

/** Enough to know how often prices of both leagues beat their close. */
const PRICED_DAYS = 40

/** Learns the history of both leagues. @returns the checkpoint that a life continues from */
export async function learnedBefore(now: number): Promise<Checkpoints> {
  const checkpoints = memoryCheckpoints()
  const deps = { source: source(), noVig: 'multiplicative', yieldToEventLoop: async () => {} } as const
  const engine = createEngine({ ...deps, ledger: memoryLedger(), origin: 'live', checkpoints, onPhase: () => {} })
  await engine.advance(now)
  const days = { decided: 0, priced: PRICED_DAYS }
  await engine.takeOver(await learnHistory({ ...deps, asOf: now, backfill: false, days, onProgress: () => {} }))
  await engine.advance(now + STEP_MS)
  await engine.checkpoint()
  return checkpoints
}

/** Runs the engine on a store from one moment to another, minute by minute, as the server does. */
export async function live(plan: LifePlan) {
  const { directory, open, from, to, outages = [], events = new Map(), kills = [] } = plan
  let now = from
  const store = await open()
  const faulty = withOutages(store, () => outages.find((outage) => now >= outage.from && now < outage.to) ?? null)
  const errors: unknown[] = []
  let most = 0
  let board: Board | null = null
  let life = await begin()

  async function begin() {
    const outboxes = {
      entries: await openOutbox(join(directory, 'entries.log'), 2 ** 20),
      facts: await openOutbox(join(directory, 'facts.log'), 4 * 2 ** 20),
    }
    const recorder = await openRecorder({
      ledger: faulty.ledger,
      archive: faulty.archive,
      quoteLog: faulty.quoteLog,
      outboxes,
      retentionDays: 30,
      probe: () => faulty.notes.write('probe', ''),
      now: () => now,
      realNow: () => now,
      onError: (error) => errors.push(error),
      onNotice: (message) => errors.push(message),
    })
    const engine = createEngine({
      source: source(),
      ledger: recorder.ledger,
      origin: 'live',
      noVig: 'multiplicative',
      checkpoints: { ...plan.learned, write: async () => {} },
      onFacts: recorder.take,
      yieldToEventLoop: async () => {},
      onPhase: () => {},
    })
    return { recorder, engine, outboxes }
  }

  for (; now <= to; now += STEP_MS) {
    const kill = kills.find(({ at }) => at === now)
    if (kill) {
      // The operating system closes what a killed process had open; nothing else is done.
      await Promise.all([life.outboxes.entries.close(), life.outboxes.facts.close()])
      for (; now < kill.again; now += STEP_MS) await events.get(now)?.()
      await events.get(now)?.()
      life = await begin()
    } else await events.get(now)?.()
    board = await life.engine.advance(now)
    most = Math.max(most, life.recorder.status().waitingEntries)
    await life.recorder.tick()
  }
  const unrecorded = (board?.games ?? []).flatMap((game) => game.unrecorded)
  await life.recorder.close(60_000)
  const records = await recordsOf(store, board, to)
  await store.close()
  return { ...records, errors, unrecorded, mostWaiting: most }
}

/** What a store holds: every ledger row, every fact and every quote, as counts and hashes. */
async function recordsOf(store: Store, board: Board | null, to: number) {
  const rows = await Array.fromAsync(readLedger(store.ledger))
  const facts = [...(await store.archive.facts('wnba', null, to)), ...(await store.archive.facts('nhl', null, to))]
  const games = [
    ...new Set([...(board?.games ?? []), ...facts.filter((fact) => fact.kind === 'game')].map(({ game }) => game.id)),
  ]
  const quotes = await Promise.all(games.sort().map(async (id) => [id, await store.quoteLog.quotes(id, to)] as const))
  return {
    rows,
    quotes: new Map(quotes),
    counts: {
      picks: rows.filter(({ entry }) => entry.kind === 'pick').length,
      settlements: rows.filter(({ entry }) => entry.kind === 'settlement').length,
      rows: rows.length,
      facts: facts.length,
      quotes: quotes.reduce((sum, [, of]) => sum + of.length, 0),
    },
    hashes: { ledger: hashOf(rows), facts: hashOf(facts), quotes: hashOf(quotes) },
  }
}

const hashOf = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('hex')

/** A store that fails while an outage lasts. */
function withOutages(store: Store, current: () => Outage | null): Store {
  async function write<T>(run: () => Promise<T>): Promise<T> {
    const outage = current()
    if (outage?.afterwards || !outage) {
      const answer = await run()
      if (!outage) return answer
    }
    throw new StoreError(outage.kind, 'away')
  }
  async function read<T>(run: () => Promise<T>): Promise<T> {
    const outage = current()
    if (outage?.kind === 'unreachable') throw new StoreError(outage.kind, 'away')
    return run()
  }
  const { ledger, archive, quoteLog, notes } = store
  return {
    ...store,
    ledger: {
      ...ledger,
      append: (entries) => write(() => ledger.append(entries)),
      rows: (after, limit) => read(() => ledger.rows(after, limit)),
    },
    archive: {
      append: (league, facts) => write(() => archive.append(league, facts)),
      facts: (league, after, asOf) => read(() => archive.facts(league, after, asOf)),
    },
    quoteLog: {
      writtenTo: (league) => read(() => quoteLog.writtenTo(league)),
      append: (league, quotes, upTo) => write(() => quoteLog.append(league, quotes, upTo)),
      quotes: (gameId, asOf) => read(() => quoteLog.quotes(gameId, asOf)),
      fold: (before) => write(() => quoteLog.fold(before)),
    },
    notes: {
      ...notes,
      read: (name) => read(() => notes.read(name)),
      write: (name, body) => write(() => notes.write(name, body)),
      writeAll: (all) => write(() => notes.writeAll(all)),
    },
  }
}

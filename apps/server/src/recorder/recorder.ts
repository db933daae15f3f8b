import type { Fact, Instant, LeagueKey } from '@fairline/domain'
import { type Archive, type Ledger, type QuoteLog, StoreError, type StoreErrorKind } from '@fairline/engine'
import type { Outbox } from '@fairline/stores'
import { type EntryRecorder, openEntryRecorder } from './entry-recorder.ts'
import { openFactRecorder } from './fact-recorder.ts'
import { SupersededError } from './ledger-guard.ts'

/** Publishing stops at this share of an outbox, 0–1, so that the entries and facts of one more step still fit. */
const FULL = 0.85

/** After this many real milliseconds without a write, a probe checks whether the store is writable. */
const PROBE_MS = 5000

/** Recording status. */
export interface RecordingStatus {
  /** Why the store cannot be written; null while it can. */
  readonly failure: { readonly kind: StoreErrorKind | 'superseded' | 'internal'; readonly since: Instant } | null
  /** Whether an outbox is so full that publishing stops. */
  readonly isFull: boolean
  /** Whether anything may be published: not while another process records in this store, nor after it did. */
  readonly mayPublish: boolean
  /** Ledger entries that are safe and not in the ledger yet. */
  readonly waitingEntries: number
}

/** Records entries in the ledger, and facts in the archive and the quote log. */
export interface Recorder {
  /** Where the engine publishes. */
  readonly ledger: EntryRecorder
  take(league: LeagueKey, facts: readonly Fact[], upTo: Instant): Promise<void>
  /** The newest moment of which facts are safe; null if there are none. */
  newestAt(): Instant | null
  status(): RecordingStatus
  /** Writes to the store what is due, and tries again what failed; never throws. To be called about once a second. */
  tick(): Promise<void>
  /**
   * Writes waiting entries and facts if the store is writable, and closes the outbox. The next start writes the rest.
   *
   * @param maxMs  how long writing may take, in real milliseconds
   */
  close(maxMs: number): Promise<void>
}

export interface RecorderOptions {
  readonly ledger: Ledger
  readonly archive: Archive
  readonly quoteLog: QuoteLog
  readonly outboxes: { readonly entries: Outbox; readonly facts: Outbox }
  readonly retentionDays: number
  /** Writes something small to the store. */
  readonly probe: () => Promise<void>
  /** The app's clock, and real time in milliseconds. */
  readonly now: () => Instant
  readonly realNow: () => number
  readonly onError: (error: unknown) => void
  /** Called with notices for the operator. */
  readonly onNotice: (message: string) => void
}

function kindOf(error: unknown): NonNullable<RecordingStatus['failure']>['kind'] {
  if (error instanceof SupersededError) return 'superseded'
  return error instanceof StoreError ? error.kind : 'internal'
}

/** Opens the recorder on a store and its outboxes. @throws {StoreError} if the store cannot be read */
export async function openRecorder(options: RecorderOptions): Promise<Recorder> {
  const { outboxes, probe, now, realNow, onError } = options
  let failure: RecordingStatus['failure'] = null
  let probedAt = realNow()
  /** The write under way, so that a slow store gets one write at a time. */
  let ticking: Promise<void> | null = null

  function fail(error: unknown): void {
    const kind = kindOf(error)
    if (failure?.kind !== kind) onError(error)
    failure = { kind, since: failure?.since ?? now() }
  }

  const entries = await openEntryRecorder({ ...options, outbox: outboxes.entries, onFailure: fail })
  const facts = await openFactRecorder({ ...options, outbox: outboxes.facts })

  async function write(force: boolean, mayGoOn = () => true): Promise<void> {
    const isRetry = failure !== null
    try {
      await entries.drain()
      if (isRetry || realNow() - probedAt >= PROBE_MS) {
        await probe()
        probedAt = realNow()
      }
      // What gathered during an outage is written as soon as the store is back.
      if (force || isRetry || facts.isDue()) await facts.drain(mayGoOn)
      failure = null
    } catch (error) {
      fail(error)
    }
  }

  return {
    ledger: entries,
    take: facts.take,
    newestAt: facts.newestAt,
    status() {
      const isFull = Math.max(outboxes.entries.fill(), outboxes.facts.fill()) >= FULL
      const mayPublish = !isFull && failure?.kind !== 'in-use' && failure?.kind !== 'superseded'
      return { failure, isFull, mayPublish, waitingEntries: entries.pending().length }
    },
    tick() {
      ticking ??= write(false).finally(() => {
        ticking = null
      })
      return ticking
    },
    async close(maxMs) {
      const until = realNow() + maxMs
      await ticking
      await write(true, () => realNow() < until)
      await Promise.all([outboxes.entries.close(), outboxes.facts.close()])
    },
  }
}

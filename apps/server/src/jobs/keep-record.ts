import { setTimeout as wait } from 'node:timers/promises'
import type { Instant, LedgerRow } from '@fairline/domain'
import {
  followLedger,
  type Ledger,
  type LedgerProblem,
  StoreError,
  trackRecord,
  type UnreadableRow,
} from '@fairline/engine'
import type { Clock } from '../clock.ts'
import { storeErrorText } from '../recorder/store-error-text.ts'

/** The track record up to the last row that was read. */
export interface RecordState {
  readonly record: ReturnType<typeof trackRecord>
  /** Rows of the ledger that were passed, readable or not. */
  readonly rows: number
  /** Rows that are missing, can't be read or can't be counted. */
  readonly leftOut: readonly LedgerProblem[]
  /** The last time the ledger could be read, if it cannot be read now; null while it is up to date. */
  readonly staleSince: Instant | null
  /** Why it is stale, in words. */
  readonly staleReason: string | null
}

/** A row of the ledger, with the row before it. */
export interface FoundRow {
  readonly row: LedgerRow
  readonly before: LedgerRow | null
}

/** Thrown if the ledger was never read, so there is no earlier record to return. */
export class RecordUnavailableError extends Error {
  override readonly name = 'RecordUnavailableError'

  constructor(options?: ErrorOptions) {
    super("The track record can't be read right now. Try again.", options)
  }
}

interface KeepRecordOptions {
  readonly now: Clock
  /** Maximum time a request waits for new rows before it gets the rows read so far, in real milliseconds. */
  readonly patienceMs?: number
}

const PATIENCE_MS = 1000
const SLOW = 'the database is slow to answer'

/** Follows the ledger: reads each row once, new rows on request. The next request repeats a failed read. */
export function keepRecord(ledger: Ledger, { now, patienceMs = PATIENCE_MS }: KeepRecordOptions) {
  const record = trackRecord()
  /** Readable rows that the record could not take. */
  const rejected: LedgerProblem[] = []
  const follower = followLedger(ledger)
  let reading: Promise<void> | null = null
  let readAt: Instant | null = null
  let failure: unknown = null

  /** A row that can't be added must not keep the rows after it out of the record. */
  function add(row: LedgerRow): void {
    try {
      record.add(row)
    } catch {
      rejected.push({ kind: 'unreadable', from: row.seq, to: row.seq, reason: 'it can’t be counted' })
    }
  }

  const leftOut = (): readonly LedgerProblem[] =>
    rejected.length === 0 ? follower.problems() : [...follower.problems(), ...rejected].sort((a, b) => a.from - b.from)

  async function readNew(): Promise<void> {
    try {
      for await (const row of follower.readNew()) add(row)
      readAt = now()
      failure = null
    } catch (cause) {
      failure = cause
    }
  }

  /** Callers at the same time share one read. @returns whether it is over */
  function catchUp(): Promise<boolean> {
    reading ??= readNew().finally(() => {
      reading = null
    })
    const done = reading.then(() => true)
    // No time limit for the first read: there is no earlier record to return.
    if (readAt === null) return done
    const answered = new AbortController()
    const late = wait(patienceMs, false, { ref: false, signal: answered.signal }).catch(() => false)
    return Promise.race([done, late]).finally(() => answered.abort())
  }

  return {
    /**
     * Finds one row; 'unreadable' if it is damaged, null if there is none.
     *
     * @throws {RecordUnavailableError} if the ledger cannot be read
     */
    async row(seq: number): Promise<FoundRow | UnreadableRow | null> {
      const page = await ledger.rows(Math.max(0, seq - 2), seq === 1 ? 1 : 2).catch((cause: unknown) => {
        throw new RecordUnavailableError({ cause })
      })
      const row = page.rows.find((candidate) => candidate.seq === seq)
      if (row) return { row, before: page.rows.find((candidate) => candidate.seq === seq - 1) ?? null }
      return page.unreadable.find((candidate) => candidate.seq === seq) ?? null
    },
    /**
     * Returns the record up to the newest row; the rows read before if the ledger cannot be read in time.
     *
     * @throws {RecordUnavailableError} if it was never read
     */
    async now(): Promise<RecordState> {
      const isOver = await catchUp()
      if (readAt === null) throw new RecordUnavailableError({ cause: failure })
      const staleReason = failure === null ? (isOver ? null : SLOW) : reasonOf(failure)
      return {
        record,
        rows: follower.position(),
        leftOut: leftOut(),
        staleSince: staleReason === null ? null : readAt,
        staleReason,
      }
    },
    /** Rows that are missing, can't be read or can't be counted, as far as the ledger was read. */
    leftOut,
  }
}

export type KeptRecord = ReturnType<typeof keepRecord>

const reasonOf = (cause: unknown): string =>
  cause instanceof StoreError ? storeErrorText[cause.kind] : 'the ledger can’t be read'

import { StoreError } from '@fairline/engine'

/** Time between attempts to open the database, in real time. */
const RETRY_MS = 2000

/**
 * How long the start retries a PostgreSQL database that another process holds, in real time. The server drops the
 * session of a dead machine after 25 s (`connection-config.ts` in packages/stores) and releases the writer lock with
 * it.
 */
export const DEAD_WRITER_MS = 30_000

export interface OpenPatientlyOptions {
  readonly wait: (ms: number) => Promise<unknown>
  /** Real time in milliseconds. */
  readonly realNow: () => number
  /** How long to retry a database that another process holds, in milliseconds of real time. */
  readonly maxInUseMs: number
  /** Called with the startup phase, which health reports. */
  readonly onPhase: (phase: string) => void
  /** Called with each new reason why it can't be opened. */
  readonly onError: (error: unknown) => void
}

/**
 * Opens something that needs a database. Waits while the database is unreachable, and up to `maxInUseMs` while another
 * process holds it: that process may be dead already.
 *
 * @param open  leaves nothing open if it fails
 * @throws {StoreError} if waiting does not help: a wrong password, a damaged file, another writer that stays
 */
export async function openPatiently<T>(open: () => Promise<T>, options: OpenPatientlyOptions): Promise<T> {
  const { wait, realNow, maxInUseMs, onPhase, onError } = options
  let inUseSince: number | null = null

  /** What to wait for before the next attempt; null if waiting does not help. */
  function phaseAfter({ kind }: StoreError): string | null {
    if (kind === 'unreachable') return 'waiting for the database: it can’t be reached'
    if (kind !== 'in-use') return null
    inUseSince ??= realNow()
    return realNow() - inUseSince < maxInUseMs ? 'waiting for the database: another Fairline process is using it' : null
  }

  onPhase('opening the database')
  for (let lastMessage: string | null = null; ; ) {
    try {
      return await open()
    } catch (error) {
      const phase = error instanceof StoreError ? phaseAfter(error) : null
      if (!(error instanceof StoreError) || phase === null) throw error
      if (error.message !== lastMessage) onError(error)
      lastMessage = error.message
      onPhase(phase)
      await wait(RETRY_MS)
    }
  }
}

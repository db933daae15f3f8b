import { StoreError } from '@fairline/engine'
import type pg from 'pg'
import { connectionStoreError, postgresStoreError } from './postgres-error.ts'

/** Lets one process write to a database. */
export interface WriterLock {
  /**
   * Makes sure that this process holds the lock; takes it again if its connection was lost.
   *
   * @throws {StoreError} 'in-use' if another process holds it
   */
  ensure(): Promise<void>
  release(): Promise<void>
}

interface WriterLockOptions {
  /** Makes the lock's own connection, not connected yet. */
  readonly createClient: () => pg.Client
  /** Unique to this process; tells our own lost session from another process. */
  readonly instance: string
  /** Names the database in errors. */
  readonly place: string
  /** How long to wait for a predecessor whose session the server is just ending. */
  readonly waitMs: number
}

/** "fairline" and "writer" in ASCII; advisory locks are per database. */
const LOCK_KEY = [0x66616972, 0x77726974]
const LOCK_NOT_AVAILABLE = '55P03'

/**
 * A session-level advisory lock on a connection of its own: PostgreSQL releases it when that session ends, however the
 * process ended. As long as the session answers, it holds the lock.
 */
export function writerLock({ createClient, instance, place, waitMs }: WriterLockOptions): WriterLock {
  const sessionName = `fairline-writer-${instance}`
  let holder: pg.Client | null = null
  let pending: Promise<void> | null = null

  async function isHeld(): Promise<boolean> {
    try {
      await holder?.query('select 1')
      return holder !== null
    } catch {
      return false
    }
  }

  function drop(client: pg.Client): void {
    if (holder === client) holder = null
    void client.end().catch(() => undefined)
  }

  async function take(): Promise<void> {
    const client = createClient()
    // The loss is noticed by the next `ensure`; without a listener it would end the process.
    client.on('error', () => undefined)
    client.once('end', () => drop(client))
    try {
      await client.connect()
      await acquire(client, sessionName, waitMs)
      holder = client
    } catch (cause) {
      drop(client)
      if ((cause as { code?: unknown }).code === LOCK_NOT_AVAILABLE) throw postgresStoreError(place, 'in-use')
      throw cause instanceof StoreError ? cause : connectionStoreError(place, cause)
    }
  }

  async function ensureHeld(): Promise<void> {
    if (await isHeld()) return
    if (holder) drop(holder)
    await take()
  }

  return {
    ensure() {
      pending ??= ensureHeld().finally(() => {
        pending = null
      })
      return pending
    },
    async release() {
      if (holder) drop(holder)
    },
  }
}

async function acquire(client: pg.Client, sessionName: string, waitMs: number): Promise<void> {
  await client.query("select set_config('application_name', $1, false), set_config('lock_timeout', $2, false)", [
    sessionName,
    `${waitMs}ms`,
  ])
  // A session of ours that the server still takes for alive after its connection was lost.
  await client.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where application_name = $1 and pid <> pg_backend_pid()',
    [sessionName],
  )
  await client.query('select pg_advisory_lock($1::int, $2::int)', LOCK_KEY)
}

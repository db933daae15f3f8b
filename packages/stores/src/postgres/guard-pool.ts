import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely'
import type pg from 'pg'
import { connectionStoreError, isSqlState } from './postgres-error.ts'

/**
 * A pool whose connections may break at any time. Destroys a connection that broke or timed out when it is released,
 * and never hands it out again; until then it fails at once.
 *
 * @param place  names the database in errors
 */
export function guardPool(pool: pg.Pool, place: string): PostgresPool {
  // Without a listener, a connection that breaks while it is idle or in use would end the process.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  return {
    options: {},
    end: () => pool.end(),
    async connect() {
      try {
        return guardClient(await pool.connect(), place)
      } catch (cause) {
        throw connectionStoreError(place, cause)
      }
    },
  }
}

function guardClient(client: pg.PoolClient, place: string): PostgresPoolClient {
  let broken: unknown = null
  return {
    async query<R>(sql: unknown, parameters?: readonly unknown[]) {
      if (broken) throw broken
      try {
        return (await client.query(sql as string, [...(parameters ?? [])])) as unknown as PostgresQueryResult<R>
      } catch (cause) {
        if (isStatementError(cause)) throw cause
        broken = connectionStoreError(place, cause)
        throw broken
      }
    },
    release: (destroy) => client.release(Boolean(destroy) || broken !== null),
  } as PostgresPoolClient
}

/** SQLSTATE classes after which the server ends the session: connection errors, shutdown, transaction time-outs. */
const SESSION_ENDED = /^(08|57P|25P)/

/** Whether the server answered with an error after which the connection goes on. */
function isStatementError(cause: unknown): boolean {
  const { code } = cause as { code?: unknown }
  return isSqlState(code) && !SESSION_ENDED.test(code)
}

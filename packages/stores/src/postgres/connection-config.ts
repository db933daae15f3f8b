import type pg from 'pg'

/** How long the app waits for PostgreSQL. */
export interface PostgresTimeouts {
  readonly connectMs: number
  /** For one statement, on the server and on this side. */
  readonly statementMs: number
}

export const defaultTimeouts: PostgresTimeouts = { connectMs: 5000, statementMs: 10_000 }

/** The server cancels a late statement first and says so; this side gives up on a connection that stays silent. */
const CLIENT_GRACE_MS = 500
const IDLE_IN_TRANSACTION_MS = 15_000
const KEEPALIVE_MS = 10_000

/** The server drops a peer that stays silent for this long, so that a dead machine does not keep the writer lock. */
const SERVER_OPTIONS = [
  'tcp_keepalives_idle=10',
  'tcp_keepalives_interval=5',
  'tcp_keepalives_count=3',
  'tcp_user_timeout=25000',
]

const INT8 = 20

/** Settings of every connection: time-outs on both sides, and keepalives so that a dead peer is noticed. */
export function connectionConfig(
  url: string,
  driver: typeof pg,
  { connectMs, statementMs }: PostgresTimeouts,
): pg.ClientConfig {
  return {
    connectionString: url,
    connectionTimeoutMillis: connectMs,
    statement_timeout: statementMs,
    query_timeout: statementMs + CLIENT_GRACE_MS,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEPALIVE_MS,
    options: SERVER_OPTIONS.map((option) => `-c ${option}`).join(' '),
    types: numbersForInt8(driver.types),
  }
}

/** Milliseconds and sequence numbers fit a double; by default the driver returns them as text. */
function numbersForInt8(types: typeof pg.types): pg.CustomTypesConfig {
  const getTypeParser = (oid: number, format?: 'text' | 'binary') =>
    oid === INT8 ? (value: string) => Number(value) : types.getTypeParser(oid, format as 'text')
  return { getTypeParser } as pg.CustomTypesConfig
}

import type { PostgresPoolClient } from 'kysely'
import pg from 'pg'
import { describe, expect, it } from 'vitest'
import { guardPool } from './guard-pool.ts'

/** A connection of a pool of the tests' own whose queries fail with an SQLSTATE. */
async function connectionFailingWith(code: string) {
  const seen = { queries: 0, destroyed: null as boolean | null }
  const client = {
    query: () => {
      seen.queries += 1
      return Promise.reject(Object.assign(new Error(code), { code }))
    },
    release(destroy: boolean) {
      seen.destroyed = destroy
    },
  }
  const pool = Object.assign(new pg.Pool(), { connect: async () => client })
  const connection: PostgresPoolClient = await guardPool(pool, 'the database').connect()
  return { seen, connection, ask: () => connection.query('select 1', []).catch((error: Error) => error.message) }
}

describe('a connection of a guarded pool', () => {
  it.each([
    ['the server was shut down', '57P01'],
    ['the connection failed', '08006'],
    ['a transaction was idle for too long', '25P03'],
    ['a transaction took too long', '25P04'],
  ])('is asked nothing more and not handed out again once %s', async (_, code) => {
    const { seen, connection, ask } = await connectionFailingWith(code)
    const said = [await ask(), await ask()]
    connection.release()
    expect(said[0]).toContain('the database')
    expect(said[1]).toBe(said[0])
    expect(seen).toEqual({ queries: 1, destroyed: true })
  })

  it('goes on after a statement that was refused', async () => {
    const { seen, connection, ask } = await connectionFailingWith('23505')
    expect([await ask(), await ask()]).toEqual(['23505', '23505'])
    connection.release()
    expect(seen).toEqual({ queries: 2, destroyed: false })
  })
})

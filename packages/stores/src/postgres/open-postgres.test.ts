import { ledgerVerifier } from '@fairline/engine'
import { aPick, describeArchive, describeLedger, describeQuoteLog } from '@fairline/engine/testing'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { freshDatabase } from '../../testing/fresh-database.ts'
import { openPostgres } from './open-postgres.ts'

const server = inject('postgres')

describe.skipIf(server === null)('PostgreSQL', () => {
  const open = async () => {
    const database = await freshDatabase(server as string)
    const store = await openPostgres(database.url)
    return {
      ...store,
      url: database.url,
      close: async () => {
        await store.close()
        await database.drop()
      },
    }
  }
  describeArchive('PostgreSQL', open)
  describeLedger('PostgreSQL', open)
  describeQuoteLog('PostgreSQL', open)

  describe('two processes on one database', () => {
    let first: Awaited<ReturnType<typeof open>>
    beforeAll(async () => {
      first = await open()
    })
    afterAll(() => first.close())

    it('write one chain between them', async () => {
      const second = await openPostgres(first.url)
      const entries = Array.from({ length: 12 }, (_, i) => aPick({ id: `game-${i}` }))
      await Promise.all(entries.map((entry, i) => (i % 2 ? first : second).ledger.append([entry])))
      const rows = await first.ledger.rows(0, 100)
      await second.close()
      expect(rows).toHaveLength(12)
      expect(rows.map(ledgerVerifier()).filter((fault) => fault !== null)).toEqual([])
    })
  })

  it('is called unreachable when it is, without its password in the message', async () => {
    const error = await openPostgres('postgres://someone:hidden@127.0.0.1:1/none').catch((cause: Error) => cause)
    expect(error).toMatchObject({ name: 'StoreError', kind: 'unreachable' })
    expect((error as Error).message).not.toContain('hidden')
  })
})

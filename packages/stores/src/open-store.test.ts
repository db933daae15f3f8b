import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { aPick } from '@fairline/engine/testing'
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest'
import { freshDatabase } from '../testing/fresh-database.ts'
import { openStore } from './open-store.ts'

const server = inject('postgres')
let dataDir: string
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'fairline-open-'))
})
afterEach(() => rmSync(dataDir, { recursive: true, force: true }))
const inData = (name: string) => existsSync(join(dataDir, name))

describe('the store of the settings', () => {
  it('is made in the data folder if no database is named, to be written to', async () => {
    const store = await openStore({ databaseUrl: null, dataDir })
    expect(await store.ledger.append([aPick()])).toHaveLength(1)
    await store.close()
    expect(inData('fairline.db')).toBe(true)
  })

  it('is not made where it may not be', async () => {
    await expect(openStore({ databaseUrl: null, dataDir }, { create: false })).rejects.toMatchObject({
      kind: 'missing',
    })
    expect(inData('fairline.db')).toBe(false)
  })

  it('rejects every write if it was opened for reading', async () => {
    await (await openStore({ databaseUrl: null, dataDir })).close()
    const store = await openStore({ databaseUrl: null, dataDir }, { mode: 'read' })
    await expect(store.ledger.append([aPick()])).rejects.toMatchObject({ kind: 'read-only' })
    await store.close()
  })

  it.skipIf(server === null)('is in the database if one is named, and leaves the data folder alone', async () => {
    const database = await freshDatabase(server!)
    const settings = { databaseUrl: database.url, dataDir }
    await expect(openStore(settings, { create: false })).rejects.toMatchObject({ kind: 'missing' })
    const store = await openStore(settings)
    expect(await store.ledger.append([aPick()])).toHaveLength(1)
    const reader = await openStore(settings, { mode: 'read' })
    await expect(reader.ledger.append([aPick({ id: 'mlb-2' })])).rejects.toMatchObject({ kind: 'read-only' })
    await reader.close()
    await store.close()
    expect(inData('fairline.db')).toBe(false)
    await database.drop()
  })
})

import { expect, it } from 'vitest'
import { readStoreSettings } from './store-settings.ts'

it('reads where the store is, empty variables as unset', () => {
  expect(readStoreSettings({})).toEqual({ databaseUrl: null, dataDir: '.fairline' })
  expect(readStoreSettings({ DATA_DIR: '', DATABASE_URL: '' })).toEqual({ databaseUrl: null, dataDir: '.fairline' })
  expect(readStoreSettings({ DATA_DIR: '/data', DATABASE_URL: 'postgresql://host/name' })).toEqual({
    databaseUrl: 'postgresql://host/name',
    dataDir: '/data',
  })
})

it('refuses an address that is not of PostgreSQL, without repeating it', () => {
  const refused = () => readStoreSettings({ DATABASE_URL: 'mysql://me:hidden@host/name' })
  expect(refused).toThrow('DATABASE_URL: expected postgres://user:password@host:5432/name')
  expect(refused).not.toThrow(/hidden/)
})

import { openPostgres } from './postgres/open-postgres.ts'
import { openSqlite } from './sqlite/open-sqlite.ts'
import type { Store } from './store.ts'
import type { StoreSettings } from './store-settings.ts'

/** How a store is opened. */
export interface OpenStoreOptions {
  /** 'write' by default. 'read' rejects every write; on PostgreSQL it works next to a process that writes. */
  readonly mode?: 'write' | 'read'
  /** Whether to create a store that does not exist; true. */
  readonly create?: boolean
}

/**
 * Opens the store the settings name: the database of DATABASE_URL if there is one, else the embedded store in DATA_DIR.
 *
 * @throws {StoreError} if it cannot be opened; 'missing' if it does not exist and `create` is false
 */
export function openStore(
  { databaseUrl, dataDir }: StoreSettings,
  { mode = 'write', create = true }: OpenStoreOptions = {},
): Promise<Store> {
  return databaseUrl === null ? openSqlite(dataDir, { mode, create }) : openPostgres(databaseUrl, { mode, create })
}

import type { OpenStoreOptions, Store, StoreSettings } from '@fairline/stores'

/** Reads where the store is; the same settings as the server's. */
export type ReadSettings = () => StoreSettings

/** Runs something on the store, and always closes it. */
async function withStore<T>(
  settings: ReadSettings,
  options: OpenStoreOptions,
  run: (store: Store) => Promise<T>,
): Promise<T> {
  // Loads database drivers only for commands that need a store.
  const { openStore } = await import('@fairline/stores')
  const store = await openStore(settings(), options)
  try {
    return await run(store)
  } finally {
    await store.close()
  }
}

/** Reads from a store that exists; creates none, and on PostgreSQL works next to a running server. */
export const readFromStore = <T>(settings: ReadSettings, run: (store: Store) => Promise<T>): Promise<T> =>
  withStore(settings, { mode: 'read', create: false }, run)

/** Writes to the store; creates it if there is none. */
export const writeToStore = <T>(settings: ReadSettings, run: (store: Store) => Promise<T>): Promise<T> =>
  withStore(settings, { mode: 'write', create: true }, run)

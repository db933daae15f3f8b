import { join } from 'node:path'

/** Path of a store's outbox: each store has its own, so that entries of one never reach another. */
export const outboxPath = (directory: string, storeId: string, kind: 'entries' | 'facts'): string =>
  join(directory, `outbox-${storeId}-${kind}.log`)

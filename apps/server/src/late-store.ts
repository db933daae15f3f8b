import { StoreError } from '@fairline/engine'
import type { Store } from '@fairline/stores'

/** A store that can be handed out before it is open. */
export interface LateStore {
  /** Until it is open every call fails as unreachable. */
  readonly store: Pick<Store, 'ledger' | 'notes'>
  open(store: Store): void
}

/** Stands in for the store until it is open, so that the app can respond while it waits for the database. */
export function lateStore(): LateStore {
  let real: Store | null = null
  const opened = async (): Promise<Store> => {
    if (real) return real
    throw new StoreError('unreachable', 'the database is not open yet')
  }
  return {
    store: {
      ledger: {
        append: async (entries) => (await opened()).ledger.append(entries),
        rows: async (after, limit) => (await opened()).ledger.rows(after, limit),
        head: async () => (await opened()).ledger.head(),
      },
      notes: {
        read: async (name) => (await opened()).notes.read(name),
        write: async (name, body) => (await opened()).notes.write(name, body),
        writeAll: async (notes) => (await opened()).notes.writeAll(notes),
        damaged: () => real?.notes.damaged() ?? [],
      },
    },
    open(store) {
      real = store
    },
  }
}

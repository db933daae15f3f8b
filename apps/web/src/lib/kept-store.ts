import type * as z from 'zod/mini'

/** As much of a browser's storage as is needed. */
export type KeptIn = Pick<globalThis.Storage, 'getItem' | 'setItem'>

/** Something kept on this device only, and who wants to hear when it changes. */
export interface KeptStore<Kept> {
  get(): Kept
  /** What stands where nothing is kept: what a page shows before it has looked. */
  unread(): Kept
  set(next: Kept): void
  /** @returns stops hearing */
  subscribe(hear: () => void): () => void
}

/**
 * Keeps a value on this device.
 *
 * @param schema  what is read must parse; rubbish counts as nothing kept
 * @param empty  what stands where nothing is kept
 * @param storage  null, or one that throws, keeps it until the page is left
 */
export function keptStore<Schema extends z.ZodMiniType>(
  key: string,
  schema: Schema,
  empty: z.output<Schema>,
  storage: KeptIn | null,
): KeptStore<z.output<Schema>> {
  let now = read()
  const listeners = new Set<() => void>()

  function read(): z.output<Schema> {
    try {
      const found = schema.safeParse(JSON.parse(storage?.getItem(key) ?? 'null'))
      return found.success ? found.data : empty
    } catch {
      // A storage that is switched off, or rubbish in it.
      return empty
    }
  }

  return {
    get: () => now,
    unread: () => empty,
    set(next) {
      now = next
      try {
        storage?.setItem(key, JSON.stringify(next))
      } catch {
        // Full or switched off: it holds until the page is left.
      }
      for (const hear of listeners) hear()
    },
    subscribe(hear) {
      listeners.add(hear)
      return () => void listeners.delete(hear)
    },
  }
}

/** The browser's own storage; null where it is switched off, which throws when it is only looked at. */
export function deviceStorage(): KeptIn | null {
  try {
    return typeof window === 'undefined' ? null : window.localStorage
  } catch {
    return null
  }
}

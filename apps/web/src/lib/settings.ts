import * as z from 'zod/mini'
import { catch as instead } from 'zod/mini'

/** What a visitor has chosen; kept on this device alone. What cannot be read counts as not chosen. */
const Settings = z.object({
  /** How prices are written. */
  odds: instead(z.enum(['american', 'decimal', 'fractional']), 'american'),
  /** Whose clock times are told by: Los Angeles, as documented, or the visitor's own. */
  zone: instead(z.enum(['pacific', 'own']), 'pacific'),
  theme: instead(z.enum(['system', 'dark', 'light']), 'system'),
  motion: instead(z.enum(['system', 'reduced']), 'system'),
})
export type Settings = z.infer<typeof Settings>

const KEY = 'fairline-settings'

/** As much of a browser's storage as is needed. */
type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem'>

/**
 * The visitor's choices, and who wants to hear when they change.
 *
 * @param storage  where they are kept; null, or one that throws, keeps them until the page is left
 */
export function settingsStore(storage: Storage | null) {
  let now = read(storage)
  const listeners = new Set<() => void>()
  return {
    get: (): Settings => now,
    change(choice: Partial<Settings>): void {
      now = Settings.parse({ ...now, ...choice })
      write(storage, now)
      for (const hear of listeners) hear()
    },
    subscribe(hear: () => void): () => void {
      listeners.add(hear)
      return () => void listeners.delete(hear)
    },
  }
}

function read(storage: Storage | null): Settings {
  let kept: unknown = null
  try {
    kept = JSON.parse(storage?.getItem(KEY) ?? 'null')
  } catch {
    // A storage that is switched off, or rubbish in it: nothing was chosen.
  }
  const found = Settings.safeParse(kept)
  return found.success ? found.data : Settings.parse({})
}

function write(storage: Storage | null, settings: Settings): void {
  try {
    storage?.setItem(KEY, JSON.stringify(settings))
  } catch {
    // Full or switched off: the choice holds until the page is left.
  }
}

import { useSyncExternalStore } from 'react'

let on = false
const listeners = new Set<() => void>()

/** Whether picks come with the analyst’s words; until the page is left. */
export const aiMode = {
  get: (): boolean => on,
  set(next: boolean): void {
    on = next
    for (const hear of listeners) hear()
  },
  subscribe(hear: () => void): () => void {
    listeners.add(hear)
    return () => void listeners.delete(hear)
  },
}

/** The same, drawn again when it changes. */
export const useAiMode = (): boolean => useSyncExternalStore(aiMode.subscribe, aiMode.get, aiMode.get)

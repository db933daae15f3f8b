/** Something that has happened, shown once. */
export interface Toast {
  readonly id: number
  readonly title: string
  readonly tone: 'plain' | 'against'
}

/** The toast that shows; a new one takes its place. */
export function toastStore() {
  let shown: Toast | null = null
  let count = 0
  const listeners = new Set<() => void>()
  const set = (next: Toast | null) => {
    shown = next
    for (const hear of listeners) hear()
  }
  return {
    get: (): Toast | null => shown,
    tell(title: string, tone: Toast['tone'] = 'plain'): void {
      count += 1
      set({ id: count, title, tone })
    },
    /** Takes a toast away, where it still is the one that shows. */
    dismiss: (id: number): void => void (shown?.id === id && set(null)),
    subscribe(hear: () => void): () => void {
      listeners.add(hear)
      return () => void listeners.delete(hear)
    },
  }
}

/** The toasts of this page. */
export const toasts = toastStore()

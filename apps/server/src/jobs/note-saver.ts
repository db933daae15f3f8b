const RETRY_MS = 60_000

interface NoteSaverOptions {
  /** Writes the present state. */
  readonly write: () => Promise<void>
  /** Changes within this time are written together; none if it is left out. */
  readonly delayMs?: number
  readonly onError: (error: unknown) => void
}

/** Writes a state after it changes, one write at a time, so that the newest is written last. Retries; never rejects. */
export function noteSaver({ write, delayMs = 0, onError }: NoteSaverOptions) {
  let isChanged = false
  let writing: Promise<void> | null = null
  let timer: NodeJS.Timeout | null = null

  async function writeChanges(): Promise<void> {
    try {
      while (isChanged) {
        isChanged = false
        await write()
      }
    } catch (error) {
      isChanged = true
      onError(error)
      schedule(RETRY_MS)
    }
  }

  function flush(): Promise<void> {
    if (timer) clearTimeout(timer)
    timer = null
    writing ??= writeChanges().finally(() => {
      writing = null
    })
    return writing
  }

  function schedule(ms: number): void {
    timer ??= setTimeout(() => void flush(), ms).unref()
  }

  return {
    /** The state changed. */
    save(): void {
      isChanged = true
      if (delayMs === 0) void flush()
      else schedule(delayMs)
    },
    /** Resolves once all changes are written or a write failed. */
    flush,
    /** Writes what is not written yet, once. */
    async close(): Promise<void> {
      await flush()
      if (timer) clearTimeout(timer)
    },
  }
}

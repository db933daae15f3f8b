/** Parts to stop when the app stops, in this order: each part after those that use it. */
const order = [
  'web server',
  'visitor log',
  'sessions',
  'heartbeat',
  'board',
  'prices in play',
  'recording',
  'recorder',
  'checkpoint',
  'database',
] as const
type Part = (typeof order)[number]

export interface ShutDown {
  /** Says how a part is ended. */
  add(part: Part, end: () => unknown): void
  /** Ends all parts, once; resolves when they are ended or once the time is up, if that comes first. */
  run(): Promise<void>
}

/**
 * Collects how the parts of the app are ended.
 *
 * @param deadlineMs  how long all parts together may take, in real milliseconds
 * @param onError  called for a part that could not be ended (the checkpoint: written), and for the one that took too long
 */
export function shutDown(deadlineMs: number, onError: (message: string, error?: unknown) => void): ShutDown {
  const ends = new Map<Part, () => unknown>()
  let running: Promise<void> | null = null

  async function endAll(onPart: (part: Part) => void): Promise<void> {
    for (const part of order) {
      onPart(part)
      try {
        await ends.get(part)?.()
      } catch (error) {
        onError(`the ${part} could not be ${part === 'checkpoint' ? 'written' : 'ended'}`, error)
      }
    }
  }

  async function endInTime(): Promise<void> {
    let current: Part = order[0]
    const { promise: deadline, resolve } = Promise.withResolvers<void>()
    const timer = setTimeout(() => {
      onError(`the ${current} took too long to ${current === 'checkpoint' ? 'write' : 'end'}`)
      resolve()
    }, deadlineMs)
    await Promise.race([
      endAll((part) => {
        current = part
      }),
      deadline,
    ])
    clearTimeout(timer)
  }

  return {
    add(part, end) {
      ends.set(part, end)
    },
    run() {
      running ??= endInTime()
      return running
    },
  }
}

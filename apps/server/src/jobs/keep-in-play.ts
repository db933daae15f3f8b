import type { createEngine } from '@fairline/engine'
import type { InPlayLearning, InPlayTold } from './learn-in-play-process.ts'

/** Real milliseconds between two questions whether there is something to learn. */
const PAUSE_MS = 1000

export interface KeepInPlayOptions {
  readonly engine: Pick<ReturnType<typeof createEngine>, 'inPlayAsked' | 'adoptInPlay'>
  /** Learns elsewhere. */
  readonly learn: (asOf: number, onLearned: (told: InPlayTold) => void) => InPlayLearning
  readonly onError: (error: unknown) => void
}

/**
 * Once past games were learned and nothing is known of prices in play: lets them be learned elsewhere, and takes over what that
 * comes to. If it fails, prices in play are learned from as games are played.
 *
 * @returns stops it
 */
export function keepInPlay({ engine, learn, onError }: KeepInPlayOptions): () => Promise<void> {
  let timer: NodeJS.Timeout | undefined
  let learning: InPlayLearning | null = null
  let stopped = false
  const adopting: Promise<void>[] = []

  async function learnAll(asOf: number): Promise<void> {
    learning = learn(asOf, ({ league, saved }) => void adopting.push(engine.adoptInPlay(league, saved)))
    try {
      await learning.done
      await Promise.all(adopting)
    } catch (error) {
      if (!stopped) onError(error)
    }
  }

  let running: Promise<void> = Promise.resolve()
  function ask(): void {
    const asOf = engine.inPlayAsked()
    if (asOf === null) timer = setTimeout(ask, PAUSE_MS)
    else running = learnAll(asOf)
  }
  ask()

  return async () => {
    stopped = true
    clearTimeout(timer)
    await learning?.stop()
    await running
  }
}

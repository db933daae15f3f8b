import type { createEngine, InPlayQuery } from '@fairline/engine'
import type { InPlayLearning, LearnedInPlay } from './learn-in-play-process.ts'

/** Real milliseconds between two questions whether there is something to learn. */
const PAUSE_MS = 1000

export interface KeepInPlayOptions {
  readonly engine: Pick<ReturnType<typeof createEngine>, 'inPlayAsked' | 'adoptInPlay'>
  /** Learns elsewhere. */
  readonly learn: (query: InPlayQuery, onLearned: (learned: LearnedInPlay) => void) => InPlayLearning
  readonly onError: (error: unknown) => void
}

/**
 * Once past games were learned: lets prices in play be learned elsewhere of the leagues of which nothing is known, and takes over what that
 * comes to. If it fails, they are learned from as games are played, and requested again at the next start.
 *
 * @returns stops it
 */
export function keepInPlay({ engine, learn, onError }: KeepInPlayOptions): () => Promise<void> {
  let timer: NodeJS.Timeout | undefined
  let learning: InPlayLearning | null = null
  let stopped = false
  const adopting: Promise<void>[] = []

  async function learnAll(query: InPlayQuery): Promise<void> {
    learning = learn(query, ({ league, saved }) => void adopting.push(engine.adoptInPlay(league, saved)))
    try {
      await learning.done
      await Promise.all(adopting)
    } catch (error) {
      if (!stopped) onError(error)
    }
  }

  let running: Promise<void> = Promise.resolve()
  function ask(): void {
    const query = engine.inPlayAsked()
    if (query === null) timer = setTimeout(ask, PAUSE_MS)
    else running = learnAll(query)
  }
  ask()

  return async () => {
    stopped = true
    clearTimeout(timer)
    await learning?.stop()
    await running
  }
}

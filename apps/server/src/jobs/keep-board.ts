import type { createEngine } from '@fairline/engine'
import type { Clock } from '../clock.ts'
import type { BoardState } from './board-state.ts'

/** How long after one look at the clock the next follows, in real milliseconds. */
const PAUSE = 1000

interface Needs {
  readonly engine: ReturnType<typeof createEngine>
  readonly state: BoardState
  readonly now: Clock
  readonly onError: (error: unknown) => void
}

/** Advances the board as the clock goes, one step at a time, until stopped. */
export function keepBoard({ engine, state, now, onError }: Needs): () => Promise<void> {
  let timer: NodeJS.Timeout | undefined
  let stopped = false
  const step = async () => {
    try {
      state.show(await engine.advance(now()))
    } catch (error) {
      onError(error)
      state.suffer(error instanceof Error ? error.message : 'the board cannot be kept')
    }
    if (!stopped) timer = setTimeout(again, PAUSE)
  }
  const again = () => {
    running = step()
  }
  let running = step()
  // The history is rated behind the first board.
  void running.then(() => engine.rate()).catch(onError)
  return async () => {
    stopped = true
    clearTimeout(timer)
    await running
  }
}

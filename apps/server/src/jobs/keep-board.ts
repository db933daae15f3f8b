import type { createEngine, LearntHistory } from '@fairline/engine'
import type { Clock } from '../clock.ts'
import type { BoardState } from './board-state.ts'

/** How long after one look at the clock the next follows, in real milliseconds. */
const PAUSE = 1000
/** A checkpoint is written after so much of the app's time. */
const CHECKPOINT_MS = 6 * 3_600_000

type Engine = ReturnType<typeof createEngine>

interface Needs {
  readonly engine: Engine
  readonly state: BoardState
  readonly now: Clock
  /** Learns a history elsewhere. */
  readonly learn?: (
    asked: NonNullable<ReturnType<Engine['historyAsked']>>,
    onProgress: (share: number) => void,
  ) => { readonly learnt: Promise<LearntHistory>; readonly stop: () => Promise<unknown> }
  readonly onError: (error: unknown) => void
}

/** Advances the board as the clock goes, one step at a time, until stopped; the history is learnt behind the first board. */
export function keepBoard({ engine, state, now, learn, onError }: Needs): () => Promise<void> {
  let timer: NodeJS.Timeout | undefined
  let stopped = false
  let saved = now()
  let stopLearning: () => Promise<unknown> = async () => undefined

  const step = async () => {
    try {
      state.show(await engine.advance(now()))
      if (now() - saved >= CHECKPOINT_MS) await leave()
    } catch (error) {
      onError(error)
      state.suffer(error instanceof Error ? error.message : 'the board cannot be kept')
    }
    if (!stopped) timer = setTimeout(again, PAUSE)
  }
  const again = () => {
    running = step()
  }
  const leave = async () => {
    saved = now()
    await engine.checkpoint()
  }
  const catchUp = async () => {
    const asked = engine.historyAsked()
    if (!asked || !learn) return
    const thread = learn(asked, engine.learning)
    stopLearning = thread.stop
    try {
      await engine.takeOver(await thread.learnt)
      state.show(await engine.advance(now()))
      await leave()
    } catch (error) {
      if (!stopped) onError(error)
    }
  }

  let running = step()
  const learning = running.then(catchUp)
  return async () => {
    stopped = true
    clearTimeout(timer)
    await stopLearning()
    await learning
    await running
    await engine.checkpoint().catch(onError)
  }
}

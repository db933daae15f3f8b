import type { createEngine, LearntHistory } from '@fairline/engine'
import type { Clock } from '../clock.ts'
import type { BoardState } from './board-state.ts'

/** How long after one look at the clock the next follows, in real milliseconds. */
const PAUSE = 1000
/** One step goes no farther: a clock that outruns the house leaves the board behind, not the visitor waiting. */
const MOST_MS = 3_600_000
/** And while the past is learnt no farther than this from the first board: what is read meanwhile is held in memory. */
const MOST_HELD_MS = 6 * 3_600_000
/** A checkpoint is written after so much of the app's time. */
const CHECKPOINT_MS = 6 * 3_600_000

type Engine = ReturnType<typeof createEngine>

interface Needs {
  readonly engine: Engine
  readonly state: BoardState
  readonly now: Clock
  /** The moment of the first board; null for whatever the clock says. */
  readonly from: number | null
  /** Learns a history elsewhere. */
  readonly learn?: (
    asked: NonNullable<ReturnType<Engine['historyAsked']>>,
    onProgress: (share: number) => void,
  ) => { readonly learnt: Promise<LearntHistory>; readonly stop: () => Promise<unknown> }
  readonly onError: (error: unknown) => void
}

/** Advances the board as the clock goes, one step at a time, until stopped; the history is learnt behind the first board. */
export function keepBoard({ engine, state, now, from, learn, onError }: Needs): () => Promise<void> {
  let timer: NodeJS.Timeout | undefined
  let stopped = false
  let saved = now()
  let reached: number | null = null
  let stopLearning: () => Promise<unknown> = async () => undefined

  const step = async () => {
    const target = now()
    reached = reached === null ? (from ?? target) : Math.min(target, reached + MOST_MS, furthest())
    try {
      state.show(await engine.advance(reached))
      if (now() - saved >= CHECKPOINT_MS) await leave()
    } catch (error) {
      onError(error)
      state.suffer(error instanceof Error ? error.message : 'the board cannot be kept')
    }
    if (!stopped) timer = setTimeout(again, reached < target ? 0 : PAUSE)
  }
  const again = () => {
    running = step()
  }
  const furthest = () => {
    const asked = learn ? engine.historyAsked() : null
    return asked ? asked.asOf + MOST_HELD_MS : Number.POSITIVE_INFINITY
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
      state.show(await engine.advance(reached ?? now()))
      await leave()
    } catch (error) {
      if (stopped) return
      onError(error)
      engine.forgo()
      state.miss('the past games could not be learnt: nothing is picked until the next start')
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

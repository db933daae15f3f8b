import { ClockBehindError, type createEngine, type LearnedHistory, StoreError } from '@fairline/engine'
import type { Clock } from '../clock.ts'
import { storeErrorText } from '../recorder/store-error-text.ts'
import type { BoardState } from './board-state.ts'

/** Real milliseconds between two steps. */
const PAUSE_MS = 1000
/** Maximum app time per step: if the clock is faster than the app, the board lags instead of blocking requests. */
const MAX_STEP_MS = 3_600_000
/** Maximum app time the board advances while the history is learned: facts read meanwhile are buffered in memory. */
const MAX_HELD_MS = 6 * 3_600_000
/** A checkpoint is written after this much of the app's time. */
const CHECKPOINT_MS = 6 * 3_600_000
/** After this much real time without a step, games are decided as of now: no client could bet on a pick of the past. */
const LATE_MS = 60_000

type Engine = Omit<ReturnType<typeof createEngine>, 'inPlayAsked' | 'adoptInPlay'>

export interface KeepBoardOptions {
  readonly engine: Engine
  readonly state: BoardState
  readonly now: Clock
  /** Real time in milliseconds. */
  readonly realNow: () => number
  /** The moment of the first board; null for what the clock says. */
  readonly from: number | null
  /** Whether publishing is paused because entries can't be stored durably. */
  readonly isPaused?: () => boolean
  /** Learns a history elsewhere. */
  readonly learn?: (
    query: NonNullable<ReturnType<Engine['historyAsked']>>,
    onProgress: (share: number) => void,
  ) => { readonly learnt: Promise<LearnedHistory>; readonly stop: () => Promise<unknown> }
  /** Returns memory to the system; called once a history was received and once a checkpoint was written, which take a multiple of their size. */
  readonly releaseMemory?: () => void
  readonly onError: (error: unknown) => void
  /** Called if the clock is behind the newest published entry by more than `CLOCK_TOLERANCE_MS`. */
  readonly onClockBehind?: (error: ClockBehindError) => void
}

const nothingToStop: () => Promise<unknown> = async () => undefined

/** Waits for a clock that is at most this far behind: time synchronization sets clocks back by a little. */
const CLOCK_TOLERANCE_MS = 60_000

/** Advances the board with the clock, one step at a time, until stopped. Learns the history after the first board. */
export function keepBoard(options: KeepBoardOptions): () => Promise<void> {
  const { engine, state, now, realNow, from, isPaused, learn, releaseMemory, onError, onClockBehind } = options
  let timer: NodeJS.Timeout | undefined
  let stopped = false
  let savedAt = now()
  let reached: number | null = null
  let tried = false
  /** A learned history was taken over, and no checkpoint has been tried since that could be written. */
  let hasAdopted = false
  /** When the last step succeeded, in real time. */
  let steppedAt = realNow()
  let stopLearning = nothingToStop
  const firstBoard = Promise.withResolvers<void>()

  function nextMoment(target: number): number {
    // The first step failed: the first moment has passed, so start at the current one.
    if (reached === null) return tried ? target : (from ?? target)
    return Math.max(reached, isLate() ? target : Math.min(target, reached + MAX_STEP_MS, furthest()))
  }
  const isLate = () => reached !== null && realNow() - steppedAt > LATE_MS && engine.historyAsked() === null
  const furthest = () => {
    const historyRequest = learn ? engine.historyAsked() : null
    return historyRequest ? historyRequest.asOf + MAX_HELD_MS : Number.POSITIVE_INFINITY
  }

  /** @returns whether the board was advanced and is still behind the clock */
  async function advance(target: number): Promise<boolean> {
    if (isPaused?.()) {
      if (reached === null) state.enter('waiting for the database')
      state.suffer('The board can’t be updated until new picks can be recorded.')
      const board = await engine.restate()
      if (board) state.show(board)
      return false
    }
    const to = nextMoment(target)
    const decidesAtEnd = isLate()
    tried = true
    const board = await engine.advance(to, { decidesAtEnd })
    state.recover()
    state.show(board)
    reached = to
    steppedAt = realNow()
    firstBoard.resolve()
    if (now() - savedAt >= CHECKPOINT_MS) await writeCheckpoint()
    return to < target
  }

  const step = async () => {
    let isBehind = false
    try {
      isBehind = await advance(now())
      if (hasAdopted && !isBehind) await writeCheckpoint()
    } catch (error) {
      suffer(error)
    }
    if (!stopped) timer = setTimeout(again, isBehind ? 0 : PAUSE_MS)
  }
  const again = () => {
    running = step()
  }

  function suffer(error: unknown): void {
    if (error instanceof ClockBehindError) {
      if (error.newest - error.now > CLOCK_TOLERANCE_MS) onClockBehind?.(error)
      state.enter('waiting for the clock to pass the newest record')
      state.suffer('The board can’t be updated until the clock has passed the newest record.')
      return
    }
    onError(error)
    const why = error instanceof StoreError ? ` because ${storeErrorText[error.kind]}` : ''
    state.suffer(`The board can’t be updated${why}.`)
  }

  /**
   * A checkpoint that the engine skipped is tried again at the next step, which costs nothing. One that failed is reported
   * and tried again six hours later: without it the next start only takes longer.
   */
  async function writeCheckpoint(): Promise<void> {
    const triedAt = now()
    try {
      if (!(await engine.checkpoint())) return
    } catch (error) {
      onError(error)
    }
    savedAt = triedAt
    hasAdopted = false
    releaseMemory?.()
  }

  async function learnHistory(): Promise<void> {
    if (stopped) return
    const historyRequest = engine.historyAsked()
    if (!historyRequest || !learn) return
    const learning = learn(historyRequest, engine.learning)
    stopLearning = learning.stop
    try {
      const history = await learning.learnt
      // Reading the messages it came in takes a multiple of its size, and taking it over as much again.
      releaseMemory?.()
      await adopt(history)
      hasAdopted = !stopped
    } catch (error) {
      if (stopped) return
      onError(error)
      engine.forgo()
      state.miss('The past games couldn’t be learned: nothing is picked until the next start.')
    } finally {
      state.release()
      // Releases the reference to the learned history, which the engine holds now.
      stopLearning = nothingToStop
    }
  }

  /** Retries while the store is unavailable, so that the learned history is not lost. */
  async function adopt(history: LearnedHistory): Promise<void> {
    while (!stopped && engine.historyAsked() !== null) {
      try {
        await engine.takeOver(history)
      } catch (error) {
        if (!(error instanceof StoreError)) throw error
        onError(error)
        state.hold(`What was learned of past games can’t be used yet because ${storeErrorText[error.kind]}.`)
        await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
      }
    }
  }

  let running = step()
  const learning = firstBoard.promise.then(learnHistory)
  return async () => {
    stopped = true
    clearTimeout(timer)
    firstBoard.resolve()
    await stopLearning()
    await learning
    await running
  }
}

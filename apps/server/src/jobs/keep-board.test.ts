import { type Board, ClockBehindError, type LearnedHistory, StoreError } from '@fairline/engine'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { boardState } from './board-state.ts'
import { keepBoard } from './keep-board.ts'

const hour = 3_600_000

/** An engine that notes the moments it was advanced to. @param fails  the error of an advance, if it fails */
function noted(learning: boolean, fails: () => Error | null = () => null) {
  const moments: number[] = []
  const late: number[] = []
  let restated = 0
  let query: { asOf: number; backfill: boolean } | null = null
  let left = learning
  const boardAt = (now: number): Board => ({
    version: moments.length,
    asOf: now,
    newestFactAt: null,
    source: 'test',
    day: '2026-07-15',
    games: [],
    teams: {},
    strategies: { records: [], lately: [] },
    books: [],
    troubles: [],
    rated: null,
  })
  return {
    moments,
    late,
    restated: () => restated,
    engine: {
      async advance(now: number, { decidesAtEnd } = { decidesAtEnd: false }): Promise<Board> {
        const error = fails()
        if (error) throw error
        moments.push(now)
        if (decidesAtEnd) late.push(now)
        if (left) query = { asOf: moments[0]!, backfill: true }
        return boardAt(now)
      },
      async restate() {
        restated += 1
        return null
      },
      historyAsked: () => query,
      pathsOf: () => null,
      learning: () => {},
      forgo() {
        left = false
        query = null
      },
      async takeOver() {
        left = false
        query = null
      },
      checkpoint: async () => true,
    },
  }
}

/** Runs pending promises and advances the fake clock by some milliseconds. */
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)
beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const usual = { from: null, realNow: () => Date.now(), onError: () => {} }

describe('keeping the board', () => {
  it('begins at the moment it was given, however long the start took', async () => {
    const { engine, moments } = noted(false)
    const stop = keepBoard({ ...usual, engine, state: boardState('test'), now: () => 5 * hour + 700, from: 5 * hour })
    await pass(0)
    await stop()
    expect(moments[0]).toBe(5 * hour)
  })

  it('goes an hour at a time where the clock outruns it, without a pause', async () => {
    const { engine, moments } = noted(false)
    const stop = keepBoard({ ...usual, engine, state: boardState('test'), now: () => 1000 * hour, from: 0 })
    await pass(20)
    await stop()
    expect(moments.slice(0, 8)).toEqual([0, 1, 2, 3, 4, 5, 6, 7].map((n) => n * hour))
  })

  it('advances at most six hours while the history is learned, then catches up and says that it has learned', async () => {
    const { engine, moments } = noted(true)
    const { promise: history, resolve: finishLearning } = Promise.withResolvers<LearnedHistory>()
    const learn = () => ({ learnt: history, stop: async () => {} })
    const releaseMemory = vi.fn(() => Math.max(...moments))
    const state = boardState('test')
    const stop = keepBoard({ ...usual, engine, state, now: () => 1000 * hour, from: 0, learn, releaseMemory })
    await pass(3000)
    expect(Math.max(...moments)).toBe(6 * hour)
    expect(releaseMemory).not.toHaveBeenCalled()
    finishLearning({ leagues: [], entries: [] })
    await pass(3000)
    await stop()
    // Before it is taken over, and after the checkpoint that follows; by then the board has caught up.
    expect(releaseMemory.mock.results.map(({ value }) => value)).toEqual([6 * hour, 1000 * hour])
  })

  it('releases memory after the checkpoint of every six hours', async () => {
    const { engine } = noted(false)
    const events: string[] = []
    let now = 0
    const stop = keepBoard({
      ...usual,
      engine: { ...engine, checkpoint: async () => events.push('checkpoint') > 0 },
      state: boardState('test'),
      now: () => now,
      releaseMemory: () => void events.push('release'),
    })
    for (; now < 13 * hour; now += hour) await pass(1000)
    await stop()
    expect(events).toEqual(['checkpoint', 'release', 'checkpoint', 'release'])
  })

  it('reports that the history cannot be learned', async () => {
    const { engine } = noted(true)
    const state = boardState('test')
    const errors: unknown[] = []
    const stop = keepBoard({
      ...usual,
      engine,
      state,
      now: () => 5,
      learn: () => ({ learnt: Promise.reject(new Error('out of memory')), stop: async () => {} }),
      onError: (error) => errors.push(error),
    })
    await pass(0)
    expect(errors).toHaveLength(1)
    expect(state.troubles()).toEqual(['The past games couldn’t be learned: nothing is picked until the next start.'])
    await stop()
  })

  it('says why what was learned can’t be used while the store is away, then uses it', async () => {
    const { engine } = noted(true)
    let away = true
    const takeOver = async () => {
      if (away) throw new StoreError('unreachable', 'postgres at 10.1.2.3')
      await engine.takeOver()
    }
    const learn = () => ({ learnt: Promise.resolve({ leagues: [], entries: [] }), stop: async () => {} })
    const state = boardState('test')
    const stop = keepBoard({ ...usual, engine: { ...engine, takeOver }, state, now: () => 5, learn })
    await pass(5000)
    const why = 'What was learned of past games can’t be used yet because the database can’t be reached.'
    expect([state.troubles(), state.notUpdating()]).toEqual([[why], null])
    away = false
    await pass(1000)
    expect(state.troubles()).toEqual([])
    await stop()
  })

  it('holds nothing back any more once what was learned can’t be used for another reason', async () => {
    const { engine } = noted(true)
    const failures = [new StoreError('unreachable', 'postgres at 10.1.2.3'), new Error('damaged')]
    const takeOver = async () => {
      throw failures.shift()
    }
    const learn = () => ({ learnt: Promise.resolve({ leagues: [], entries: [] }), stop: async () => {} })
    const state = boardState('test')
    const stop = keepBoard({ ...usual, engine: { ...engine, takeOver }, state, now: () => 5, learn })
    await pass(0)
    expect(state.troubles()).toEqual([expect.stringMatching(/^What was learned of past games can’t be used yet/)])
    await pass(5000)
    expect(state.troubles()).toEqual(['The past games couldn’t be learned: nothing is picked until the next start.'])
    await stop()
  })

  it('never goes back when the clock does', async () => {
    const { engine, moments } = noted(false)
    let now = 2 * hour
    const stop = keepBoard({ ...usual, engine, state: boardState('test'), now: () => now })
    await pass(0)
    now -= 1000
    await pass(1000)
    await stop()
    expect(moments).toEqual([2 * hour, 2 * hour])
  })

  it('stops publishing while nothing can be stored, shows why, and decides as of now after a long stop', async () => {
    const { engine, moments, late, restated } = noted(false)
    let paused = false
    const now = () => 1000 * hour + Date.now()
    const state = boardState('test')
    const stop = keepBoard({ ...usual, engine, state, now, isPaused: () => paused })
    await pass(1000)
    expect(moments).toHaveLength(2)
    expect(state.notUpdating()).toBeNull()
    paused = true
    await pass(120_000)
    expect(moments).toHaveLength(2)
    expect(restated()).toBe(120)
    expect(state.notUpdating()).toBe('The board can’t be updated until new picks can be recorded.')
    paused = false
    await pass(1000)
    expect(state.notUpdating()).toBeNull()
    await stop()
    expect(moments).toHaveLength(3)
    expect(late).toEqual([moments[2]])
  })

  it('opens the board at the current moment if the store was away at the first one', async () => {
    let away = true
    const { engine, moments } = noted(false, () =>
      away ? new StoreError('unreachable', 'postgres at 10.1.2.3') : null,
    )
    const state = boardState('test')
    const now = () => 5 * hour + Date.now()
    const stop = keepBoard({ ...usual, engine, state, now, from: 5 * hour })
    await pass(10_000)
    const notUpdating = 'The board can’t be updated because the database can’t be reached.'
    expect(state.notUpdating()).toBe(notUpdating)
    expect(state.troubles()).toEqual([notUpdating])
    away = false
    await pass(1000)
    await stop()
    expect(moments[0]).toBe(now())
    expect(state.notUpdating()).toBeNull()
    expect(state.troubles()).toEqual([])
  })

  it('waits for a clock that is a little behind the newest record, and reports one that is far behind', async () => {
    let newest = Date.now() + 5 * hour + 3000
    const clock = () => 5 * hour + Date.now()
    const { engine, moments } = noted(false, () => (clock() < newest ? new ClockBehindError(newest, clock()) : null))
    const reported: unknown[] = []
    const onClockBehind = (error: ClockBehindError) => reported.push(error)
    const state = boardState('test')
    const stop = keepBoard({ ...usual, engine, state, now: clock, onClockBehind })
    await pass(2000)
    expect(moments).toEqual([])
    expect(state.notUpdating()).toBe('The board can’t be updated until the clock has passed the newest record.')
    await pass(1000)
    expect(state.notUpdating()).toBeNull()
    expect([moments.length, reported.length]).toEqual([1, 0])
    newest = clock() + hour
    await pass(1000)
    await stop()
    expect(reported.length).toBeGreaterThan(0)
  })

  it('reports a clock that is more than a minute behind the newest record, and none that is exactly a minute', async () => {
    let behind = 60_000
    const now = () => 5 * hour + Date.now()
    const { engine } = noted(false, () => new ClockBehindError(now() + behind, now()))
    const errors: unknown[] = []
    const reported: unknown[] = []
    const onClockBehind = (error: ClockBehindError) => reported.push(error)
    const onError = (error: unknown) => errors.push(error)
    const stop = keepBoard({ ...usual, engine, state: boardState('test'), now, onError, onClockBehind })
    await pass(0)
    expect(reported).toHaveLength(0)
    behind = 60_001
    await pass(1000)
    await stop()
    expect([reported.length, errors]).toEqual([1, []])
  })

  it('goes on if a checkpoint can’t be written, reports it, and tries again six hours later', async () => {
    const { engine, moments } = noted(false)
    const written: number[] = []
    let now = 0
    const checkpoint = async () => {
      written.push(now)
      throw new Error('the disk is full')
    }
    const errors: unknown[] = []
    const state = boardState('test')
    const onError = (error: unknown) => errors.push(error)
    const stop = keepBoard({ ...usual, engine: { ...engine, checkpoint }, state, now: () => now, onError })
    await pass(0)
    const troubles: string[] = []
    for (now = hour; now <= 13 * hour; now += hour) {
      await pass(1000)
      troubles.push(...state.troubles())
    }
    await stop()
    expect(written).toEqual([6 * hour, 12 * hour])
    expect([moments.at(-1), errors.length, troubles]).toEqual([13 * hour, 2, []])
  })

  it('tries a checkpoint that was skipped again at the next step, and the next one six hours after it was written', async () => {
    const { engine } = noted(false)
    const calls: (readonly [number, boolean])[] = []
    let now = 0
    const checkpoint = async () => {
      const isWritten = now !== 6 * hour && now !== 7 * hour
      calls.push([now / hour, isWritten])
      return isWritten
    }
    const releaseMemory = vi.fn(() => now / hour)
    const stop = keepBoard({
      ...usual,
      engine: { ...engine, checkpoint },
      state: boardState('test'),
      now: () => now,
      releaseMemory,
    })
    for (; now <= 14 * hour; now += hour) await pass(1000)
    await stop()
    expect(calls).toEqual([
      [6, false],
      [7, false],
      [8, true],
      [14, true],
    ])
    expect(releaseMemory.mock.results.map(({ value }) => value)).toEqual([8, 14])
  })

  it('tries to save what was learned at each step until that is written, and then no more', async () => {
    const { engine } = noted(true)
    let calls = 0
    const checkpoint = async () => {
      calls += 1
      return calls === 3
    }
    const learn = () => ({ learnt: Promise.resolve({ leagues: [], entries: [] }), stop: async () => {} })
    const stop = keepBoard({
      ...usual,
      engine: { ...engine, checkpoint },
      state: boardState('test'),
      now: () => 2 * hour,
      learn,
    })
    await pass(2000)
    expect(calls).toBe(2)
    await pass(5000)
    await stop()
    expect(calls).toBe(3)
  })

  it('saves what was learned as soon as the board has caught up, not at the next six hours', async () => {
    const { engine, moments } = noted(true)
    const written: (number | undefined)[] = []
    const checkpoint = async () => written.push(moments.at(-1)) > 0
    const learnt = Promise.withResolvers<LearnedHistory>()
    const learn = () => ({ learnt: learnt.promise, stop: async () => {} })
    let now = 0
    const stop = keepBoard({
      ...usual,
      engine: { ...engine, checkpoint },
      state: boardState('test'),
      now: () => now,
      learn,
    })
    await pass(0)
    now = 2 * hour
    learnt.resolve({ leagues: [], entries: [] })
    await pass(0)
    expect(written).toEqual([])
    await pass(3000)
    await stop()
    expect(written).toEqual([2 * hour])
  })

  it('decides games as of now only after more than a minute without a step', async () => {
    const lateAfter = async (pauseMs: number) => {
      const { engine, late } = noted(false)
      let paused = false
      const now = () => 1000 * hour + Date.now()
      const stop = keepBoard({ ...usual, engine, state: boardState('test'), now, isPaused: () => paused })
      await pass(0)
      paused = true
      await pass(pauseMs - 1000)
      paused = false
      await pass(1000)
      await stop()
      return late.length
    }
    expect([await lateAfter(60_000), await lateAfter(61_000)]).toEqual([0, 1])
  })

  it('learns nothing if it is stopped before the first board, and ends what is being learned if stopped later', async () => {
    const calls: string[] = []
    const learn = () => {
      calls.push('learn')
      const learnt = Promise.withResolvers<LearnedHistory>()
      const end = async () => {
        calls.push('stop')
        learnt.reject(new Error('stopped'))
      }
      return { learnt: learnt.promise, stop: end }
    }
    const errors: unknown[] = []
    const options = { ...usual, now: () => 5, learn, onError: (error: unknown) => errors.push(error) }
    const { engine } = noted(true, () => new StoreError('unreachable', 'postgres is away'))
    const stopEarly = keepBoard({ ...options, engine, state: boardState('test'), onError: () => {} })
    await pass(0)
    await stopEarly()
    // Stopped while the first step is still under way, after which there would be a history to learn.
    await keepBoard({ ...options, engine: noted(true).engine, state: boardState('test') })()
    expect(calls).toEqual([])
    const state = boardState('test')
    const stop = keepBoard({ ...options, engine: noted(true).engine, state })
    await pass(0)
    await stop()
    expect([calls, errors, state.troubles()]).toEqual([['learn', 'stop'], [], []])
  })
})

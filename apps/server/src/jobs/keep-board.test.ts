import type { Board, LearntHistory } from '@fairline/engine'
import { describe, expect, it } from 'vitest'
import { boardState } from './board-state.ts'
import { keepBoard } from './keep-board.ts'

const hour = 3_600_000

/** An engine that notes the moments it was brought to. */
function noted(learning: boolean) {
  const moments: number[] = []
  let asked: { asOf: number; backfill: boolean } | null = null
  let left = learning
  return {
    moments,
    engine: {
      async advance(now: number): Promise<Board> {
        moments.push(now)
        if (left) asked = { asOf: moments[0]!, backfill: true }
        const board = { version: moments.length, asOf: now, newestFactAt: null, source: 'test', day: '2026-07-15' }
        return { ...board, games: [], teams: {}, strategies: { records: [], lately: [] }, troubles: [], rated: null }
      },
      historyAsked: () => asked,
      pathsOf: () => null,
      learning: () => {},
      forgo() {
        left = false
        asked = null
      },
      async takeOver() {
        left = false
        asked = null
      },
      checkpoint: async () => {},
    },
  }
}

const until = async (good: () => boolean) => {
  while (!good()) await new Promise((resolve) => setTimeout(resolve, 2))
}

describe('keeping the board', () => {
  it('begins at the moment it was told, however long the start took', async () => {
    const { engine, moments } = noted(false)
    const stop = keepBoard({
      engine,
      state: boardState('test'),
      now: () => 5 * hour + 700,
      from: 5 * hour,
      onError: () => {},
    })
    await until(() => moments.length >= 1)
    await stop()
    expect(moments[0]).toBe(5 * hour)
  })

  it('goes an hour at a time where the clock outruns it, without a pause', async () => {
    const { engine, moments } = noted(false)
    const stop = keepBoard({ engine, state: boardState('test'), now: () => 1000 * hour, from: 0, onError: () => {} })
    await until(() => moments.length >= 8)
    await stop()
    expect(moments.slice(0, 8)).toEqual([0, 1, 2, 3, 4, 5, 6, 7].map((n) => n * hour))
  })

  it('waits six hours on while the past is learnt, then goes on', async () => {
    const { engine, moments } = noted(true)
    let done: (learnt: LearntHistory) => void = () => {}
    const learnt = new Promise<LearntHistory>((resolve) => {
      done = resolve
    })
    const stop = keepBoard({
      engine,
      state: boardState('test'),
      now: () => 1000 * hour,
      from: 0,
      learn: () => ({ learnt, stop: async () => {} }),
      onError: () => {},
    })
    await until(() => moments.length >= 12)
    expect(Math.max(...moments)).toBe(6 * hour)
    done({ leagues: [], entries: [] })
    await until(() => Math.max(...moments) > 8 * hour)
    await stop()
  })

  it('says so where the past cannot be learnt', async () => {
    const { engine, moments } = noted(true)
    const state = boardState('test')
    const errors: unknown[] = []
    const stop = keepBoard({
      engine,
      state,
      now: () => 5,
      from: null,
      learn: () => ({ learnt: Promise.reject(new Error('out of memory')), stop: async () => {} }),
      onError: (error) => errors.push(error),
    })
    await until(() => moments.length > 0 && errors.length > 0)
    expect(state.troubles()).toEqual(['the past games could not be learnt: nothing is picked until the next start'])
    await stop()
  })
})

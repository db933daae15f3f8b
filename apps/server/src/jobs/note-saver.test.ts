import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { noteSaver } from './note-saver.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A state that is written once its writes are let through. */
function noted({ delayMs = 0 } = {}) {
  let state = 0
  let fails = false
  const written: number[] = []
  const errors: unknown[] = []
  const saver = noteSaver({
    delayMs,
    write: async () => {
      const now = state
      await Promise.resolve()
      if (fails) throw new Error('disk full')
      written.push(now)
    },
    onError: (error) => errors.push(error),
  })
  return {
    saver,
    written,
    errors,
    change: (to: number) => {
      state = to
      saver.save()
    },
    fail: (next: boolean) => {
      fails = next
    },
  }
}
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

it('writes at once, and once more where the state changed while it was written', async () => {
  const { written, change, saver } = noted()
  change(1)
  change(2)
  await saver.flush()
  expect(written.at(-1)).toBe(2)
  expect(written.length).toBeLessThanOrEqual(2)
  await saver.flush()
  expect(written.at(-1)).toBe(2)
})

it('writes changes within a delay together', async () => {
  const { written, change } = noted({ delayMs: 1000 })
  change(1)
  await pass(999)
  change(2)
  expect(written).toEqual([])
  await pass(1)
  expect(written).toEqual([2])
  await pass(10_000)
  expect(written).toEqual([2])
})

it('tries again a minute after a failure, with what changed since, and loses nothing', async () => {
  const { written, errors, change, fail } = noted()
  fail(true)
  change(1)
  await pass(0)
  expect([written, errors.length]).toEqual([[], 1])
  fail(false)
  await pass(59_999)
  expect(written).toEqual([])
  await pass(1)
  expect(written).toEqual([1])
})

it('writes at the end what is not written yet, once, and rests', async () => {
  const { written, errors, change, fail, saver } = noted({ delayMs: 60_000 })
  change(1)
  await saver.close()
  expect(written).toEqual([1])
  fail(true)
  change(2)
  await saver.close()
  expect(errors).toHaveLength(1)
  fail(false)
  await pass(600_000)
  expect(written).toEqual([1])
})

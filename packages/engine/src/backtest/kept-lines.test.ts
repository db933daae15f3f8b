import { setImmediate } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'
import { keptLines } from './kept-lines.ts'

const closingTotals = () => ({
  spread: null,
  total: (_: string, line: number) => ({ probability: 1 / line, decided: 1 }),
})

it('says of kept lines what the closing lines said, and of no others anything', () => {
  const kept = keptLines(closingTotals(), [
    { kind: 'total', line: 8 },
    { kind: 'spread', line: 1.5 },
  ])
  expect(kept.spread).toBeNull()
  expect(kept.total!('total', 8)).toEqual({ probability: 1 / 8, decided: 1 })
  expect(() => kept.total!('total', 9)).toThrow('how the total 9 closed was not kept')
})

it('lets the closing lines go', async () => {
  setFlagsFromString('--expose-gc')
  const collectGarbage: () => void = runInNewContext('gc')
  const { kept, closing } = keptOnly()
  // A weak reference holds its target until the job that made it ends.
  await setImmediate()
  collectGarbage()
  expect(closing.deref()).toBeUndefined()
  expect(kept.total!('total', 8).probability).toBe(1 / 8)
})

function keptOnly() {
  const closed = closingTotals()
  return { kept: keptLines(closed, [{ kind: 'total', line: 8 }]), closing: new WeakRef(closed.total) }
}

import { expect, it } from 'vitest'
import { CallFailed } from './call.ts'
import { retryOnceIfBusy } from './retry-once-if-busy.ts'

it('asks a busy server once more, and then no more', () => {
  const busy = new CallFailed('busy', 'The server is busy', 503)
  expect([0, 1, 2].map((count) => retryOnceIfBusy(count, busy))).toEqual([true, false, false])
})

it('asks no second time after another failure', () => {
  expect(retryOnceIfBusy(0, new CallFailed('unreachable', 'Couldn’t reach Fairline'))).toBe(false)
  expect(retryOnceIfBusy(0, new Error('busy'))).toBe(false)
})

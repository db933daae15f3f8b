import { expect, it } from 'vitest'
import { holdTickShape } from './hold-tick-shape.ts'

it('holds what a tick looks like, and no more once it is held', async () => {
  const first = await holdTickShape()
  expect(first).toBeGreaterThan(0)
  const ticks = Array.from({ length: 5 }, () => new Promise<void>((resolve) => process.nextTick(resolve)))
  await Promise.all(ticks)
  // Five ticks went by unheld: the second call finds only its own.
  expect((await holdTickShape()) - first).toBeLessThan(5)
})

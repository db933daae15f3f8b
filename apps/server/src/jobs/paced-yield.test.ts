import { expect, it } from 'vitest'
import { pacedYield } from './paced-yield.ts'

it('gives the event loop a turn after four milliseconds of work, counted from the last turn', async () => {
  let time = 0
  const turns: number[] = []
  const yieldToEventLoop = pacedYield(
    () => time,
    async () => {
      turns.push(time)
      // Requests are answered meanwhile.
      time += 100
    },
  )
  for (const work of [3, 1, 3, 1]) {
    time += work
    await yieldToEventLoop()
  }
  expect(turns).toEqual([4, 108])
})

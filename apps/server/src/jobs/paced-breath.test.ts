import { expect, it } from 'vitest'
import { pacedBreath } from './paced-breath.ts'

it('gives the event loop a turn after eight milliseconds of work, counted from the last turn', async () => {
  let time = 0
  const turns: number[] = []
  const breathe = pacedBreath(
    () => time,
    async () => {
      turns.push(time)
      // Requests are answered meanwhile.
      time += 100
    },
  )
  for (const work of [3, 4, 1, 7, 1]) {
    time += work
    await breathe()
  }
  expect(turns).toEqual([8, 116])
})

import { expect, it } from 'vitest'
import { advances, ENDS, OUT, PARTS } from './plate-appearance.ts'

const FIRST_AND_THIRD = 0b101
/** What an out in play may lead to with runners on the corners, by outs so far. */
const outsInPlay = (outs: number) => {
  const from = ((outs * 8 + FIRST_AND_THIRD) * ENDS + OUT) * PARTS
  return [...advances.subarray(from, from + PARTS)].map((way) => ({
    outs: (way >> 3) & 3,
    runs: (way >> 5) & 7,
    isDoublePlay: way >> 8 === 1,
  }))
}

it('lets a runner score from third on a double play only if it does not end the inning', () => {
  const [nobodyOut, oneOut] = [0, 1].map((outs) => outsInPlay(outs).filter(({ isDoublePlay }) => isDoublePlay))
  expect(new Set(nobodyOut!.map(({ outs, runs }) => `${outs} outs, ${runs} in`))).toEqual(new Set(['2 outs, 1 in']))
  expect(new Set(oneOut!.map(({ outs, runs }) => `${outs} outs, ${runs} in`))).toEqual(new Set(['3 outs, 0 in']))
})

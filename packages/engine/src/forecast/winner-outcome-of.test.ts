import { leagues } from '@fairline/domain'
import { describe, expect, it } from 'vitest'
import { winnerOutcomeOf } from './winner-outcome-of.ts'

const sides = [0, 1] as const
const outcomesOf = (league: keyof typeof leagues, line: number) =>
  sides.map((side) => winnerOutcomeOf(leagues[league], line, side))

describe('a spread that is the winner by another name', () => {
  it('is half a point given, where games may be drawn', () => {
    expect(outcomesOf('laliga', -0.5)).toEqual([0, null])
    expect(outcomesOf('laliga', 0.5)).toEqual([null, 2])
  })
  it('is half a point given or gotten, or none, where no game is drawn', () => {
    expect(outcomesOf('nba', -0.5)).toEqual([0, 1])
    expect(outcomesOf('nba', 0)).toEqual([0, 1])
    expect(outcomesOf('nba', 0.5)).toEqual([0, 1])
  })
  it('is no other line', () => {
    for (const league of ['laliga', 'nba'] as const)
      for (const line of [-1.5, -0.75, -0.25, 0.25, 1]) expect(outcomesOf(league, line)).toEqual([null, null])
  })
})

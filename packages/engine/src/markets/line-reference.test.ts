import { fullGame } from '@fairline/domain'
import { countProbabilities, pregameLines } from '@fairline/models'
import { logit } from '@fairline/numeric'
import { describe, expect, it } from 'vitest'
import { countReference, lineReference } from './line-reference.ts'

const basketball = pregameLines({
  chances: [0.5, 0.5],
  total: 220,
  scoring: { kind: 'points', marginDeviation: 12.6, totalDeviation: 18.2 },
})
/** Log-odds per standard deviation near the middle of a normal distribution: 4 φ(0). */
const PER_DEVIATION = 1.595769

const stepOf = (market: Parameters<typeof lineReference>[0], line: number) => {
  const reference = lineReference(market, basketball, 220)
  return reference(line + 1) - reference(line)
}

describe('the scale of a line', () => {
  it('is that of a normal distribution where scores are normal: up with a handicap, down with a total', () => {
    expect(stepOf(fullGame('spread'), -0.5)).toBeCloseTo(PER_DEVIATION / 12.6, 2)
    expect(stepOf(fullGame('total'), 219.5)).toBeCloseTo(-PER_DEVIATION / 18.2, 2)
  })

  it('is steeper by the square root of what a part or one team is of the game', () => {
    const full = -PER_DEVIATION / 18.2
    expect(stepOf({ ...fullGame('total'), period: 'quarter-1' }, 55.5)).toBeCloseTo(2 * full, 2)
    expect(stepOf(fullGame('team-total'), 110.5)).toBeCloseTo(Math.SQRT2 * full, 2)
  })

  it('of a part of the game is for a spread that of the margin', () => {
    const firstHalf = { ...fullGame('spread'), period: 'first-half' } as const
    expect(stepOf(firstHalf, -0.5)).toBeCloseTo((Math.SQRT2 * PER_DEVIATION) / 12.6, 2)
  })

  it('of the whole game bends as its scores do: a point far from the middle is worth more', () => {
    // In the tails of a normal distribution log-odds grow faster than in the middle.
    expect(stepOf(fullGame('total'), 250)).toBeLessThan(1.2 * stepOf(fullGame('total'), 219.5))
    expect(stepOf(fullGame('team-total'), 150)).toBeCloseTo(stepOf(fullGame('team-total'), 110.5), 12)
  })

  it('is a player’s count at its mean, of the bets that are decided', () => {
    const spread = { linear: 1.5, square: 0 }
    const { over, under } = countProbabilities(21, 20, spread)
    expect(countReference(21, spread)(20)).toBeCloseTo(logit(over / (over + under)), 12)
  })
})

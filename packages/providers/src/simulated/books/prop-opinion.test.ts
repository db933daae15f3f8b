import { hashIntegers } from '@fairline/numeric'
import { describe, expect, it } from 'vitest'
import { books } from './book.ts'
import { propOpinion } from './prop-opinion.ts'

const [fanDuel] = books.filter(({ name }) => name === 'FanDuel')
const [caesars] = books.filter(({ name }) => name === 'Caesars')

function deviationOf(opinionAt: (key: number) => number): number {
  const opinions = Array.from({ length: 4000 }, (_, i) => opinionAt(hashIntegers(i, 7)))
  return Math.sqrt(opinions.reduce((sum, opinion) => sum + opinion ** 2, 0) / opinions.length)
}

describe('a book’s view of a player', () => {
  it('lies as far off as the book’s noise says, and farther where a league is priced less alike', () => {
    const nba = deviationOf((key) => propOpinion(fanDuel!, 'nba', key, 0, 0.4))
    expect(nba / deviationOf((key) => propOpinion(caesars!, 'nba', key, 0, 0.4))).toBeCloseTo(0.045 / 0.023, 9)
    expect(nba).toBeGreaterThan(deviationOf((key) => propOpinion(fanDuel!, 'nhl', key, 0, 0.4)))
  })

  it('is a share of the count that shrinks with how widely it spreads, and never grows beyond that of a rare one', () => {
    const at = (wide: number) => deviationOf((key) => propOpinion(fanDuel!, 'nba', key, 0, wide))
    expect(at(0.2) / at(0.4)).toBeCloseTo(0.5, 9)
    expect(at(2)).toBe(at(3))
  })
})

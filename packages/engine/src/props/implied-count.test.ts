import { countProbabilities } from '@fairline/models'
import { decimalOdds } from '@fairline/odds'
import { describe, expect, it } from 'vitest'
import { impliedCount } from './implied-count.ts'
import type { PropQuote } from './prop-quote.ts'

const points = { linear: 2.48, square: 0 }
/** A book that prices a mean without an error, with a margin of 5 %. */
const quote = (book: string, mean: number, line: number, stat = 'points'): PropQuote => {
  const { over, under } = countProbabilities(mean, line, points)
  const [o, u] = [over / (over + under), under / (over + under)]
  const prices = { over: decimalOdds(1 / (1.05 * o)), under: decimalOdds(1 / (1.05 * u)) }
  return { day: '2025-11-01', event: 'e', player: 'anna', stat, line, book, at: null, ...prices }
}

const flat = { linear: 0, square: 0 }
const impliedOver = (league: 'nba' | 'nhl', quotes: PropQuote[]) => impliedCount(league, quotes, flat).over

describe('what all lines of a player imply', () => {
  it('carries other lines to the one asked for', () => {
    const over = impliedOver('nba', [quote('a', 24, 20.5), quote('b', 24, 27.5), quote('c', 24, 24.5)])
    const { over: o, under: u } = countProbabilities(24, 22.5, points)
    expect(over(22.5, 'none')).toBeCloseTo(o / (o + u), 4)
  })

  it('leaves a book out of what its own price is held against', () => {
    const over = impliedOver('nba', [quote('a', 20, 20.5), quote('b', 30, 20.5)])
    const of = (mean: number) => {
      const { over: o, under: u } = countProbabilities(mean, 20.5, points)
      return o / (o + u)
    }
    expect(over(20.5, 'b')).toBeCloseTo(of(20), 6)
    expect(over(20.5, 'a')).toBeCloseTo(of(30), 6)
    expect(impliedOver('nba', [quote('a', 20, 20.5)])(20.5, 'a')).toBeNull()
  })

  it('counts a book once, however many lines it quotes', () => {
    const many = [18.5, 19.5, 20.5, 21.5].map((line) => quote('a', 20, line))
    const over = impliedOver('nba', [...many, quote('b', 24, 20.5)])
    const even = impliedOver('nba', [quote('a', 20, 20.5), quote('b', 24, 20.5)])
    expect(Math.abs(over(20.5, 'none')! - even(20.5, 'none')!)).toBeLessThan(0.02)
  })

  it('weighs a quote by its distance from even: its chance times that of the other side', () => {
    const overOf = (mean: number, line: number) => {
      const { over: o, under: u } = countProbabilities(mean, line, points)
      return o / (o + u)
    }
    const [even, far] = [overOf(20, 19.5), overOf(26, 16.5)]
    const [evenWeight, farWeight] = [even * (1 - even), far * (1 - far)]
    const { mean } = impliedCount('nba', [quote('a', 20, 19.5), quote('b', 26, 16.5)], flat)
    expect(mean('')).toBeCloseTo((evenWeight * 20 + farWeight * 26) / (evenWeight + farWeight), 4)
  })

  it('says of a whole line how likely bets on it win that are decided', () => {
    const { over } = impliedCount('nba', [quote('a', 24, 20.5)], flat)
    const { over: o, under: u } = countProbabilities(24, 24, points)
    expect(over(24, '')).toBeCloseTo(o / (o + u), 6)
  })

  it('says which share of a stake is decided: all on half lines, less on whole ones, half of that on quarters', () => {
    const { decided } = impliedCount('nba', [quote('a', 24, 20.5)], flat)
    const returned = countProbabilities(24, 24, points).push
    expect(decided(24.5)).toBe(1)
    expect(decided(24)).toBeCloseTo(1 - returned, 6)
    expect(decided(24.25)).toBeCloseTo(1 - returned / 2, 6)
    expect(decided(23.75)).toBeCloseTo(1 - returned / 2, 6)
  })

  it('takes the spread it is given for stats whose own is not known', () => {
    const said = impliedCount('nba', [quote('a', 20, 20.5, 'steals')], points)
    expect(said.mean('none')).toBeCloseTo(20, 4)
    expect(said.mean('a')).toBeNull()
    expect(impliedOver('nba', [])(20.5, 'none')).toBeNull()
  })
})

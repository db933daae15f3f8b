import { fullGame } from '@fairline/domain'
import { aGame } from '@fairline/engine/testing/facts'
import { decimalOdds } from '@fairline/odds'
import { describe, expect, it } from 'vitest'
import { betInWords, betPassInWords } from './words.ts'

const price = decimalOdds(2.1)

describe('a bet in words', () => {
  it.each([
    ['moneyline', null, 'home', 'Boston Red Sox to win (moneyline) at +110'],
    ['spread', -1.5, 'home', 'Boston Red Sox −1.5 (run line) at +110'],
    ['spread', -1.5, 'away', 'New York Yankees +1.5 (run line) at +110'],
    ['total', 8.5, 'over', 'Over 8.5 (total) at +110'],
    ['total', 9, 'under', 'Under 9 (total) at +110'],
  ] as const)('names side and line of a %s of %s', (kind, line, selection, words) => {
    expect(betInWords(aGame(), { market: fullGame(kind, line), selection, price })).toBe(words)
  })

  it('writes a negative price with a minus sign', () => {
    const bet = { market: fullGame('total', 8.5), selection: 'over', price: decimalOdds(1.8) } as const
    expect(betInWords(aGame(), bet)).toBe('Over 8.5 (total) at −125')
  })

  it('calls a spread what its sport calls it, and a level one level', () => {
    const on = (league: 'nhl' | 'nba', line: number) =>
      betInWords(aGame({ league }), { market: fullGame('spread', line), selection: 'home', price })
    expect(on('nhl', 1.5)).toBe('Boston Red Sox +1.5 (puck line) at +110')
    expect(on('nba', 0)).toBe('Boston Red Sox level (spread) at +110')
  })
})

it('says of a bet in play that too few games were followed, instead of what too few closes mean', () => {
  const words = (state: 'upcoming' | 'live', confidenceAssumed = false) =>
    betPassInWords({ state, passReason: 'confidence-not-known', expectedValue: 0.02, confidenceAssumed })
  expect(words('live')).toBe(
    'Unknown chance to beat later odds: its price is too new, play is stopped, too few games were followed, or it is all but certain',
  )
  expect(words('upcoming')).toContain('too few books quote it, or too few similar lines have closed')
  expect(words('upcoming', true)).toBe('Its chance to beat the closing line is assumed, not learned')
  const inPlay = { state: 'live', expectedValue: 0.005, confidenceAssumed: false } as const
  expect(betPassInWords({ ...inPlay, passReason: 'value-below-bar' })).toContain('EV of 1% or less')
  expect(betPassInWords({ ...inPlay, expectedValue: 0, passReason: 'value-below-bar' })).toBe(
    'No value at the best price',
  )
  expect(betPassInWords({ ...inPlay, passReason: 'price-gone' })).toBe('No book offers it now')
  expect(betPassInWords({ ...inPlay, passReason: 'confidence-below-bar' })).toContain('two minutes later')
  expect(betPassInWords({ ...inPlay, passReason: null })).toBeNull()
})

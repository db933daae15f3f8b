import { fullGame } from '@fairline/domain'
import { describe, expect, it } from 'vitest'
import { isPlausibleSpread, isPlausibleTotal, reasonAgainstLine } from './plausible-line.ts'

describe('a spread', () => {
  it.each([
    // The largest that were recorded before a game.
    ['nba', [-23, 18.5, 0]],
    ['wnba', [-20.5, 19.5, -4]],
    ['nhl', [-2.5, 2.5]],
    ['mlb', [-1.5, 1, 0.5]],
    ['laliga', [-2.75, 2.25, -0.25, 0]],
    // The bounds themselves.
    ['nba', [-40, 40]],
    ['nhl', [-5, 5]],
    ['mlb', [-5, 5]],
    ['premier', [-5, 5]],
    ['nfl', [-60, 60]],
  ] as const)('of %s is plausible up to the bound of its sport: %j', (league, lines) => {
    expect(lines.filter((line) => !isPlausibleSpread(league, line))).toEqual([])
  })

  it.each([
    ['nba', [-555, -40.5, 40.5]],
    ['wnba', [-44.5, 63.5]],
    ['nhl', [-5.5, 5.5]],
    ['mlb', [-5.5, 15]],
    ['laliga', [-5.25, 25]],
    ['nfl', [-60.5]],
    ['ufc', [-0.5, 1.5]],
  ] as const)('of %s is not plausible beyond it: %j', (league, lines) => {
    expect(lines.filter((line) => isPlausibleSpread(league, line))).toEqual([])
  })

  it('has quarters in soccer only', () => {
    const quarters = { mlb: -1.25, wnba: -4.25, nba: 7.75, nhl: 1.25, nfl: -3.25 } as const
    for (const league of ['mlb', 'wnba', 'nba', 'nhl', 'nfl'] as const)
      expect([league, isPlausibleSpread(league, quarters[league])]).toEqual([league, false])
    expect(isPlausibleSpread('seriea', -1.25)).toBe(true)
  })
})

describe('a total', () => {
  it.each([
    // The extremes that were recorded before a game.
    ['nba', [160, 262]],
    ['wnba', [143.5, 190.5]],
    ['nhl', [3, 8.5]],
    ['mlb', [5, 16]],
    // The bounds themselves.
    ['nba', [140, 300]],
    ['wnba', [100, 250]],
    ['nhl', [12]],
    ['mlb', [4, 20]],
    ['nfl', [15, 44.5, 100]],
    ['laliga', [0.5, 2.5, 10]],
    ['ufc', [0.5, 4.5]],
    ['boxing', [12]],
  ] as const)('of %s is plausible within the bounds of its league or sport: %j', (league, totals) => {
    expect(totals.filter((total) => !isPlausibleTotal(league, total))).toEqual([])
  })

  it.each([
    ['nba', [22, 139.5, 300.5]],
    ['wnba', [99.5, 250.5]],
    ['nhl', [2.5, 12.5]],
    ['mlb', [3.5, 20.5]],
    ['nfl', [4.5, 14.5, 100.5, 4450]],
    ['laliga', [0, 0.25, 10.25, 25]],
    ['internationals', [25]],
    ['ufc', [0, 12.5]],
  ] as const)('of %s is not plausible outside of them: %j', (league, totals) => {
    expect(totals.filter((total) => isPlausibleTotal(league, total))).toEqual([])
  })

  it('has quarters in soccer only', () => {
    const quarters = { mlb: 8.25, wnba: 160.75, nba: 220.25, nhl: 5.75, nfl: 44.25, ufc: 2.25 } as const
    for (const league of ['mlb', 'wnba', 'nba', 'nhl', 'nfl', 'ufc'] as const)
      expect([league, isPlausibleTotal(league, quarters[league])]).toEqual([league, false])
    expect([2.25, 2.75, 2.3].map((total) => isPlausibleTotal('champions', total))).toEqual([true, true, false])
  })
})

it('names what is wrong with a whole game’s line, and nothing of other markets', () => {
  expect(reasonAgainstLine('nba', fullGame('spread', -555))).toBe('spread out of range')
  expect(reasonAgainstLine('nba', fullGame('total', 22))).toBe('total out of range')
  const others = [
    fullGame('spread', -5.5),
    fullGame('total', 229),
    fullGame('moneyline'),
    fullGame('team-total', 22),
    { ...fullGame('total', 22), period: 'quarter-1' as const },
  ]
  expect(others.map((market) => reasonAgainstLine('nba', market))).toEqual([null, null, null, null, null])
})

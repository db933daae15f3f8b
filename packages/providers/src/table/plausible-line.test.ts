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

it('takes totals from the lowest to the highest of a league, and any where there are no bounds', () => {
  const inNba = [22, 139.5, 140, 300, 300.5].map((total) => isPlausibleTotal('nba', total))
  expect(inNba).toEqual([false, false, true, true, false])
  expect(isPlausibleTotal('nfl', 30)).toBe(true)
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

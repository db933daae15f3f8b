import type { LeagueKey } from '@fairline/domain'
import { expect, it } from 'vitest'
import { clockText } from './clock-text.ts'

const inning = (period: number) =>
  clockText('mlb', { at: 0, period, phase: 0, remaining: 0, bases: 0, home: 0, away: 0, credits: [] })

it.each([
  [1, '1st'],
  [2, '2nd'],
  [3, '3rd'],
  [4, '4th'],
  [9, '9th'],
  [10, '10th'],
  [11, '11th'],
  [12, '12th'],
  [13, '13th'],
  [14, '14th'],
  [21, '21st'],
  [22, '22nd'],
])('writes inning %i as %s', (period, ordinal) => {
  expect(inning(period)).toBe(`Top ${ordinal}`)
})

it.each([
  // Outs are the lowest two bits of the bases; half an inning is over with the third.
  ['mlb', 1, 0, 2, 'Top 1st'],
  ['mlb', 1, 0, 3, 'Middle 1st'],
  ['mlb', 1, 1, 2, 'Bottom 1st'],
  ['mlb', 1, 1, 3, 'End 1st'],
  // Seconds left of a quarter.
  ['nba', 1, 720, 0, 'Q1 12:00'],
  ['nba', 1, 61, 0, 'Q1 1:01'],
  ['nba', 1, 0, 0, 'Q1 0:00'],
  ['nba', 2, 1, 0, 'Q2 0:01'],
  ['nba', 2, 0, 0, 'Half-time'],
  ['nba', 4, 0, 0, 'Q4 0:00'],
  ['nba', 5, 299, 0, 'Overtime 4:59'],
  ['nfl', 2, 0, 0, 'Half-time'],
  ['nfl', 5, 100, 0, 'Overtime'],
  ['nhl', 3, 5, 0, '3rd 0:05'],
  ['nhl', 3, 0, 0, 'End 3rd'],
  ['nhl', 4, 240, 0, 'Overtime 4:00'],
  // Minutes played; what is added to a half does not count on.
  ['laliga', 1, 44, 0, "44'"],
  ['laliga', 1, 45, 0, "45'"],
  ['laliga', 1, 46, 0, "45+1'"],
  ['laliga', 2, 46, 0, "46'"],
  ['laliga', 2, 90, 0, "90'"],
  ['laliga', 2, 94, 0, "90+4'"],
  ['ufc', 3, 245, 0, 'Round 3 4:05'],
] as const)('shows %s, period %i at %i with bases %i as %s', (league: LeagueKey, period, phase, bases, text) => {
  const nothing = { at: 0, remaining: 0, home: 0, away: 0, credits: [] }
  expect(clockText(league, { ...nothing, period, phase, bases })).toBe(text)
})

import type { LeagueKey } from '@fairline/domain'
import { describe, expect, it } from 'vitest'
import type { Family } from '../family.ts'
import { footballData } from './football-data.ts'
import { nbaSingleBook } from './nba-single-book.ts'
import { sbrPairs } from './sbr-pairs.ts'

type Cells = Readonly<Record<string, string>>

/** The score and winner of the first game, and what was left out. */
function read(family: Family, league: LeagueKey, ...rows: Cells[]) {
  const reasons: Record<string, number> = {}
  const leaveOut = (what: string, reason: string, _: string, count = 1) => {
    reasons[`${what}: ${reason}`] = (reasons[`${what}: ${reason}`] ?? 0) + count
  }
  const reader = family.reader({ league, leaveOut })
  const [game] = rows.flatMap((cells) =>
    reader.row({ get: (column) => cells[column] ?? '', text: Object.values(cells).join(',') }),
  )
  return { score: game?.score, winner: game?.winner, periods: game?.periods, reasons }
}

const soccer = (home: string, away: string) => {
  const game = { Div: 'E0', Date: '12/09/2020', HomeTeam: 'Fulham', AwayTeam: 'Arsenal', FTHG: home, FTAG: away }
  return read(footballData, 'premier', game)
}

const archive = (league: LeagueKey, home: string, away: string, periods: Cells = {}) =>
  read(
    sbrPairs,
    league,
    { game_date: '2019-04-10', VH: 'V', Team: 'A', Final: away, ...periods },
    { game_date: '2019-04-10', VH: 'H', Team: 'B', Final: home, ...periods },
  )

const OUT_OF_RANGE = { 'price: score out of range': 1 }
const NOT_A_SCORE = { 'price: not a score': 1 }
const NO_SCORE = { score: null, winner: null }

describe('a final score', () => {
  it.each(['36', '50', '999', '1999'])('of %s goals is no soccer score: it is counted and tells no winner', (goals) => {
    expect(soccer(goals, '0')).toMatchObject({ ...NO_SCORE, reasons: OUT_OF_RANGE })
  })

  it.each([
    ['premier', 35],
    ['nhl', 30],
    ['mlb', 60],
    ['nba', 250],
  ] as const)('in %s is believed up to %i', (league, most) => {
    const of = (score: number) =>
      league === 'premier' ? soccer(String(score), '1') : archive(league, String(score), '1')
    expect(of(most)).toMatchObject({ score: { home: most, away: 1 }, reasons: {} })
    expect(of(most + 1)).toMatchObject({ ...NO_SCORE, reasons: OUT_OF_RANGE })
  })

  it('that no game can have had takes its periods with it', () => {
    const quarters = { '1st': '20', '2nd': '20', '3rd': '20', '4th': '20' }
    expect(archive('nba', '999', '80', quarters).periods).toBeNull()
    expect(archive('nba', '99', '80', quarters).periods).not.toBeNull()
  })

  it.each(['two', '-1', '2.5', '1e1', 'NaN', '–'])('written as %s is no score, and is counted', (cell) => {
    expect(soccer('1', cell)).toMatchObject({ ...NO_SCORE, reasons: NOT_A_SCORE })
  })

  it.each(['', ' '])('that is not there yet (%j) is not counted', (cell) => {
    expect(soccer(cell, cell)).toMatchObject({ ...NO_SCORE, reasons: {} })
  })

  it.each(['3', '3.0', ' 3 '])('written as %j is three', (cell) => {
    expect(soccer(cell, '0')).toMatchObject({ score: { home: 3, away: 0 }, winner: 'home', reasons: {} })
  })
})

describe('a score told by its sum and difference', () => {
  const told = (points: string, margin: string) =>
    read(nbaSingleBook, 'nba', { Date: '2024-01-05', Home: 'A', Away: 'B', Points: points, Win_Margin: margin })

  it('is the two sides’ points', () => {
    expect(told('220', '-10')).toMatchObject({ score: { home: 105, away: 115 }, reasons: {} })
  })

  it.each([
    ['0', '0'],
    ['', ''],
  ])('is not there yet where the file says %j and %j', (points, margin) => {
    expect(told(points, margin)).toMatchObject({ score: null, reasons: {} })
  })

  it.each([
    ['text', 'many', '5', { 'price: not a score': 2 }],
    ['half points', '220', '5', { 'price: not a score': 2 }],
    ['a negative score', '20', '30', NOT_A_SCORE],
    ['a level game', '200', '0', NOT_A_SCORE],
    ['thousands of points', '2200', '10', { 'price: score out of range': 2 }],
  ])('is counted and left out where it is %s', (_, points, margin, reasons) => {
    expect(told(points, margin)).toMatchObject({ ...NO_SCORE, reasons })
  })
})

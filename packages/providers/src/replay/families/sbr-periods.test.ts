import { describe, expect, it } from 'vitest'
import type { Row } from '../../table/row.ts'
import { periodsOf, startersOf } from './sbr-periods.ts'

const names = ['1st', '2nd', '3rd', '4th', '5th', '6th', '7th', '8th', '9th']
const row = (innings: string, final: string, pitcher = ''): Row => {
  const cells = new Map([...names.map((name, i) => [name, innings.split(',')[i] ?? ''] as const)])
  cells.set('Final', final).set('Pitcher', pitcher)
  return { get: (column) => cells.get(column) ?? '', text: innings }
}

describe('periods of the archive', () => {
  it('leave out the bottom of a ninth that was not batted', () => {
    const innings = periodsOf('mlb', { home: row('0,1,0,0,1,3,3,1,x', '9'), away: row('0,2,0,3,0,0,2,0,0', '7') })
    expect(innings).toEqual({ home: [0, 1, 0, 0, 1, 3, 3, 1], away: [0, 2, 0, 3, 0, 0, 2, 0, 0] })
  })

  it('put extra innings together as the tenth', () => {
    const innings = periodsOf('mlb', { home: row('0,0,0,0,0,0,0,0,1', '2'), away: row('0,0,0,0,0,0,0,0,1', '1') })
    expect([innings!.home.at(-1), innings!.away.at(-1), innings!.home.length]).toEqual([1, 0, 10])
  })

  it.each([
    ['do not sum to the score', '0,1,0,0,1,3,3,1,0', '4'],
    ['sum to less in a shortened game', '1,0,0,0,0,x,x,x,x', '2'],
    ['are not numbers', '0,?,0,0,1,3,3,1,0', '9'],
    ['are missing', '', '9'],
    ['have no final score beside them', '0,0,0,0,0,0,0,0,0', 'NL'],
  ])('are not told where they %s', (_, innings, final) => {
    expect(periodsOf('mlb', { home: row(innings, final), away: row('0,0,0,0,0,0,0,0,0', '0') })).toBeNull()
  })

  it('are told of a game that rain cut short', () => {
    const cut = periodsOf('mlb', { home: row('1,0,0,0,0,x,x,x,x', '1'), away: row('0,0,0,0,0,x,x,x,x', '0') })
    expect(cut).toEqual({ home: [1, 0, 0, 0, 0], away: [0, 0, 0, 0, 0] })
  })
})

it('periods of hockey and basketball need all regular ones, and put overtime behind them', () => {
  const nhl = periodsOf('nhl', { home: row('1,0,1', '3'), away: row('0,2,0', '2') })
  expect(nhl).toEqual({ home: [1, 0, 1, 1], away: [0, 2, 0, 0] })
  expect(periodsOf('nhl', { home: row('1,0', '1'), away: row('0,2', '2') })).toBeNull()
  const nba = periodsOf('nba', { home: row('29,30,22,25', '106'), away: row('26,23,28,20', '97') })
  expect(nba!.home).toEqual([29, 30, 22, 25])
  expect(periodsOf('ufc', { home: row('1,0,1', '2'), away: row('0,2,0', '2') })).toBeNull()
})

it('starters have a name and a hand, or are not known', () => {
  const starters = startersOf({ home: row('', '', 'Undecided'), away: row('', '', 'csabathia-L ') })
  expect(starters).toEqual({ home: null, away: 'CSABATHIA-L' })
})

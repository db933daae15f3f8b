import { describe, expect, it } from 'vitest'
import { minus, plus, pricesOf } from '../../../testing/priced-rows.ts'
import { readRows } from '../../../testing/read-rows.ts'
import { pinnacleLines } from './pinnacle-lines.ts'

// Cells are between semicolons here: the names of the sides have a bar between them.
const COLUMNS = 'captured_utc;matchup_id;start;teams;type;side;points;prices'

const at = Date.parse

describe('recorded rows of Pinnacle’s lines', () => {
  const readAll = () =>
    readRows(pinnacleLines, 'wnba', ';', COLUMNS, [
      '2026-07-11T16:40:22Z;1632339837;2026-07-11T20:00;Atlanta Dream|Portland Fire;moneyline;;;-849,622',
      '2026-07-11T16:40:22Z;1632339837;2026-07-11T20:00;Atlanta Dream|Portland Fire;team_total;home;93.0;-116,-105',
      '2026-07-11T16:40:22Z;1632339837;2026-07-11T20:00;Atlanta Dream|Portland Fire;team_total;away;80.0;-109,-111',
      '2026-07-11T16:40:22Z;1632339837;2026-07-11T20:00;Atlanta Dream|Portland Fire;spread;;-13.5;-107,-110',
      '2026-07-11T16:40:22Z;1632339837;2026-07-11T20:00;Atlanta Dream|Portland Fire;total;;173.5;-109,-111',
      '2026-07-12T03:53:44Z;1632352149;2026-07-13T01:00;Las Vegas Aces|Indiana Fever;spread;;-6.0;-102,-119',
      '2026-07-13T00:08:49Z;1632352149;2026-07-13T01:05;Las Vegas Aces|Indiana Fever;total;;180.0;-110,-110',
      '2026-07-13T00:08:49Z;1632502282;2026-07-12T23:00;Dallas Wings|Chicago Sky;moneyline;;;-602,428',
      '2026-07-13T16:42:39Z;1632393323;2026-07-14T23:00;Toronto Tempo|Washington Mystics;moneyline;;;-105,-116',
      '2026-07-13T16:42:39Z;1632393323;2026-07-14T23:00;Toronto Tempo|Washington Mystics;spread;;1.5;-120,-101',
      '2026-07-14T23:31:29Z;1632415550;2026-07-16T00:00;Indiana Fever|Golden State Valkyries;moneyline;;;-156,128',
    ])

  it('name the home team first, and share the id of their game', () => {
    expect(readAll().games.map(({ sourceId, home, away }) => [sourceId, home, away])).toEqual([
      ['1632339837', 'Atlanta Dream', 'Portland Fire'],
      ['1632339837', 'Atlanta Dream', 'Portland Fire'],
      ['1632339837', 'Atlanta Dream', 'Portland Fire'],
      ['1632339837', 'Atlanta Dream', 'Portland Fire'],
      ['1632339837', 'Atlanta Dream', 'Portland Fire'],
      ['1632352149', 'Las Vegas Aces', 'Indiana Fever'],
      ['1632352149', 'Las Vegas Aces', 'Indiana Fever'],
      ['1632393323', 'Toronto Tempo', 'Washington Mystics'],
      ['1632393323', 'Toronto Tempo', 'Washington Mystics'],
      ['1632415550', 'Indiana Fever', 'Golden State Valkyries'],
    ])
    expect(readAll().leftOut).toEqual(['row: seen after the start'])
  })

  it('are on the Pacific day of the start', () => {
    expect(readAll().games.map(({ day, startsAt }) => [day, startsAt])).toEqual([
      ['2026-07-11', at('2026-07-11T20:00:00Z')],
      ['2026-07-11', at('2026-07-11T20:00:00Z')],
      ['2026-07-11', at('2026-07-11T20:00:00Z')],
      ['2026-07-11', at('2026-07-11T20:00:00Z')],
      ['2026-07-11', at('2026-07-11T20:00:00Z')],
      // 18:00 in Los Angeles, when it is the next day in UTC; captured at 20:53 the evening before.
      ['2026-07-12', at('2026-07-13T01:00:00Z')],
      // Captured at 17:08, after midnight in UTC, when the start had moved by five minutes.
      ['2026-07-12', at('2026-07-13T01:05:00Z')],
      // Captured the morning before.
      ['2026-07-14', at('2026-07-14T23:00:00Z')],
      ['2026-07-14', at('2026-07-14T23:00:00Z')],
      // 17:00 in Los Angeles is midnight in UTC.
      ['2026-07-15', at('2026-07-16T00:00:00Z')],
    ])
  })

  it('have one quote of Pinnacle each, seen when it was captured', () => {
    expect(readAll().games.map(({ quotes }) => quotes.map((quote) => [quote.book, quote.mark, quote.at]))).toEqual([
      [['Pinnacle', null, at('2026-07-11T16:40:22Z')]],
      [['Pinnacle', null, at('2026-07-11T16:40:22Z')]],
      [['Pinnacle', null, at('2026-07-11T16:40:22Z')]],
      [['Pinnacle', null, at('2026-07-11T16:40:22Z')]],
      [['Pinnacle', null, at('2026-07-11T16:40:22Z')]],
      [['Pinnacle', null, at('2026-07-12T03:53:44Z')]],
      [['Pinnacle', null, at('2026-07-13T00:08:49Z')]],
      [['Pinnacle', null, at('2026-07-13T16:42:39Z')]],
      [['Pinnacle', null, at('2026-07-13T16:42:39Z')]],
      [['Pinnacle', null, at('2026-07-14T23:31:29Z')]],
    ])
  })

  it('have the home side and the over first, with every spread and total an alternate', () => {
    expect(readAll().games.map(pricesOf)).toEqual([
      { 'seen moneyline': [minus(849), plus(622)] },
      { 'seen team-total home 93': [minus(116), minus(105)] },
      { 'seen team-total away 80': [minus(109), minus(111)] },
      { 'seen spread -13.5 alternate': [minus(107), minus(110)] },
      { 'seen total 173.5 alternate': [minus(109), minus(111)] },
      { 'seen spread -6 alternate': [minus(102), minus(119)] },
      { 'seen total 180 alternate': [minus(110), minus(110)] },
      { 'seen moneyline': [minus(105), minus(116)] },
      { 'seen spread 1.5 alternate': [minus(120), minus(101)] },
      { 'seen moneyline': [minus(156), plus(128)] },
    ])
  })
})

describe('hand-made rows of Pinnacle’s lines', () => {
  const readAll = () =>
    readRows(pinnacleLines, 'wnba', ';', COLUMNS, [
      '2026-07-11T19:59:59Z;1;2026-07-11T20:00;Atlanta Dream|Portland Fire;total;;166.5;102,-122',
      '2026-07-11T20:00:00Z;2;2026-07-11T20:00;Atlanta Dream|Portland Fire;total;;166.5;102,-122',
      '2026-07-11T16:40:22Z;3;2026-07-11T20:00;Atlanta Dream|Portland Fire;team_total;both;73.5;-110,-110',
      '2026-07-11T16:40:22Z;4;2026-07-11T20:00;Atlanta Dream|Portland Fire;spread;;;-110,-110',
      '2026-07-11T16:40:22Z;5;2026-07-11T20:00;Atlanta Dream;total;;166.5;102,-122',
      'yesterday;6;2026-07-11T20:00;Atlanta Dream|Portland Fire;total;;166.5;102,-122',
    ])

  it('are kept up to the last second before the start', () => {
    expect(readAll().games.map((game) => [game.sourceId, pricesOf(game)])).toEqual([
      ['1', { 'seen total 166.5 alternate': [plus(102), minus(122)] }],
    ])
  })

  it('are left out with their reason', () => {
    expect(readAll().leftOut).toEqual([
      'row: seen after the start',
      'row: market not known',
      'row: market not known',
      'row: teams not told apart',
      'row: no date',
    ])
  })
})

describe('price lists of Pinnacle’s lines', () => {
  const read = (type: string, points: string, prices: string) =>
    readRows(pinnacleLines, 'wnba', ';', COLUMNS, [
      `2026-07-11T16:40:22Z;1;2026-07-11T20:00;Atlanta Dream|Portland Fire;${type};home;${points};${prices}`,
    ])

  it.each([
    ['moneyline', '', '-110,-110,900'],
    ['moneyline', '', '-110'],
    ['moneyline', '', '200,250,300,400'],
    ['moneyline', '', ''],
    ['spread', '-4.5', '-110,-110,-110'],
    ['total', '166.5', '-110,-110,'],
    ['team_total', '83.5', '-110'],
  ])('of a %s %s are left out as a row if they have not two prices: %s', (type, points, prices) => {
    expect(read(type, points, prices)).toEqual({ games: [], leftOut: ['row: wrong number of prices'] })
  })

  it('of two prices are read', () => {
    const { games, leftOut } = read('moneyline', '', '-110,-110')
    expect([games.map(pricesOf), leftOut]).toEqual([[{ 'seen moneyline': [minus(110), minus(110)] }], []])
  })
})

describe('times of Pinnacle’s lines', () => {
  const read = (captured: string, start: string) =>
    readRows(pinnacleLines, 'wnba', ';', COLUMNS, [
      `${captured};1;${start};Atlanta Dream|Portland Fire;moneyline;;;-110,-110`,
    ])

  it.each([
    ['2026-02-30T16:40:22Z', '2026-07-11T20:00'],
    ['2026-07-11T16:40:22Z', '2026-06-31T20:00'],
    ['2026-07-11T25:40:22Z', '2026-07-11T20:00'],
    ['2026-07-11', '2026-07-11T20:00'],
    ['2026-07-11T16:40:22Z', '2026-07-11'],
  ])('that are not in the calendar or on the clock leave the row out: captured %s, start %s', (captured, start) => {
    expect(read(captured, start)).toEqual({ games: [], leftOut: ['row: no date'] })
  })

  it('are in UTC if they name no zone', () => {
    const { games } = read('2026-07-11T16:40:22', '2026-07-11T20:00')
    expect(games.map(({ startsAt, quotes }) => [startsAt, quotes[0]?.at])).toEqual([
      [at('2026-07-11T20:00:00Z'), at('2026-07-11T16:40:22Z')],
    ])
  })
})

it.each([
  ['spread', '-44.5', 'spread out of range'],
  ['spread', '-4.25', 'spread out of range'],
  ['total', '280.5', 'total out of range'],
])('a row of Pinnacle’s with a %s of %s is left out: %s', (type, points, reason) => {
  const row = `2026-07-11T16:40:22Z;1;2026-07-11T20:00;Atlanta Dream|Portland Fire;${type};;${points};-110,-110`
  expect(readRows(pinnacleLines, 'wnba', ';', COLUMNS, [row])).toEqual({ games: [], leftOut: [`row: ${reason}`] })
})

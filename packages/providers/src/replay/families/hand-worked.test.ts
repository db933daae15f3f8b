import type { LeagueKey } from '@fairline/domain'
import { describe, expect, it } from 'vitest'
import { minus, plus, pricesOf } from '../../../testing/priced-rows.ts'
import { readRows } from '../../../testing/read-rows.ts'
import type { Family } from '../family.ts'
import { nbaSingleBook } from './nba-single-book.ts'
import { pinnacleLines } from './pinnacle-lines.ts'

const read = (family: Family, league: LeagueKey, columns: string, ...lines: readonly string[]) =>
  readRows(family, league, '|', columns, lines)

describe('ten rows of the NBA’s one book, worked by hand', () => {
  const columns = 'Date|Home|Away|OU|Spread|ML_Home|ML_Away|Points|Win_Margin'
  const { games, leftOut } = read(
    nbaSingleBook,
    'nba',
    columns,
    '2023-10-24|Denver Nuggets|Los Angeles Lakers|229|5|-188|158|226|12',
    '2023-10-25|Utah Jazz|Phoenix Suns|231.5|-3.5|140|-166|215|-13',
    '2023-10-26|Boston Celtics|Miami Heat|220|0|-110|-110|221|1',
    '2023-10-27|Miami Heat|Boston Celtics|220|pk|-110|-110|0|0',
    '2023-10-28|Miami Heat|Boston Celtics||||| |',
    '2023-10-29|Miami Heat|Boston Celtics|220|2|-130|110|200|0',
    '2023-10-30|Miami Heat|Boston Celtics|220|2|-130||201|3',
    '2023-10-31|Miami Heat|Boston Celtics|high|2|-130|110|200|2',
    'soon|Miami Heat|Boston Celtics|220|2|-130|110|200|2',
    '2023-11-01|Miami Heat|Boston Celtics|220|2|-50|110|201|2',
  )

  it('have the home side first: what it gives is below zero, and half of sum and margin is its score', () => {
    expect(games.map(({ day, score, winner }) => [day, score && [score.home, score.away], winner])).toEqual([
      ['2023-10-24', [119, 107], 'home'],
      ['2023-10-25', [101, 114], 'away'],
      ['2023-10-26', [111, 110], 'home'],
      ['2023-10-27', null, null],
      ['2023-10-28', null, null],
      ['2023-10-29', null, null],
      ['2023-10-30', [102, 99], 'home'],
      ['2023-10-31', [101, 99], 'home'],
      // Half a point is no score: a sum and a margin of which one is odd contradict each other.
      ['2023-11-01', null, null],
    ])
    const none = [null, null]
    expect(games.map(pricesOf)).toEqual([
      { 'seen spread -5': none, 'seen total 229': none, 'seen moneyline': [minus(188), plus(158)] },
      { 'seen spread 3.5': none, 'seen total 231.5': none, 'seen moneyline': [plus(140), minus(166)] },
      { 'seen spread 0': none, 'seen total 220': none, 'seen moneyline': [minus(110), minus(110)] },
      { 'seen spread 0': none, 'seen total 220': none, 'seen moneyline': [minus(110), minus(110)] },
      {},
      { 'seen spread -2': none, 'seen total 220': none, 'seen moneyline': [minus(130), plus(110)] },
      { 'seen spread -2': none, 'seen total 220': none },
      { 'seen spread -2': none, 'seen moneyline': [minus(130), plus(110)] },
      { 'seen spread -2': none, 'seen total 220': none },
    ])
  })

  it('are left out with their reason', () => {
    expect(leftOut).toEqual([
      'price: not a score',
      'price: one-sided price',
      'price: not a line',
      'row: no date',
      'price: not a score',
      'price: not a score',
      'price: moneyline between -100 and +100',
    ])
  })
})

describe('rows of Pinnacle’s lines, worked by hand', () => {
  const columns = 'captured_utc;matchup_id;start;teams;type;side;points;prices'
  // Cells are between semicolons here: the names of the sides have a bar between them.
  const rows = [
    '2026-07-11T16:40:22Z;1;2026-07-11T20:00;Atlanta Dream|Portland Fire;moneyline;;;-849,622',
    '2026-07-11T16:40:22Z;1;2026-07-12T02:00;Atlanta Dream|Portland Fire;spread;;-12.5;-105,-115',
    '2026-07-11T16:40:22Z;1;2026-07-11T20:00;Atlanta Dream|Portland Fire;total;;166.5;102,-122',
    '2026-07-11T16:40:22Z;1;2026-07-11T20:00;Atlanta Dream|Portland Fire;team_total;home;93.0;-116,-105',
    '2026-07-11T16:40:22Z;1;2026-07-11T20:00;Atlanta Dream|Portland Fire;team_total;away;73.5;-110,-110',
    '2026-07-11T16:40:22Z;1;2026-07-11T20:00;Atlanta Dream|Portland Fire;team_total;both;73.5;-110,-110',
    '2026-07-11T16:40:22Z;1;2026-07-11T20:00;Atlanta Dream|Portland Fire;spread;;;-110,-110',
    '2026-07-11T20:00:00Z;1;2026-07-11T20:00;Atlanta Dream|Portland Fire;total;;166.5;102,-122',
    '2026-07-11T16:40:22Z;1;2026-07-11T20:00;Atlanta Dream;total;;166.5;102,-122',
    'yesterday;1;2026-07-11T20:00;Atlanta Dream|Portland Fire;total;;166.5;102,-122',
  ]
  const { games, leftOut } = readRows(pinnacleLines, 'wnba', ';', columns, rows)

  it('are the home side’s and the over’s first, every spread and total an alternate, on the day in Los Angeles', () => {
    expect(games.map((game) => [game.day, game.home, pricesOf(game)])).toEqual([
      ['2026-07-11', 'Atlanta Dream', { 'seen moneyline': [minus(849), plus(622)] }],
      ['2026-07-11', 'Atlanta Dream', { 'seen spread -12.5 alternate': [minus(105), minus(115)] }],
      ['2026-07-11', 'Atlanta Dream', { 'seen total 166.5 alternate': [plus(102), minus(122)] }],
      ['2026-07-11', 'Atlanta Dream', { 'seen team-total home 93': [minus(116), minus(105)] }],
      ['2026-07-11', 'Atlanta Dream', { 'seen team-total away 73.5': [minus(110), minus(110)] }],
    ])
  })

  it('are left out with their reason', () => {
    expect(leftOut).toEqual([
      'row: market not known',
      'row: market not known',
      'row: seen after the start',
      'row: teams not told apart',
      'row: no date',
    ])
  })
})

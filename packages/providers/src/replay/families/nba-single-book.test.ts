import type { LeagueKey } from '@fairline/domain'
import { describe, expect, it } from 'vitest'
import { minus, plus, pricesOf, sourcesOf } from '../../../testing/priced-rows.ts'
import { readRows } from '../../../testing/read-rows.ts'
import type { Family } from '../family.ts'
import { nbaSingleBook } from './nba-single-book.ts'

const read = (family: Family, league: LeagueKey, columns: string, ...lines: readonly string[]) =>
  readRows(family, league, '|', columns, lines)

describe('ten rows of the NBA’s one book, worked by hand', () => {
  const columns = 'Date|Home|Away|OU|Spread|ML_Home|ML_Away|Points|Win_Margin'
  const readAll = () =>
    read(
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
      '2023-11-02|Miami Heat|Boston Celtics|22|555|-130|110|202|2',
      '2023-11-03|Miami Heat|Boston Celtics|220|2.25|-130|110|202|2',
    )

  it('have the home side first: what it gives is below zero, and half of sum and margin is its score', () => {
    expect(readAll().games.map(({ day, score, winner }) => [day, score && [score.home, score.away], winner])).toEqual([
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
      ['2023-11-02', [102, 100], 'home'],
      ['2023-11-03', [102, 100], 'home'],
    ])
    const none = [null, null]
    expect(readAll().games.map(pricesOf)).toEqual([
      { 'seen spread -5': none, 'seen total 229': none, 'seen moneyline': [minus(188), plus(158)] },
      { 'seen spread 3.5': none, 'seen total 231.5': none, 'seen moneyline': [plus(140), minus(166)] },
      { 'seen spread 0': none, 'seen total 220': none, 'seen moneyline': [minus(110), minus(110)] },
      { 'seen spread 0': none, 'seen total 220': none, 'seen moneyline': [minus(110), minus(110)] },
      {},
      { 'seen spread -2': none, 'seen total 220': none, 'seen moneyline': [minus(130), plus(110)] },
      { 'seen spread -2': none, 'seen total 220': none },
      { 'seen spread -2': none, 'seen moneyline': [minus(130), plus(110)] },
      { 'seen spread -2': none, 'seen total 220': none },
      { 'seen moneyline': [minus(130), plus(110)] },
      { 'seen total 220': none, 'seen moneyline': [minus(130), plus(110)] },
    ])
  })

  it('are of one book without a name, and have no time', () => {
    expect(sourcesOf(readAll().games)).toEqual([['one book, not named', null, true]])
  })

  it('are left out with their reason', () => {
    expect(readAll().leftOut).toEqual([
      'price: not a score',
      'price: one-sided price',
      'price: not a line',
      'row: no date',
      'price: not a score',
      'price: not a score',
      'price: moneyline between -100 and +100',
      'price: spread out of range',
      'price: total out of range',
      'price: spread out of range',
    ])
  })
})

import { describe, expect, it } from 'vitest'
import { pricesOf, sourcesOf } from '../../../testing/priced-rows.ts'
import { readRows } from '../../../testing/read-rows.ts'
import { championsLeague } from './champions-league.ts'

const COLUMNS = 'Date|Time|HomeTeam|AwayTeam|FTHG|FTAG|FTR|HTHG|HTAG|B365H|B365D|B365A|B365>2.5|B365<2.5|HomeXG'

describe('recorded rows of the Champions League', () => {
  const readAll = () =>
    readRows(championsLeague, 'champions', '|', COLUMNS, [
      '2020-08-08|10:00:00|Tre Fiori|Linfield|0.0|2.0|A|0.0|0.0|10.0|5.5|1.22|1.57|2.35|0.0',
      "2020-08-08|14:30:00|Drita|Inter Club d'Escaldes|2.0|1.0|H|2.0|1.0|1.36|4.2|8.5|1.95|1.85|0.0",
      '2020-08-19|13:30:00|Tallinna FC Flora|Sūduva|1.0|1.0|D|||2.8|2.95|2.3|2.0|1.65|1.28',
      '2020-08-26|15:00:00|CFR Cluj|Dinamo Zagreb|2.0|2.0|D|||3.1|3.0|2.4|2.3|1.61|2.78',
      '2021-05-29|16:00:00|Manchester City|Chelsea|0.0|1.0|A|||2.05|3.4|4.3|2.25|1.65|1.09',
      '2021-07-14|11:00:00|Kairat|Maccabi Haifa|2.0|0.0|H||||||1.93|1.82|1.56',
    ])

  it('have the score after 90 minutes, home goals first', () => {
    expect(readAll().games.map(({ day, home, away, score, winner }) => [day, home, away, score, winner])).toEqual([
      ['2020-08-08', 'Tre Fiori', 'Linfield', { home: 0, away: 2 }, 'away'],
      ['2020-08-08', 'Drita', "Inter Club d'Escaldes", { home: 2, away: 1 }, 'home'],
      ['2020-08-19', 'Tallinna FC Flora', 'Sūduva', { home: 1, away: 1 }, 'draw'],
      ['2020-08-26', 'CFR Cluj', 'Dinamo Zagreb', { home: 2, away: 2 }, 'draw'],
      // The final in Porto: neutral ground, which the file does not say.
      ['2021-05-29', 'Manchester City', 'Chelsea', { home: 0, away: 1 }, 'away'],
      ['2021-07-14', 'Kairat', 'Maccabi Haifa', { home: 2, away: 0 }, 'home'],
    ])
    expect(readAll().leftOut).toEqual([])
  })

  it('have one closing price each for home, draw and away', () => {
    expect(readAll().games.map(pricesOf)).toEqual([
      { 'close three-way': [10, 5.5, 1.22] },
      { 'close three-way': [1.36, 4.2, 8.5] },
      { 'close three-way': [2.8, 2.95, 2.3] },
      { 'close three-way': [3.1, 3, 2.4] },
      { 'close three-way': [2.05, 3.4, 4.3] },
      {},
    ])
  })

  it('are of Bet365 as the source has it, without a time', () => {
    expect(sourcesOf(readAll().games)).toEqual([['Bet365 (by the source)', 'close', true]])
  })

  it('have no start, because the zone of the time is unknown', () => {
    expect(readAll().games.map(({ startsAt }) => startsAt)).toEqual([null, null, null, null, null, null])
  })
})

describe('hand-made rows of the Champions League', () => {
  const readAll = () =>
    readRows(championsLeague, 'champions', '|', COLUMNS, [
      '20/10/2020|20:00|Paris SG|Man United|1|2|A|||1.72|4|4.5|||1.1',
      '21/10/20|20:00|Ajax|Liverpool|1|1|D|||3.4|4|2|||0.9',
      '2020-10-22|20:00|Ajax|Liverpool|||||||4|2|||',
      '2020-10-23|20:00|Ajax|Liverpool|||||||||||',
      '2020-10-24|20:00|Ajax|Liverpool|36|1|H|||1.0|4|2|||',
      '2020-10-25|20:00|Ajax|Liverpool|2.5|1|H|||-110|4|2|||',
      '2020-10-26|20:00|Ajax|Liverpool|0|0|D|||3.5|4|3|||',
      '2020-10-27|20:00|Ajax|Liverpool|0|0|D|||1.5|2|3|||',
      'Tuesday|20:00|Ajax|Liverpool|0|0|D|||3.4|4|2|||',
    ])

  it('have the day first in a date with slashes, and no score where the cells hold none', () => {
    expect(readAll().games.map(({ day, score, winner }) => [day, score, winner])).toEqual([
      ['2020-10-20', { home: 1, away: 2 }, 'away'],
      ['2020-10-21', { home: 1, away: 1 }, 'draw'],
      ['2020-10-22', null, null],
      ['2020-10-23', null, null],
      ['2020-10-24', null, null],
      ['2020-10-25', null, null],
      ['2020-10-26', { home: 0, away: 0 }, 'draw'],
      ['2020-10-27', { home: 0, away: 0 }, 'draw'],
    ])
  })

  it('keep only three prices that can be prices', () => {
    expect(readAll().games.map(pricesOf)).toEqual([
      { 'close three-way': [1.72, 4, 4.5] },
      { 'close three-way': [3.4, 4, 2] },
      {},
      {},
      {},
      {},
      {},
      {},
    ])
    expect(readAll().leftOut).toEqual([
      'price: price missing',
      'price: score out of range',
      'price: not a price',
      'price: not a score',
      'price: not a price',
      // 1/3.5 + 1/4 + 1/3 = 0.87, and 1/1.5 + 1/2 + 1/3 = 1.5.
      'price: prices sum below 1',
      'price: prices sum too high',
      'row: no date',
    ])
  })
})

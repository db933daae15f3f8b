import { describe, expect, it } from 'vitest'
import { minus, plus, pricesOf, sourcesOf } from '../../../testing/priced-rows.ts'
import { readRows } from '../../../testing/read-rows.ts'
import { ufc } from './ufc.ts'

/** The file has the blue corner's reach before the red corner's, and the red corner's age before the blue corner's. */
const COLUMNS = 'R_fighter|B_fighter|R_odds|B_odds|date|Winner|B_Reach_cms|R_Reach_cms|R_age|B_age'

describe('recorded rows of UFC fights', () => {
  const readAll = () =>
    readRows(ufc, 'ufc', '|', COLUMNS, [
      'Colby Covington|Joaquin Buckley|205.0|-250.0|2024-12-14|Blue|193.04|182.88|36|30',
      'Cub Swanson|Billy Quarantillo|124.0|-148.0|2024-12-14|Red|177.8|177.8|41|36',
      'Vitor Petrino|Dustin Jacoby|-340.0|270.0|2024-12-14|Blue|193.04|195.58|27|36',
      'Alexandre Pantoja|Kai Asakura|-250.0|215.0|2024-12-07|Red|175.26|170.18|34|31',
      'Drew Dober|Jean Silva|-110.0|-110.0|2024-07-13|Blue|175.26|177.8|35|27',
      'Song Kenan|Muslim Salikhov||-230.0|2024-11-23|Blue|177.8|180.34|34|40',
      'Veronica Hardy|Eduarda Moura|||2024-11-16|Blue|167.64|162.56|29|30',
      'Shavkat Rakhmonov|Ian Machado Garry|-210.0|295.0|2024-12-07|Red|187.96|195.58|30|27',
      'Vicente Luque|Themba Gorimbo|-650.0|-162.0|2024-12-07|Red|195.58|190.5|33|33',
      'Giga Chikadze|Irwin Rivera|-420.0|335.0|2020-05-16|Red|0.0|187.96|31|31',
    ])

  it('have the red corner as home on neutral ground, and a winner without a score', () => {
    expect(readAll().games.map(({ day, home, away, winner }) => [day, home, away, winner])).toEqual([
      ['2024-12-14', 'Colby Covington', 'Joaquin Buckley', 'away'],
      ['2024-12-14', 'Cub Swanson', 'Billy Quarantillo', 'home'],
      ['2024-12-14', 'Vitor Petrino', 'Dustin Jacoby', 'away'],
      ['2024-12-07', 'Alexandre Pantoja', 'Kai Asakura', 'home'],
      ['2024-07-13', 'Drew Dober', 'Jean Silva', 'away'],
      ['2024-11-23', 'Song Kenan', 'Muslim Salikhov', 'away'],
      ['2024-11-16', 'Veronica Hardy', 'Eduarda Moura', 'away'],
      ['2024-12-07', 'Shavkat Rakhmonov', 'Ian Machado Garry', 'home'],
      ['2024-12-07', 'Vicente Luque', 'Themba Gorimbo', 'home'],
      ['2020-05-16', 'Giga Chikadze', 'Irwin Rivera', 'home'],
    ])
    expect(readAll().games.map(({ neutral, score }) => [neutral, score])).toEqual(Array(10).fill([true, null]))
  })

  it('have the closing moneyline, red corner first', () => {
    expect(readAll().games.map(pricesOf)).toEqual([
      // The blue corner is the favorite and wins; then it is the favorite and loses.
      { 'close moneyline': [plus(205), minus(250)] },
      { 'close moneyline': [plus(124), minus(148)] },
      { 'close moneyline': [minus(340), plus(270)] },
      { 'close moneyline': [minus(250), plus(215)] },
      { 'close moneyline': [minus(110), minus(110)] },
      {},
      {},
      // 210/310 + 100/395 = 0.93, and 650/750 + 162/262 = 1.48.
      {},
      {},
      { 'close moneyline': [minus(420), plus(335)] },
    ])
    expect(readAll().leftOut).toEqual([
      'price: one-sided price',
      'price: prices sum below 1',
      'price: prices sum too high',
      'cell: age or reach out of range',
    ])
  })

  it('have the last price that was collected, without a time', () => {
    expect(sourcesOf(readAll().games)).toEqual([['last price collected', 'close', true]])
  })

  it('tell age and reach of each corner', () => {
    expect(
      readAll()
        .games.slice(0, 3)
        .map(({ tapes }) => tapes),
    ).toEqual([
      { home: { age: 36, reach: 182.88 }, away: { age: 30, reach: 193.04 } },
      { home: { age: 41, reach: 177.8 }, away: { age: 36, reach: 177.8 } },
      { home: { age: 27, reach: 195.58 }, away: { age: 36, reach: 193.04 } },
    ])
    // A reach of 0 is unknown.
    expect(readAll().games[9]?.tapes).toEqual({ home: { age: 31, reach: 187.96 }, away: null })
  })
})

describe('hand-made rows of UFC fights', () => {
  const readAll = () =>
    readRows(ufc, 'ufc', '|', COLUMNS, [
      'Ann|Bea|-150|130|2019-06-08|Red|175.5|170|30|28',
      'Bea|Ann|120|-140|2019-07-08|Blue|170|175.5||28',
      'Ann|Bea|-150|130|2019-08-08|Draw|1755|170|30|28',
      'Ann|Bea|-150|130|2019-09-08|||||',
      'Ann|Bea|99|-140|2019-10-08| Blue |170|wide|30|28.5',
      'Ann|Bea|one|-140|2019-11-08|blue|170|170|15|61',
      'Ann|Bea|-150|130||Red|170|170|30|28',
    ])

  it('have no winner where neither corner is named', () => {
    expect(readAll().games.map(({ day, winner }) => [day, winner])).toEqual([
      ['2019-06-08', 'home'],
      ['2019-07-08', 'away'],
      ['2019-08-08', null],
      ['2019-09-08', null],
      ['2019-10-08', 'away'],
      ['2019-11-08', null],
    ])
    expect(readAll().games.map(pricesOf)).toEqual([
      { 'close moneyline': [minus(150), plus(130)] },
      { 'close moneyline': [plus(120), minus(140)] },
      { 'close moneyline': [minus(150), plus(130)] },
      { 'close moneyline': [minus(150), plus(130)] },
      {},
      {},
    ])
  })

  it('do not describe a fighter whose age or reach is missing or impossible', () => {
    expect(readAll().games.map(({ tapes }) => tapes)).toEqual([
      { home: { age: 30, reach: 170 }, away: { age: 28, reach: 175.5 } },
      { home: null, away: { age: 28, reach: 170 } },
      { home: { age: 30, reach: 170 }, away: null },
      { home: null, away: null },
      { home: null, away: null },
      { home: null, away: null },
    ])
    const outOfRange = 'cell: age or reach out of range'
    expect(readAll().leftOut).toEqual([
      'cell: winner is no corner',
      outOfRange,
      outOfRange,
      outOfRange,
      'price: moneyline between -100 and +100',
      'cell: winner is no corner',
      outOfRange,
      outOfRange,
      'price: not a price',
      'row: no date',
    ])
  })
})

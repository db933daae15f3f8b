import { describe, expect, it } from 'vitest'
import { pricesOf } from '../../../testing/priced-rows.ts'
import { readRows } from '../../../testing/read-rows.ts'
import { betExplorer } from './betexplorer.ts'

const COLUMNS = 'season,date_matched,mid,slug,hscore,ascore,ml_h,ml_a,spread,sp_h,sp_a,total,ou_o,ou_u,n_bk_sp,n_bk_ou'

describe('recorded rows of BetExplorer', () => {
  const readAll = () =>
    readRows(betExplorer, 'wnba', ',', COLUMNS, [
      '2019,20191010,x8EBbIuf,washington-mystics-connecticut-sun,89,78,1.31,3.43,-6.5,1.9,1.92,174.5,1.92,1.9,10,11',
      '2019,20191006,zkL7nwVk,connecticut-sun-washington-mystics,81,94,1.65,2.30,-5.5,1.97,1.83,172.5,1.91,1.91,11,12',
      '2019,20190924,KUjJvGK2,las-vegas-aces-washington-mystics,90,94,2.52,1.54,4.5,1.9,1.92,180.5,1.92,1.89,11,12',
      '2021,20210526,AgtPJyeG,phoenix-mercury-las-vegas-aces,79,85,3.03,1.38,6.0,1.93,1.87,166.5,1.9,1.91,10,12',
      '2019,20190805,j7MVm8pb,las-vegas-aces-washington-mystics,70,99,,,-1.5,1.96,1.84,165.5,1.89,1.91,11,12',
      '2019,20190510,QwYfRb3P,minnesota-lynx-washington-mystics,86,79,,,,,,,,,0,0',
      '2023,,lxDwl77A,team-wilson-team-stewart,127,143,1.40,2.80,-5.5,1.88,1.86,249.5,1.86,1.9,6,8',
    ])

  it('have the home team first in the slug and in the score', () => {
    expect(readAll().games.map(({ day, home, away, score, winner }) => [day, home, away, score, winner])).toEqual([
      ['2019-10-10', 'washington mystics', 'connecticut sun', { home: 89, away: 78 }, 'home'],
      ['2019-10-06', 'connecticut sun', 'washington mystics', { home: 81, away: 94 }, 'away'],
      ['2019-09-24', 'las vegas aces', 'washington mystics', { home: 90, away: 94 }, 'away'],
      ['2021-05-26', 'phoenix mercury', 'las vegas aces', { home: 79, away: 85 }, 'away'],
      ['2019-08-05', 'las vegas aces', 'washington mystics', { home: 70, away: 99 }, 'away'],
      ['2019-05-10', 'minnesota lynx', 'washington mystics', { home: 86, away: 79 }, 'home'],
    ])
    expect(readAll().leftOut).toEqual(['row: no date'])
  })

  it('have closing prices with the home side and the over first, and the spread of the home side', () => {
    expect(readAll().games.map(pricesOf)).toEqual([
      // The home favorite wins by 11 and covers; 167 points stay under.
      { 'close moneyline': [1.31, 3.43], 'close spread -6.5': [1.9, 1.92], 'close total 174.5': [1.92, 1.9] },
      // The home favorite loses; 175 points go over.
      { 'close moneyline': [1.65, 2.3], 'close spread -5.5': [1.97, 1.83], 'close total 172.5': [1.91, 1.91] },
      { 'close moneyline': [2.52, 1.54], 'close spread 4.5': [1.9, 1.92], 'close total 180.5': [1.92, 1.89] },
      // The visiting favorite wins by 6: a push.
      { 'close moneyline': [3.03, 1.38], 'close spread 6': [1.93, 1.87], 'close total 166.5': [1.9, 1.91] },
      { 'close spread -1.5': [1.96, 1.84], 'close total 165.5': [1.89, 1.91] },
      {},
    ])
  })

  it('are an average of bookmakers without a time', () => {
    const quotes = readAll().games.flatMap((game) => game.quotes)
    expect(new Set(quotes.map(({ book }) => book))).toEqual(new Set(['BetExplorer average']))
    expect(new Set(quotes.map(({ at }) => at))).toEqual(new Set([null]))
  })
})

describe('hand-made rows of BetExplorer', () => {
  const readAll = () =>
    readRows(betExplorer, 'wnba', ',', COLUMNS, [
      '2019,20190525,a,connecticut-sun-washington-mystics,85,75,1.4,2.9,-10,1.9,1.92,160,1.87,1.95,9,9',
      '2019,20190526,b,connecticut-sun-washington-mystics,,,1.9,1.9,pk,1.88,1.94,,,,9,0',
      '2019,20190527,c,connecticut-sun-washington-mystics,90,81,2.1,1.74,2.5,1.9,1.92,500,1.87,1.95,9,9',
      '2019,20190528,d,sun-mystics-of-nowhere,90,81,2.1,1.74,2.5,1.9,1.92,160,1.87,1.95,9,9',
      '2019,20190529,e,connecticut-sun-washington-mystics,90,81,1,1.74,2.3,1.9,1.92,160,1.5,1.5,9,9',
      '2019,20190530,f,connecticut-sun-washington-mystics,90,-,2.1,,2.5,1.9,,160,,,9,9',
      '2019,20190531,g,connecticut-sun-washington-mystics,90,81,2.1,2.1,-,1.9,1.92,x,1.87,1.95,9,9',
    ])

  it('keep what is complete and possible', () => {
    expect(readAll().games.map((game) => [game.day, game.score, pricesOf(game)])).toEqual([
      [
        '2019-05-25',
        { home: 85, away: 75 },
        // Won by 10 with 160 points: a push on the spread and on the total.
        { 'close moneyline': [1.4, 2.9], 'close spread -10': [1.9, 1.92], 'close total 160': [1.87, 1.95] },
      ],
      ['2019-05-26', null, { 'close moneyline': [1.9, 1.9], 'close spread 0': [1.88, 1.94] }],
      ['2019-05-27', { home: 90, away: 81 }, { 'close moneyline': [2.1, 1.74], 'close spread 2.5': [1.9, 1.92] }],
      ['2019-05-29', { home: 90, away: 81 }, {}],
      ['2019-05-30', null, {}],
      ['2019-05-31', { home: 90, away: 81 }, {}],
    ])
  })

  it('are left out with their reason', () => {
    expect(readAll().leftOut).toEqual([
      'price: total out of range',
      'row: teams not told apart',
      'price: not a line',
      'price: not a price',
      'price: prices sum too high',
      'price: not a score',
      'price: one-sided price',
      'price: one-sided price',
      'price: no line',
      'price: no line',
      'price: prices sum below 1',
    ])
  })
})

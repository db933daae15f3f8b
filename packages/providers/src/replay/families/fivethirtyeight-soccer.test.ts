import type { LeagueKey } from '@fairline/domain'
import { describe, expect, it } from 'vitest'
import { readRows } from '../../../testing/read-rows.ts'
import { fiveThirtyEightSoccer } from './fivethirtyeight-soccer.ts'

const COLUMNS =
  'season,date,league_id,league,team1,team2,spi1,spi2,prob1,prob2,probtie,proj_score1,proj_score2,importance1,importance2,score1,score2'

const near = (...probabilities: number[]) => probabilities.map((probability) => expect.closeTo(probability, 3))

function forecasts(league: LeagueKey, rows: readonly string[]) {
  const { games, leftOut } = readRows(fiveThirtyEightSoccer, league, ',', COLUMNS, rows)
  const read = games.map(({ day, home, score, winner, reference }) => [day, home, score, winner, reference?.chances])
  return { read, leftOut, games }
}

const CLUBS = [
  '2016,2016-08-13,2411,Barclays Premier League,Hull City,Leicester City,53.57,66.81,0.3459,0.3621,0.2921,1.16,1.24,38.1,22.2,2,1',
  '2016,2016-08-20,2411,Barclays Premier League,Leicester City,Arsenal,66.93,81.57,0.2505,0.5056,0.2439,1.31,1.78,23.8,63.0,0,0',
  '2016,2016-08-19,1869,Spanish Primera Division,Málaga,Osasuna,72.57,56.93,0.5475,0.1897,0.2628,1.56,0.7,22.1,31.4,1,1',
  '2016,2016-08-20,1854,Italy Serie A,AS Roma,Udinese,74.63,55.56,0.7204,0.0918,0.1878,2.18,0.87,65.1,23.4,4,0',
  '2016,2016-09-13,1818,UEFA Champions League,Bayern Munich,Rostov,94.8,59.97,0.9179,0.0155,0.0666,2.98,0.2,,,5,0',
  '2016,2017-06-03,1818,UEFA Champions League,Juventus,Real Madrid,85.87,93.76,0.4425,0.5575,0.0,1.24,1.83,,,1,4',
  '2017,2017-03-04,1951,Major League Soccer,Columbus Crew,Chicago Fire,30.88,24.8,0.5337,0.2338,0.2324,2.22,1.34,22.2,18.9,1,1',
  '2017,2017-10-25,1951,Major League Soccer,Chicago Fire,New York Red Bulls,33.53,39.01,0.5555,0.4445,0.0,1.63,1.39,100.0,100.0,0,4',
]

const NATIONS = [
  '2019,2019-01-02,1929,International Match,Thailand,Oman,31.12,37.36,0.3724,0.2706,0.357,0.99,0.79,,,0,2',
  '2019,2019-03-21,2081,African Cup of Nations Qualifying,Sierra Leone,Ethiopia,34.88,39.46,0.4082,0.3012,0.2906,1.39,1.15,,,,',
  '2019,2019-06-05,7141,UEFA Nations League,Portugal,Switzerland,80.93,81.33,0.4807,0.2494,0.2699,1.63,1.11,,,3,1',
  '2019,2019-06-15,1931,CONCACAF Gold Cup,Canada,Martinique,53.84,23.2,0.7943,0.0506,0.1551,2.39,0.44,,,4,0',
  '2019,2019-06-15,2721,Copa America,Venezuela,Peru,68.8,69.59,0.445,0.2592,0.2958,1.39,1.0,,,0,0',
  '2020,2020-03-26,2066,Gold Cup Qualifying,Barbados,Guyana,13.05,24.65,0.2897,0.4347,0.2757,1.21,1.54,,,,',
  '2021,2021-06-11,1940,European Championships,Turkey,Italy,66.28,85.9,0.0954,0.7064,0.1982,0.65,2.16,,,0,3',
  '2022,2022-12-03,1908,FIFA World Cup,Netherlands,USA,83.97,73.07,0.6551,0.3449,0.0,1.42,0.88,100.0,100.0,3,1',
]

const ANOTHER = 'row: row of another league'
const KNOCKOUT = 'row: knock-out forecast without a draw'

describe('recorded soccer forecasts of FiveThirtyEight', () => {
  it.each([
    [
      'premier',
      [
        ['2016-08-13', 'Hull City', { home: 2, away: 1 }, 'home', near(0.3459, 0.2921, 0.3621)],
        ['2016-08-20', 'Leicester City', { home: 0, away: 0 }, 'draw', near(0.2505, 0.2439, 0.5056)],
      ],
    ],
    ['laliga', [['2016-08-19', 'Málaga', { home: 1, away: 1 }, 'draw', near(0.5475, 0.2628, 0.1897)]]],
    ['seriea', [['2016-08-20', 'AS Roma', { home: 4, away: 0 }, 'home', near(0.7204, 0.1878, 0.0918)]]],
  ] as const)('of %s have home, draw and away, though the draw is written last', (league, expected) => {
    const { read, leftOut } = forecasts(league, CLUBS)
    expect(read).toEqual(expected)
    expect(leftOut).toEqual(Array(CLUBS.length - expected.length).fill(ANOTHER))
  })

  it.each([
    ['champions', [['2016-09-13', 'Bayern Munich', { home: 5, away: 0 }, 'home', near(0.9179, 0.0666, 0.0155)]]],
    ['mls', [['2017-03-04', 'Columbus Crew', { home: 1, away: 1 }, 'draw', near(0.5337, 0.2324, 0.2338)]]],
  ] as const)('of %s leave out a knockout match whose forecast has no draw', (league, expected) => {
    const { read, leftOut } = forecasts(league, CLUBS)
    expect(read).toEqual(expected)
    expect(leftOut.filter((reason) => reason !== ANOTHER)).toEqual([KNOCKOUT])
  })

  it.each([
    ['goldcup', [['2019-06-15', 'Canada', { home: 4, away: 0 }, 'home', near(0.7943, 0.1551, 0.0506)]]],
    ['copa', [['2019-06-15', 'Venezuela', { home: 0, away: 0 }, 'draw', near(0.445, 0.2958, 0.2592)]]],
    ['euro', [['2021-06-11', 'Turkey', { home: 0, away: 3 }, 'away', near(0.0954, 0.1982, 0.7064)]]],
  ] as const)('of %s are those of the tournament without its qualification', (league, expected) => {
    expect(forecasts(league, NATIONS).read).toEqual(expected)
  })

  it('of internationals are those of every competition of national teams, and of no club', () => {
    const { read, leftOut } = forecasts('internationals', [...NATIONS, ...CLUBS])
    expect(read).toEqual([
      ['2019-01-02', 'Thailand', { home: 0, away: 2 }, 'away', near(0.3724, 0.357, 0.2706)],
      ['2019-03-21', 'Sierra Leone', null, null, near(0.4082, 0.2906, 0.3012)],
      ['2019-06-05', 'Portugal', { home: 3, away: 1 }, 'home', near(0.4807, 0.2699, 0.2494)],
      ['2019-06-15', 'Canada', { home: 4, away: 0 }, 'home', near(0.7943, 0.1551, 0.0506)],
      ['2019-06-15', 'Venezuela', { home: 0, away: 0 }, 'draw', near(0.445, 0.2958, 0.2592)],
      ['2020-03-26', 'Barbados', null, null, near(0.2897, 0.2757, 0.4347)],
      ['2021-06-11', 'Turkey', { home: 0, away: 3 }, 'away', near(0.0954, 0.1982, 0.7064)],
    ])
    expect(leftOut).toEqual([KNOCKOUT, ...Array(CLUBS.length).fill(ANOTHER)])
  })
})

describe('hand-made soccer forecasts of FiveThirtyEight', () => {
  const premier = (date: string, cells: string) =>
    `2016,${date},2411,Barclays Premier League,Hull City,Leicester City,50,60,${cells}`

  it('are scaled to a sum of one, and left out where they miss it by more than rounding', () => {
    const { games, leftOut } = forecasts('premier', [
      premier('2016-08-14', '0.5,0.25,0.251,1,1,,,0,0'),
      premier('2016-08-15', '0.5,0.25,0.255,1,1,,,0,0'),
      premier('2016-08-16', '0.5,,0.25,1,1,,,0,0'),
      premier('2016-08-17', '0.5,0.25,a quarter,1,1,,,0,0'),
      premier('', '0.5,0.25,0.25,1,1,,,0,0'),
      premier('2016-08-18', '0.5,0.25,0.25,1,1,,,36,0'),
    ])
    expect(games.map(({ score, reference }) => [score, reference])).toEqual([
      [
        { home: 0, away: 0 },
        {
          forecaster: 'fivethirtyeight',
          chances: [0.5 / 1.001, 0.251 / 1.001, 0.25 / 1.001].map((probability) => expect.closeTo(probability, 12)),
        },
      ],
      [null, { forecaster: 'fivethirtyeight', chances: [0.5, 0.25, 0.25] }],
    ])
    const wrong = 'row: chances do not sum to 1'
    expect(leftOut).toEqual([wrong, wrong, wrong, 'row: no date', 'price: score out of range'])
  })
})

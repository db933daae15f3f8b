import { describe, expect, it } from 'vitest'
import { readRows } from '../../../testing/read-rows.ts'
import { fiveThirtyEightElo } from './fivethirtyeight-elo.ts'

const COLUMNS = 'date,season,neutral,playoff,team1,team2,elo_prob1,elo_prob2,rating_prob1,rating_prob2,score1,score2'

const near = (...probabilities: number[]) => probabilities.map((probability) => expect.closeTo(probability, 12))

function forecasts(...rows: readonly string[]) {
  const { games, leftOut } = readRows(fiveThirtyEightElo, 'mlb', ',', COLUMNS, rows)
  return {
    games: games.map(({ day, home, away, score, winner }) => [day, home, away, score, winner]),
    probabilities: games.map(({ reference }) => reference?.chances),
    forecasters: new Set(games.map(({ reference }) => reference?.forecaster)),
    leftOut,
  }
}

describe('recorded ratings of FiveThirtyEight', () => {
  const read = forecasts(
    '10/28/18,2018,0,w,LAD,BOS,0.486253119,0.513746881,0.483877118,0.516122882,1,5',
    '10/27/18,2018,0,w,LAD,BOS,0.49950267,0.50049733,0.508341984,0.491658016,6,9',
    '10/26/18,2018,0,w,LAD,BOS,0.490832402,0.509167598,0.555907009,0.444092991,3,2',
    '10/14/18,2018,0,l,BOS,HOU,0.503149048,0.496850952,0.47465568,0.52534432,7,5',
    '9/29/18,2018,0,,BAL,HOU,0.297244253,0.702755747,0.292114396,0.707885604,2,5',
    '9/29/18,2018,0,,BAL,HOU,0.298855147,0.701144853,0.250918292,0.749081708,3,4',
    '8/19/18,2018,1,,PHI,NYM,0.537639638,0.462360362,0.571010827,0.428989173,2,8',
    '5/6/18,2018,1,,SDP,LAD,0.383656395,0.616343605,0.370076238,0.629923762,3,0',
    '4/2/18,2018,0,,PIT,MIN,0.506805722,0.493194278,0.51412711,0.48587289,5,4',
    '4/1/18,2018,0,,DET,PIT,0.484022242,0.515977758,0.465647429,0.534352571,6,8',
  )

  it('have the month first in the date, and the home team and its runs first', () => {
    expect(read.games).toEqual([
      ['2018-10-28', 'LAD', 'BOS', { home: 1, away: 5 }, 'away'],
      ['2018-10-27', 'LAD', 'BOS', { home: 6, away: 9 }, 'away'],
      ['2018-10-26', 'LAD', 'BOS', { home: 3, away: 2 }, 'home'],
      ['2018-10-14', 'BOS', 'HOU', { home: 7, away: 5 }, 'home'],
      // A double-header.
      ['2018-09-29', 'BAL', 'HOU', { home: 2, away: 5 }, 'away'],
      ['2018-09-29', 'BAL', 'HOU', { home: 3, away: 4 }, 'away'],
      ['2018-08-19', 'PHI', 'NYM', { home: 2, away: 8 }, 'away'],
      ['2018-05-06', 'SDP', 'LAD', { home: 3, away: 0 }, 'home'],
      // Neither April 2 nor April 1 is read as a day of February or January.
      ['2018-04-02', 'PIT', 'MIN', { home: 5, away: 4 }, 'home'],
      ['2018-04-01', 'DET', 'PIT', { home: 6, away: 8 }, 'away'],
    ])
    expect(read.leftOut).toEqual([])
  })

  it('have the probability with starting pitchers, not the one of Elo', () => {
    expect(read.probabilities).toEqual([
      near(0.483877118, 0.516122882),
      near(0.508341984, 0.491658016),
      near(0.555907009, 0.444092991),
      near(0.47465568, 0.52534432),
      near(0.292114396, 0.707885604),
      near(0.250918292, 0.749081708),
      near(0.571010827, 0.428989173),
      near(0.370076238, 0.629923762),
      near(0.51412711, 0.48587289),
      near(0.465647429, 0.534352571),
    ])
    expect(read.forecasters).toEqual(new Set(['fivethirtyeight-ratings']))
  })
})

describe('hand-made ratings of FiveThirtyEight', () => {
  it('are read with every form of date, and left out without date or probability', () => {
    const { games, leftOut } = forecasts(
      '4/3/2018,2018,0,,BOS,LAD,0.55,0.45,0.6,0.4,7,2',
      '2018-04-04,2018,0,,BOS,LAD,0.55,0.45,0.6,0.4,,',
      '4/5/18,2018,0,,BOS,LAD,0.55,0.45,0.6,0.4,7,',
      '4/6/18,2018,0,,BOS,LAD,0.55,0.45,0.6,0.4,61,two',
      '28/10/18,2018,0,,BOS,LAD,0.55,0.45,0.6,0.4,7,2',
      ',2018,0,,BOS,LAD,0.55,0.45,0.6,0.4,7,2',
      '4/7/18,2018,0,,BOS,LAD,0.55,0.45,,0.4,7,2',
      '4/8/18,2018,0,,BOS,LAD,0.55,0.45,60%,0.4,7,2',
      '4/9/18,2018,0,,BOS,LAD,0.55,0.45,1,0,7,2',
    )
    expect(games).toEqual([
      ['2018-04-03', 'BOS', 'LAD', { home: 7, away: 2 }, 'home'],
      ['2018-04-04', 'BOS', 'LAD', null, null],
      ['2018-04-05', 'BOS', 'LAD', null, null],
      ['2018-04-06', 'BOS', 'LAD', null, null],
    ])
    const wrong = 'row: chances do not sum to 1'
    expect(leftOut).toEqual([
      'price: score out of range',
      'price: not a score',
      'row: no date',
      'row: no date',
      wrong,
      wrong,
      wrong,
    ])
  })
})

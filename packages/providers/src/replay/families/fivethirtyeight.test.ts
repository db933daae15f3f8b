import type { LeagueKey } from '@fairline/domain'
import { describe, expect, it } from 'vitest'
import { readRows } from '../../../testing/read-rows.ts'
import { fiveThirtyEight } from './fivethirtyeight.ts'

const COLUMNS = 'season,date,team1,team2,prob1,prob1_outcome,prob2,prob2_outcome'
const COLUMNS_MLB = 'season,date,team1,team2,dh,prob1,prob1_outcome,prob2,prob2_outcome'

const near = (...probabilities: number[]) => probabilities.map((probability) => expect.closeTo(probability, 12))

function forecasts(league: LeagueKey, columns: string, ...rows: readonly string[]) {
  const { games, leftOut } = readRows(fiveThirtyEight, league, ',', columns, rows)
  const read = games.map(({ day, home, away, winner, reference }) => [day, home, away, winner, reference?.chances])
  return { read, leftOut, games }
}

describe('recorded forecasts of FiveThirtyEight', () => {
  it('of MLB keep both games of a double-header, and name no winner of a tie', () => {
    const { read, leftOut } = forecasts(
      'mlb',
      COLUMNS_MLB,
      '2019,2019-10-30,Astros,Nationals,0,0.5151719035219865,0,0.4848280964780135,1',
      '2019,2019-10-18,Yankees,Astros,0,0.49143610239734387,1,0.5085638976026561,0',
      '2019,2019-09-28,White Sox,Tigers,0,0.6392160986211464,0,0.36078390137885363,1',
      '2019,2019-09-28,White Sox,Tigers,1,0.6175956823420339,1,0.3824043176579661,0',
      '2016,2016-09-29,Pirates,Cubs,0,0.4975256186008053,0.5,0.5024743813991948,0.5',
    )
    expect(read).toEqual([
      ['2019-10-30', 'Astros', 'Nationals', 'away', near(0.5151719035219865, 0.4848280964780135)],
      ['2019-10-18', 'Yankees', 'Astros', 'home', near(0.49143610239734387, 0.5085638976026561)],
      ['2019-09-28', 'White Sox', 'Tigers', 'away', near(0.6392160986211464, 0.36078390137885363)],
      ['2019-09-28', 'White Sox', 'Tigers', 'home', near(0.6175956823420339, 0.3824043176579661)],
      ['2016-09-29', 'Pirates', 'Cubs', null, near(0.4975256186008053, 0.5024743813991948)],
    ])
    expect(leftOut).toEqual([])
  })

  it('of the NBA have home and away favorites', () => {
    const { read } = forecasts(
      'nba',
      COLUMNS,
      '2021,2021-07-20,Bucks,Suns,0.6203725820962486,1,0.37962741790375143,0',
      '2021,2021-07-17,Suns,Bucks,0.6351422209578554,0,0.36485777904214456,1',
      '2021,2021-06-30,Clippers,Suns,0.49748553560387787,0,0.5025144643961221,1',
      '2021,2021-06-29,Hawks,Bucks,0.3883920762955963,1,0.6116079237044036,0',
    )
    expect(read).toEqual([
      ['2021-07-20', 'Bucks', 'Suns', 'home', near(0.6203725820962486, 0.37962741790375143)],
      ['2021-07-17', 'Suns', 'Bucks', 'away', near(0.6351422209578554, 0.36485777904214456)],
      ['2021-06-30', 'Clippers', 'Suns', 'away', near(0.49748553560387787, 0.5025144643961221)],
      ['2021-06-29', 'Hawks', 'Bucks', 'home', near(0.3883920762955963, 0.6116079237044036)],
    ])
  })

  it('of the NHL and the WNBA have the home team first', () => {
    const nhl = forecasts(
      'nhl',
      COLUMNS,
      '2022,2022-03-13,Kings,Panthers,0.45193041888386476,1,0.5480695811161352,0',
      '2022,2022-03-14,Senators,Coyotes,0.5852846692434466,0,0.4147153307565534,1',
    )
    const wnba = forecasts(
      'wnba',
      COLUMNS,
      '2021,2021-10-17,Sky,Mercury,0.7296366436068596,1,0.27036335639314035,0',
      '2021,2021-09-19,Mercury,Aces,0.4677366908092141,0,0.5322633091907859,1',
    )
    expect([...nhl.read, ...wnba.read]).toEqual([
      ['2022-03-13', 'Kings', 'Panthers', 'home', near(0.45193041888386476, 0.5480695811161352)],
      ['2022-03-14', 'Senators', 'Coyotes', 'away', near(0.5852846692434466, 0.4147153307565534)],
      ['2021-10-17', 'Sky', 'Mercury', 'home', near(0.7296366436068596, 0.27036335639314035)],
      ['2021-09-19', 'Mercury', 'Aces', 'away', near(0.4677366908092141, 0.5322633091907859)],
    ])
  })

  it('have neither score nor prices', () => {
    const { games } = forecasts('nba', COLUMNS, '2021,2021-07-20,Bucks,Suns,0.62,1,0.38,0')
    expect(games.map(({ score, quotes, reference }) => [score, quotes, reference?.forecaster])).toEqual([
      [null, [], 'fivethirtyeight'],
    ])
  })
})

describe('hand-made forecasts of FiveThirtyEight', () => {
  it('are left out unless both probabilities add up to one', () => {
    const { read, leftOut } = forecasts(
      'wnba',
      COLUMNS,
      '2021,2021-10-18,Mercury,Sky,0.4,,0.6,',
      '2021,2021-10-19,Mercury,Sky,0.4,0,0.5,1',
      '2021,2021-10-20,Mercury,Sky,,0,0.5,1',
      '2021,2021-10-21,Mercury,Sky,0.4,0,,1',
      '2021,2021-10-22,Mercury,Sky,1,0,0,1',
      '2021,2021-10-23,Mercury,Sky,likely,0,0.6,1',
      '2021,2021-10-24,Mercury,Sky,1.2,0,-0.2,1',
      '2021,,Mercury,Sky,0.4,0,0.6,1',
      '2021,23/10,Mercury,Sky,0.4,0,0.6,1',
    )
    expect(read).toEqual([['2021-10-18', 'Mercury', 'Sky', null, near(0.4, 0.6)]])
    expect(leftOut).toEqual([...Array(6).fill('row: chances do not sum to 1'), 'row: no date', 'row: no date'])
  })
})

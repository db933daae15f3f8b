import type { LeagueKey } from '@fairline/domain'
import { describe, expect, it } from 'vitest'
import { readRows } from '../../../testing/read-rows.ts'
import type { Family } from '../family.ts'
import { internationalResults, nhlResults, wnbaResults } from './final-scores.ts'
import { fiveThirtyEight } from './fivethirtyeight.ts'
import { fiveThirtyEightElo } from './fivethirtyeight-elo.ts'
import { fiveThirtyEightSoccer } from './fivethirtyeight-soccer.ts'

const read = (family: Family, league: LeagueKey, columns: string, ...lines: readonly string[]) =>
  readRows(family, league, ',', columns, lines)

describe('rows of results, worked by hand', () => {
  it('of the WNBA have a tip-off where the file has one', () => {
    const { games, leftOut } = read(
      wnbaResults,
      'wnba',
      'game_id,date,home,away,tip,home_score,away_score',
      '401856890,20260508,NY,CON,2026-05-08T23:30Z,106.0,75.0',
      '401856891,2026-05-09,CON,NY,,75,106',
      '401856892,20260510,CON,NY,soon,,',
      '401856893,20260511,CON,NY,,251,75.5',
      '401856894,2026-13-11,CON,NY,,80,75',
    )
    expect(games.map(({ day, startsAt, home, score, winner }) => [day, startsAt, home, score, winner])).toEqual([
      ['2026-05-08', Date.parse('2026-05-08T23:30:00Z'), 'NY', { home: 106, away: 75 }, 'home'],
      ['2026-05-09', null, 'CON', { home: 75, away: 106 }, 'away'],
      ['2026-05-10', null, 'CON', null, null],
      ['2026-05-11', null, 'CON', null, null],
    ])
    expect(leftOut).toEqual(['price: score out of range', 'price: not a score', 'row: no date'])
  })

  it('of the NHL count the goal of a shoot-out', () => {
    const { games } = read(
      nhlResults,
      'nhl',
      'game_date,home,away,home_goals,away_goals',
      '2025-10-07,Florida Panthers,Chicago Blackhawks,3,2',
      '2025-10-08,Chicago Blackhawks,Florida Panthers,3,4',
    )
    expect(games.map(({ home, score, winner }) => [home, score, winner])).toEqual([
      ['Florida Panthers', { home: 3, away: 2 }, 'home'],
      ['Chicago Blackhawks', { home: 3, away: 4 }, 'away'],
    ])
  })

  it('of nations are those of the tournament asked about, or of all, on the ground they say', () => {
    const columns = 'date,home_team,away_team,home_score,away_score,tournament,city,country,neutral'
    const rows = [
      '1991-06-28,Canada,Honduras,2,4,Gold Cup,Los Angeles,United States,TRUE',
      '1996-06-08,England,Switzerland,1,1,UEFA Euro,London,England,FALSE',
      '2019-06-14,Brazil,Bolivia,3,0,Copa América,São Paulo,Brazil,FALSE',
      '2019-06-15,Brazil,Bolivia,NA,0,Friendly,São Paulo,Brazil,false',
    ]
    const matchesOf = (league: LeagueKey) => {
      const { games, leftOut } = read(internationalResults, league, columns, ...rows)
      return [games.map(({ home, winner, neutral }) => [home, winner, neutral]), leftOut]
    }
    const another = 'row: row of another league'
    expect(matchesOf('goldcup')).toEqual([[['Canada', 'away', true]], [another, another, another]])
    expect(matchesOf('euro')).toEqual([[['England', 'draw', false]], [another, another, another]])
    expect(matchesOf('copa')).toEqual([[['Brazil', 'home', false]], [another, another, another]])
    expect(matchesOf('internationals')).toEqual([
      [
        ['Canada', 'away', true],
        ['England', 'draw', false],
        ['Brazil', 'home', false],
        ['Brazil', null, false],
      ],
      ['price: not a score'],
    ])
  })
})

describe('rows of FiveThirtyEight, worked by hand', () => {
  it('have the home side’s probability first, and its outcome as the winner', () => {
    const { games, leftOut } = read(
      fiveThirtyEight,
      'wnba',
      'season,date,team1,team2,prob1,prob1_outcome,prob2,prob2_outcome',
      '2021,2021-10-17,Sky,Mercury,0.73,1,0.27,0',
      '2021,2021-10-18,Mercury,Sky,0.4,0,0.6,1',
      '2021,2021-10-19,Mercury,Sky,0.4,,0.6,',
      '2021,2021-10-20,Mercury,Sky,0.4,0,0.5,1',
      '2021,2021-10-21,Mercury,Sky,,0,0.5,1',
      '2021,2021-10-22,Mercury,Sky,1,0,0,1',
      '2021,,Mercury,Sky,0.4,0,0.6,1',
    )
    expect(games.map(({ home, winner, reference }) => [home, winner, reference?.chances])).toEqual([
      ['Sky', 'home', [0.73, 0.27]],
      ['Mercury', 'away', [0.4, 0.6]],
      ['Mercury', null, [0.4, 0.6]],
    ])
    const wrong = 'row: chances do not sum to 1'
    expect(leftOut).toEqual([wrong, wrong, wrong, 'row: no date'])
  })

  it('of ratings have American dates: the month comes first', () => {
    const { games, leftOut } = read(
      fiveThirtyEightElo,
      'mlb',
      'date,team1,team2,elo_prob1,rating_prob1,rating_prob2,score1,score2',
      '10/28/18,LAD,BOS,0.49,0.48,0.52,1,5',
      '4/3/2018,BOS,LAD,0.55,0.6,0.4,7,2',
      '2018-04-04,BOS,LAD,0.55,0.6,0.4,,',
      '28/10/18,BOS,LAD,0.55,0.6,0.4,7,2',
      '4/5/18,BOS,LAD,0.55,,0.4,7,2',
    )
    expect(games.map(({ day, home, winner, reference }) => [day, home, winner, reference?.chances])).toEqual([
      ['2018-10-28', 'LAD', 'away', [0.48, 0.52]],
      ['2018-04-03', 'BOS', 'home', [0.6, 0.4]],
      ['2018-04-04', 'BOS', null, [0.6, 0.4]],
    ])
    expect(leftOut).toEqual(['row: no date', 'row: chances do not sum to 1'])
  })

  it('of soccer have home, draw and away, though the draw is written last', () => {
    const columns = 'date,league,team1,team2,prob1,prob2,probtie,score1,score2'
    const rows = [
      '2016-08-13,Barclays Premier League,Hull City,Leicester City,0.346,0.362,0.292,2,1',
      '2016-08-14,Barclays Premier League,Leicester City,Hull City,0.5,0.25,0.25,0,0',
      '2016-08-15,Barclays Premier League,Leicester City,Hull City,0.6,0.4,0,1,0',
      '2016-08-16,Barclays Premier League,Leicester City,Hull City,0.5,0.25,0.2,0,0',
      '2016-08-17,Italy Serie A,Inter,Milan,0.5,0.25,0.25,0,0',
      '2016-08-18,Copa America,Chile,Peru,0.5,0.25,0.25,0,3',
    ]
    const { games, leftOut } = read(fiveThirtyEightSoccer, 'premier', columns, ...rows)
    const near = (...chances: number[]) => chances.map((chance) => expect.closeTo(chance, 12))
    expect(games.map(({ home, winner, reference }) => [home, winner, reference?.chances])).toEqual([
      ['Hull City', 'home', near(0.346, 0.292, 0.362)],
      ['Leicester City', 'draw', near(0.5, 0.25, 0.25)],
    ])
    expect(leftOut).toEqual([
      'row: knock-out forecast without a draw',
      'row: chances do not sum to 1',
      'row: row of another league',
      'row: row of another league',
    ])
    const nations = read(fiveThirtyEightSoccer, 'internationals', columns, ...rows).games
    expect(nations.map(({ home, winner }) => [home, winner])).toEqual([['Chile', 'away']])
  })
})

import type { LeagueKey } from '@fairline/domain'
import { describe, expect, it } from 'vitest'
import { readRows } from '../../../testing/read-rows.ts'
import { internationalResults, nhlResults, wnbaResults } from './final-scores.ts'

describe('rows of WNBA results', () => {
  const readSeason = () =>
    readRows(wnbaResults, 'wnba', ',', 'game_id,date,home,away,home_score,away_score,season', [
      '401129933,20190509,NY,CHINA,89,71,2019',
      '401129938,20190514,CHI,IND,58,69,2019',
      '401129941,20190515,SEA,PHX,84,87,2019',
      '401151757,20190727,WIL,DEL,129,126,2019',
      '401323519,20210508,LA,LV,85,85,2021',
      '401558893,20230715,WIL,STE,127,143,2023',
    ])
  const readWithTipOff = () =>
    readRows(wnbaResults, 'wnba', ',', 'game_id,date,home,away,tip,home_score,away_score', [
      '401856890,20260508,NY,CON,2026-05-08T23:30Z,106.0,75.0',
      '401856892,20260508,SEA,GS,2026-05-09T02:00Z,80.0,91.0',
      '401857072,20260716,DAL,NY,2026-07-17T01:00Z,,',
      'by-hand-1,2026-05-09,CON,NY,,75,106',
      'by-hand-2,20260510,CON,NY,soon,80,',
      'by-hand-6,20260510,CON,MIN,2026-05-10T19:00,80,75',
      'by-hand-7,20260228,CON,SEA,2026-02-30T19:00Z,80,75',
      'by-hand-3,20260511,CON,NY,,251,75.5',
      'by-hand-4,20260512,CON,NY,,250,0',
      'by-hand-5,2026-13-11,CON,NY,,80,75',
    ])

  it('have the home team and its points first', () => {
    expect(readSeason().games.map(({ day, home, away, score, winner }) => [day, home, away, score, winner])).toEqual([
      ['2019-05-09', 'NY', 'CHINA', { home: 89, away: 71 }, 'home'],
      ['2019-05-14', 'CHI', 'IND', { home: 58, away: 69 }, 'away'],
      ['2019-05-15', 'SEA', 'PHX', { home: 84, away: 87 }, 'away'],
      ['2019-07-27', 'WIL', 'DEL', { home: 129, away: 126 }, 'home'],
      // A preseason game that the file leaves level.
      ['2021-05-08', 'LA', 'LV', { home: 85, away: 85 }, 'draw'],
      ['2023-07-15', 'WIL', 'STE', { home: 127, away: 143 }, 'away'],
    ])
    expect(readSeason().games.map(({ startsAt }) => startsAt)).toEqual(Array(6).fill(null))
    expect(readSeason().leftOut).toEqual([])
  })

  it('have a tip-off where the file has one, which in UTC may be the next day', () => {
    expect(readWithTipOff().games.map(({ day, startsAt, home, score }) => [day, startsAt, home, score])).toEqual([
      ['2026-05-08', Date.parse('2026-05-08T23:30:00Z'), 'NY', { home: 106, away: 75 }],
      ['2026-05-08', Date.parse('2026-05-09T02:00:00Z'), 'SEA', { home: 80, away: 91 }],
      ['2026-07-16', Date.parse('2026-07-17T01:00:00Z'), 'DAL', null],
      ['2026-05-09', null, 'CON', { home: 75, away: 106 }],
      ['2026-05-10', null, 'CON', null],
      // A tip-off without a zone, or on a day that is not in the calendar, is not guessed; the result stays.
      ['2026-05-10', null, 'CON', { home: 80, away: 75 }],
      ['2026-02-28', null, 'CON', { home: 80, away: 75 }],
      ['2026-05-11', null, 'CON', null],
      ['2026-05-12', null, 'CON', { home: 250, away: 0 }],
    ])
    expect(readWithTipOff().leftOut).toEqual([
      'cell: no date',
      'cell: no date',
      'cell: no date',
      'price: score out of range',
      'price: not a score',
      'row: no date',
    ])
  })
})

describe('rows of NHL results', () => {
  const readAll = () =>
    readRows(nhlResults, 'nhl', ',', 'game_date,home,away,home_goals,away_goals', [
      '2025-10-07,Florida Panthers,Chicago Blackhawks,3,2',
      '2025-10-07,New York Rangers,Pittsburgh Penguins,0,3',
      '2025-10-08,Edmonton Oilers,Calgary Flames,3,4',
      '2025-10-08,Vegas Golden Knights,Los Angeles Kings,5,6',
      '2025-10-08,Toronto Maple Leafs,Montréal Canadiens,5,2',
      '2025-10-11,San Jose Sharks,Anaheim Ducks,6,7',
      '2025-12-04,Edmonton Oilers,Seattle Kraken,9,4',
      '2025-12-05,Edmonton Oilers,Seattle Kraken,,',
      '2025-12-06,Edmonton Oilers,Seattle Kraken,3,',
      '2025-12-07,Edmonton Oilers,Seattle Kraken,31,2',
      '2025-12-08,Edmonton Oilers,Seattle Kraken,OT,2',
      '12.09.2025,Edmonton Oilers,Seattle Kraken,3,2',
    ])

  it('have the home team and its goals first, with overtime and the goal of a shootout', () => {
    expect(readAll().games.map(({ day, home, away, score, winner }) => [day, home, away, score, winner])).toEqual([
      ['2025-10-07', 'Florida Panthers', 'Chicago Blackhawks', { home: 3, away: 2 }, 'home'],
      ['2025-10-07', 'New York Rangers', 'Pittsburgh Penguins', { home: 0, away: 3 }, 'away'],
      // 3-3 and 5-5 before the shootout, by the log of team games.
      ['2025-10-08', 'Edmonton Oilers', 'Calgary Flames', { home: 3, away: 4 }, 'away'],
      ['2025-10-08', 'Vegas Golden Knights', 'Los Angeles Kings', { home: 5, away: 6 }, 'away'],
      ['2025-10-08', 'Toronto Maple Leafs', 'Montréal Canadiens', { home: 5, away: 2 }, 'home'],
      ['2025-10-11', 'San Jose Sharks', 'Anaheim Ducks', { home: 6, away: 7 }, 'away'],
      ['2025-12-04', 'Edmonton Oilers', 'Seattle Kraken', { home: 9, away: 4 }, 'home'],
      ['2025-12-05', 'Edmonton Oilers', 'Seattle Kraken', null, null],
      ['2025-12-06', 'Edmonton Oilers', 'Seattle Kraken', null, null],
      ['2025-12-07', 'Edmonton Oilers', 'Seattle Kraken', null, null],
      ['2025-12-08', 'Edmonton Oilers', 'Seattle Kraken', null, null],
    ])
    expect(readAll().leftOut).toEqual(['price: score out of range', 'price: not a score', 'row: no date'])
  })
})

describe('rows of national teams', () => {
  const COLUMNS = 'date,home_team,away_team,home_score,away_score,tournament,city,country,neutral'
  const ROWS = [
    '1991-06-28,Canada,Honduras,2,4,Gold Cup,Los Angeles,United States,TRUE',
    '1991-07-01,United States,Guatemala,3,0,Gold Cup,Pasadena,United States,FALSE',
    '1991-07-02,Mexico,Honduras,1,1,Gold Cup,Los Angeles,United States,TRUE',
    '2001-07-29,Panama,Cuba,0,0,Gold Cup qualification,Panama City,Panama,FALSE',
    '2008-06-07,Portugal,Turkey,2,0,UEFA Euro,Geneva,Switzerland,TRUE',
    '2008-06-07,Switzerland,Czech Republic,0,1,UEFA Euro,Basel,Switzerland,FALSE',
    '2006-09-06,Israel,Andorra,4,1,UEFA Euro qualification,Nijmegen,Netherlands,TRUE',
    '2007-06-26,Uruguay,Peru,0,3,Copa América,Mérida,Venezuela,TRUE',
    '2007-06-30,Venezuela,Peru,2,0,Copa América,San Cristóbal,Venezuela,FALSE',
    '2010-05-30,Chile,Northern Ireland,1,0,Friendly,Chillán,Chile,FALSE',
    '2010-05-30,Chile,Israel,3,0,Friendly,Concepción,Chile,FALSE',
    '2019-06-15,Brazil,Bolivia,NA,0,Friendly,São Paulo,Brazil,true',
    '2019-06-16,Brazil,Bolivia,36,,Friendly,São Paulo,Brazil,',
    'NA,Brazil,Bolivia,1,0,Friendly,São Paulo,Brazil,FALSE',
  ]
  const matchesOf = (league: LeagueKey) => {
    const { games, leftOut } = readRows(internationalResults, league, ',', COLUMNS, ROWS)
    return { matches: games.map(({ home, score, winner, neutral }) => [home, score, winner, neutral]), leftOut }
  }
  const notOfTheLeague = (count: number) => Array(count).fill('row: row of another league')

  it.each([
    [
      'goldcup',
      [
        ['Canada', { home: 2, away: 4 }, 'away', true],
        ['United States', { home: 3, away: 0 }, 'home', false],
        ['Mexico', { home: 1, away: 1 }, 'draw', true],
      ],
    ],
    [
      'euro',
      [
        ['Portugal', { home: 2, away: 0 }, 'home', true],
        ['Switzerland', { home: 0, away: 1 }, 'away', false],
      ],
    ],
    [
      'copa',
      [
        ['Uruguay', { home: 0, away: 3 }, 'away', true],
        ['Venezuela', { home: 2, away: 0 }, 'home', false],
      ],
    ],
  ] as const)('give %s its own tournament without the qualification', (league, matches) => {
    expect(matchesOf(league)).toEqual({ matches, leftOut: notOfTheLeague(ROWS.length - matches.length) })
  })

  it('give all matches to internationals, home or on neutral ground', () => {
    expect(matchesOf('internationals')).toEqual({
      matches: [
        ['Canada', { home: 2, away: 4 }, 'away', true],
        ['United States', { home: 3, away: 0 }, 'home', false],
        ['Mexico', { home: 1, away: 1 }, 'draw', true],
        ['Panama', { home: 0, away: 0 }, 'draw', false],
        ['Portugal', { home: 2, away: 0 }, 'home', true],
        ['Switzerland', { home: 0, away: 1 }, 'away', false],
        ['Israel', { home: 4, away: 1 }, 'home', true],
        ['Uruguay', { home: 0, away: 3 }, 'away', true],
        ['Venezuela', { home: 2, away: 0 }, 'home', false],
        // Two matches of one team on one day.
        ['Chile', { home: 1, away: 0 }, 'home', false],
        ['Chile', { home: 3, away: 0 }, 'home', false],
        ['Brazil', null, null, true],
        ['Brazil', null, null, false],
      ],
      leftOut: ['price: not a score', 'price: score out of range', 'row: no date'],
    })
  })
})

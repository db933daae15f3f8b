import { expect, it } from 'vitest'
import { readPropRows } from '../../../testing/read-prop-rows.ts'
import { mlbTables } from './mlb-tables.ts'
import { nbaTables } from './nba-tables.ts'
import { nhlTables } from './nhl-tables.ts'
import type { PropRow } from './prop-table.ts'
import { wnbaTables } from './wnba-tables.ts'

/** Day, player, `team opponent`, whether at home, role, minutes and stats; or why the row has no game. */
function logInWords(row: PropRow) {
  if (typeof row === 'string') return row
  if (!('game' in row)) throw new Error('the row is no game of a player')
  const { day, player, team, against, home, role, minutes, stats } = row.game
  return [day, player, `${team} ${against}`, home, role, minutes, stats]
}

it('reads what starting pitchers of 2019 did, in both games of a double-header', () => {
  const rows = readPropRows(
    mlbTables,
    'game_date,game_number,player_name,team,opponent,is_home,is_starter,outs,H,BB,SO',
    [
      '2019-03-20,0,Mike Fiers,OAK,SEA,1,1,9,4,2,3',
      '2019-03-20,0,Marco Gonzales,SEA,OAK,0,1,18,7,1,4',
      '2019-03-21,0,Yusei Kikuchi,SEA,OAK,0,1,14,4,1,3',
      '2019-03-31,0,Sonny Gray,CIN,PIT,1,1,8,5,4,0',
      '2019-04-14,0,German Marquez,COL,SFN,0,1,27,1,0,9',
      '2019-04-16,0,Steven Matz,NYN,PHI,0,1,0,4,1,0',
      '2019-04-20,1,Dan Straily,BAL,MIN,1,1,15,6,3,4',
      '2019-04-20,2,Alex Cobb,BAL,MIN,1,1,8,10,0,2',
      '2019-03-20,0,Liam Hendriks,OAK,SEA,1,0,3,0,2,1',
      // By hand: missing and malformed cells.
      '2019-04-20,0,Alex Cobb,BAL,MIN,1,1,8,,0,2',
      '2019-04-20,0,Alex Cobb,BAL,MIN,1,1,2.2,10,0,2',
      ',0,Alex Cobb,BAL,MIN,1,1,8,10,0,2',
    ],
  )
  const counts = (outs: number, hits: number, strikeouts: number) => ({ outs, 'hits allowed': hits, strikeouts })
  expect(rows.map(logInWords)).toEqual([
    ['2019-03-20', 'mikefiers', 'OAK SEA', null, 'starter', null, counts(9, 4, 3)],
    ['2019-03-20', 'marcogonzales', 'SEA OAK', null, 'starter', null, counts(18, 7, 4)],
    ['2019-03-21', 'yuseikikuchi', 'SEA OAK', null, 'starter', null, counts(14, 4, 3)],
    ['2019-03-31', 'sonnygray', 'CIN PIT', null, 'starter', null, counts(8, 5, 0)],
    // Nine innings, and a start without an out.
    ['2019-04-14', 'germanmarquez', 'COL SFN', null, 'starter', null, counts(27, 1, 9)],
    ['2019-04-16', 'stevenmatz', 'NYN PHI', null, 'starter', null, counts(0, 4, 0)],
    ['2019-04-20', 'danstraily', 'BAL MIN', null, 'starter', null, counts(15, 6, 4)],
    ['2019-04-20', 'alexcobb', 'BAL MIN', null, 'starter', null, counts(8, 10, 2)],
    'reliever',
    'no count',
    'no count',
    'no date',
  ])
})

it('reads what pitchers of 2026 did', () => {
  const rows = readPropRows(
    mlbTables,
    'game_pk,game_date,pitcher_id,player,team,opponent,venue,game_time,actual_strikeouts,actual_hits_allowed,actual_outs',
    [
      '824564,2026-08-09,676282,Joey Cantillo,CLE,CHW,Rate Field,2026-08-09T18:10:00Z,3.0,3.0,3.0',
      '822700,2026-08-09,663903,Brady Singer,CIN,WSH,Nationals Park,2026-08-09T16:15:00Z,3.0,8.0,18.0',
      '823345,2026-08-09,683003,Jared Jones,PIT,NYM,PNC Park,2026-08-09T17:35:00Z,3.0,6.0,9.0',
      '823265,2026-08-10,663554,Casey Mize,SDP,MIL,Petco Park,2026-08-11T01:40:00Z,6.0,5.0,18.0',
      '823263,2026-08-12,592662,Robbie Ray,SDP,MIL,Petco Park,2026-08-12T20:10:00Z,4.0,2.0,12.0',
      '824643,2026-08-14,605280,Clay Holmes,CHC,STL,Wrigley Field,2026-08-14T18:20:00Z,3.0,1.0,20.0',
      '824400,2026-08-15,676282,Joey Cantillo,CLE,SDP,Progressive Field,2026-08-15T23:10:00Z,7.0,1.0,18.0',
      '823991,2026-08-16,696270,Ryan Johnson,LAA,KCR,Angel Stadium,2026-08-16T20:07:00Z,4.0,5.0,16.0',
      // By hand: missing cells.
      '823992,2026-08-16,696270,Ryan Johnson,LAA,KCR,Angel Stadium,,4.0,5.0,',
      '823992,,696270,Ryan Johnson,LAA,KCR,Angel Stadium,,4.0,5.0,16.0',
    ],
  )
  const counts = (strikeouts: number, hits: number, outs: number) => ({ strikeouts, 'hits allowed': hits, outs })
  expect(rows.map(logInWords)).toEqual([
    ['2026-08-09', 'joeycantillo', 'CLE CHW', null, 'starter', null, counts(3, 3, 3)],
    ['2026-08-09', 'bradysinger', 'CIN WSH', null, 'starter', null, counts(3, 8, 18)],
    ['2026-08-09', 'jaredjones', 'PIT NYM', null, 'starter', null, counts(3, 6, 9)],
    // In the evening of San Diego it is the next day in UTC.
    ['2026-08-10', 'caseymize', 'SDP MIL', null, 'starter', null, counts(6, 5, 18)],
    ['2026-08-12', 'robbieray', 'SDP MIL', null, 'starter', null, counts(4, 2, 12)],
    ['2026-08-14', 'clayholmes', 'CHC STL', null, 'starter', null, counts(3, 1, 20)],
    ['2026-08-15', 'joeycantillo', 'CLE SDP', null, 'starter', null, counts(7, 1, 18)],
    ['2026-08-16', 'ryanjohnson', 'LAA KCR', null, 'starter', null, counts(4, 5, 16)],
    'no count',
    'no date',
  ])
})

/** Points, rebounds, assists, threes, blocks and steals. */
const box = (points: number, rebounds: number, assists: number, threes: number, blocks: number, steals: number) => ({
  points,
  rebounds,
  assists,
  threes,
  blocks,
  steals,
})

it('reads what all players of the NBA did, at home and away', () => {
  const rows = readPropRows(
    nbaTables,
    'player_name,TEAM_ABBREVIATION,GAME_DATE,MATCHUP,FG3M,REB,AST,STL,BLK,PTS,PLUS_MINUS',
    [
      'Alex Caruso,OKC,2025-10-21,OKC vs. HOU,2,2,3,2,1,8,-15',
      'Isaiah Hartenstein,OKC,2025-10-21,OKC vs. HOU,0,8,5,2,0,6,9',
      'Shai Gilgeous-Alexander,OKC,2025-10-21,OKC vs. HOU,1,5,5,2,2,35,3',
      'Chris Youngblood,OKC,2025-10-21,OKC vs. HOU,0,0,0,0,0,0,0',
      'Jabari Smith Jr.,HOU,2025-10-21,HOU @ OKC,2,5,0,1,0,16,2',
      'Jimmy Butler III,GSW,2025-10-21,GSW @ LAL,1,5,4,1,0,31,20',
      "D'Angelo Russell,DAL,2025-10-22,DAL vs. SAS,0,2,3,0,0,6,-4",
      'Nikola Jokić,DEN,2025-10-23,DEN @ GSW,2,13,10,1,1,21,-10',
      // By hand: missing and malformed cells.
      'Nikola Jokić,DEN,2025-10-23,DEN @ GSW,2,,10,1,1,21,-10',
      'Nikola Jokić,DEN,2025-10-23,DEN - GSW,2,13,10,1,1,21,-10',
      'Nikola Jokić,DEN,,DEN @ GSW,2,13,10,1,1,21,-10',
    ],
  )
  expect(rows.map(logInWords)).toEqual([
    ['2025-10-21', 'alexcaruso', 'OKC HOU', true, null, null, box(8, 2, 3, 2, 1, 2)],
    ['2025-10-21', 'isaiahhartenstein', 'OKC HOU', true, null, null, box(6, 8, 5, 0, 0, 2)],
    ['2025-10-21', 'shaigilgeousalexander', 'OKC HOU', true, null, null, box(35, 5, 5, 1, 2, 2)],
    ['2025-10-21', 'chrisyoungblood', 'OKC HOU', true, null, null, box(0, 0, 0, 0, 0, 0)],
    ['2025-10-21', 'jabarismith', 'HOU OKC', false, null, null, box(16, 5, 0, 2, 0, 1)],
    ['2025-10-21', 'jimmybutler', 'GSW LAL', false, null, null, box(31, 5, 4, 1, 0, 1)],
    ['2025-10-22', 'dangelorussell', 'DAL SAS', true, null, null, box(6, 2, 3, 0, 0, 0)],
    ['2025-10-23', 'nikolajokic', 'DEN GSW', false, null, null, box(21, 13, 10, 2, 1, 1)],
    'no count',
    'no teams',
    'no date',
  ])
})

it('reads what players of the NBA did with their minutes', () => {
  const rows = readPropRows(
    nbaTables,
    'player,player_id,date,matchup,result,minutes,fgm,fga,fg_pct,threes_made,threes_attempted,three_pct,ftm,fta,ft_pct,oreb,dreb,reb,ast,stl,blk,tov,pf,pts,plus_minus,opponent,home_away',
    [
      'Al Horford,201143,2024-10-22,BOS vs. NYK,W,26.0,4,7,0.571,3,5,0.6,0,0,0.0,0,3,3,5,1,1,0,2,11,19,NYK,HOME',
      'Derrick White,1628401,2024-10-22,BOS vs. NYK,W,27.0,8,13,0.615,6,10,0.6,2,2,1.0,0,3,3,4,1,0,0,1,24,21,NYK,HOME',
      'Jrue Holiday,201950,2024-10-22,BOS vs. NYK,W,31.0,7,9,0.778,4,6,0.667,0,0,0.0,2,2,4,4,1,0,0,2,18,23,NYK,HOME',
      'Spencer Dinwiddie,203915,2024-10-31,DAL vs. HOU,L,12.0,0,5,0.0,0,3,0.0,4,4,1.0,0,1,1,3,0,0,0,0,4,-13,HOU,HOME',
      'Onyeka Okongwu,1630168,2024-11-09,ATL vs. CHI,L,22.0,2,5,0.4,1,1,1.0,3,4,0.75,1,6,7,1,0,0,0,1,8,-10,CHI,HOME',
      'Al Horford,201143,2025-10-21,GSW @ LAL,W,20.0,2,7,0.286,1,4,0.25,0,0,0.0,0,5,5,1,0,0,2,4,5,-10,LAL,AWAY',
      'Gui Santos,1630611,2025-10-21,GSW @ LAL,W,3.0,0,0,0.0,0,0,0.0,0,0,0.0,0,0,0,0,0,0,0,1,0,0,0,LAL,AWAY',
      'Shaedon Sharpe,1631101,2025-10-31,POR vs. DEN,W,24.0,7,14,0.5,3,7,0.429,2,3,0.667,2,2,4,1,0,1,1,1,19,9,DEN,HOME',
      'Andrew Nembhard,1629614,2025-11-11,IND @ UTA,L,30.0,9,15,0.6,3,6,0.5,4,4,1.0,1,1,2,7,0,0,1,5,25,-8,UTA,AWAY',
      // By hand: missing cells.
      'Andrew Nembhard,1629614,2025-11-12,IND @ UTA,L,,9,15,0.6,3,6,0.5,4,4,1.0,1,1,2,7,0,0,1,5,25,-8,UTA,AWAY',
      'Andrew Nembhard,1629614,2025-11-13,IND @ UTA,L,30.0,9,15,0.6,3,6,0.5,4,4,1.0,1,1,2,7,0,0,1,5,,-8,UTA,AWAY',
    ],
  )
  expect(rows.map(logInWords)).toEqual([
    ['2024-10-22', 'alhorford', 'BOS NYK', true, null, 26, box(11, 3, 5, 3, 1, 1)],
    ['2024-10-22', 'derrickwhite', 'BOS NYK', true, null, 27, box(24, 3, 4, 6, 0, 1)],
    ['2024-10-22', 'jrueholiday', 'BOS NYK', true, null, 31, box(18, 4, 4, 4, 0, 1)],
    ['2024-10-31', 'spencerdinwiddie', 'DAL HOU', true, null, 12, box(4, 1, 3, 0, 0, 0)],
    ['2024-11-09', 'onyekaokongwu', 'ATL CHI', true, null, 22, box(8, 7, 1, 1, 0, 0)],
    ['2025-10-21', 'alhorford', 'GSW LAL', false, null, 20, box(5, 5, 1, 1, 0, 0)],
    ['2025-10-21', 'guisantos', 'GSW LAL', false, null, 3, box(0, 0, 0, 0, 0, 0)],
    ['2025-10-31', 'shaedonsharpe', 'POR DEN', true, null, 24, box(19, 4, 1, 3, 1, 0)],
    ['2025-11-11', 'andrewnembhard', 'IND UTA', false, null, 30, box(25, 2, 7, 3, 0, 0)],
    ['2025-11-12', 'andrewnembhard', 'IND UTA', false, null, null, box(25, 2, 7, 3, 0, 0)],
    'no count',
  ])
})

it('reads what skaters of the NHL did, and no goalkeeper', () => {
  const rows = readPropRows(
    nhlTables,
    'game_id,game_date,team,opponent,home_away,player_id,player_name,position,is_goalie,goals,assists,points,shots,toi_minutes',
    [
      '2025020001,2025-10-07,FLA,CHI,H,8477935,S. Bennett,C,False,0,0,0,4,19.25',
      '2025020001,2025-10-07,FLA,CHI,H,8478421,A. Greer,L,False,1,0,1,1,7.32',
      '2025020001,2025-10-07,FLA,CHI,H,8477495,S. Jones,D,False,0,0,0,1,22.48',
      '2025020001,2025-10-07,CHI,FLA,A,8477987,R. Donato,C,False,0,0,0,1,16.0',
      '2025020007,2025-10-08,VGK,LAK,H,8478403,J. Eichel,C,False,1,3,4,5,22.07',
      '2025020023,2025-10-11,STL,CGY,A,8482089,J. Neighbours,L,False,2,0,2,3,14.73',
      '2025020044,2025-10-13,PHI,FLA,H,8476461,S. Couturier,C,False,2,2,4,4,16.68',
      '2025020001,2025-10-07,FLA,CHI,H,8480193,D. Tarasov,G,True,0,0,0,0,0.0',
      // By hand: missing cells.
      '2025020044,2025-10-13,PHI,FLA,H,8476461,S. Couturier,C,False,2,2,4,4,',
      '2025020044,2025-10-13,PHI,FLA,H,8476461,S. Couturier,C,False,2,2,4,,16.68',
      '2025020044,,PHI,FLA,H,8476461,S. Couturier,C,False,2,2,4,4,16.68',
    ],
  )
  const counts = (goals: number, assists: number, points: number, shots: number) => ({ goals, assists, points, shots })
  expect(rows.map(logInWords)).toEqual([
    ['2025-10-07', '8477935', 'FLA CHI', true, 'attack', 19.25, counts(0, 0, 0, 4)],
    ['2025-10-07', '8478421', 'FLA CHI', true, 'attack', 7.32, counts(1, 0, 1, 1)],
    ['2025-10-07', '8477495', 'FLA CHI', true, 'defence', 22.48, counts(0, 0, 0, 1)],
    ['2025-10-07', '8477987', 'CHI FLA', false, 'attack', 16, counts(0, 0, 0, 1)],
    ['2025-10-08', '8478403', 'VGK LAK', true, 'attack', 22.07, counts(1, 3, 4, 5)],
    ['2025-10-11', '8482089', 'STL CGY', false, 'attack', 14.73, counts(2, 0, 2, 3)],
    ['2025-10-13', '8476461', 'PHI FLA', true, 'attack', 16.68, counts(2, 2, 4, 4)],
    'goalkeeper',
    ['2025-10-13', '8476461', 'PHI FLA', true, 'attack', null, counts(2, 2, 4, 4)],
    'no count',
    'no date',
  ])
})

it('reads what players of the WNBA did, starters and bench', () => {
  const rows = readPropRows(wnbaTables, 'game_date,game_id,team,player,starter,min,pts,tpm,reb,ast,stl,blk', [
    '20260508,401856890,CON,Diamond Miller,1,25.0,16.0,1.0,3.0,1.0,2.0,0.0',
    '20260508,401856890,CON,Aneesah Morrow,1,24.0,15.0,1.0,6.0,0.0,1.0,0.0',
    '20260508,401856890,CON,Brittney Griner,1,27.0,13.0,0.0,6.0,2.0,0.0,0.0',
    '20260508,401856890,CON,Raegan Beers,0,11.0,1.0,0.0,2.0,0.0,0.0,0.0',
    '20260508,401856890,CON,Olivia Nelson-Ododa,0,15.0,1.0,0.0,2.0,3.0,1.0,0.0',
    "20230822,401507322,LV,A'ja Wilson,1,33.0,53.0,1.0,7.0,0.0,0.0,4.0",
    '20190620,401104960,DAL,Azura Stevens,0,22.0,4.0,0.0,4.0,1.0,1.0,4.0',
    '20190514,401129939,NY,Kelly Faris,0,0.0,0.0,0.0,0.0,0.0,0.0,0.0',
    // By hand: missing cells.
    '20190620,401104960,DAL,Azura Stevens,0,,4.0,0.0,4.0,1.0,1.0,4.0',
    '20190620,401104960,DAL,Azura Stevens,0,22.0,4.0,0.0,4.0,1.0,1.0,',
    ',401104960,DAL,Azura Stevens,0,22.0,4.0,0.0,4.0,1.0,1.0,4.0',
  ])
  expect(rows.map(logInWords)).toEqual([
    ['2026-05-08', 'diamondmiller', 'CON null', null, 'starter', 25, box(16, 3, 1, 1, 0, 2)],
    ['2026-05-08', 'aneesahmorrow', 'CON null', null, 'starter', 24, box(15, 6, 0, 1, 0, 1)],
    ['2026-05-08', 'brittneygriner', 'CON null', null, 'starter', 27, box(13, 6, 2, 0, 0, 0)],
    ['2026-05-08', 'raeganbeers', 'CON null', null, 'bench', 11, box(1, 2, 0, 0, 0, 0)],
    ['2026-05-08', 'olivianelsonododa', 'CON null', null, 'bench', 15, box(1, 2, 3, 0, 0, 1)],
    ['2023-08-22', 'ajawilson', 'LV null', null, 'starter', 33, box(53, 7, 0, 1, 4, 0)],
    ['2019-06-20', 'azurastevens', 'DAL null', null, 'bench', 22, box(4, 4, 1, 0, 4, 1)],
    'did not play',
    'did not play',
    'no count',
    'no date',
  ])
})

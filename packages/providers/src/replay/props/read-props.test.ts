import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { playerName } from './player-name.ts'
import { readProps } from './read-props.ts'

const root = mkdtempSync(join(tmpdir(), 'fairline-props-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

function folder(name: string, files: Readonly<Record<string, string>>, league = 'nba'): string {
  const path = join(root, name)
  mkdirSync(join(path, league), { recursive: true })
  for (const [file, text] of Object.entries(files)) writeFileSync(join(path, league, file), text)
  return path
}

const props = `snapshot,event_id,player,market,line,bookmaker,game,game_time,over_odds,under_odds
2025-10-22T01:00:00,e1,Nicolas Claxton,player_points,12.5,bookone,A @ B,2025-10-22T02:30:00Z,-110.0,+105
2025-10-22T01:00:00,e1,Nicolas Claxton,player_points,12.5,bookone,A @ B,2025-10-22T02:30:00Z,-110.0,+105
2025-10-22T01:00:00,e1,Nicolas Claxton,player_double_double,,bookone,A @ B,2025-10-22T02:30:00Z,300,
2025-10-22T01:00:00,e1,Nicolas Claxton,player_rebounds,,bookone,A @ B,2025-10-22T02:30:00Z,-110,-110
2025-10-22T01:00:00,e1,Nicolas Claxton,player_rebounds,8.5,bookone,A @ B,soon,-110,-110
2025-10-22T01:00:00,e1,Nicolas Claxton,player_rebounds,8.5,bookone,A @ B,2025-10-22T02:30:00Z,-110,
2025-10-22T01:00:00,e1,Nicolas Claxton,player_rebounds,9.5,bookone,A @ B,2025-10-22T02:30:00Z,-50,-110
`
const logs = `player_name,GAME_DATE,MATCHUP,PTS,REB,AST,FG3M,BLK,STL
Nic Claxton,2025-10-21,BKN @ CHA,14,9,2,0,1,1
Nic Claxton,yesterday,BKN @ CHA,14,9,2,0,1,1
Nic Claxton,2025-10-22,resting,14,9,2,0,1,1
Nic Claxton,2025-10-23,BKN vs. CHA,fourteen,9,2,0,1,1
`
const minutes = `player,date,matchup,minutes,pts,reb,ast,threes_made,blk,stl
Nic Claxton,2025-10-21,BKN @ CHA,28.0,14,9,2,0,1,1
`

describe('reading recorded props', () => {
  it('puts prices and results on the Pacific day, once each, and says why rows were left out', async () => {
    const { quotes, games, rows } = await readProps('nba', [
      folder('all', { 'props.csv': props, 'logs.csv': logs, 'minutes.csv': minutes, 'other.csv': 'a,b\n1,2\n' }),
    ])
    expect(quotes).toEqual([
      {
        day: '2025-10-21',
        event: 'A @ B 2025-10-21',
        at: Date.parse('2025-10-22T01:00:00Z'),
        player: 'nicclaxton',
        stat: 'points',
        line: 12.5,
        book: 'bookone',
        over: expect.closeTo(1 + 100 / 110, 12),
        under: 2.05,
      },
    ])
    expect(games).toEqual([
      {
        day: '2025-10-21',
        player: 'nicclaxton',
        event: null,
        role: null,
        team: 'BKN',
        against: 'CHA',
        home: false,
        minutes: 28,
        stats: { points: 14, rebounds: 9, assists: 2, threes: 0, blocks: 1, steals: 1 },
      },
    ])
    expect(rows).toEqual({
      read: 12,
      leftOut: {
        'market player_double_double': 1,
        'no line': 1,
        'no time': 1,
        'no price, or one-sided': 2,
        'no date': 1,
        'no teams': 1,
        'no count': 1,
      },
    })
  })

  it('knows hockey players by their numbers', async () => {
    const header = 'date,player_id,player_name,team,market,line,over_price,under_price,book,first_seen_at,is_current'
    const rows = [
      '2025-10-14,8476880,Tom Wilson,,SOG,1.5,-162,126,one,2025-10-14T21:27:29.2Z,True',
      '2025-10-14,,Tom Wilson,,SOG,1.5,-162,126,two,2025-10-14T21:27:29.2Z,True',
      '2025-10-14,8476880,Tom Wilson,,SOG,1.5,430,-100,three,2025-10-14T21:27:29.2Z,True',
    ]
    const logs =
      'game_id,game_date,team,opponent,home_away,player_id,position,is_goalie,goals,assists,points,shots,toi_minutes'
    const games = [
      '1,2025-10-14,WSH,TBL,H,8476880,R,False,1,0,1,4,17.5',
      '1,2025-10-14,WSH,TBL,H,8470000,G,True,0,0,0,0,60',
    ]
    const body = await readProps('nhl', [
      folder('hockey', { 'props.csv': [header, ...rows].join('\n'), 'logs.csv': [logs, ...games].join('\n') }, 'nhl'),
    ])
    expect(body.quotes).toMatchObject([{ day: '2025-10-14', player: '8476880', stat: 'shots', line: 1.5, book: 'one' }])
    expect(body.games).toEqual([
      {
        day: '2025-10-14',
        player: '8476880',
        event: null,
        role: 'attack',
        minutes: 17.5,
        team: 'WSH',
        against: 'TBL',
        home: true,
        stats: { shots: 4, points: 1, assists: 0, goals: 1 },
      },
    ])
    expect(body.rows.leftOut).toEqual({ 'no player number': 1, 'prices sum below 1': 1, goalkeeper: 1 })
  })

  it('gives WNBA prices the game that follows, and reads a price without its margin as both chances', async () => {
    const files = {
      'box.csv': `game_date,game_id,team,player,starter,min,pts,tpm,reb,ast,stl,blk
20260620,7,IND,Caitlin Clark,1,34.0,21.0,3.0,5.0,9.0,1.0,0.0
20260620,7,CON,Saniya Rivers,0,0.0,0.0,0.0,0.0,0.0,0.0,0.0
20260620,7,CON,Marina Mabrey,1,30.0,15.0,3.0,5.0,9.0,1.0,0.0
`,
      'games.csv': 'game_id,date,home,away,tip\n7,20260620,IND,CON,2026-06-20T17:00Z\n8,20260621,IND,CON,soon\n',
      'bets.csv': `captured_utc,player,market,side,line,odds
2026-06-20T15:00:00+00:00,Caitlin Clark,pts,Under,20.5,1.75
2026-06-20T15:00:00+00:00,Caitlin Clark,pts,Over,20.5,2.0
2026-06-20T15:00:00+00:00,Caitlin Clark,steals,Over,20.5,2.0
2026-06-20T15:00:00+00:00,Caitlin Clark,pts,Sideways,20.5,2.0
2026-06-20T15:00:00+00:00,Caitlin Clark,pts,Over,20.5,free
`,
      'fair.csv': `captured_utc,date,player,market,side,pinn_line,pinn_fair
2026-06-20T16:00:00+00:00,2026-06-20,Caitlin Clark,pts,Under,20.5,1.8
`,
    }
    const { quotes, games, rows } = await readProps('wnba', [folder('women', files, 'wnba')])
    expect(quotes).toMatchObject([
      { day: '2026-06-20', event: '7', player: 'caitlinclark', line: 20.5, book: '1xbet', over: 2, under: 1.75 },
      { book: 'pinnacle', fair: true, under: 1.8, over: expect.closeTo(2.25, 12) },
    ])
    expect(games).toMatchObject([
      { player: 'caitlinclark', team: 'IND', against: 'CON', role: 'starter', minutes: 34 },
      { player: 'marinamabrey', team: 'CON', against: 'IND' },
    ])
    expect(rows.leftOut).toEqual({
      'market steals': 1,
      'neither over nor under': 1,
      'no price': 1,
      'did not play': 1,
      'no time': 1,
    })
  })

  it('reads what is asked of pitchers, and what starters did', async () => {
    const files = {
      'props.csv': `event_id,commence_time,pitcher,market,side,point,price,book,fetched_at_utc
e,2026-08-19T22:05:00+00:00,Aaron Nola,pitcher_strikeouts,Over,5.5,-125.0,FanDuel,2026-08-19T21:00:05+00:00
e,2026-08-19T22:05:00+00:00,Aaron Nola,pitcher_strikeouts,Under,5.5,105.0,FanDuel,2026-08-19T21:00:05+00:00
e,2026-08-19T22:05:00+00:00,Aaron Nola,pitcher_strikeouts,Under,5.5,195.0,FanDuel,2026-08-19T23:00:05+00:00
e,2026-08-19T22:05:00+00:00,Aaron Nola,pitcher_walks,Under,5.5,195.0,FanDuel,2026-08-19T21:00:05+00:00
`,
      'actuals.csv': `game_date,player,team,opponent,actual_strikeouts,actual_hits_allowed,actual_outs
2026-08-19,Aaron Nola,PHI,MIA,7.0,4.0,18.0
`,
      'logs.csv': `game_date,player_name,team,opponent,is_starter,SO,H,outs
2019-04-01,Seranthony Dominguez,PHI,MIA,0,1,0,3
`,
    }
    const { quotes, games, rows } = await readProps('mlb', [folder('pitchers', files, 'mlb')])
    expect(quotes).toMatchObject([
      { day: '2026-08-19', player: 'aaronnola', stat: 'strikeouts', over: 1.8, under: 2.05 },
    ])
    expect(games).toMatchObject([{ player: 'aaronnola', stats: { strikeouts: 7, 'hits allowed': 4, outs: 18 } }])
    expect(rows.leftOut).toEqual({ 'market pitcher_walks': 1, 'after the start': 1, reliever: 1 })
  })

  it('names what is missing', async () => {
    await expect(readProps('nba', [folder('prices', { 'props.csv': props })])).rejects.toThrow(
      /no file with what players did/,
    )
    await expect(readProps('nba', [folder('results', { 'logs.csv': logs })])).rejects.toThrow(/no file with prices/)
    await expect(readProps('nba', ['/nowhere'])).rejects.toThrow(/does not exist/)
  })
})

it('compares names without accents, signs and suffixes', () => {
  const names = [
    'Luka Dončić',
    'P.J. Washington Jr.',
    'De’Aaron Fox',
    'Shai Gilgeous-Alexander',
    'Jimmy Butler III',
    'Herb Jones',
  ]
  expect(names.map(playerName)).toEqual([
    'lukadoncic',
    'pjwashington',
    'deaaronfox',
    'shaigilgeousalexander',
    'jimmybutler',
    'herbertjones',
  ])
})

it('counts the prices of a book that copies another from the 21st day of games on', async () => {
  const lines = Array.from({ length: 22 }, (_, i) => {
    const day = `2025-11-${String(i + 1).padStart(2, '0')}`
    const rowOf = (book: string) =>
      `${day}T20:00:00,e${i},Nic Claxton,player_points,12.5,${book},A @ B,${day}T23:00:00Z,+${130 + i},-160`
    return [rowOf('bookone'), rowOf('copy')].join('\n')
  })
  const [header] = props.split('\n')
  const { quotes, rows } = await readProps('nba', [
    folder('copies', { 'props.csv': `${header}\n${lines.join('\n')}\n`, 'logs.csv': logs }),
  ])
  expect(rows.leftOut['copy of another book']).toBe(2)
  expect(quotes.filter(({ book }) => book === 'copy')).toHaveLength(20)
  expect(quotes.filter(({ book }) => book === 'bookone')).toHaveLength(22)
})

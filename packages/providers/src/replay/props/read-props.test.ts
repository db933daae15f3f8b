import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { playerName } from './player-name.ts'
import { readProps } from './read-props.ts'

const root = mkdtempSync(join(tmpdir(), 'fairline-props-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

function folder(name: string, files: Readonly<Record<string, string>>): string {
  const path = join(root, name)
  mkdirSync(join(path, 'nba'), { recursive: true })
  for (const [file, text] of Object.entries(files)) writeFileSync(join(path, 'nba', file), text)
  return path
}

const props = `snapshot,event_id,player,market,line,bookmaker,game,game_time,over_odds,under_odds
2025-10-22T01:00:00,e1,Nicolas Claxton,player_points,12.5,bookone,A @ B,2025-10-22T02:30:00Z,-110.0,+105
2025-10-22T01:00:00,e1,Nicolas Claxton,player_points,12.5,bookone,A @ B,2025-10-22T02:30:00Z,-110.0,+105
2025-10-22T01:00:00,e1,Nicolas Claxton,player_double_double,,bookone,A @ B,2025-10-22T02:30:00Z,300,
2025-10-22T01:00:00,e1,Nicolas Claxton,player_rebounds,,bookone,A @ B,2025-10-22T02:30:00Z,-110,-110
2025-10-22T01:00:00,e1,Nicolas Claxton,player_rebounds,8.5,bookone,A @ B,soon,-110,-110
2025-10-22T01:00:00,e1,Nicolas Claxton,player_rebounds,8.5,bookone,A @ B,2025-10-22T02:30:00Z,-110,
2025-10-22T01:00:00,e1,Nicolas Claxton,player_rebounds,8.5,bookone,A @ B,2025-10-22T02:30:00Z,-50,-110
`
const logs = `player_name,GAME_DATE,PTS,REB,AST,FG3M,BLK,STL
Nic Claxton,2025-10-21,14,9,2,0,1,1
Nic Claxton,yesterday,14,9,2,0,1,1
Nic Claxton,2025-10-23,fourteen,9,2,0,1,1
`

describe('reading recorded props', () => {
  it('puts prices and results on the Pacific day, once each, and says why rows were left out', async () => {
    const { quotes, games, rows } = await readProps('nba', [
      folder('all', { 'props.csv': props, 'logs.csv': logs, 'other.csv': 'a,b\n1,2\n' }),
    ])
    expect(quotes).toEqual([
      {
        day: '2025-10-21',
        event: 'e1',
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
        stats: { points: 14, rebounds: 9, assists: 2, threes: 0, blocks: 1, steals: 1 },
      },
    ])
    expect(rows).toEqual({
      read: 10,
      leftOut: {
        'market player_double_double': 1,
        'no line': 1,
        'no time': 1,
        'no price, or one-sided': 2,
        'no date': 1,
        'no count': 1,
      },
    })
  })

  it('knows hockey players by their numbers', async () => {
    const path = join(root, 'hockey', 'nhl')
    mkdirSync(path, { recursive: true })
    const header = 'date,player_id,player_name,team,market,line,over_price,under_price,book,first_seen_at,is_current'
    const rows = [
      '2025-10-14,8476880,Tom Wilson,,SOG,1.5,-162,126,one,,True',
      '2025-10-14,,Tom Wilson,,SOG,1.5,-162,126,two,,True',
      '2025-10-14,8476880,Tom Wilson,,SOG,1.5,430,-100,three,,True',
    ]
    writeFileSync(join(path, 'props.csv'), [header, ...rows].join('\n'))
    const logs = 'game_id,game_date,player_id,is_goalie,goals,assists,points,shots'
    const games = ['1,2025-10-14,8476880,False,1,0,1,4', '1,2025-10-14,8470000,True,0,0,0,0']
    writeFileSync(join(path, 'logs.csv'), [logs, ...games].join('\n'))
    const body = await readProps('nhl', [join(root, 'hockey')])
    expect(body.quotes).toMatchObject([{ day: '2025-10-14', player: '8476880', stat: 'shots', line: 1.5, book: 'one' }])
    expect(body.games).toEqual([
      { day: '2025-10-14', player: '8476880', stats: { shots: 4, points: 1, assists: 0, goals: 1 } },
    ])
    expect(body.rows.leftOut).toEqual({ 'no player number': 1, 'prices sum below 1': 1, goalkeeper: 1 })
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

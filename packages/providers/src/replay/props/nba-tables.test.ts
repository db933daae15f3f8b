import { describe, expect, it } from 'vitest'
import { minus, plus } from '../../../testing/priced-rows.ts'
import { offerInWords, readPropRows } from '../../../testing/read-prop-rows.ts'
import { nbaTables } from './nba-tables.ts'

describe('rows of NBA props with every market', () => {
  const readAll = () =>
    readPropRows(nbaTables, 'snapshot,event_id,player,market,line,bookmaker,game,game_time,over_odds,under_odds', [
      '2025-10-21T17:00:00,bbde,Shai Gilgeous-Alexander,player_assists,6.5,draftkings,Houston Rockets @ Oklahoma City Thunder,2025-10-21T23:35:00Z,-115.0,-113.0',
      '2025-10-21T17:00:00,bbde,Shai Gilgeous-Alexander,player_points_rebounds_assists,43.5,draftkings,Houston Rockets @ Oklahoma City Thunder,2025-10-21T23:35:00Z,-121.0,-107.0',
      '2025-10-21T17:00:00,bbde,Alperen Sengun,player_assists,4.5,bovada,Houston Rockets @ Oklahoma City Thunder,2025-10-21T23:35:00Z,-220.0,165.0',
      '2025-10-21T17:00:00,bbde,Chet Holmgren,player_blocks,1.5,draftkings,Houston Rockets @ Oklahoma City Thunder,2025-10-21T23:35:00Z,-165.0,124.0',
      '2025-10-21T17:00:00,bbde,Alex Caruso,player_steals,1.5,draftkings,Houston Rockets @ Oklahoma City Thunder,2025-10-21T23:35:00Z,-152.0,114.0',
      '2025-10-21T17:00:00,df4b,Austin Reaves,player_points,23.5,bovada,Golden State Warriors @ Los Angeles Lakers,2025-10-22T02:00:00Z,120.0,-160.0',
      '2025-10-22T17:00:00,cf5a,R.J. Barrett,player_threes,1.5,betonlineag,Toronto Raptors @ Atlanta Hawks,2025-10-22T23:40:00Z,-135.0,104.0',
      '2025-10-22T17:00:00,e9b7,Dereck Lively II,player_rebounds,6.5,williamhill_us,San Antonio Spurs @ Dallas Mavericks,2025-10-23T01:40:00Z,-136.0,100.0',
      '2025-10-23T17:00:00,94f3,Gary Payton II,player_threes,0.5,fanatics,Denver Nuggets @ Golden State Warriors,2025-10-24T02:10:00Z,110.0,',
      '2025-10-22T17:00:00,b6dc,Paolo Banchero,player_double_double,,bovada,Miami Heat @ Orlando Magic,2025-10-22T23:10:00Z,,',
      // By hand: a whole line, missing cells and malformed cells.
      '2025-10-22T17:00:00,b6dc,Paolo Banchero,player_points,24.0,bovada,Miami Heat @ Orlando Magic,2025-10-22T23:10:00Z,-50,-110',
      '2025-10-22T17:00:00,b6dc,Paolo Banchero,player_points,24.5,bovada,Miami Heat @ Orlando Magic,tonight,-110,-110',
      '2025-10-22T17:00:00,b6dc,Paolo Banchero,player_points,,bovada,Miami Heat @ Orlando Magic,2025-10-22T23:10:00Z,-110,-110',
    ])

  it('have the over before the under, on the Pacific day of the start', () => {
    expect(readAll().map(offerInWords)).toEqual([
      ['shaigilgeousalexander', 'assists 6.5 at draftkings', minus(115), minus(113), '2025-10-21'],
      ['shaigilgeousalexander', 'points+rebounds+assists 43.5 at draftkings', minus(121), minus(107), '2025-10-21'],
      ['alperensengun', 'assists 4.5 at bovada', minus(220), plus(165), '2025-10-21'],
      ['chetholmgren', 'blocks 1.5 at draftkings', minus(165), plus(124), '2025-10-21'],
      ['alexcaruso', 'steals 1.5 at draftkings', minus(152), plus(114), '2025-10-21'],
      ['austinreaves', 'points 23.5 at bovada', plus(120), minus(160), '2025-10-21'],
      ['rjbarrett', 'threes 1.5 at betonlineag', minus(135), plus(104), '2025-10-22'],
      ['derecklively', 'rebounds 6.5 at williamhill_us', minus(136), plus(100), '2025-10-22'],
      ['garypayton', 'threes 0.5 at fanatics', plus(110), null, '2025-10-23'],
      'market player_double_double',
      ['paolobanchero', 'points 24 at bovada', null, minus(110), '2025-10-22'],
      'no time',
      'no line',
    ])
  })

  it('were seen at the snapshot in UTC', () => {
    expect(readAll()[5]).toMatchObject({
      offer: {
        event: 'Golden State Warriors @ Los Angeles Lakers 2025-10-21',
        starts: Date.parse('2025-10-22T02:00:00Z'),
        at: Date.parse('2025-10-21T17:00:00Z'),
      },
    })
  })
})

describe('rows of NBA threes', () => {
  const readAll = () =>
    readPropRows(
      nbaTables,
      'file_date,player,game,game_time,market,line,bookmaker,over_odds,under_odds,bookmaker_last_update,market_last_update',
      [
        '2024-10-22,Al Horford,New York Knicks @ Boston Celtics,2024-10-22T23:40:00Z,player_threes,1.5,draftkings,-160,124,,',
        '2024-10-22,Derrick White,New York Knicks @ Boston Celtics,2024-10-22T23:40:00Z,player_threes,2.5,draftkings,-140,110,,',
        '2024-10-25,Ochai Agbaji,Philadelphia 76ers @ Toronto Raptors,2024-10-25T23:10:00Z,player_threes,1.5,draftkings,145,-188,,',
        '2024-10-26,Fred VanVleet,Houston Rockets @ San Antonio Spurs,2024-10-27T00:40:00Z,player_threes,3.5,betonlineag,128,-167,,',
        '2024-10-28,Stephon Castle,Houston Rockets @ San Antonio Spurs,2024-10-29T00:10:00Z,player_threes,0.5,betmgm,105,-140,,',
        '2024-10-31,Taurean Prince,Milwaukee Bucks @ Memphis Grizzlies,2024-11-01T00:10:00Z,player_threes,1.5,bovada,100,-130,,',
        '2025-03-21,Jordan Poole,Orlando Magic @ Washington Wizards,2025-03-21T23:10:00Z,player_threes,2.5,bovada,140,,,',
        '2025-04-13,Julian Champagnie,Toronto Raptors @ San Antonio Spurs,2025-04-13T19:40:00Z,player_threes,2.5,betonlineag,-147,114,2025-04-13T14:55:10Z,2025-04-13T14:53:47Z',
        // By hand: a whole line, missing cells and malformed cells.
        '2025-04-13,Julian Champagnie,Toronto Raptors @ San Antonio Spurs,2025-04-13T19:40:00Z,player_threes,3,betmgm,,-120,,',
        '2025-04-13,Julian Champagnie,Toronto Raptors @ San Antonio Spurs,,player_threes,2.5,betmgm,-147,114,,',
        '2025-04-13,Julian Champagnie,Toronto Raptors @ San Antonio Spurs,2025-04-13T19:40:00Z,player_threes,o2.5,betmgm,-147,114,,',
        '2025-04-13,Julian Champagnie,Toronto Raptors @ San Antonio Spurs,2025-04-13T19:40:00Z,player_threes,2.5,betmgm,-147,114,,2025-04-13T14:53:47',
      ],
    )

  it('have the over before the under, on the Pacific day of the start', () => {
    expect(readAll().map(offerInWords)).toEqual([
      ['alhorford', 'threes 1.5 at draftkings', minus(160), plus(124), '2024-10-22'],
      ['derrickwhite', 'threes 2.5 at draftkings', minus(140), plus(110), '2024-10-22'],
      ['ochaiagbaji', 'threes 1.5 at draftkings', plus(145), minus(188), '2024-10-25'],
      ['fredvanvleet', 'threes 3.5 at betonlineag', plus(128), minus(167), '2024-10-26'],
      ['stephoncastle', 'threes 0.5 at betmgm', plus(105), minus(140), '2024-10-28'],
      ['taureanprince', 'threes 1.5 at bovada', plus(100), minus(130), '2024-10-31'],
      ['jordanpoole', 'threes 2.5 at bovada', plus(140), null, '2025-03-21'],
      ['julianchampagnie', 'threes 2.5 at betonlineag', minus(147), plus(114), '2025-04-13'],
      ['julianchampagnie', 'threes 3 at betmgm', null, minus(120), '2025-04-13'],
      'no time',
      'no line',
      'no time',
    ])
  })

  it('were seen when the book last updated the market, if the file says it', () => {
    expect(readAll()[0]).toMatchObject({ offer: { at: null } })
    expect(readAll()[7]).toMatchObject({ offer: { at: Date.parse('2025-04-13T14:53:47Z') } })
  })
})

import { expect, it } from 'vitest'
import { quotesIn } from './quotes-in.ts'

// Worked by hand: American prices, the over first; the snapshot is in UTC, the day of a game that of its start in Los Angeles.
const ROWS = [
  'snapshot,event_id,player,market,line,bookmaker,game,game_time,over_odds,under_odds',
  // An under that is likelier; an over that is; both alike; a whole line, which may be pushed.
  '2025-10-21T17:00:00,e1,Shai Gilgeous-Alexander,player_assists,6.5,draftkings,Houston Rockets @ Oklahoma City Thunder,2025-10-21T23:35:00Z,-115.0,-113.0',
  '2025-10-21T17:00:00,e1,Alperen Şengün,player_assists,5.5,draftkings,Houston Rockets @ Oklahoma City Thunder,2025-10-21T23:35:00Z,-150.0,120.0',
  '2025-10-21T17:00:00,e1,Chet Holmgren,player_points,15,fanduel,Houston Rockets @ Oklahoma City Thunder,2025-10-21T23:35:00Z,-110.0,-110.0',
  // Two stats and two lines of one player; +100 and −100.
  '2025-10-21T17:00:00,e1,Chet Holmgren,player_rebounds,7.5,fanduel,Houston Rockets @ Oklahoma City Thunder,2025-10-21T23:35:00Z,100,-125.0',
  '2025-10-21T17:00:00,e1,Chet Holmgren,player_rebounds,8.5,fanduel,Houston Rockets @ Oklahoma City Thunder,2025-10-21T23:35:00Z,140,-100',
  // The same two teams twice: two events. The second starts at 20:00 in Los Angeles, when it is the next day in UTC.
  '2025-10-22T01:00:00,e2, Nic Claxton ,player_points,12.5,betmgm,Brooklyn Nets @ Golden State Warriors,2025-10-22T21:00:00Z,-105,-115',
  '2025-10-22T01:00:00,e3,Nic Claxton,player_points,12.5,betmgm,Brooklyn Nets @ Golden State Warriors,2025-10-23T03:00:00Z,105,-125',
  // Without a key the teams and the day name the game; one side; no snapshot.
  '2025-10-22T01:00:00,,Stephen Curry,player_threes,4.5,betmgm,Brooklyn Nets @ Golden State Warriors,2025-10-23T03:00:00Z,,-130',
  ',e3,Stephen Curry,player_points,28.5,betmgm,Brooklyn Nets @ Golden State Warriors,2025-10-23T03:00:00Z,-120,',
  // An instant before midnight in Los Angeles, and at it: −7 hours in October.
  '2025-10-22T01:00:00,e4,LeBron James,player_points,22.5,betmgm,Denver Nuggets @ Los Angeles Lakers,2025-10-24T06:59:59Z,-110,-110',
  '2025-10-22T01:00:00,e5,LeBron James,player_points,22.5,betmgm,Denver Nuggets @ Los Angeles Lakers,2025-10-24T07:00:00Z,-110,-110',
  // No line; no start; no price.
  '2025-10-22T01:00:00,e5,LeBron James,player_blocks,,betmgm,Denver Nuggets @ Los Angeles Lakers,2025-10-24T07:00:00Z,-110,-110',
  '2025-10-22T01:00:00,e5,LeBron James,player_blocks,0.5,betmgm,Denver Nuggets @ Los Angeles Lakers,,-110,-110',
  '2025-10-22T01:00:00,e5,LeBron James,player_blocks,0.5,betmgm,Denver Nuggets @ Los Angeles Lakers,2025-10-24T07:00:00Z,,',
].join('\n')

it('reads props as they were worked out by hand', async () => {
  const thunder = 'Houston Rockets @ Oklahoma City Thunder 2025-10-21 | e1'
  const warriors = 'Brooklyn Nets @ Golden State Warriors 2025-10-22'
  const lakers = 'Denver Nuggets @ Los Angeles Lakers'
  const [first, second] = ['2025-10-21T17:00:00Z | 2025-10-21T17:00:00', '2025-10-22T01:00:00Z | 2025-10-22T01:00:00']
  expect(await quotesIn('props.csv', ROWS)).toEqual({
    quotes: [
      `${thunder} | draftkings | player-prop Shai Gilgeous-Alexander player_assists 6.5 | 1.8696 1.885 | ${first}`,
      `${thunder} | draftkings | player-prop Alperen Şengün player_assists 5.5 | 1.6667 2.2 | ${first}`,
      `${thunder} | fanduel | player-prop Chet Holmgren player_points 15 | 1.9091 1.9091 | ${first}`,
      `${thunder} | fanduel | player-prop Chet Holmgren player_rebounds 7.5 | 2 1.8 | ${first}`,
      `${thunder} | fanduel | player-prop Chet Holmgren player_rebounds 8.5 | 2.4 2 | ${first}`,
      `${warriors} | e2 | betmgm | player-prop Nic Claxton player_points 12.5 | 1.9524 1.8696 | ${second}`,
      `${warriors} | e3 | betmgm | player-prop Nic Claxton player_points 12.5 | 2.05 1.8 | ${second}`,
      `${warriors} | betmgm | player-prop Stephen Curry player_threes 4.5 | – 1.7692 | ${second}`,
      `${warriors} | e3 | betmgm | player-prop Stephen Curry player_points 28.5 | 1.8333 –`,
      `${lakers} 2025-10-23 | e4 | betmgm | player-prop LeBron James player_points 22.5 | 1.9091 1.9091 | ${second}`,
      `${lakers} 2025-10-24 | e5 | betmgm | player-prop LeBron James player_points 22.5 | 1.9091 1.9091 | ${second}`,
    ],
    leftOut: { 'no line': 1, 'no time': 1, 'no price': 1 },
  })
})

it('takes the time a book says of a market where the file has no snapshots, in its own zone', async () => {
  const rows = [
    'file_date,player,game,game_time,market,line,bookmaker,over_odds,under_odds,market_last_update',
    '2024-11-01,Stephen Curry,Golden State Warriors @ Houston Rockets,2024-11-03T00:10:00Z,player_threes,4.5,fanduel,-120,-110,2024-11-02T18:00:00-05:00',
    '2024-11-01,Stephen Curry,Golden State Warriors @ Houston Rockets,2024-11-03T00:10:00Z,player_threes,5.5,fanduel,150,-190,2024-11-02T18:00:00',
  ]
  expect(await quotesIn('threes.csv', rows.join('\n'))).toEqual({
    quotes: [
      'Golden State Warriors @ Houston Rockets 2024-11-02 | fanduel | player-prop Stephen Curry player_threes 4.5 | 1.8333 1.9091 | 2024-11-02T23:00:00Z | 2024-11-02T18:00:00-05:00',
    ],
    leftOut: { 'no time': 1 },
  })
})

import { expect, it } from 'vitest'
import { quotesIn } from './quotes-in.ts'

// Worked by hand: American prices of the home and the away side, of over and under; the spread of a quote is the home side's.
const HEADER =
  'snapshot_label,date,sport,game_id,commence_time,home_team,away_team,bookmaker,snapshot_taken_at_utc,ml_home,ml_away,spread_home,spread_home_odds,spread_away,spread_away_odds,total_line,total_over_odds,total_under_odds'
const ROWS = [
  HEADER,
  // A home favorite; an away favorite; a level spread; a whole spread and total, which may be pushed, and no moment: then the label names the snapshot.
  'morning,2026-04-25,WNBA,a,2026-04-25T19:00:00Z,New York Liberty,Indiana Fever,betmgm,2026-04-25T15:46:48Z,-190,154,-4.5,-110,4.5,-110,163.5,-115,-105',
  'morning,2026-04-25,WNBA,b,2026-04-25T20:00:00Z,Chicago Sky,Phoenix Mercury,betmgm,2026-04-25T15:46:48Z,155,-190,4.5,-105,-4.5,-115,159.5,-110,-110',
  'morning,2026-04-26,WNBA,c,2026-04-26T20:00:00Z,Seattle Storm,Dallas Wings,caesars,2026-04-26T15:00:00Z,-110,-110,pk,-110,pk,-110,165,100,-120',
  'noon,2023-10-10,NHL,d,2023-10-10T21:30:00Z,Tampa Bay Lightning,Nashville Predators,betmgm,,-160,135,-2,145,2,-175,6,-105,-115',
  // A doubleheader: the same sides on the same day, by their keys.
  'noon,2023-10-11,NHL,e1,2023-10-11T17:00:00Z,Boston Bruins,Montréal Canadiens,betmgm,2023-10-11T16:00:00Z,-200,170,,,,,,,',
  'noon,2023-10-11,NHL,e2,2023-10-11T23:00:00Z,Boston Bruins,Montréal Canadiens,betmgm,2023-10-11T16:00:00Z,-180,150,,,,,,,',
  // A spread whose sides do not mirror each other; a total without its under; a moneyline with one side.
  'noon,2023-10-12,NHL,f,2023-10-12T23:00:00Z, Ottawa Senators ,Toronto Maple Leafs,betmgm,2023-10-12T16:00:00Z,,-120,-1.5,150,-1.5,-178,6.5,-105,',
  // An instant before the start, and at it. The date of a late game is that of its own evening.
  'late,2023-10-13,NHL,g,2023-10-14T02:00:00Z,Seattle Kraken,Colorado Avalanche,betmgm,2023-10-14T01:59:59Z,120,-140,,,,,,,',
  'late,2023-10-13,NHL,g,2023-10-14T02:00:00Z,Seattle Kraken,Colorado Avalanche,betmgm,2023-10-14T02:00:00Z,125,-145,,,,,,,',
  // A total no game of hockey has; nothing at all; no start.
  'noon,2023-10-15,NHL,h,2023-10-15T23:00:00Z,Dallas Stars,St. Louis Blues,betmgm,2023-10-15T16:00:00Z,-150,130,,,,,65,-110,-110',
  'noon,2023-10-16,NHL,i,2023-10-16T23:00:00Z,Dallas Stars,St. Louis Blues,betmgm,2023-10-16T16:00:00Z,,,,,,,,,',
  'noon,2023-10-17,NHL,j,,Dallas Stars,St. Louis Blues,betmgm,2023-10-17T16:00:00Z,-150,130,,,,,,,',
].join('\n')

it('reads games of snapshots as they were worked out by hand', async () => {
  const [liberty, sky] = [
    'Indiana Fever @ New York Liberty 2026-04-25 | a',
    'Phoenix Mercury @ Chicago Sky 2026-04-25 | b',
  ]
  const [storm, lightning] = [
    'Dallas Wings @ Seattle Storm 2026-04-26 | c',
    'Nashville Predators @ Tampa Bay Lightning 2023-10-10 | d',
  ]
  const bruins = 'Montréal Canadiens @ Boston Bruins 2023-10-11'
  const seen = (at: string) => `${at}Z | ${at}.000Z`
  const [morning, later] = [seen('2026-04-25T15:46:48'), seen('2026-04-26T15:00:00')]
  expect(await quotesIn('snapshots.csv', ROWS)).toEqual({
    quotes: [
      `${liberty} | betmgm | moneyline | 1.5263 2.54 | ${morning}`,
      `${liberty} | betmgm | spread -4.5 | 1.9091 1.9091 | ${morning}`,
      `${liberty} | betmgm | total 163.5 | 1.8696 1.9524 | ${morning}`,
      `${sky} | betmgm | moneyline | 2.55 1.5263 | ${morning}`,
      `${sky} | betmgm | spread 4.5 | 1.9524 1.8696 | ${morning}`,
      `${sky} | betmgm | total 159.5 | 1.9091 1.9091 | ${morning}`,
      `${storm} | caesars | moneyline | 1.9091 1.9091 | ${later}`,
      `${storm} | caesars | spread 0 | 1.9091 1.9091 | ${later}`,
      `${storm} | caesars | total 165 | 2 1.8333 | ${later}`,
      `${lightning} | betmgm | moneyline | 1.625 2.35 | noon`,
      `${lightning} | betmgm | spread -2 | 2.45 1.5714 | noon`,
      `${lightning} | betmgm | total 6 | 1.9524 1.8696 | noon`,
      `${bruins} | e1 | betmgm | moneyline | 1.5 2.7 | ${seen('2023-10-11T16:00:00')}`,
      `${bruins} | e2 | betmgm | moneyline | 1.5556 2.5 | ${seen('2023-10-11T16:00:00')}`,
      `Toronto Maple Leafs @ Ottawa Senators 2023-10-12 | f | betmgm | moneyline | – 1.8333 | ${seen('2023-10-12T16:00:00')}`,
      `Toronto Maple Leafs @ Ottawa Senators 2023-10-12 | f | betmgm | total 6.5 | 1.9524 – | ${seen('2023-10-12T16:00:00')}`,
      `Colorado Avalanche @ Seattle Kraken 2023-10-13 | g | betmgm | moneyline | 2.2 1.7143 | ${seen('2023-10-14T01:59:59')}`,
      `St. Louis Blues @ Dallas Stars 2023-10-15 | h | betmgm | moneyline | 1.6667 2.3 | ${seen('2023-10-15T16:00:00')}`,
    ],
    leftOut: { 'seen after the start': 1, 'total out of range': 1, 'no date': 1 },
  })
})

import { expect, it } from 'vitest'
import { quotesIn } from './quotes-in.ts'

// Worked by hand from https://www.football-data.co.uk/notes.txt as data/README.md tells it: H, D and A after a book's code are decimal prices
// of home, draw and away, a C before them the closing ones; dates are day first.
const ROWS = [
  'Div,Date,HomeTeam,AwayTeam,FTHG,FTAG,B365H,B365D,B365A,PSH,PSD,PSA,MaxH,MaxD,MaxA,AvgH,AvgD,AvgA,B365CH,B365CD,B365CA',
  // A home favorite; an away favorite; a draw no less likely than either side.
  'E0,16/08/2024,Man United,Fulham,1,0,1.6,4.2,5.25,1.63,4.38,5.3,1.68,4.5,5.5,1.62,4.3,5.2,1.65,4.2,5',
  'E0,17/08/2024,Ipswich,Liverpool,0,2,8.5,5.5,1.33,8.14,5.84,1.34,9,6,1.36,8,5.6,1.34,7.5,5.5,1.36',
  'E0,17/08/24,Forest,Bournemouth,1,1,2.9,2.9,2.9,,,,3,3.1,3,2.9,3,2.9,2.8,3,3',
  // One side missing; no closing prices; none of one book; none at all.
  'E0,18/08/2024,Brentford,Crystal Palace,2,1,2.5,,2.75,2.6,3.6,2.7,2.7,3.6,2.8,2.6,3.5,2.7,2.5,3.5,2.7',
  'E0,18/08/2024,Chelsea,Man City,0,2,4,3.9,1.85,3.97,4.06,1.88,4.2,4.2,1.9,4,4,1.86,,,',
  'E0,19/08/2024,Leicester,Tottenham,1,1,,,,5.1,4.3,1.65,5.2,4.4,1.67,5,4.3,1.64,5,4.33,1.63',
  'E0,20/08/2024,Arsenal,Wolves,2,0,,,,,,,,,,,,,,,',
  // 1 is no price; a price of 1,000 is one, 1,001 none.
  'E0,24/08/2024,Everton,Leeds,,,1,3.5,4,1000,3.5,1001,5,5,5,4,4,4,x,0,-2',
  // Both games of a pair in one month, each at its own ground.
  'E0,25/08/2024,Fulham,Man United,2,2,3.1,3.4,2.3,3.2,3.5,2.3,3.3,3.6,2.4,3.1,3.4,2.3,3,3.4,2.35',
  'E0,31/12/2024, Brighton ,Aston Villa,1,2,2.2,3.6,3.2,2.2,3.7,3.25,2.3,3.8,3.4,2.2,3.6,3.2,2.1,3.6,3.4',
  'E0,soon,Leeds,Everton,,,2,3,4,2,3,4,2,3,4,2,3,4,2,3,4',
].join('\n')

it('reads matches of Football-Data as they were worked out by hand', async () => {
  expect(await quotesIn('E0.csv', ROWS)).toEqual({
    quotes: [
      'Fulham @ Man United 2024-08-16 | B365 | three-way | 1.6 4.2 5.25 | open',
      'Fulham @ Man United 2024-08-16 | PS | three-way | 1.63 4.38 5.3 | open',
      'Fulham @ Man United 2024-08-16 | B365 | three-way | 1.65 4.2 5 | close',
      'Liverpool @ Ipswich 2024-08-17 | B365 | three-way | 8.5 5.5 1.33 | open',
      'Liverpool @ Ipswich 2024-08-17 | PS | three-way | 8.14 5.84 1.34 | open',
      'Liverpool @ Ipswich 2024-08-17 | B365 | three-way | 7.5 5.5 1.36 | close',
      'Bournemouth @ Forest 2024-08-17 | B365 | three-way | 2.9 2.9 2.9 | open',
      'Bournemouth @ Forest 2024-08-17 | B365 | three-way | 2.8 3 3 | close',
      'Crystal Palace @ Brentford 2024-08-18 | B365 | three-way | 2.5 – 2.75 | open',
      'Crystal Palace @ Brentford 2024-08-18 | PS | three-way | 2.6 3.6 2.7 | open',
      'Crystal Palace @ Brentford 2024-08-18 | B365 | three-way | 2.5 3.5 2.7 | close',
      'Man City @ Chelsea 2024-08-18 | B365 | three-way | 4 3.9 1.85 | open',
      'Man City @ Chelsea 2024-08-18 | PS | three-way | 3.97 4.06 1.88 | open',
      'Tottenham @ Leicester 2024-08-19 | PS | three-way | 5.1 4.3 1.65 | open',
      'Tottenham @ Leicester 2024-08-19 | B365 | three-way | 5 4.33 1.63 | close',
      'Leeds @ Everton 2024-08-24 | B365 | three-way | – 3.5 4 | open',
      'Leeds @ Everton 2024-08-24 | PS | three-way | 1000 3.5 – | open',
      'Man United @ Fulham 2024-08-25 | B365 | three-way | 3.1 3.4 2.3 | open',
      'Man United @ Fulham 2024-08-25 | PS | three-way | 3.2 3.5 2.3 | open',
      'Man United @ Fulham 2024-08-25 | B365 | three-way | 3 3.4 2.35 | close',
      'Aston Villa @ Brighton 2024-12-31 | B365 | three-way | 2.2 3.6 3.2 | open',
      'Aston Villa @ Brighton 2024-12-31 | PS | three-way | 2.2 3.7 3.25 | open',
      'Aston Villa @ Brighton 2024-12-31 | B365 | three-way | 2.1 3.6 3.4 | close',
    ],
    leftOut: { 'no date': 1 },
  })
})

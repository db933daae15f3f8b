import { expect, it } from 'vitest'
import { pricesByBook } from '../../../testing/prices-by-book.ts'
import { readRows } from '../../../testing/read-rows.ts'
import { footballDataMls } from './football-data.ts'

const COLUMNS =
  'Country,League,Season,Date,Time,Home,Away,HG,AG,Res,PSCH,PSCD,PSCA,MaxCH,MaxCD,MaxCA,AvgCH,AvgCD,AvgCA,BFECH,BFECD,BFECA,B365CH,B365CD,B365CA'

const readAll = () =>
  readRows(footballDataMls, 'mls', ',', COLUMNS, [
    // Rows of the file.
    'USA,MLS,2012,10/03/2012,23:00,Colorado Rapids,Columbus Crew,2,0,H,2.06,3.4,4.11,2.13,3.4,4.11,2.01,3.19,3.65,,,,,,',
    'USA,MLS,2012,11/03/2012,00:30,DC United,Sporting Kansas City,0,1,A,2.57,3.31,3.04,2.6,3.6,3.04,2.46,3.11,2.81,,,,,,',
    'USA,MLS,2012,11/03/2012,03:30,Los Angeles Galaxy,Real Salt Lake,1,3,A,1.88,3.57,4.88,1.89,3.57,5,1.81,3.33,4.31,,,,,,',
    'USA,MLS,2012,17/03/2012,18:00,CF Montreal,Chicago Fire,1,1,D,2.71,3.23,2.91,2.8,3.23,2.91,2.63,3.07,2.63,,,,,,',
    'USA,MLS,2012,01/07/2012,00:00,Toronto FC,New York Red Bulls,1,1,D,2.87,3.55,2.57,3.1,3.55,2.58,2.8,3.24,2.38,,,,,,',
    'USA,MLS,2020,22/08/2020,01:00,Toronto FC,Vancouver Whitecaps,1,0,H,,,,1.26,6.9,12,1.23,6.35,10.76,,,,,,',
    'USA,MLS,2025,12/04/2025,19:45,Atlanta Utd,New England Revolution,0,1,A,1.53,4.7,5.85,1.55,4.84,5.86,x,4.65,5.56,1.58,4.7,6.2,,,',
    'USA,MLS,2025,17/08/2025,00:30,CF Montreal,DC United,1,1,D,2.05,3.69,3.64,2.08,3.75,3.55,2.02,3.58,3.35,2.12,3.7,3.7,2.05,3.6,3.4',
    'USA,MLS,2025,17/08/2025,00:30,Inter Miami,Los Angeles Galaxy,3,1,H,1.44,5.1,6.75,1.52,5,5.6,1.49,4.75,5.24,1.53,4.9,6.6,1.5,4.75,5.25',
    'USA,MLS,2025,26/10/2025,21:30,Philadelphia Union,Chicago Fire,2,2,D,,,,1.95,4,4,1.86,3.73,3.73,2,3.95,4,1.81,3.7,4',
    'USA,MLS,2025,27/10/2025,01:30,San Diego FC,Portland Timbers,2,1,H,,,,1.63,4.4,5.5,1.59,4.2,4.79,1.66,4.5,5.4,1.57,4.2,5',
    // Rows the file does not have.
    'USA,MLS,2025,28/10/2025,01:30,San Diego FC,Portland Timbers,,,,x,4.4,5.5,,,,,,,,,,1.57,,5',
    'USA,NWSL,2025,28/10/2025,01:30,San Diego Wave,Portland Thorns,2,1,H,1.63,4.4,5.5,,,,,,,,,,,,',
    'USA,MLS,2025,,01:30,San Diego FC,Portland Timbers,2,1,H,1.63,4.4,5.5,,,,,,,,,,,,',
    'USA,MLS,2025,28/10/2025,1.30am,San Diego FC,Portland Timbers,2,1,H,1.63,4.4,5.5,,,,,,,,,,,,',
  ])

it('reads British times, and the American day they fall on', () => {
  expect(readAll().games.map(({ home, day, startsAt }) => [home, day, new Date(startsAt!).toISOString()])).toEqual([
    // Winter: British time is UTC, Pacific time 8 hours behind.
    ['Colorado Rapids', '2012-03-10', '2012-03-10T23:00:00.000Z'],
    ['DC United', '2012-03-10', '2012-03-11T00:30:00.000Z'],
    ['Los Angeles Galaxy', '2012-03-10', '2012-03-11T03:30:00.000Z'],
    ['CF Montreal', '2012-03-17', '2012-03-17T18:00:00.000Z'],
    // Summer: British time is an hour ahead of UTC.
    ['Toronto FC', '2012-06-30', '2012-06-30T23:00:00.000Z'],
    ['Toronto FC', '2020-08-21', '2020-08-22T00:00:00.000Z'],
    ['Atlanta Utd', '2025-04-12', '2025-04-12T18:45:00.000Z'],
    ['CF Montreal', '2025-08-16', '2025-08-16T23:30:00.000Z'],
    ['Inter Miami', '2025-08-16', '2025-08-16T23:30:00.000Z'],
    // British summer time ended on 2025-10-26.
    ['Philadelphia Union', '2025-10-26', '2025-10-26T21:30:00.000Z'],
    ['San Diego FC', '2025-10-26', '2025-10-27T01:30:00.000Z'],
    ['San Diego FC', '2025-10-27', '2025-10-28T01:30:00.000Z'],
  ])
})

it('reads the goals of home and away, and a draw as a draw', () => {
  expect(readAll().games.map(({ away, score, winner }) => [away, score?.home, score?.away, winner])).toEqual([
    ['Columbus Crew', 2, 0, 'home'],
    ['Sporting Kansas City', 0, 1, 'away'],
    ['Real Salt Lake', 1, 3, 'away'],
    ['Chicago Fire', 1, 1, 'draw'],
    ['New York Red Bulls', 1, 1, 'draw'],
    ['Vancouver Whitecaps', 1, 0, 'home'],
    ['New England Revolution', 0, 1, 'away'],
    ['DC United', 1, 1, 'draw'],
    ['Los Angeles Galaxy', 3, 1, 'home'],
    ['Chicago Fire', 2, 2, 'draw'],
    ['Portland Timbers', 2, 1, 'home'],
    ['Portland Timbers', undefined, undefined, null],
  ])
})

it('reads closing prices of Pinnacle and Bet365, not the best, the mean or the exchange', () => {
  expect(readAll().games.map(pricesByBook)).toEqual([
    { 'close Pinnacle three-way': [2.06, 3.4, 4.11] },
    { 'close Pinnacle three-way': [2.57, 3.31, 3.04] },
    { 'close Pinnacle three-way': [1.88, 3.57, 4.88] },
    { 'close Pinnacle three-way': [2.71, 3.23, 2.91] },
    { 'close Pinnacle three-way': [2.87, 3.55, 2.57] },
    {},
    { 'close Pinnacle three-way': [1.53, 4.7, 5.85] },
    { 'close Bet365 three-way': [2.05, 3.6, 3.4], 'close Pinnacle three-way': [2.05, 3.69, 3.64] },
    { 'close Bet365 three-way': [1.5, 4.75, 5.25], 'close Pinnacle three-way': [1.44, 5.1, 6.75] },
    { 'close Bet365 three-way': [1.81, 3.7, 4] },
    { 'close Bet365 three-way': [1.57, 4.2, 5] },
    {},
  ])
})

it('gives the reason for each cell and row it leaves out', () => {
  expect(readAll().leftOut).toEqual([
    'price: price missing',
    'price: no line',
    'row: row of another league',
    'row: no date',
    'row: no time of day',
  ])
})

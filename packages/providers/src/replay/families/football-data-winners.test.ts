import { expect, it } from 'vitest'
import { pricesByBook } from '../../../testing/prices-by-book.ts'
import { readRows } from '../../../testing/read-rows.ts'
import { footballData } from './football-data.ts'

// Columns and rows of five seasons as published, without match statistics, goal totals and handicaps.
const SPAIN_2010 =
  'Div,Date,HomeTeam,AwayTeam,FTHG,FTAG,B365H,B365D,B365A,BWH,BWD,BWA,GBH,GBD,GBA,IWH,IWD,IWA,LBH,LBD,LBA,SBH,SBD,SBA,WHH,WHD,WHA,SJH,SJD,SJA,VCH,VCD,VCA,BSH,BSD,BSA,Bb1X2,BbMxH,BbAvH,BbMxD,BbAvD'
const ITALY_2012 =
  'Div,Date,HomeTeam,AwayTeam,FTHG,FTAG,B365H,B365D,B365A,BWH,BWD,BWA,GBH,GBD,GBA,IWH,IWD,IWA,LBH,LBD,LBA,PSH,PSD,PSA,WHH,WHD,WHA,SJH,SJD,SJA,VCH,VCD,VCA,BSH,BSD,BSA,Bb1X2,BbMxH,BbAvH,BbMxD,BbAvD,PSCH,PSCD,PSCA'
const ENGLAND_2014 =
  'Div,Date,HomeTeam,AwayTeam,FTHG,FTAG,B365H,B365D,B365A,BWH,BWD,BWA,IWH,IWD,IWA,LBH,LBD,LBA,PSH,PSD,PSA,WHH,WHD,WHA,SJH,SJD,SJA,VCH,VCD,VCA,Bb1X2,BbMxH,BbAvH,BbMxD,BbAvD,PSCH,PSCD,PSCA'
const AFTER_2015 =
  'Div,Date,HomeTeam,AwayTeam,FTHG,FTAG,B365H,B365D,B365A,BWH,BWD,BWA,IWH,IWD,IWA,LBH,LBD,LBA,PSH,PSD,PSA,WHH,WHD,WHA,VCH,VCD,VCA,Bb1X2,BbMxH,BbAvH,BbMxD,BbAvD,PSCH,PSCD,PSCA'
const AFTER_2019 =
  'Div,Date,Time,HomeTeam,AwayTeam,FTHG,FTAG,B365H,B365D,B365A,BWH,BWD,BWA,IWH,IWD,IWA,PSH,PSD,PSA,WHH,WHD,WHA,VCH,VCD,VCA,MaxH,MaxD,MaxA,AvgH,AvgD,AvgA,B365CH,B365CD,B365CA,BWCH,BWCD,BWCA,IWCH,IWCD,IWCA,PSCH,PSCD,PSCA,WHCH,WHCD,WHCA,VCCH,VCCD,VCCA,MaxCH,MaxCD,MaxCA,AvgCH,AvgCD,AvgCA'

const read = (league: 'laliga' | 'seriea' | 'premier', columns: string, ...rows: readonly string[]) =>
  readRows(footballData, league, ',', columns, rows)

const SPAIN_2010_ROWS = [
  'SP1,28/08/10,Hercules,Ath Bilbao,0,1,2.5,3.25,2.8,2.55,3.2,2.65,2.6,3.25,2.6,2.6,3.1,2.5,2.5,3.2,2.5,2.5,3.2,2.6,2.5,3.2,2.6,2.6,3.2,2.75,2.5,3.12,2.75,2.5,3.25,2.6,32,2.75,2.56,3.34,3.22',
  'SP1,20/11/10,Villarreal,Valencia,1,1,2,3.5,3.6,2,3.7,3.25,2.05,3.3,3.5,2.1,3.3,3.1,2.1,3.3,3.5,2,3.3,3.4,2.05,3.6,3.4,2.1,3.4,3.4,2.05,3.6,3.75,2.1,3.4,3.4,38,2.1,2.03,3.74,3.44',
  'SP1,15/05/11,Sp Gijon,Santander,2,1,1.33,5,8.5,1.35,4.5,8.5,1.35,4.75,8,1.3,5,8,1.29,5,8,,,,1.36,4.5,9,1.29,5,9,1.3,5.25,9,1.33,4.75,7.5,33,1.37,1.33,5.2,4.81',
]
const ITALY_2012_ROWS = [
  'I1,04/05/13,Chievo,Cagliari,0,0,2.7,2.25,4,2.6,2.15,4.6,2.6,2.15,4.6,2.6,2,3.8,2.6,2.25,3.4,,,,2.8,2.05,4.5,2.6,2.2,4,2.75,2.2,4.5,2.62,2.15,4.2,36,2.8,2.65,2.28,2.16,2.73,2.24,4.68',
  'I1,05/05/13,Parma,Atalanta,2,0,2.6,2.1,5,2.75,1.95,5.25,2.75,1.95,5.25,2.6,1.9,4,2.5,2.1,4,,,,2.8,1.95,5,2.63,2,5,2.1,2,4.2,2.7,2,4.75,36,2.8,2.66,2.1,1.99,,,',
]
const ENGLAND_2014_ROWS = [
  'E0,16/08/14,Arsenal,Crystal Palace,2,1,1.25,6.5,15,1.25,5.5,12,1.3,5,9,1.25,6,13,1.26,6.45,14.01,1.25,5.5,12,1.25,5.75,12,1.25,6.25,10.5,50,1.3,1.25,6.7,5.96,1.29,5.9,12.75',
  'E0,20/09/14,Aston Villa,Arsenal,0,3,4.75,3.6,1.85,4.2,3.4,1.85,4,3.45,1.85,4.5,3.75,1.8,4.71,3.63,1.88,4.5,3.4,1.83,,,,4.6,3.7,1.87,48,5,4.6,3.8,3.53,5.18,3.77,1.78',
]
const TOTTENHAM =
  'E0,13/12/2015,Tottenham,Newcastle,1,2,1.36,5.5,9,,,,1.4,4.4,7.3,1.36,5,8,1.39,5.32,9,1.4,4.33,9,1.36,5.4,9.5,50,1.4,1.37,5.5,4.96,1.37,5.54,9.01'
const ALAVES =
  'SP1,14/10/17,Alaves,Sociedad,0,2,3.5,3.4,2.15,3.4,3.3,2.2,2.95,3.3,2.4,3.3,3.4,2.15,3.52,3.55,2.2,3.3,3.4,2.15,3.5,3.5,2.2,35,3.52,3.37,3.55,3.39,,,'
const AFTER_2019_ROWS = [
  'E0,12/09/2020,12:30,Fulham,Arsenal,0,3,6,4.33,1.53,5.5,4.25,1.57,6,3.9,1.57,6.16,4.51,1.56,6.5,4.2,1.53,6.5,4.2,1.55,6.55,4.55,1.6,5.94,4.34,1.55,5,4,1.66,5.5,4,1.62,5.25,3.9,1.67,5.48,3.98,1.69,5.5,3.8,1.65,5.5,3.9,1.67,5.75,4.2,1.71,5.36,3.93,1.67',
  'E0,26/08/2023,17:30,Brighton,West Ham,1,3,1.53,4.75,5.25,1.52,4.6,5.5,1.53,4.7,5.5,1.54,4.74,5.81,1.4,4.2,5.8,1.5,4.5,5.75,1.58,4.9,6,1.53,4.67,5.73,1.5,4.75,5.5,,,,1.55,4.6,5.5,1.5,4.95,6.25,1.4,4.2,5.8,1.5,4.6,6,1.57,5.1,6.7,1.51,4.78,5.91',
]

it('reads the goals of home and away, and a draw as a draw', () => {
  const games = [
    read('laliga', SPAIN_2010, ...SPAIN_2010_ROWS),
    read('seriea', ITALY_2012, ...ITALY_2012_ROWS),
    read('premier', ENGLAND_2014, ...ENGLAND_2014_ROWS),
    read('premier', AFTER_2015, TOTTENHAM),
    read('laliga', AFTER_2015, ALAVES),
    read('premier', AFTER_2019, ...AFTER_2019_ROWS),
  ].flatMap((file) => file.games)
  expect(
    games.map(({ day, home, score, away, winner }) => [day, home, score?.home, away, score?.away, winner]),
  ).toEqual([
    ['2010-08-28', 'Hercules', 0, 'Ath Bilbao', 1, 'away'],
    ['2010-11-20', 'Villarreal', 1, 'Valencia', 1, 'draw'],
    ['2011-05-15', 'Sp Gijon', 2, 'Santander', 1, 'home'],
    ['2013-05-04', 'Chievo', 0, 'Cagliari', 0, 'draw'],
    ['2013-05-05', 'Parma', 2, 'Atalanta', 0, 'home'],
    ['2014-08-16', 'Arsenal', 2, 'Crystal Palace', 1, 'home'],
    ['2014-09-20', 'Aston Villa', 0, 'Arsenal', 3, 'away'],
    ['2015-12-13', 'Tottenham', 1, 'Newcastle', 2, 'away'],
    ['2017-10-14', 'Alaves', 0, 'Sociedad', 2, 'away'],
    ['2020-09-12', 'Fulham', 0, 'Arsenal', 3, 'away'],
    ['2023-08-26', 'Brighton', 1, 'West Ham', 3, 'away'],
  ])
  // Files before 2019-20 have no time. 12:30 and 17:30 of British summer time are 11:30 and 16:30 UTC.
  expect(games.flatMap(({ startsAt }) => startsAt ?? [])).toEqual([
    Date.parse('2020-09-12T11:30:00Z'),
    Date.parse('2023-08-26T16:30:00Z'),
  ])
})

it('reads home, draw and away of all ten books of 2010-11, and skips the book that is missing', () => {
  const { games, leftOut } = read('laliga', SPAIN_2010, ...SPAIN_2010_ROWS)
  expect(games.map(pricesByBook)).toEqual([
    {
      'open Bet365 three-way': [2.5, 3.25, 2.8],
      'open bwin three-way': [2.55, 3.2, 2.65],
      'open Gamebookers three-way': [2.6, 3.25, 2.6],
      'open Interwetten three-way': [2.6, 3.1, 2.5],
      'open Ladbrokes three-way': [2.5, 3.2, 2.5],
      'open Sportingbet three-way': [2.5, 3.2, 2.6],
      'open William Hill three-way': [2.5, 3.2, 2.6],
      'open Stan James three-way': [2.6, 3.2, 2.75],
      'open VC Bet three-way': [2.5, 3.12, 2.75],
      'open Blue Square three-way': [2.5, 3.25, 2.6],
    },
    {
      'open Bet365 three-way': [2, 3.5, 3.6],
      'open bwin three-way': [2, 3.7, 3.25],
      'open Gamebookers three-way': [2.05, 3.3, 3.5],
      'open Interwetten three-way': [2.1, 3.3, 3.1],
      'open Ladbrokes three-way': [2.1, 3.3, 3.5],
      'open Sportingbet three-way': [2, 3.3, 3.4],
      'open William Hill three-way': [2.05, 3.6, 3.4],
      'open Stan James three-way': [2.1, 3.4, 3.4],
      'open VC Bet three-way': [2.05, 3.6, 3.75],
      'open Blue Square three-way': [2.1, 3.4, 3.4],
    },
    {
      'open Bet365 three-way': [1.33, 5, 8.5],
      'open bwin three-way': [1.35, 4.5, 8.5],
      'open Gamebookers three-way': [1.35, 4.75, 8],
      'open Interwetten three-way': [1.3, 5, 8],
      'open Ladbrokes three-way': [1.29, 5, 8],
      'open William Hill three-way': [1.36, 4.5, 9],
      'open Stan James three-way': [1.29, 5, 9],
      'open VC Bet three-way': [1.3, 5.25, 9],
      'open Blue Square three-way': [1.33, 4.75, 7.5],
    },
  ])
  expect(leftOut).toEqual([])
})

it('reads the closing prices of Pinnacle, the only ones before 2019-20', () => {
  const pinnacle = (...files: readonly ReturnType<typeof read>[]) =>
    files.flatMap(({ games }) =>
      games.map((game) => Object.entries(pricesByBook(game)).filter(([name]) => /Pinnacle|close/.test(name))),
    )
  const italy = read('seriea', ITALY_2012, ...ITALY_2012_ROWS)
  const england = read('premier', ENGLAND_2014, ...ENGLAND_2014_ROWS)
  const spain = read('laliga', AFTER_2015, ALAVES)
  expect(pinnacle(italy, england, spain)).toEqual([
    [['close Pinnacle three-way', [2.73, 2.24, 4.68]]],
    [],
    [
      ['open Pinnacle three-way', [1.26, 6.45, 14.01]],
      ['close Pinnacle three-way', [1.29, 5.9, 12.75]],
    ],
    [
      ['open Pinnacle three-way', [4.71, 3.63, 1.88]],
      ['close Pinnacle three-way', [5.18, 3.77, 1.78]],
    ],
    [['open Pinnacle three-way', [3.52, 3.55, 2.2]]],
  ])
})

it('skips a book without prices, and does not read best or mean prices as a book’s', () => {
  const [tottenham] = read('premier', AFTER_2015, TOTTENHAM).games
  expect(pricesByBook(tottenham!)).toEqual({
    'open Bet365 three-way': [1.36, 5.5, 9],
    'open Interwetten three-way': [1.4, 4.4, 7.3],
    'open Ladbrokes three-way': [1.36, 5, 8],
    'open Pinnacle three-way': [1.39, 5.32, 9],
    'open William Hill three-way': [1.4, 4.33, 9],
    'open VC Bet three-way': [1.36, 5.4, 9.5],
    'close Pinnacle three-way': [1.37, 5.54, 9.01],
  })
})

it('reads opening and closing prices of six books from 2019-20 on', () => {
  const { games, leftOut } = read('premier', AFTER_2019, ...AFTER_2019_ROWS)
  expect(games.map(pricesByBook)).toEqual([
    {
      'open Bet365 three-way': [6, 4.33, 1.53],
      'open bwin three-way': [5.5, 4.25, 1.57],
      'open Interwetten three-way': [6, 3.9, 1.57],
      'open Pinnacle three-way': [6.16, 4.51, 1.56],
      'open William Hill three-way': [6.5, 4.2, 1.53],
      'open VC Bet three-way': [6.5, 4.2, 1.55],
      'close Bet365 three-way': [5, 4, 1.66],
      'close bwin three-way': [5.5, 4, 1.62],
      'close Interwetten three-way': [5.25, 3.9, 1.67],
      'close Pinnacle three-way': [5.48, 3.98, 1.69],
      'close William Hill three-way': [5.5, 3.8, 1.65],
      'close VC Bet three-way': [5.5, 3.9, 1.67],
    },
    {
      'open Bet365 three-way': [1.53, 4.75, 5.25],
      'open bwin three-way': [1.52, 4.6, 5.5],
      'open Interwetten three-way': [1.53, 4.7, 5.5],
      'open Pinnacle three-way': [1.54, 4.74, 5.81],
      'open William Hill three-way': [1.4, 4.2, 5.8],
      'open VC Bet three-way': [1.5, 4.5, 5.75],
      'close Bet365 three-way': [1.5, 4.75, 5.5],
      'close Interwetten three-way': [1.55, 4.6, 5.5],
      'close Pinnacle three-way': [1.5, 4.95, 6.25],
      'close William Hill three-way': [1.4, 4.2, 5.8],
      'close VC Bet three-way': [1.5, 4.6, 6],
    },
  ])
  expect(leftOut).toEqual([])
})

it.each([
  ['x for its home price', 'x,4.33,1.53', 'price: no line'],
  ['no price of the draw', '6,,1.53', 'price: price missing'],
  ['a price of 1', '6,4.33,1', 'price: not a price'],
  // 1/6 + 1/4.33 + 1/1.1 = 1.31, and 1/6 + 1/4.33 + 1/2.53 = 0.79.
  ['a margin of 31%', '6,4.33,1.1', 'price: prices sum too high'],
  ['prices that leave a sure profit', '6,4.33,2.53', 'price: prices sum below 1'],
])('leaves out the prices of one book that has %s', (_, cells, reason) => {
  const row = AFTER_2019_ROWS[0]!.replace('6,4.33,1.53', cells)
  const { games, leftOut } = read('premier', AFTER_2019, row)
  expect(pricesByBook(games[0]!)).not.toHaveProperty('open Bet365 three-way')
  expect(games[0]?.quotes).toHaveLength(11)
  expect(leftOut).toEqual([reason])
})

it('leaves out a row of another league', () => {
  expect(read('laliga', AFTER_2015, TOTTENHAM)).toEqual({ games: [], leftOut: ['row: row of another league'] })
})

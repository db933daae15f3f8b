import { describe, expect, it } from 'vitest'
import { pricesByBook } from '../../../testing/prices-by-book.ts'
import { readRows } from '../../../testing/read-rows.ts'
import { settleClose } from '../../../testing/settle-close.ts'
import { footballData } from './football-data.ts'

/** Columns of the files of 2019-20 and later, without match statistics, winners’ prices and best prices. */
const COLUMNS =
  'Div,Date,Time,HomeTeam,AwayTeam,FTHG,FTAG,B365>2.5,B365<2.5,P>2.5,P<2.5,Avg>2.5,Avg<2.5,AHh,B365AHH,B365AHA,PAHH,PAHA,AvgAHH,AvgAHA,B365C>2.5,B365C<2.5,PC>2.5,PC<2.5,AvgC>2.5,AvgC<2.5,AHCh,B365CAHH,B365CAHA,PCAHH,PCAHA,AvgCAHH,AvgCAHA'

const LEAGUES = { E0: 'premier', SP1: 'laliga', I1: 'seriea' } as const

function read(row: string) {
  const division = row.split(',')[0] as keyof typeof LEAGUES
  const { games, leftOut } = readRows(footballData, LEAGUES[division], ',', COLUMNS, [row])
  return { game: games[0]!, leftOut }
}

const HOME_GETS_ONE =
  'E0,12/09/2020,12:30,Fulham,Arsenal,0,3,1.72,2.1,1.8,2.13,1.76,2.1,1,1.93,1.97,1.96,1.96,1.93,1.95,2,1.8,2.06,1.86,2,1.84,0.75,2.01,1.89,2.02,1.91,2.02,1.87'
const THREE_QUARTERS =
  'E0,19/09/2020,15:00,Leeds,Fulham,4,3,1.97,1.93,1.96,1.96,1.93,1.91,-0.75,1.81,2.09,1.85,2.08,1.82,2.07,2.01,1.89,2.03,1.89,1.96,1.88,-0.75,1.97,1.93,1.99,1.94,1.95,1.93'
const HOME_GIVES_ONE =
  'E0,19/09/2020,20:00,Arsenal,West Ham,2,1,1.66,2.2,1.66,2.36,1.64,2.3,-1,1.89,2.01,1.93,2,1.87,2,1.66,2.2,1.66,2.36,1.67,2.24,-1,1.82,2.08,1.87,2.07,1.85,2.02'
const LEVEL =
  'E0,20/09/2020,14:00,Newcastle,Brighton,0,3,2.37,1.57,2.43,1.63,2.38,1.59,0,1.88,2.02,1.88,2.05,1.88,1.99,2.2,1.66,2.27,1.71,2.21,1.68,0,1.87,2.06,1.88,2.06,1.86,2.02'
const LEVEL_AT_OPEN =
  'E0,21/09/2020,18:00,Aston Villa,Sheffield United,1,0,2.2,1.66,2.34,1.67,2.25,1.66,0,1.91,1.99,1.96,1.97,1.91,1.95,2.2,1.66,2.33,1.68,2.23,1.67,-0.25,2.1,1.83,2.08,1.86,2.09,1.81'
const LEVEL_AT_CLOSE =
  'E0,19/10/2020,17:30,West Brom,Burnley,0,0,2.1,1.72,2.16,1.78,2.12,1.73,-0.25,2.08,1.73,2.16,1.79,2.12,1.78,2.01,1.89,2.01,1.91,1.99,1.84,0,1.87,2.03,1.91,2.03,1.85,2.03'
const QUARTER_TO_HALF =
  'E0,23/10/2020,20:00,Aston Villa,Leeds,0,3,1.57,2.37,1.62,2.45,1.61,2.36,-0.25,1.86,2.07,1.86,2.08,1.84,2.05,1.5,2.62,1.51,2.72,1.52,2.53,-0.5,1.9,2.03,1.93,2.01,1.9,1.98'
const LARGE =
  'E0,28/11/2020,15:00,Man City,Burnley,5,0,1.44,2.75,1.45,2.84,1.45,2.74,-2.25,2.06,1.84,2.07,1.83,2.04,1.82,1.33,3.4,1.33,3.46,1.34,3.23,-2.5,1.98,1.92,1.97,1.93,1.97,1.89'
const TOTAL_OF_ZERO =
  'E0,19/12/2021,14:00,Newcastle,Man City,0,4,,,1.46,2.75,1.46,2.75,2,2.06,1.84,2.06,1.82,2.04,1.85,0,0,1.39,3.14,1.37,3.14,2.5,1.75,2.05,1.81,2.09,1.81,2.07'
const ONE_CLOSING_HANDICAP =
  'E0,24/04/2022,14:00,Burnley,Wolves,1,0,2.37,1.57,2.41,1.63,2.39,1.59,0,1.87,2.03,1.88,2.04,1.88,2,2.37,1.57,2.42,1.63,2.36,1.6,-0.25,,,2.18,1.79,2.15,1.76'
const ONE_BOOK_OPENING =
  'SP1,19/07/2020,16:00,Alaves,Barcelona,0,5,1.66,2.2,,,1.69,2.14,1,,,,,1.88,1.97,1.53,2.5,1.52,2.68,1.54,2.46,1.25,2.05,1.88,2.05,1.86,2.01,1.87'
const NO_PINNACLE_TOTAL =
  'SP1,22/05/2021,17:00,Eibar,Barcelona,0,1,1.36,3.2,,,1.37,3.04,1,1.73,2.08,1.75,2.12,1.77,2.1,1.44,2.75,,,1.43,2.77,1,1.95,1.98,1.91,1.99,1.93,1.93'
const NO_OPENING =
  'I1,19/10/2020,19:45,Verona,Genoa,0,0,,,,,,,,,,,,,,1.72,2.1,1.79,2.11,1.73,2.09,-0.25,2.03,1.87,2.03,1.88,2,1.87'

describe('over and under 2.5 goals and the handicap of the home side', () => {
  it.each<[string, string, Record<string, number[]>]>([
    [
      'a home side that receives a goal, then three quarters',
      HOME_GETS_ONE,
      {
        'open Bet365 total 2.5': [1.72, 2.1],
        'open Bet365 spread 1': [1.93, 1.97],
        'open Pinnacle total 2.5': [1.8, 2.13],
        'open Pinnacle spread 1': [1.96, 1.96],
        'close Bet365 total 2.5': [2, 1.8],
        'close Bet365 spread 0.75': [2.01, 1.89],
        'close Pinnacle total 2.5': [2.06, 1.86],
        'close Pinnacle spread 0.75': [2.02, 1.91],
      },
    ],
    [
      'a home side that gives a goal',
      HOME_GIVES_ONE,
      {
        'open Bet365 total 2.5': [1.66, 2.2],
        'open Bet365 spread -1': [1.89, 2.01],
        'open Pinnacle total 2.5': [1.66, 2.36],
        'open Pinnacle spread -1': [1.93, 2],
        'close Bet365 total 2.5': [1.66, 2.2],
        'close Bet365 spread -1': [1.82, 2.08],
        'close Pinnacle total 2.5': [1.66, 2.36],
        'close Pinnacle spread -1': [1.87, 2.07],
      },
    ],
    [
      'sides that are level',
      LEVEL,
      {
        'open Bet365 total 2.5': [2.37, 1.57],
        'open Bet365 spread 0': [1.88, 2.02],
        'open Pinnacle total 2.5': [2.43, 1.63],
        'open Pinnacle spread 0': [1.88, 2.05],
        'close Bet365 total 2.5': [2.2, 1.66],
        'close Bet365 spread 0': [1.87, 2.06],
        'close Pinnacle total 2.5': [2.27, 1.71],
        'close Pinnacle spread 0': [1.88, 2.06],
      },
    ],
    [
      'a large favorite of two and a quarter goals, then two and a half',
      LARGE,
      {
        'open Bet365 total 2.5': [1.44, 2.75],
        'open Bet365 spread -2.25': [2.06, 1.84],
        'open Pinnacle total 2.5': [1.45, 2.84],
        'open Pinnacle spread -2.25': [2.07, 1.83],
        'close Bet365 total 2.5': [1.33, 3.4],
        'close Bet365 spread -2.5': [1.98, 1.92],
        'close Pinnacle total 2.5': [1.33, 3.46],
        'close Pinnacle spread -2.5': [1.97, 1.93],
      },
    ],
  ])('are read for both books, opening and closing, for %s', (_, row, prices) => {
    const { game, leftOut } = read(row)
    expect(pricesByBook(game)).toEqual(prices)
    expect(leftOut).toEqual([])
  })

  it.each([
    ['quarter to half', QUARTER_TO_HALF, [-0.25, -0.25, -0.5, -0.5]],
    ['level to quarter', LEVEL_AT_OPEN, [0, 0, -0.25, -0.25]],
    ['quarter to level', LEVEL_AT_CLOSE, [-0.25, -0.25, 0, 0]],
    ['three quarters and stays there', THREE_QUARTERS, [-0.75, -0.75, -0.75, -0.75]],
  ])('follow a handicap that goes from %s', (_, row, lines) => {
    const spreads = read(row).game.quotes.filter(({ market }) => market.kind === 'spread')
    expect(spreads.map(({ market }) => market.line)).toEqual(lines)
  })

  it.each([
    ['gives one and wins by one', HOME_GIVES_ONE, 'push', 'win'],
    ['gives three quarters and wins by one', THREE_QUARTERS, 'half-win', 'win'],
    ['gives half and loses', QUARTER_TO_HALF, 'lose', 'win'],
    ['gives a quarter and wins', LEVEL_AT_OPEN, 'win', 'lose'],
    ['gives a quarter and draws', NO_OPENING, 'half-lose', 'lose'],
    ['is level and draws', LEVEL_AT_CLOSE, 'push', 'lose'],
    ['is level and loses', LEVEL, 'lose', 'win'],
    ['receives three quarters and loses by three', HOME_GETS_ONE, 'lose', 'win'],
    ['receives one and loses by one', NO_PINNACLE_TOTAL, 'push', 'lose'],
  ])('settle by the score if the home side %s', (_, row, spread, total) => {
    const { game } = read(row)
    expect([settleClose(game, 'spread'), settleClose(game, 'total')]).toEqual([spread, total])
  })
})

describe('a handicap', () => {
  /** A recorded row with another handicap, opening and closing. */
  const withHandicap = (line: string) => read(LARGE.replace(',-2.25,', `,${line},`).replace(',-2.5,', `,${line},`))

  it.each([
    ['gives', '-5'],
    ['receives', '5'],
  ])('of exactly five goals is read if the home side %s them', (_, line) => {
    const { game, leftOut } = withHandicap(line)
    expect(pricesByBook(game)).toMatchObject({
      [`open Bet365 spread ${line}`]: [2.06, 1.84],
      [`open Pinnacle spread ${line}`]: [2.07, 1.83],
      [`close Bet365 spread ${line}`]: [1.98, 1.92],
      [`close Pinnacle spread ${line}`]: [1.97, 1.93],
    })
    expect(leftOut).toEqual([])
  })

  it.each([
    ['gives', '-5.25'],
    ['receives', '5.25'],
  ])('of more than five goals is left out if the home side %s them, and the totals are read', (_, line) => {
    const { game, leftOut } = withHandicap(line)
    expect(pricesByBook(game)).toEqual({
      'open Bet365 total 2.5': [1.44, 2.75],
      'open Pinnacle total 2.5': [1.45, 2.84],
      'close Bet365 total 2.5': [1.33, 3.4],
      'close Pinnacle total 2.5': [1.33, 3.46],
    })
    expect(leftOut).toEqual(['price: spread out of range', 'price: spread out of range'])
  })
})

describe('a missing cell', () => {
  it.each<[string, string, Record<string, number[]>, readonly string[]]>([
    [
      'of a book’s opening total and zeros for its closing one leave the other book’s',
      TOTAL_OF_ZERO,
      {
        'open Bet365 spread 2': [2.06, 1.84],
        'open Pinnacle total 2.5': [1.46, 2.75],
        'open Pinnacle spread 2': [2.06, 1.82],
        'close Bet365 spread 2.5': [1.75, 2.05],
        'close Pinnacle total 2.5': [1.39, 3.14],
        'close Pinnacle spread 2.5': [1.81, 2.09],
      },
      ['price: not a price'],
    ],
    [
      'of a book’s closing handicap leaves its total',
      ONE_CLOSING_HANDICAP,
      {
        'open Bet365 total 2.5': [2.37, 1.57],
        'open Bet365 spread 0': [1.87, 2.03],
        'open Pinnacle total 2.5': [2.41, 1.63],
        'open Pinnacle spread 0': [1.88, 2.04],
        'close Bet365 total 2.5': [2.37, 1.57],
        'close Pinnacle total 2.5': [2.42, 1.63],
        'close Pinnacle spread -0.25': [2.18, 1.79],
      },
      [],
    ],
    [
      'of every opening handicap price leaves the line without a price',
      ONE_BOOK_OPENING,
      {
        'open Bet365 total 2.5': [1.66, 2.2],
        'close Bet365 total 2.5': [1.53, 2.5],
        'close Bet365 spread 1.25': [2.05, 1.88],
        'close Pinnacle total 2.5': [1.52, 2.68],
        'close Pinnacle spread 1.25': [2.05, 1.86],
      },
      [],
    ],
    [
      'of all opening cells leaves the closing ones',
      NO_OPENING,
      {
        'close Bet365 total 2.5': [1.72, 2.1],
        'close Bet365 spread -0.25': [2.03, 1.87],
        'close Pinnacle total 2.5': [1.79, 2.11],
        'close Pinnacle spread -0.25': [2.03, 1.88],
      },
      [],
    ],
    [
      'of Pinnacle’s totals leaves its handicaps',
      NO_PINNACLE_TOTAL,
      {
        'open Bet365 total 2.5': [1.36, 3.2],
        'open Bet365 spread 1': [1.73, 2.08],
        'open Pinnacle spread 1': [1.75, 2.12],
        'close Bet365 total 2.5': [1.44, 2.75],
        'close Bet365 spread 1': [1.95, 1.98],
        'close Pinnacle spread 1': [1.91, 1.99],
      },
      [],
    ],
  ])('%s', (_, row, prices, reasons) => {
    const { game, leftOut } = read(row)
    expect(pricesByBook(game)).toEqual(prices)
    expect(leftOut).toEqual(reasons)
  })
})

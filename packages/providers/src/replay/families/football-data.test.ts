import { describe, expect, it } from 'vitest'
import { footballData } from './football-data.ts'

const PLAYED = { Div: 'E0', Date: '12/09/2020', HomeTeam: 'Fulham', AwayTeam: 'Arsenal', FTHG: '0', FTAG: '3' }
const OPENED = {
  PSH: '6.16',
  PSD: '4.51',
  PSA: '1.56',
  'B365>2.5': '1.72',
  'B365<2.5': '2.1',
  'P>2.5': '1.8',
  'P<2.5': '2.13',
  'Avg>2.5': '1.76',
  'Avg<2.5': '2.1',
  AHh: '1',
  B365AHH: '1.93',
  B365AHA: '1.97',
  PAHH: '1.96',
  PAHA: '1.96',
  MaxAHH: '2',
  MaxAHA: '1.99',
}
const CLOSED = {
  PSCH: '5.48',
  PSCD: '3.98',
  PSCA: '1.69',
  'PC>2.5': '2.06',
  'PC<2.5': '1.86',
  AHCh: '0.75',
  PCAHH: '2.02',
  PCAHA: '1.91',
}

/** Games and their quotes of rows of one file, and what was left out. */
function read(...rows: Readonly<Record<string, string>>[]) {
  const reasons: Record<string, number> = {}
  const leaveOut = (what: string, reason: string) => {
    reasons[`${what}: ${reason}`] = (reasons[`${what}: ${reason}`] ?? 0) + 1
  }
  const reader = footballData.reader({ league: 'premier', leaveOut })
  const games = rows.flatMap((row) =>
    reader.row({ get: (column) => row[column] ?? '', text: Object.values(row).join(',') }),
  )
  reader.end()
  const quotes = games.map((game) =>
    game.quotes.map(
      ({ book, market, mark, prices }) => `${mark} ${book} ${market.kind} ${market.line} ${prices.join(' ')}`,
    ),
  )
  return { games, quotes, reasons }
}

describe('lines of football-data', () => {
  it('are over and under 2.5 and the handicap of each book, first and closing; no book’s are the mean and the best', () => {
    expect(read({ ...PLAYED, ...OPENED, ...CLOSED }).quotes[0]).toEqual([
      'open Pinnacle three-way null 6.16 4.51 1.56',
      'open Bet365 total 2.5 1.72 2.1',
      'open Bet365 spread 1 1.93 1.97',
      'open Pinnacle total 2.5 1.8 2.13',
      'open Pinnacle spread 1 1.96 1.96',
      'close Pinnacle three-way null 5.48 3.98 1.69',
      'close Pinnacle total 2.5 2.06 1.86',
      'close Pinnacle spread 0.75 2.02 1.91',
    ])
  })

  it('stay without a close where none is written, and without an opener', () => {
    const marks = (row: Readonly<Record<string, string>>) =>
      read({ ...PLAYED, ...row }).games[0]?.quotes.map(({ mark }) => mark)
    expect(new Set(marks(OPENED))).toEqual(new Set(['open']))
    expect(new Set(marks(CLOSED))).toEqual(new Set(['close']))
  })

  it.each([
    ['a handicap that is text', { AHh: 'scratch' }, { 'price: not a line': 1 }],
    ['a handicap between the quarters', { AHh: '-0.3' }, { 'price: not a line': 1 }],
    ['a handicap of 25 goals', { AHh: '25' }, { 'price: spread out of range': 1 }],
    ['prices without a handicap', { AHh: '' }, { 'price: price without a line': 2 }],
    ['a price of one side', { PAHA: '' }, { 'price: one-sided price': 1 }],
    ['a price in another base', { 'P>2.5': '0x10' }, { 'price: not a price': 1 }],
    ['a price with an exponent', { 'P>2.5': '1e3' }, { 'price: not a price': 1 }],
    ['a price that is text', { 'P>2.5': 'evens' }, { 'price: not a price': 1 }],
    ['prices that leave a sure profit', { PAHH: '2.2' }, { 'price: prices sum below 1': 1 }],
  ])('count %s, and the game keeps its other prices', (_, cells, counted) => {
    const { games, reasons } = read({ ...PLAYED, ...OPENED, ...cells })
    expect(reasons).toEqual(counted)
    expect(games[0]?.quotes.some(({ market }) => market.kind === 'three-way')).toBe(true)
  })

  it.each(['-0.25', '0', '0.75', '-1.75', '+0.5'])('read a handicap of %s as it is written', (cell) => {
    const spreads = read({ ...PLAYED, ...OPENED, AHh: cell }).games[0]?.quotes.filter(
      ({ market }) => market.kind === 'spread',
    )
    expect(spreads?.map(({ market }) => market.line)).toEqual([Number(cell), Number(cell)])
  })
})

describe('rows of football-data', () => {
  it.each([
    ['31/02/2021', '', 'row: no date'],
    ['2021', '', 'row: no date'],
    ['12/09/2020', '25:61', 'row: no time of day'],
    ['12/09/2020', 'evening', 'row: no time of day'],
  ])('are left out and counted where the day is %s %s', (day, time, reason) => {
    expect(read({ ...PLAYED, ...OPENED, Date: day, Time: time })).toEqual({
      games: [],
      quotes: [],
      reasons: { [reason]: 1 },
    })
  })

  it('start at their British time, also if the hour has one digit', () => {
    const { games, reasons } = read({ ...PLAYED, Time: '9:30' })
    // In September London is an hour ahead of UTC.
    expect(games.map(({ startsAt }) => startsAt)).toEqual([Date.UTC(2020, 8, 12, 8, 30)])
    expect(reasons).toEqual({})
  })
})

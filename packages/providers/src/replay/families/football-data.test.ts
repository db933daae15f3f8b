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
})

describe('books that copy each other', () => {
  const rows = (games: number, alike: (i: number) => boolean) =>
    Array.from({ length: games }, (_, i) => {
      const prices = [2.5 + i / 1000, 3.3, 2.9].map(String)
      const of = (code: string, [home, draw, away] = prices) => ({
        [`${code}H`]: home!,
        [`${code}D`]: draw!,
        [`${code}A`]: away!,
      })
      const own = alike(i) ? prices : [String(2.52 + i / 1000), '3.25', '2.9']
      return { ...PLAYED, ...of('B365'), ...of('BW'), ...of('PS'), ...of('WH', own) }
    })
  const booksOf = ({ games }: ReturnType<typeof read>) => games.map(({ quotes }) => quotes.map(({ book }) => book))

  it('are one opinion from the game on by which it shows: the sharp book stays, each copy is counted', () => {
    const copied = read(...rows(22, () => false))
    expect(
      booksOf(copied)
        .slice(0, 20)
        .every((books) => books.length === 4),
    ).toBe(true)
    expect(booksOf(copied).slice(20)).toEqual([
      ['Pinnacle', 'William Hill'],
      ['Pinnacle', 'William Hill'],
    ])
    expect(copied.reasons).toEqual({ 'price: copy of another book': 4 })
  })

  it('count again as soon as they quote on their own', () => {
    const left = rows(45, (i) => i < 25)
    const books = booksOf(read(...left)).map((of) => of.includes('William Hill'))
    expect([books[19], books[20], books[25], books[26], books[44]]).toEqual([true, false, false, true, true])
  })

  it('change nothing of the games before: what was read of them does not hang on later rows', () => {
    const all = rows(30, () => true)
    expect(read(...all).quotes.slice(0, 15)).toEqual(read(...all.slice(0, 15)).quotes)
  })
})

import { type Bases, fullGame, leagues, type Quote } from '@fairline/domain'
import { decimalOdds, noVig } from '@fairline/odds'
import { describe, expect, it } from 'vitest'
import { aFile, aGame } from '../../testing/facts.ts'
import { inPlayForecast } from '../forecast/in-play-forecast.ts'
import { winnerBook, winnerProbabilities } from '../markets/winner-book.ts'
import { confirmedQuotesAt } from './confirmed-quotes-at.ts'
import { type GameFile, gameFiles } from './game-file.ts'
import { staleAt, staleInPlay } from './stale-at.ts'

const moneyline = fullGame('moneyline')
const STARTS_AT = 100_000

const quote = (book: string, observedAt: number, prices: readonly [number | null, number | null]): Quote => ({
  gameId: aGame().id,
  book,
  market: moneyline,
  prices: prices.map((price) => (price === null ? null : decimalOdds(price))),
  mark: null,
  observedAt,
})

const EVEN = [1.9, 1.9] as const
const HOME = [1.7, 2.15] as const

function fileOf(quotes: readonly Quote[], league: 'mlb' | 'nba' | 'nhl' = 'mlb') {
  const files = gameFiles(true)
  files.file({ kind: 'game', game: aGame({ startsAt: STARTS_AT, league }), observedAt: 0 })
  const stand = { bases: null, periods: { home: [], away: [] }, lines: [], gameId: aGame().id, clock: '' }
  const score = (observedAt: number, home: number, away: number, [period, remaining] = [1, 0.5]) => {
    files.file({ kind: 'score', score: { ...stand, home, away, observedAt, period, remaining }, observedAt })
  }
  const play = (observedAt: number, bases: Bases) => {
    const goalless = { home: 0, away: 0, period: 1, remaining: 0.9 }
    files.file({ kind: 'score', score: { ...stand, ...goalless, bases, observedAt }, observedAt })
  }
  const enter = (one: Quote) => void files.file({ kind: 'quote', quote: one, observedAt: one.observedAt })
  for (const one of quotes) enter(one)
  return { file: files.of(aGame().id) as GameFile, enter, score, play }
}

/** Three books quote, one stands still, the others move one after the other from a moment on. */
const movedFrom = (start: number): Quote[] => [
  ...['a', 'b', 'slow'].map((book, i) => quote(book, start + i, EVEN)),
  quote('a', start + 10, HOME),
  quote('b', start + 20, HOME),
]
const booksAt = (file: GameFile, asOf: number) => [...staleAt(file, moneyline, { asOf })].map(({ book }) => book)

describe('stale prices of a game', () => {
  it('are those that were stale at the moment asked about, in whatever order moments are asked about', () => {
    const { file } = fileOf(movedFrom(0))
    for (const asOf of [30, 19, 20, 15, 25]) expect(booksAt(file, asOf)).toEqual(asOf >= 20 ? ['slow'] : [])
  })

  it('are compared by what had been quoted by then, never by later prices of another market', () => {
    const line = (book: string, observedAt: number, at: number): Quote => ({
      ...quote(book, observedAt, EVEN),
      market: fullGame('spread', at),
    })
    const spreads = [
      ...['a', 'b', 'slow'].map((book, i) => line(book, i, -1.5)),
      line('a', 10, -2.5),
      line('b', 11, -2.5),
    ]
    const total = { ...quote('a', 500, EVEN), market: fullGame('total', 8.5) }
    const [early, late] = [fileOf(spreads), fileOf([...spreads, total])]
    const staleOf = ({ file }: typeof early, asOf: number) => [...staleAt(file, fullGame('spread', -1.5), { asOf })]
    expect(staleOf(late, 20)).toEqual(staleOf(early, 20))
    expect(staleOf(early, 600)).toEqual([])
    early.enter(total)
    expect(staleOf(early, 600)).toEqual(staleOf(late, 600))
    expect(staleOf(early, 600).map(({ book }) => book)).toEqual(['slow'])
  })

  it('change with a quote made at the very moment of the newest one', () => {
    const { file, enter } = fileOf(movedFrom(0))
    expect(booksAt(file, 40)).toEqual(['slow'])
    enter(quote('slow', 20, HOME))
    expect(booksAt(file, 40)).toEqual([])
  })

  it('are those of the market asked about, though another was quoted as often at the same moments', () => {
    const half: Quote['market'] = { ...moneyline, period: 'first-half' }
    const still = movedFrom(0).map((one) => ({ ...one, market: half, prices: quote('a', 0, EVEN).prices }))
    const { file } = fileOf([...movedFrom(0), ...still])
    expect(booksAt(file, 40)).toEqual(['slow'])
    expect([...staleAt(file, half, { asOf: 40 })]).toEqual([])
  })

  it('are one set from the newest quote on, whatever moments before it are asked about', () => {
    const { file } = fileOf(movedFrom(0))
    const newest = staleAt(file, moneyline, { asOf: 40 })
    for (let asOf = 0; asOf < 20; asOf++) staleAt(file, moneyline, { asOf })
    expect(staleAt(file, moneyline, { asOf: 50 })).toBe(newest)
  })

  it('change with every new quote of the market', () => {
    const { file, enter } = fileOf(movedFrom(0))
    expect(booksAt(file, 40)).toEqual(['slow'])
    enter(quote('slow', 35, HOME))
    expect(booksAt(file, 40)).toEqual([])
  })

  it('enter neither best price nor probability', () => {
    const { file } = fileOf(movedFrom(0))
    const moment = { asOf: 50 }
    expect(winnerBook(leagues.mlb, file, moment).best(null, 0)).toMatchObject({ book: 'b', price: 1.7 })
    const [home] = winnerProbabilities(leagues.mlb, file, moment, 'multiplicative') ?? []
    expect(home).toBeCloseTo(1 / 1.7 / (1 / 1.7 + 1 / 2.15), 12)
    expect(confirmedQuotesAt(file, 'moneyline', moment).map(({ book }) => book)).toEqual(['a', 'b'])
  })

  it('do not exist among opening and closing prices: those are what their source calls so', () => {
    const { file } = fileOf(movedFrom(0))
    expect(staleAt(file, moneyline, 'open').size + staleAt(file, moneyline, 'close').size).toBe(0)
    expect(winnerBook(leagues.mlb, file, 'close').complete(null)).toHaveLength(3)
  })

  it('are found in play by the newest quotes of each book', () => {
    const { file } = fileOf(movedFrom(STARTS_AT))
    expect(inPlayForecast(leagues.mlb, file, [0.5, 0.5]).market?.[0]).toBeCloseTo(
      noVig('power', [decimalOdds(1.7), decimalOdds(2.15)])[0] as number,
      9,
    )
    expect(file.inPlay.get('moneyline|full||||')?.size).toBe(3)
  })

  it('are in play, not before the start, those of a book that moved first once the others came to its price and went back', () => {
    const comesBy = (book: string, at: number) => [
      quote(book, at, HOME),
      quote(book, at + 60, EVEN),
      quote(book, at + 120, HOME),
    ]
    const from = (at: number) => [...comesBy('a', at), ...comesBy('b', at + 1), quote('first', at + 30, EVEN)]
    const inOrder = (at: number) => from(at).sort((one, other) => one.observedAt - other.observedAt)
    const inPlay = fileOf(inOrder(STARTS_AT)).file
    expect([...staleInPlay(inPlay, moneyline)].map(({ book }) => book)).toEqual(['first'])
    expect(staleAt(fileOf(inOrder(0)).file, moneyline, { asOf: 1000 }).size).toBe(0)
  })

  it('stay stale in play when the others come back and nothing of before is kept', () => {
    const { file, enter } = fileOf(movedFrom(STARTS_AT))
    for (let n = 3; n < 40; n++) {
      enter(quote(n % 2 === 0 ? 'a' : 'b', STARTS_AT + 10 * n, EVEN))
      expect([...staleInPlay(file, moneyline)].map(({ book }) => book)).toEqual(['slow'])
    }
    enter(quote('slow', STARTS_AT + 500, EVEN))
    expect(staleInPlay(file, moneyline).size).toBe(0)
  })

  it('stay stale in play however often the others take their prices away', () => {
    const { file, enter } = fileOf(movedFrom(STARTS_AT))
    for (let n = 3; n < 40; n++) {
      enter(quote(n % 2 === 0 ? 'a' : 'b', STARTS_AT + 10 * n, [null, null]))
      expect([...staleInPlay(file, moneyline)].map(({ book }) => book)).toEqual(['slow'])
    }
  })

  it('are in play all once a side has won, and not at a tie that goes on', () => {
    const { file, score } = fileOf([quote('a', STARTS_AT + 30, EVEN)], 'nhl')
    const stale = () => staleInPlay(file, moneyline).size
    score(STARTS_AT + 10, 1, 2, [3, 0.001])
    expect(stale()).toBe(0)
    score(STARTS_AT + 40, 1, 2, [3, 0])
    expect(stale()).toBe(1)
    const { file: later, enter, score: tell } = fileOf([], 'nhl')
    tell(STARTS_AT + 10, 2, 2, [3, 0])
    enter(quote('a', STARTS_AT + 20, EVEN))
    expect(staleInPlay(later, moneyline).size).toBe(0)
  })

  it('are in play those from before a score, until their book quotes again', () => {
    const { file, enter, score } = fileOf(['a', 'b', 'c'].map((book, i) => quote(book, STARTS_AT + 10 * i, EVEN)))
    const stale = () => [...staleInPlay(file, moneyline)].map(({ book }) => book)
    score(STARTS_AT + 15, 0, 0)
    expect(stale()).toEqual([])
    score(STARTS_AT + 20, 1, 0)
    expect(stale()).toEqual(['a', 'b'])
    // The same score seen again is no news.
    score(STARTS_AT + 40, 1, 0)
    expect(stale()).toEqual(['a', 'b'])
    enter(quote('a', STARTS_AT + 50, HOME))
    expect(stale()).toEqual(['b'])
  })

  it('are in play those from before the first score, whichever side scored', () => {
    const { file, score } = fileOf([quote('a', STARTS_AT + 10, EVEN)])
    score(STARTS_AT + 20, 0, 1)
    expect([...staleInPlay(file, moneyline)].map(({ book }) => book)).toEqual(['a'])
  })

  it('are those from before a basket, too', () => {
    const { file, score } = fileOf([quote('a', STARTS_AT + 10, EVEN)], 'nba')
    score(STARTS_AT + 20, 2, 0)
    expect(staleInPlay(file, moneyline).size).toBe(1)
  })

  it('are in play those that all later ones of the same score lie beyond, whatever their books quoted before that score', () => {
    const before = ['a', 'b', 'c', 'early'].map((book, i) => quote(book, STARTS_AT + i, book === 'early' ? EVEN : HOME))
    const { file, enter, score } = fileOf(before, 'nba')
    const stale = () => [...staleInPlay(file, moneyline)].map(({ book }) => book)
    score(STARTS_AT + 10, 0, 2)
    // The others come to the price they had before another score: none of them moved, and all of them left the early one.
    enter(quote('early', STARTS_AT + 20, EVEN))
    for (const [i, book] of ['a', 'b', 'c'].entries()) enter(quote(book, STARTS_AT + 30 + i, HOME))
    expect(stale()).toEqual(['early'])
    enter(quote('early', STARTS_AT + 40, HOME))
    expect(stale()).toEqual([])
  })

  it('are not in play those of a book that pays more than others which stood there all along', () => {
    const { file, enter, score } = fileOf([], 'nba')
    score(STARTS_AT + 10, 0, 2)
    for (const [i, book] of ['a', 'b', 'c'].entries()) enter(quote(book, STARTS_AT + 20 + i, HOME))
    enter(quote('generous', STARTS_AT + 30, EVEN))
    for (const [i, book] of ['a', 'b', 'c'].entries()) enter(quote(book, STARTS_AT + 40 + i, HOME))
    expect(staleInPlay(file, moneyline).size).toBe(0)
  })

  it('are in baseball those from before a play once a book has quoted after it', () => {
    const { file, enter, play } = fileOf([quote('a', STARTS_AT + 10, EVEN), quote('b', STARTS_AT + 20, EVEN)])
    const stale = () => [...staleInPlay(file, moneyline)].map(({ book }) => book)
    const bases: Bases = { batting: 'away', outs: 0, taken: [false, false, false] }
    play(STARTS_AT + 5, bases)
    play(STARTS_AT + 15, bases)
    expect(stale()).toEqual([])
    play(STARTS_AT + 30, { ...bases, outs: 1 })
    expect(stale()).toEqual([])
    enter(quote('b', STARTS_AT + 30, EVEN))
    expect(stale()).toEqual(['a'])
    enter(quote('a', STARTS_AT + 40, EVEN))
    play(STARTS_AT + 50, { ...bases, outs: 1, taken: [true, false, false] })
    play(STARTS_AT + 60, { ...bases, outs: 1, taken: [true, false, false] })
    enter(quote('a', STARTS_AT + 70, EVEN))
    expect(stale()).toEqual(['b'])
    // A later play that no book has quoted after brings none back.
    play(STARTS_AT + 80, { ...bases, outs: 2 })
    expect(stale()).toEqual(['b'])
  })

  it('are none in play because a book took its prices away, or quoted another line itself', () => {
    const line = (at: number, observedAt: number): Quote => ({
      ...quote('a', observedAt, EVEN),
      market: { ...fullGame('total', at), alternate: at === 9.5 },
    })
    const { file, enter } = fileOf([
      quote('a', STARTS_AT, EVEN),
      quote('b', STARTS_AT + 1, EVEN),
      line(8.5, STARTS_AT),
      line(9.5, STARTS_AT),
    ])
    enter(quote('c', STARTS_AT + 200_000, [null, null]))
    expect(staleInPlay(file, moneyline).size).toBe(0)
    enter(line(8.5, STARTS_AT + 200_000))
    expect(staleInPlay(file, fullGame('total')).size).toBe(0)
  })

  it('are in play those more than two minutes older than another price of their market', () => {
    const { file, enter } = fileOf([quote('a', STARTS_AT, EVEN), quote('b', STARTS_AT + 1, EVEN)])
    const stale = () => [...staleInPlay(file, moneyline)].map(({ book }) => book)
    enter({ ...quote('t', STARTS_AT + 900_000, EVEN), market: fullGame('total', 8.5) })
    enter(quote('c', STARTS_AT + 120_000, EVEN))
    expect(stale()).toEqual([])
    enter(quote('c', STARTS_AT + 120_001, EVEN))
    expect(stale()).toEqual(['a'])
  })

  it('are in play those more than two minutes older than the newest line of a book that has others', () => {
    const line = (book: string, at: number, observedAt: number): Quote => ({
      ...quote(book, observedAt, EVEN),
      market: { ...fullGame('total', at), alternate: at === 9.5 },
    })
    const { file } = fileOf([line('a', 8.5, STARTS_AT), line('b', 9.5, STARTS_AT), line('b', 8.5, STARTS_AT + 120_001)])
    expect([...staleInPlay(file, fullGame('total'))].map(({ book }) => book)).toEqual(['a'])
  })

  it('are in play all once the game has gone on for two minutes without a quote of any market', () => {
    const { file, enter, score } = fileOf([quote('a', STARTS_AT, EVEN), quote('b', STARTS_AT + 1, EVEN)], 'nhl')
    const stale = () => staleInPlay(file, moneyline).size
    score(STARTS_AT + 120_001, 0, 0, [1, 0.9])
    expect(stale()).toBe(0)
    score(STARTS_AT + 120_002, 0, 0, [1, 0.89])
    expect(stale()).toBe(2)
    // A book that quotes anything, or takes a price away, shows that prices arrive.
    enter({ ...quote('t', STARTS_AT + 130_000, [null, null]), market: fullGame('total', 5.5) })
    expect(stale()).toBe(0)
  })

  it('are found in play for the market asked about only', () => {
    const total = { ...quote('t', STARTS_AT + 10, EVEN), market: fullGame('total', 8.5) }
    const { file, score } = fileOf([quote('m', STARTS_AT + 10, EVEN), total])
    score(STARTS_AT + 20, 1, 0)
    expect([...staleInPlay(file, moneyline)].map(({ book }) => book)).toEqual(['m'])
    expect([...staleInPlay(file, fullGame('total'))].map(({ book }) => book)).toEqual(['t'])
  })

  it('are not those that were quoted at the very moment of a score', () => {
    const { file, score } = fileOf([quote('a', STARTS_AT + 20, EVEN)])
    score(STARTS_AT + 20, 1, 0)
    expect(staleInPlay(file, moneyline).size).toBe(0)
  })

  it('are found on a main line that moved only once a total says how far lines lie apart', () => {
    const line = (book: string, observedAt: number, kind: 'spread' | 'total', at: number): Quote => ({
      ...quote(book, observedAt, EVEN),
      market: fullGame(kind, at),
    })
    const spreads = [
      ...['a', 'b', 'slow'].map((book, i) => line(book, i, 'spread', -1.5)),
      line('a', 10, 'spread', -2.5),
      line('b', 11, 'spread', -2.5),
    ]
    const spreadsAt = (file: GameFile, asOf: number) =>
      [...staleAt(file, fullGame('spread', -1.5), { asOf })].map(({ book }) => book)
    const { file } = fileOf([...spreads, line('a', 12, 'total', 8.5)])
    expect([11, 12, 13].map((asOf) => spreadsAt(file, asOf))).toEqual([[], ['slow'], ['slow']])
    expect(spreadsAt(fileOf(spreads).file, 13)).toEqual([])
  })

  it('are also those more than three hours older than a change, where a price is known only while it is seen', () => {
    const HOURS = 3_600_000
    // The others move by 0.01 in log-odds: too little to leave a price behind.
    const changedAt = (moment: number) => [
      ...['a', 'b', 'slow'].map((book) => quote(book, 0, EVEN)),
      ...['a', 'b'].map((book) => quote(book, moment, [1.89, 1.91])),
    ]
    const staleOf = (moment: number) => {
      const file = aFile(changedAt(moment), { startsAt: 10 * HOURS })
      return [...staleAt(file, moneyline, { asOf: 5 * HOURS })].map(({ book }) => book)
    }
    expect(staleOf(3 * HOURS)).toEqual([])
    expect(staleOf(3 * HOURS + 1)).toEqual(['slow'])
  })

  it('are found on a player, across the lines of one stat', () => {
    const prop = (book: string, observedAt: number, line: number, player: string): Quote => ({
      ...quote(book, observedAt, EVEN),
      market: { ...fullGame('player-prop', line), player, stat: 'strikeouts' },
    })
    const { file } = fileOf([
      ...['a', 'b', 'slow'].map((book, i) => prop(book, i, 5.5, 'Ann')),
      prop('other', 0, 5.5, 'Ben'),
      prop('a', 10, 6.5, 'Ann'),
      prop('b', 11, 6.5, 'Ann'),
    ])
    const staleOf = (player: string, asOf: number) =>
      [...staleAt(file, prop('a', 0, 5.5, player).market, { asOf })].map(({ book }) => book)
    expect([staleOf('Ann', 10), staleOf('Ann', 11), staleOf('Ben', 11)]).toEqual([[], ['slow'], []])
  })
})

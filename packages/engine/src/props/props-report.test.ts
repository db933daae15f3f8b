import { decimalOdds } from '@fairline/odds'
import { describe, expect, it } from 'vitest'
import type { PlayerGame, PropQuote } from './prop-quote.ts'
import { propsReport } from './props-report.ts'

const all = { league: 'nba', from: null, to: null, books: 4 } as const
const quote = (book: string, over: number, under: number, of: Partial<PropQuote> = {}): PropQuote => ({
  day: '2025-11-01',
  event: 'e1',
  player: 'anna',
  stat: 'points',
  line: 20.5,
  book,
  over: decimalOdds(over),
  under: decimalOdds(under),
  ...of,
})
const game = (points: number, of: Partial<PlayerGame> = {}): PlayerGame => ({
  day: '2025-11-01',
  player: 'anna',
  stats: { points, rebounds: 4 },
  ...of,
})
/** Three books at evens with a margin, one that stands out on the over. */
const four = ['a', 'b', 'c'].map((book) => quote(book, 1.9, 1.9)).concat(quote('d', 2.2, 1.7))

describe('a report on player props', () => {
  it('holds each price against the mean of the other books', () => {
    const { lines, market, picks } = propsReport({ quotes: four, games: [game(25)] }, all)
    // By hand: without its margin d says 17/39 of the over, the others say a half.
    const others = (0.5 + 0.5 + 17 / 39) / 3
    expect(lines).toBe(1)
    expect(market.logLoss).toBeNull()
    const two = propsReport(
      {
        quotes: [...four, ...four.map((one) => ({ ...one, event: 'e2', player: 'beth' }))],
        games: [game(25), game(25, { player: 'beth' })],
      },
      all,
    )
    expect(two.market.logLoss).toBeCloseTo((3 * -Math.log(others) - Math.log(0.5)) / 4, 12)
    // The best over is d's 2.20 against a half: 10 % of value, won. The best under, 1.90, has none.
    expect(picks.find(({ minEv }) => minEv === 0.05)).toMatchObject({ count: 1 })
  })

  it('counts blind bets at the best price of each side', () => {
    const lines = [four, four.map((one) => ({ ...one, player: 'beth', event: 'e2' }))].flat()
    const report = propsReport({ quotes: lines, games: [game(25), game(12, { player: 'beth' })] }, all)
    expect(report.blindRoiOver).toBeCloseTo((1.2 - 1) / 2, 12)
    expect(report.blindRoiUnder).toBeCloseTo((-1 + 0.9) / 2, 12)
    expect(report.blindRoi).toBeCloseTo((1.2 - 1 - 1 + 0.9) / 4, 12)
  })

  it('needs four books, counts a book once, and takes the days it was asked for', () => {
    expect(propsReport({ quotes: four.slice(1), games: [game(25)] }, all).lines).toBe(0)
    expect(propsReport({ quotes: [...four.slice(1), quote('d', 2, 1.8)], games: [game(25)] }, all).lines).toBe(0)
    expect(propsReport({ quotes: four, games: [game(25)] }, { ...all, to: '2025-10-31' }).lines).toBe(0)
  })

  it('says why a quote has no result', () => {
    const quotes = [
      quote('a', 1.9, 1.9),
      quote('a', 1.9, 1.9, { line: 25 }),
      quote('a', 1.9, 1.9, { player: 'beth' }),
      quote('a', 1.9, 1.9, { player: 'cleo' }),
      quote('a', 1.9, 1.9, { day: '2025-12-24', event: 'e9' }),
      quote('a', 1.9, 1.9, { stat: 'steals' }),
      quote('a', 1.9, 1.9, { stat: 'points+rebounds', line: 28.5 }),
    ]
    const games = [game(25), game(3, { player: 'beth', day: '2025-11-03' })]
    expect(propsReport({ quotes, games }, all).joined).toEqual({
      quotes: 7,
      withResult: 2,
      reasons: {
        push: 1,
        'did not play': 1,
        'unknown player': 1,
        'day without results': 1,
        'stat without a result': 1,
      },
    })
  })
})

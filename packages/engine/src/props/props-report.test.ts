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
  at: null,
  over: decimalOdds(over),
  under: decimalOdds(under),
  ...of,
})
const game = (points: number, of: Partial<PlayerGame> = {}): PlayerGame => ({
  day: '2025-11-01',
  player: 'anna',
  event: null,
  team: null,
  against: null,
  home: null,
  role: null,
  minutes: null,
  stats: { points, rebounds: 4 },
  ...of,
})
/** Three books at evens with a margin, one that stands out on the over. */
const four = ['a', 'b', 'c'].map((book) => quote(book, 1.9, 1.9)).concat(quote('d', 2.2, 1.7))

describe('a report on player props', () => {
  it('holds each book against the mean of the others, and bets by what all of them say', () => {
    const { lines, picks } = propsReport({ quotes: four, games: [game(25)] }, all)
    // By hand: without its margin d says 17/39 of the over, the others say a half.
    const others = (0.5 + 0.5 + 17 / 39) / 3
    expect(lines).toBe(1)
    const two = propsReport(
      {
        quotes: [...four, ...four.map((one) => ({ ...one, event: 'e2', player: 'beth' }))],
        games: [game(25), game(25, { player: 'beth' })],
      },
      all,
    )
    expect(two.market.logLoss).toBeCloseTo((3 * -Math.log(others) - Math.log(0.5)) / 4, 12)
    // The best over is d's 2.20: 6 to 7 % of value by all four books. The best under, 1.90, has none.
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

  it('says nothing of what was to come: later results and prices change no earlier forecast', () => {
    const days = Array.from({ length: 20 }, (_, i) => `2025-11-${String(i + 1).padStart(2, '0')}`)
    const quotes = days.flatMap((day) => four.map((one) => ({ ...one, day, event: `e ${day}` })))
    const games = days.map((day, i) => game(i % 3 === 0 ? 25 : 17, { day }))
    const query = { ...all, to: '2025-11-12', player: 'anna' }
    const known = propsReport({ quotes, games }, query)
    const until = <T extends { day: string }>(list: readonly T[]) => list.filter(({ day }) => day <= '2025-11-12')
    expect(propsReport({ quotes: until(quotes), games: until(games) }, query)).toEqual(known)
    const changed = games.map((one) => (one.day === '2025-11-12' ? game(90, { day: one.day }) : one))
    const said = (of: typeof known) => of.predictions!.map((one) => ({ ...one, actual: null }))
    expect(said(propsReport({ quotes, games: changed }, query))).toEqual(said(known))
    expect(known.predictions).toHaveLength(12)
    expect(known.predictions!.at(-1)!.ensemblePrediction).not.toBe(known.predictions![0]!.ensemblePrediction)
  })

  it('walks from days before the first it was asked for', () => {
    const days = Array.from({ length: 20 }, (_, i) => `2025-11-${String(i + 1).padStart(2, '0')}`)
    const quotes = days.flatMap((day) => four.map((one) => ({ ...one, day, event: `e ${day}` })))
    const games = days.map((day, i) => game(i % 3 === 0 ? 25 : 17, { day }))
    const whole = propsReport({ quotes, games }, { ...all, player: 'anna' })
    const late = propsReport({ quotes, games }, { ...all, from: '2025-11-15', player: 'anna' })
    expect(late.lines).toBe(6)
    expect(late.predictions).toEqual(whole.predictions!.slice(14))
  })

  it('explains what it says of a player', () => {
    const days = Array.from({ length: 20 }, (_, i) => `2025-11-${String(i + 1).padStart(2, '0')}`)
    const games = days.flatMap((day, i) => [game(i % 2 === 0 ? 26 : 24, { day }), game(4, { day, player: 'beth' })])
    const quotes = days.flatMap((day) => four.map((one) => ({ ...one, day, event: `e ${day}` })))
    const last = propsReport({ quotes, games }, { ...all, player: 'anna' }).predictions!.at(-1)!
    const { topFeatures, ensemblePrediction, market, uncertainty, modelConfidence } = last
    expect(topFeatures[0]).toMatchObject({ feature: 'level' })
    expect(topFeatures[0]!.impact).toBeGreaterThan(5)
    expect(topFeatures.reduce((sum, { importance }) => sum + importance, 0)).toBeCloseTo(1, 12)
    expect(ensemblePrediction).toBeGreaterThan(market)
    expect(uncertainty).toBeGreaterThan(0)
    expect(modelConfidence).toBeGreaterThan(0.5)
  })

  it('asks for fewer books where four leave too little, and bets at no price without a margin', () => {
    const fair = quote('a', 2, 2, { fair: true })
    const report = propsReport({ quotes: [fair], games: [game(25)] }, { ...all, books: null })
    expect(report).toMatchObject({ books: 1, lines: 1, market: { logLoss: expect.closeTo(Math.log(2), 12) } })
    expect(report.blindRoi).toBeNull()
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

import { fullGame, leagues, type Quote } from '@fairline/domain'
import { unpackNumbers } from '@fairline/numeric'
import { decimalOdds } from '@fairline/odds'
import { describe, expect, it } from 'vitest'
import { aFile } from '../../testing/facts.ts'
import { learnedCloses } from '../../testing/learned-closes.ts'
import { lineForecaster } from './line-forecaster.ts'

const startsAt = Date.parse('2019-06-15T20:00:00Z')
const before = (hours: number) => startsAt - hours * 3_600_000
const even = [decimalOdds(1.95), decimalOdds(1.95)]

/** Prices at even money that closed within 1% of it an hour before the start, within 10% a day before. */
const closes = Array.from({ length: 4000 }, (_, i) => {
  const [hoursLeft, reach] = i % 2 === 0 ? [1, 0.01] : [24, 0.1]
  const closing = 0.5 + reach! * (((i % 201) - 100) / 100)
  return { market: 0.5, model: 0.5, others: 0.5, price: 2.04, hoursLeft: hoursLeft!, closing }
})

/** Confidences in percent of a spread and a total at 2.04, last quoted this many hours before the start. */
function confidences(spreadHours: number, totalHours: number) {
  const forecaster = lineForecaster(leagues.mlb)!
  const learned = learnedCloses(closes)
  forecaster.restore({ ...forecaster.save(), timed: { spread: learned, total: learned } })
  const quotes = ['a', 'b', 'c'].flatMap((book): Quote[] => [
    { gameId: '', book, market: fullGame('spread', -1.5), prices: even, mark: null, observedAt: before(spreadHours) },
    { gameId: '', book, market: fullGame('total', 8.5), prices: even, mark: null, observedAt: before(totalHours) },
  ])
  const beliefs = { market: [0.5, 0.5], closing: [0.5, 0.5], forecast: [0.5, 0.5], method: 'multiplicative' } as const
  const inOrder = quotes.toSorted((a, b) => a.observedAt - b.observedAt)
  const lines = forecaster.forecast(aFile(inOrder, { startsAt }), { asOf: before(0.5) }, beliefs, {
    named: false,
    winner: () => null,
  })
  const at = { price: 2.04, book: 'a' }
  return [
    lines.confidence('spread', 0, { ...at, line: -1.5 })!,
    lines.confidence('total', 0, { ...at, line: 8.5 })!,
  ] as const
}

it('judges spread and total by the time left when either was quoted last', () => {
  const far = confidences(24, 24)
  const near = confidences(1, 1)
  for (const side of [0, 1] as const) expect(near[side]).toBeGreaterThan(far[side] + 15)
  expect([confidences(24, 1), confidences(1, 24)]).toEqual([near, near])
})

describe('half a point given', () => {
  const probabilities = [0.45, 0.25, 0.3]
  const beliefs = {
    market: probabilities,
    closing: probabilities,
    forecast: probabilities,
    method: 'multiplicative',
  } as const
  const winner = (outcome: number, price: number) => 10 * outcome + price

  /** Lines of a soccer match an hour before its start. @param said  of the winner; null if no book quotes it */
  function linesOf(said: typeof winner | null) {
    const forecaster = lineForecaster(leagues.mls)!
    const learned = learnedCloses(closes)
    forecaster.restore({ ...forecaster.save(), timed: { spread: learned, total: learned } })
    const quoteOf = (book: string, kind: 'spread' | 'total', line: number): Quote => ({
      gameId: '',
      book,
      market: fullGame(kind, line),
      prices: even,
      mark: null,
      observedAt: before(1),
    })
    const quotes = ['a', 'b', 'c'].flatMap((book) => [
      ...[-0.5, 0.5, -1].map((line) => quoteOf(book, 'spread', line)),
      quoteOf(book, 'total', 0.5),
    ])
    const file = aFile(quotes, { startsAt, league: 'mls' })
    const lines = forecaster.forecast(file, { asOf: before(0.5) }, beliefs, { named: false, winner: said })
    const confidence = (kind: 'spread' | 'total', side: 0 | 1, line: number) =>
      lines.confidence(kind, side, { line, price: 2.04, book: 'a' })
    return { lines, confidence }
  }

  it('has the confidence of winning, and is the winner; other lines have what their own closes taught', () => {
    const { lines, confidence } = linesOf(winner)
    expect([confidence('spread', 0, -0.5), confidence('spread', 1, 0.5)]).toEqual([2.04, 22.04])
    expect([lines.isWinner('spread', -0.5, 0), lines.isWinner('spread', 0.5, 1)]).toEqual([true, true])
    const others = [
      ['spread', 1, -0.5],
      ['spread', 0, 0.5],
      ['spread', 0, -1],
      ['total', 1, 0.5],
    ] as const
    for (const [kind, side, line] of others) {
      expect(confidence(kind, side, line)).not.toBeNull()
      expect([2.04, 12.04, 22.04]).not.toContain(confidence(kind, side, line))
      expect(lines.isWinner(kind, line, side)).toBe(false)
    }
  })

  it('has what its own closes taught where no book quotes the winner', () => {
    const { lines, confidence } = linesOf(null)
    expect(confidence('spread', 0, -0.5)).not.toBeNull()
    expect(lines.isWinner('spread', -0.5, 0)).toBe(false)
  })
})

it('learns of a price seen in time what the market said and what we expected, each by its own side', () => {
  const forecaster = lineForecaster(leagues.mlb)!
  // Markets went all of the way to our total.
  const pulled = { cross: 1e6, squares: 1e6, count: 1e6 }
  forecaster.restore({ ...forecaster.save(), pulls: { spread: pulled, total: pulled } })
  const quotesAt = (hours: number, prices: readonly [number, number]) =>
    ['a', 'b', 'c'].map(
      (book): Quote => ({
        gameId: '',
        book,
        market: fullGame('total', 8.5),
        mark: null,
        observedAt: before(hours),
        prices: prices.map(decimalOdds),
      }),
    )
  const file = aFile([...quotesAt(5, [1.95, 1.95]), ...quotesAt(0.2, [1.8, 2.1])], { startsAt })
  const beliefs = { market: [0.5, 0.5], closing: [0.5, 0.5], forecast: [0.5, 0.5], method: 'multiplicative' } as const
  const moment = { asOf: before(4) }
  const said = forecaster.forecast(file, moment, beliefs, { named: false, winner: null })
  const over = said.fair('total', 8.5)!.probability
  const total = said.total.model
  expect(Math.abs(over - 0.5)).toBeGreaterThan(0.01)
  forecaster.learnClose({
    file,
    moment,
    beliefs,
    close: [0.5, 0.5],
    total,
    named: false,
    timed: [{ moment, beliefs }],
    at: startsAt,
  })
  const cells = unpackNumbers(forecaster.save().timed.total.closes, Float32Array)
  const rows = [0, 1].map((i) => [...cells.slice(6 * i, 6 * i + 6)])
  const near = (value: number) => expect.closeTo(value, 5)
  const closing = 1 / 1.8 / (1 / 1.8 + 1 / 2.1)
  // Market, ours, other books, price, hours left, close.
  expect(rows).toEqual([
    [near(0.5), near(over), near(0.5), near(1.95), near(5), near(closing)],
    [near(0.5), near(1 - over), near(0.5), near(1.95), near(5), near(1 - closing)],
  ])
})

describe.each(['spread', 'total'] as const)('a %s that the sharp book quotes', (kind) => {
  const line = kind === 'spread' ? -1.5 : 8.5
  const quoteOf = (book: string, first: number, second: number, hours: number, at = line): Quote => ({
    gameId: '',
    book,
    market: fullGame(kind, at),
    mark: null,
    observedAt: before(hours),
    prices: [decimalOdds(first), decimalOdds(second)],
  })
  const beliefs = { market: [0.5, 0.5], closing: [0.5, 0.5], forecast: [0.5, 0.5], method: 'multiplicative' } as const
  const moment = { asOf: before(4) }
  const context = { named: false, winner: null }

  it('teaches what the other books said of a price, too', () => {
    const forecaster = lineForecaster(leagues.mlb)!
    const quotesAt = (hours: number) => [
      quoteOf('Pinnacle', 1.96, 1.96, hours),
      quoteOf('a', 1.9, 2, hours),
      quoteOf('b', 1.85, 2.05, hours),
    ]
    const file = aFile([...quotesAt(5), ...quotesAt(0.2)], { startsAt })
    const total = forecaster.expectedTotal(file)
    const timed = [{ moment, beliefs }]
    forecaster.learnClose({ file, moment, beliefs, close: [0.5, 0.5], total, named: false, timed, at: startsAt })
    const cells = unpackNumbers(forecaster.save().timed[kind].closes, Float32Array)
    const [first, second] = [cells.slice(0, 6), cells.slice(6, 12)]
    // The sharp book pays most for the first side: the others say 2/3.9 and 2.05/3.9. For the second b does: 1/2 and 1.9/3.9.
    expect([first[3], first[2]]).toEqual([expect.closeTo(1.96, 5), expect.closeTo((2 + 2.05) / 2 / 3.9, 5)])
    expect([second[3], second[2]]).toEqual([expect.closeTo(2.05, 5), expect.closeTo((0.5 + 1.9 / 3.9) / 2, 5)])
  })

  it('is judged by where its price stands among the others, each side by its own', () => {
    const forecaster = lineForecaster(leagues.mlb)!
    // Closes go where the other books are.
    const learned = learnedCloses(
      Array.from({ length: 4000 }, (_, i) => {
        const others = 0.5 + 0.03 * (((i % 201) - 100) / 100)
        return { market: 0.5, model: 0.5, others, price: 2, hoursLeft: 0.5 + (i % 12), closing: others }
      }),
    )
    forecaster.restore({ ...forecaster.save(), timed: { spread: learned, total: learned } })
    const quotes = [
      quoteOf('Pinnacle', 1.95, 1.95, 5),
      quoteOf('a', 1.86, 2.04, 5),
      quoteOf('b', 1.86, 2.04, 5),
      quoteOf('c', 2.02, 1.88, 5),
    ]
    const lines = forecaster.forecast(aFile(quotes, { startsAt }), moment, beliefs, context)
    const query = { line, price: 2, book: 'c' }
    expect(lines.confidence(kind, 0, query)! - lines.confidence(kind, 1, query)!).toBeGreaterThan(30)
    const few = forecaster.forecast(aFile(quotes.slice(0, 2), { startsAt }), moment, beliefs, context)
    expect(few.confidence(kind, 0, { ...query, book: 'a' })).toBeNull()
  })

  it('is led by that book alone, whatever line the others have', () => {
    const forecaster = lineForecaster(leagues.mlb)!
    const sharp = quoteOf('Pinnacle', 1.95, 1.95, 5)
    const others = ['a', 'b'].map((book) => quoteOf(book, 1.9, 2, 5, line + 1))
    const said = (quotes: readonly Quote[]) => {
      const { total, books, led } = forecaster.forecast(aFile(quotes, { startsAt }), moment, beliefs, context)
      return { total: total.market, books: books[kind], led: led[kind] }
    }
    expect(said([...others, sharp])).toEqual(said([sharp]))
    expect(said([...others, sharp])).toMatchObject({ books: 1, led: true })
    expect(said(others)).toMatchObject({ books: 2, led: false })
  })
})

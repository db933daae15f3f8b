import { decimalOdds } from '@fairline/odds'
import { describe, expect, it } from 'vitest'
import { publishedBets } from './prop-bets.ts'
import type { PropView } from './prop-models.ts'
import type { PropQuote } from './prop-quote.ts'
import { publishedProps } from './published-props.ts'

const HOUR = 3_600_000
const quote = (book: string, over: number, under: number, of: Partial<PropQuote> = {}): PropQuote => ({
  day: '2025-11-01',
  event: 'e',
  player: 'anna',
  stat: 'points',
  line: 20.5,
  at: null,
  book,
  over: decimalOdds(over),
  under: decimalOdds(under),
  ...of,
})
const view: PropView = {
  forecast: null,
  spread: { linear: 2.48, square: 0 },
  overShift: 0,
  past: { counts: [], last: [], games: 0 },
  side: null,
}
/** Bets on a line that ended at a count. */
function betsOn(quotes: readonly PropQuote[], actual = 25) {
  const [judged = null] = publishedProps(quotes, { league: 'nba', view, noVig: 'multiplicative' })
  const { day, event, player, stat, line } = quotes[0]!
  return publishedBets({ judged, line: { day, event, player, stat, line, quotes, actual } })
}
const even = ['a', 'b', 'c'].map((book) => quote(book, 1.95, 1.95))

describe('bets on recorded props, as the app would have published them', () => {
  it('are judged by all books together, the one that stands out among them', () => {
    const [bet, ...others] = betsOn([...even, quote('d', 2.15, 1.75)])
    expect(others).toEqual([])
    expect(bet).toMatchObject({ side: 'over', profit: expect.closeTo(1.15, 12) })
    // Three books say a half, the fourth 0.449: together 0.487.
    expect(bet!.expectedValue).toBeCloseTo(2.15 * 0.487 - 1, 2)
  })

  it('are on the under at the price of the under', () => {
    const quotes = [...even, quote('d', 1.75, 2.15)]
    const under = (actual: number) => betsOn(quotes, actual).find(({ side }) => side === 'under')
    expect(under(15)).toMatchObject({ price: 2.15, profit: expect.closeTo(1.15, 12) })
    expect(under(25)).toMatchObject({ profit: -1 })
    // Three books say a half, the fourth 0.551 of the under: together 0.487 of the over.
    expect(under(15)!.expectedValue).toBeCloseTo(2.15 * 0.487 - 1, 2)
  })

  it('are none on a line that fewer than three books price, nor at a price that looks misprinted', () => {
    expect(betsOn([...even.slice(1), quote('d', 2.15, 1.75)]).map(({ side }) => side)).toContain('over')
    expect(betsOn([...even.slice(2), quote('d', 2.15, 1.75)])).toEqual([])
    const elsewhere = even.map((one) => ({ ...one, line: 21.5 }))
    expect(betsOn([quote('d', 1.9, 1.95), ...elsewhere])).toEqual([])
    expect(betsOn([...even, quote('d', 2.9, 1.42)]).map(({ side }) => side)).not.toContain('over')
  })

  it('take no price that its book did not confirm while the others moved', () => {
    const moved = ['a', 'b', 'c'].flatMap((book) => [
      quote(book, 1.95, 1.95, { at: 0 }),
      quote(book, 2.2, 1.75, { at: HOUR }),
    ])
    expect(betsOn([...moved, quote('d', 1.95, 1.95, { at: 0 })])).toEqual([])
    expect(betsOn([...moved, quote('d', 1.95, 1.95, { at: HOUR })]).map(({ side }) => side)).toContain('under')
  })

  it('are at the newest price of each book, in whatever order its prices were written', () => {
    const books = [...even, quote('d', 2.15, 1.75)].map((newest): PropQuote => ({ ...newest, at: HOUR }))
    const older = books.map(({ book }) => quote(book, 1.6, 2.4, { at: 0 }))
    const [bet, ...others] = betsOn([...older, ...books])
    expect([bet?.price, others]).toEqual([2.15, []])
    expect(betsOn([...books, ...older])).toEqual([bet])
  })

  it('are on the main line of a book, the one nearest to even, in whatever order its ladder was written', () => {
    const ladder = [quote('d', 2.15, 1.75), quote('d', 5, 1.15, { line: 24.5 }), quote('d', 1.2, 4.2, { line: 16.5 })]
    expect(betsOn([...even, ...ladder])).toEqual(betsOn([...even, ladder[0]!]))
    expect(betsOn([...even, ladder[0]!])).toHaveLength(1)
    // A line with a lower margin lies farther from even all the same.
    const sharp = quote('d', 2.9, 1.5, { line: 22.5 })
    expect(betsOn([...even, sharp, ladder[0]!])).toEqual(betsOn([...even, ladder[0]!]))
  })

  it('take no probability for a price', () => {
    expect(betsOn([...even, quote('fair', 2.15, 1.87, { fair: true })])).toEqual([])
  })
})

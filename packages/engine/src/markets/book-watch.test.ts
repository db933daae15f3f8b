import { addDays, fullGame, type Quote } from '@fairline/domain'
import { randomStream } from '@fairline/numeric'
import type { DecimalOdds } from '@fairline/odds'
import { describe, expect, it } from 'vitest'
import { betPerBook } from './bet-per-book.ts'
import { bookWatch, MIN_EVIDENCE } from './book-watch.ts'
import { marketBook } from './market-book.ts'

const first = '2020-01-01'

/** Books whose bets win at these shares of the fair odds, one bet a day. */
function watched(days: number, shares: Readonly<Record<string, number>>, seed = 5) {
  const next = randomStream(seed)
  const watch = bookWatch()
  for (let i = 0; i < days; i++) {
    const bets = Object.entries(shares).map(([book, share]) => {
      const closingProbability = 0.2 + 0.4 * next()
      const truth = (share * closingProbability) / (1 - closingProbability + share * closingProbability)
      return { book, closingProbability, won: next() < truth }
    })
    watch.learn(bets, addDays(first, i))
  }
  return watch
}

describe('the watch over books', () => {
  it('excludes a book whose bets win at half of their odds, and no other', () => {
    const watch = watched(600, { honest: 1, stale: 0.5, sharp: 1.1 })
    expect([...watch.excluded()]).toEqual(['stale'])
    const stale = watch.records().find(({ book }) => book === 'stale')!
    expect(stale.wins).toBeLessThan(0.8 * stale.expectedWins)
    expect(stale.excludedAfter! > first).toBe(true)
  })

  it('excludes it from the day after which the evidence was there, and never takes it back', () => {
    const whole = watched(600, { stale: 0.5 })
    const since = whole.records()[0]!.excludedAfter!
    const days = Math.round((Date.parse(since) - Date.parse(first)) / 86_400_000)
    expect(watched(days, { stale: 0.5 }).excluded().size).toBe(0)
    const then = watched(days + 1, { stale: 0.5 })
    expect(then.excluded().size).toBe(1)
    expect(then.records()[0]!.evidence).toBeGreaterThanOrEqual(MIN_EVIDENCE)
    for (let i = 0; i < 200; i++) then.learn([{ book: 'stale', closingProbability: 0.3, won: true }], addDays(since, i))
    expect(then.records()[0]).toMatchObject({ excludedAfter: since })
    expect(then.excluded().has('stale')).toBe(true)
  })

  it('excludes no honest book in twenty leagues of ten books', () => {
    const honest = Object.fromEntries(Array.from({ length: 10 }, (_, i) => [`book ${i}`, 1]))
    for (let seed = 0; seed < 20; seed++) expect(watched(1000, honest, seed).excluded().size).toBe(0)
  })

  it('counts bets, wins and what was expected', () => {
    const watch = bookWatch()
    watch.learn([{ book: 'b', closingProbability: 0.4, won: true }], first)
    watch.learn(
      [
        { book: 'b', closingProbability: 0.25, won: false },
        { book: 'a', closingProbability: 0.5, won: false },
      ],
      first,
    )
    expect(watch.records()).toMatchObject([
      { book: 'a', bets: 1, wins: 0, expectedWins: 0.5, excludedAfter: null },
      { book: 'b', bets: 2, wins: 1, expectedWins: 0.65, excludedAfter: null },
    ])
  })
})

describe('a watch that starts again', () => {
  const earlier = watched(600, { honest: 1, stale: 0.5 }).save()
  const [honest, stale] = earlier
  const lost = (book: string) => ({ book, closingProbability: 0.5, won: false })

  it('carries excluded books over with their counts, in place of its own, and no other book', () => {
    const watch = bookWatch()
    watch.learn([lost('stale'), lost('other')], first)
    expect(watch.records().map(({ book }) => book)).toEqual(['other', 'stale'])
    watch.carryOver(earlier, 1000)
    expect(watch.save().map(({ book, bets }) => [book, bets])).toEqual([
      ['other', 1],
      ['stale', 600],
    ])
    expect([...watch.excluded()]).toEqual(['stale'])
    expect(watch.records()[1]).toMatchObject({ excludedAfter: stale!.excludedAfter, wins: stale!.wins })
    expect(honest!.excludedAfter).toBeNull()
  })

  it('counts a carried-over book’s bets only on games that ended later, and every bet of the others', () => {
    const watch = bookWatch()
    watch.carryOver(earlier, 1000)
    for (const endedAt of [999, 1000, 1001]) watch.learn([lost('stale'), lost('honest')], first, endedAt)
    expect(watch.records().map(({ book, bets }) => [book, bets])).toEqual([
      ['honest', 3],
      ['stale', 601],
    ])
  })
})

describe('the bet at every book', () => {
  const quote = (book: string, prices: readonly number[]): Quote => ({
    gameId: 'g',
    book,
    market: fullGame('three-way'),
    prices: prices as DecimalOdds[],
    mark: 'open',
    observedAt: 1,
  })
  const quotes = [quote('a', [2.1, 3.2, 3.9]), quote('b', [1.9, 3.2, 4.6]), quote('c', [1.9, 3.2, 3.8])]
  const probabilities = [0.5, 0.27, 0.23]

  it('is the selection with the highest EV above 0, and none where no price has one', () => {
    const bets = betPerBook(marketBook({ quotes, stale: new Set() }), probabilities)
    expect(bets).toEqual([
      { book: 'a', selection: 0 },
      { book: 'b', selection: 2 },
    ])
  })

  it('is not made at a stale price', () => {
    const bets = betPerBook(marketBook({ quotes, stale: new Set([quotes[0]!]) }), probabilities)
    expect(bets).toEqual([{ book: 'b', selection: 2 }])
  })
})

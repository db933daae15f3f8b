import { fullGame, type Market, type Quote } from '@fairline/domain'
import { type DecimalOdds, decimalOdds } from '@fairline/odds'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Quoted } from '../market/game-file.ts'
import { newestAt } from '../market/quotes-at.ts'
import { type StaleRules, staleQuotes } from './stale-quotes.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** Prices without a margin to speak of: the log-odds of the first selection are what is quoted. */
function pricesAt(logOdds: number): DecimalOdds[] {
  const probability = 1 / (1 + Math.exp(-logOdds))
  return [decimalOdds(0.99 / probability), decimalOdds(0.99 / (1 - probability))]
}

interface Seen {
  readonly at: number
  readonly logOdds: number
  readonly line?: number
}

const moneyline = fullGame('moneyline')

function quoteOf(book: string, { at, logOdds, line }: Seen, market: Market = moneyline): Quote {
  const ofLine = line === undefined ? market : { ...market, line }
  return { gameId: 'g', book, market: ofLine, prices: pricesAt(logOdds), mark: null, observedAt: at }
}

const slotOf = (books: Readonly<Record<string, readonly Seen[]>>, market: Market = moneyline): Quoted =>
  new Map(Object.entries(books).map(([book, seen]) => [book, seen.map((one) => quoteOf(book, one, market))]))

const rules: StaleRules = {
  asOf: Number.POSITIVE_INFINITY,
  reference: null,
  pricesStand: true,
  maxKept: null,
  inPlay: null,
}
/** A game that stands as it began. */
const inPlay = { standsSince: () => 0 }
const staleBooks = (slots: readonly Quoted[], over: Partial<StaleRules> = {}) =>
  [...staleQuotes(slots, { ...rules, ...over })].map(({ book }) => book)

const moved = (from: number, to: number): Seen[] => [
  { at: 0, logOdds: from },
  { at: 10 * MINUTE, logOdds: to },
]

describe('stale quotes', () => {
  it('finds the book that stood still while two others moved', () => {
    const slot = slotOf({ slow: [{ at: MINUTE, logOdds: 0 }], a: moved(0, 0.05), b: moved(0, 0.04) })
    expect(staleBooks([slot])).toEqual(['slow'])
  })

  it('needs two books that moved: one alone may be wrong', () => {
    const slot = slotOf({ slow: [{ at: MINUTE, logOdds: 0 }], a: moved(0, 0.3), b: moved(0, 0) })
    expect(staleBooks([slot])).toEqual([])
  })

  it('goes by the median of the moves, against 0.03 in log-odds', () => {
    const slow = [{ at: MINUTE, logOdds: 0 }]
    expect(staleBooks([slotOf({ slow, a: moved(0, 0.031), b: moved(0, 0.031), c: moved(0, -0.4) })])).toEqual(['slow'])
    expect(staleBooks([slotOf({ slow, a: moved(0, 0.029), b: moved(0, 0.029), c: moved(0, 0.4) })])).toEqual([])
    expect(staleBooks([slotOf({ slow, a: moved(0, 0.1), b: moved(0, -0.06) })])).toEqual([])
  })

  it('looks at moves since the book last confirmed its price, not at those before', () => {
    const slot = slotOf({
      confirmed: [
        { at: 0, logOdds: 0 },
        { at: 11 * MINUTE, logOdds: 0 },
      ],
      a: moved(0, 0.2),
      b: moved(0, 0.2),
    })
    expect(staleBooks([slot])).toEqual([])
  })

  it('does not take a book that moved first for stale when the others follow it', () => {
    const follow = (at: number): Seen[] => [
      { at: 0, logOdds: 0 },
      { at, logOdds: 0.1 },
    ]
    const slot = slotOf({
      first: follow(MINUTE),
      a: follow(2 * MINUTE),
      b: follow(3 * MINUTE),
      slow: [{ at: 0, logOdds: 0 }],
    })
    expect(staleBooks([slot])).toEqual(['slow'])
  })

  describe('a book that moved first', () => {
    const first = {
      first: [
        { at: 0, logOdds: 0.6 },
        { at: MINUTE, logOdds: 0 },
      ],
    }
    const follows = (at: number, ...later: readonly Seen[]): Seen[] => [
      { at: 0, logOdds: 0.6 },
      { at, logOdds: 0 },
      ...later,
    ]
    const found = (books: Readonly<Record<string, readonly Seen[]>>, isCounted: boolean) =>
      staleBooks([slotOf({ ...first, ...books })], { inPlay: isCounted ? inPlay : null })

    it('is stale like one that quoted a little later, once those that followed it have gone back', () => {
      const back = (at: number) => follows(at, { at: 20 * MINUTE + at, logOdds: 0.6 })
      const books = { a: back(2 * MINUTE), b: back(3 * MINUTE), c: back(4 * MINUTE), later: follows(6 * MINUTE) }
      expect(found(books, false)).toEqual(['later'])
      expect(found(books, true)).toEqual(['first', 'later'])
      expect(staleBooks([slotOf({ ...first, ...books })], { inPlay, asOf: 6 * MINUTE })).toEqual([])
    })

    it('is stale like those that followed it and stayed, once others have gone on', () => {
      const stays = { a: follows(2 * MINUTE), b: follows(3 * MINUTE), c: follows(4 * MINUTE) }
      const goesOn = (at: number): Seen[] => [
        { at: 0, logOdds: 0.6 },
        { at, logOdds: 0.7 },
      ]
      const books = { ...stays, d: goesOn(20 * MINUTE), e: goesOn(21 * MINUTE) }
      expect(found(books, false)).toEqual(['b', 'c'])
      expect(found(books, true)).toEqual(['first', 'a', 'b', 'c'])
    })

    it('is stale like one of a narrower margin that asks the same of a favorite', () => {
      const priced = (book: string, at: number, prices: readonly number[]): Quote => ({
        ...quoteOf(book, { at, logOdds: 0 }),
        prices: prices.map((price) => decimalOdds(price)),
      })
      // 1.25 and 4.35 leave 3 % to the book, 1.233 and 3.9 leave 7 %.
      // They come to that price and go back: only counted from there have they moved.
      const comesBy = (book: string, at: number): readonly [string, readonly Quote[]] => [
        book,
        [priced(book, 0, [1.02, 13]), priced(book, 3 + at, [1.25, 4.35]), priced(book, 9 + at, [1.02, 13])],
      ]
      const slot: Quoted = new Map<string, readonly Quote[]>([
        ['first', [priced('first', 1, [1.233, 3.9])]],
        ['sharp', [priced('sharp', 0, [1.6, 2.3]), priced('sharp', 2, [1.25, 4.35])]],
        comesBy('a', 0),
        comesBy('b', 1),
      ])
      expect([...staleQuotes([slot], { ...rules, inPlay })].map(({ book }) => book)).toEqual(['first', 'sharp'])
    })

    it('is not stale beside later ones of a narrower margin that ask the same of a favorite', () => {
      const priced = (
        book: string,
        at: number,
        [home, away]: readonly [number, number],
      ): readonly [string, Quote[]] => [
        book,
        [{ ...quoteOf(book, { at, logOdds: 0 }), prices: [decimalOdds(home), decimalOdds(away)] }],
      ]
      const later = (home: number, away: number): Quoted =>
        new Map([priced('first', 1, [1.233, 3.9]), priced('a', 2, [home, away]), priced('b', 3, [home, away])])
      // 1.25 and 4.35 leave 3 % to the book, 1.233 and 3.9 leave 7 %; 1.2 and 5.1 are another price.
      expect(staleBooks([later(1.25, 4.35)], { inPlay })).toEqual([])
      expect(staleBooks([later(1.2, 5.1)], { inPlay })).toEqual(['first'])
    })

    it('is stale like a book that said the same price again after it', () => {
      const same = [0, 10 * MINUTE].map((at) => ({ at, logOdds: 0 }))
      const nears = [0.6, 0.1, 0.6].map((logOdds, i) => ({ at: [0, 5 * MINUTE, 20 * MINUTE][i] as number, logOdds }))
      expect(found({ same, a: nears, b: nears }, false)).toEqual(['same'])
      expect(found({ same, a: nears, b: nears }, true)).toEqual(['first', 'same'])
    })

    const about = (at: number): Seen[] => [
      { at: 0, logOdds: 0.2 },
      { at, logOdds: 0.1 },
      { at: 20 * MINUTE + at, logOdds: 0.2 },
    ]

    it('is not stale while others that never came to its price move about', () => {
      expect(found({ a: about(2 * MINUTE), b: about(3 * MINUTE) }, true)).toEqual([])
    })

    it('is not followed by the same price of another line where lines cannot be compared', () => {
      const comesTo = (line: number): Seen[] => [
        { at: 0, logOdds: 0.2, line },
        { at: 10 * MINUTE, logOdds: 0, line },
      ]
      const total = fullGame('total', 8.5)
      const staleWith = (line: number) => {
        const books = { ...first, a: about(2 * MINUTE), b: about(3 * MINUTE), c: comesTo(line) }
        return staleBooks([slotOf(books, total)], { inPlay })
      }
      expect(staleWith(8.5)).toContain('first')
      expect(staleWith(9.5)).not.toContain('first')
    })
  })

  it('does not count a book that came up later, or confirmed the same price', () => {
    const slot = slotOf({
      slow: [{ at: MINUTE, logOdds: 0 }],
      came: [{ at: 5 * MINUTE, logOdds: 0.5 }],
      same: moved(0.5, 0.5),
      a: moved(0, 0.5),
    })
    expect(staleBooks([slot])).toEqual([])
  })

  it('takes a book that offers no price at the moment to stand where it stood', () => {
    const gone = (book: string, at: number) => ({ ...quoteOf(book, { at, logOdds: 0 }), prices: [null, null] })
    const slot = slotOf({ slow: [{ at: MINUTE, logOdds: 0 }], a: moved(0, 0.1), b: [{ at: 0, logOdds: 0 }] })
    const b = [...slot.get('b')!, gone('b', 12 * MINUTE), quoteOf('b', { at: 13 * MINUTE, logOdds: 0.1 })]
    const a = [...slot.get('a')!, gone('a', 11 * MINUTE)]
    expect(staleBooks([new Map([...slot, ['a', a], ['b', b]])])).toEqual(['slow'])
  })

  it('asks only for selections the quote prices', () => {
    const slot = slotOf({ slow: [{ at: MINUTE, logOdds: 0 }], a: moved(0, 0.2), b: moved(0, 0.2) })
    const awayOnly = { ...quoteOf('slow', { at: MINUTE, logOdds: 0 }), prices: [null, decimalOdds(2)] }
    expect(staleBooks([new Map([...slot, ['slow', [awayOnly]]])])).toEqual([])
  })

  it('finds stale prices of three outcomes by the outcome that became likelier', () => {
    const market = fullGame('three-way')
    const quote = (book: string, at: number, prices: number[]): Quote => ({
      ...quoteOf(book, { at, logOdds: 0 }, market),
      prices: prices.map((price) => decimalOdds(price)),
    })
    const draw = (book: string) => [quote(book, 0, [2.5, 3.2, 2.9]), quote(book, 9, [2.55, 2.9, 2.95])]
    const slot: Quoted = new Map([
      ['slow', [quote('slow', 1, [2.5, 3.2, 2.9])]],
      ['a', draw('a')],
      ['b', draw('b')],
    ])
    expect(staleBooks([slot])).toEqual(['slow'])
  })

  it('carries a line that moved over to the old one', () => {
    const total = fullGame('total', 220.5)
    // A tenth less for every point more.
    const reference = (line: number) => -0.1 * (line - 220.5)
    const at220 = { at: MINUTE, logOdds: 0, line: 220.5 }
    const up = [
      { at: 0, logOdds: 0, line: 220.5 },
      { at: 9 * MINUTE, logOdds: 0, line: 221.5 },
    ]
    const repriced = [
      { at: 0, logOdds: 0, line: 220.5 },
      { at: 9 * MINUTE, logOdds: -0.1, line: 221.5 },
    ]
    const slotWith = (seen: readonly Seen[]) => slotOf({ slow: [at220], a: seen, b: seen }, total)
    expect(staleBooks([slotWith(up)], { reference })).toEqual(['slow'])
    expect(staleBooks([slotWith(repriced)], { reference })).toEqual([])
    expect(staleBooks([slotWith(up)], { reference: null })).toEqual([])
  })

  it('holds an alternate line against main lines that moved, if the others do not quote that line', () => {
    const total = fullGame('total', 8.5)
    const alternate = { ...fullGame('total', 9.5), alternate: true }
    const main = slotOf({ a: moved(0, 0.2), b: moved(0, 0.2) }, total)
    const other = slotOf({ slow: [{ at: MINUTE, logOdds: -0.3 }] }, alternate)
    const reference = (line: number) => -0.3 * (line - 8.5)
    expect(staleBooks([main, other], { reference })).toEqual(['slow'])
    expect(staleBooks([main, other])).toEqual([])
  })

  it('goes by age only where a price is known while it is seen, and only if others changed since', () => {
    const still = { slow: [{ at: 0, logOdds: 0 }] }
    const later = (to: number, at = 3 * HOUR + 1): Seen[] => [
      { at: 0, logOdds: 0 },
      { at, logOdds: to },
    ]
    const changed = slotOf({ ...still, a: later(0.01), b: later(0.01) })
    expect(staleBooks([changed], { pricesStand: false })).toEqual(['slow'])
    const onTime = slotOf({ ...still, a: later(0.01, 3 * HOUR), b: later(0.01, 3 * HOUR) })
    expect(staleBooks([onTime], { pricesStand: false })).toEqual([])
    expect(staleBooks([changed], { pricesStand: true })).toEqual([])
    expect(staleBooks([slotOf({ ...still, a: later(0), b: later(0) })], { pricesStand: false })).toEqual([])
  })

  describe('once a quote was stale', () => {
    const andBack = (to: number): Seen[] => [...moved(0, to), { at: 20 * MINUTE, logOdds: 0 }]
    const slow = { at: MINUTE, logOdds: 0 }

    it('it stays stale when the others come back', () => {
      const slot = slotOf({ slow: [slow], a: andBack(0.1), b: andBack(0.1) })
      expect(staleBooks([slot], { asOf: 9 * MINUTE })).toEqual([])
      expect(staleBooks([slot], { asOf: 10 * MINUTE })).toEqual(['slow'])
      expect(staleBooks([slot], { asOf: 20 * MINUTE })).toEqual(['slow'])
    })

    it('the next quote of its book is fresh, even at the same price', () => {
      const slot = slotOf({ slow: [slow, { ...slow, at: 21 * MINUTE }], a: andBack(0.1), b: andBack(0.1) })
      expect(staleBooks([slot], { asOf: 20 * MINUTE })).toEqual(['slow'])
      expect(staleBooks([slot])).toEqual([])
    })

    it('it stays stale when only some come back, and when others join them', () => {
      const late: Seen[] = [
        { at: 0, logOdds: 0 },
        { at: 30 * MINUTE, logOdds: -0.1 },
      ]
      const slot = slotOf({ slow: [slow], a: andBack(0.1), b: moved(0, 0.1), c: late, d: late })
      expect(staleBooks([slot])).toContain('slow')
    })

    it('it is found in one late look as in a look at every minute', () => {
      const slot = slotOf({ slow: [slow], a: andBack(0.1), b: andBack(0.1) })
      const found = Array.from({ length: 61 }, (_, minute) => staleBooks([slot], { asOf: minute * MINUTE }))
      expect(found.flatMap((books, minute) => (books.length > 0 ? [minute] : []))[0]).toBe(10)
      expect(new Set(found.flat())).toEqual(new Set(staleBooks([slot], { asOf: 60 * MINUTE })))
    })

    it('goes by where the others stood at one moment, not by how far each went at its own', () => {
      const later = [
        { at: 0, logOdds: 0 },
        { at: 30 * MINUTE, logOdds: 0.05 },
      ]
      expect(staleBooks([slotOf({ slow: [slow], a: andBack(0.1), b: later })])).toEqual([])
    })

    it('looks together at what was quoted at one moment', () => {
      const up: Seen[] = moved(0, 0.1)
      const down: Seen[] = moved(0, -0.1)
      // One after the other, the first two would have been the only ones for a while.
      expect(staleBooks([slotOf({ slow: [slow], a: up, b: up, c: down, d: down })])).toEqual([])
    })

    it('goes by the last of what one book quoted at one moment', () => {
      const twice: Seen[] = [...moved(0, 0.1), { at: 10 * MINUTE, logOdds: 0 }]
      expect(staleBooks([slotOf({ slow: [slow], a: twice, b: twice })])).toEqual([])
    })

    it('an old one stays old when the others change back', () => {
      const changed = (to: number): Seen[] => [
        { at: 0, logOdds: 0 },
        { at: 3 * HOUR + 1, logOdds: to },
        { at: 4 * HOUR, logOdds: 0 },
      ]
      const slot = slotOf({ slow: [{ at: 0, logOdds: 0 }], a: changed(0.01), b: changed(0.01) })
      expect(staleBooks([slot], { pricesStand: false })).toEqual(['slow'])
      expect(staleBooks([slot], { pricesStand: true })).toEqual([])
    })
  })

  it('takes a quote for stale whose surroundings are no longer kept', () => {
    const kept = [5, 6, 7].map((minute) => ({ at: minute * MINUTE, logOdds: 0 }))
    const slot = slotOf({ slow: [{ at: MINUTE, logOdds: 0 }], a: kept, b: kept.slice(1) })
    expect(staleBooks([slot], { maxKept: 3 })).toEqual(['slow'])
    expect(staleBooks([slot], { maxKept: 4 })).toEqual([])
    expect(staleBooks([slot], { maxKept: null })).toEqual([])
  })

  describe('laws', () => {
    const moment = fc.integer({ min: 0, max: 600 }).map((minutes) => minutes * MINUTE)
    const seen = fc.array(fc.record({ at: moment, logOdds: fc.constantFrom(-0.1, -0.02, 0, 0.02, 0.1) }), {
      minLength: 1,
      maxLength: 5,
    })
    const books = fc.dictionary(fc.constantFrom('a', 'b', 'c', 'd', 'e'), seen).map((of) => {
      const sorted = Object.entries(of).map(([book, quotes]) => [book, quotes.toSorted((a, b) => a.at - b.at)])
      return slotOf(Object.fromEntries(sorted))
    })

    it('never finds what was quoted last', () => {
      fc.assert(
        fc.property(books, (slot) => {
          const newest = Math.max(...[...slot.values()].map((quotes) => quotes.at(-1)?.observedAt ?? 0))
          for (const quote of staleQuotes([slot], rules)) expect(quote.observedAt).toBeLessThan(newest)
        }),
      )
    })

    it('finds what was stale at one moment at every later one, until its book quotes again', () => {
      fc.assert(
        fc.property(books, fc.boolean(), (slot, pricesStand) => {
          const moments = [...new Set([...slot.values()].flat().map(({ observedAt }) => observedAt))].sort(
            (a, b) => a - b,
          )
          const looks = moments.map((asOf) => staleQuotes([slot], { ...rules, asOf, pricesStand }))
          for (const [i, asOf] of moments.entries()) {
            const newest = new Set([...slot.values()].map((quotes) => newestAt(quotes, asOf)))
            const wasStale = [...(looks[i - 1] ?? [])].filter((quote) => newest.has(quote))
            expect(wasStale.filter((quote) => !looks[i]?.has(quote))).toEqual([])
          }
        }),
        { numRuns: 1000 },
      )
    })

    it('is blind to what is quoted later', () => {
      fc.assert(
        fc.property(books, moment, (slot, asOf) => {
          const until = (quotes: readonly Quote[]) => quotes.filter(({ observedAt }) => observedAt <= asOf)
          const before: Quoted = new Map([...slot].map(([book, quotes]) => [book, until(quotes)]))
          expect([...staleQuotes([slot], { ...rules, asOf })]).toEqual([...staleQuotes([before], { ...rules, asOf })])
        }),
      )
    })
  })
})

import { type Fact, fullGame, type Market } from '@fairline/domain'
import { decimalOdds } from '@fairline/odds'
import { describe, expect, it } from 'vitest'
import { aGame } from '../../testing/facts.ts'
import { marketWatch } from './market-watch.ts'

const startsAt = 100_000
const announced = (id = 'g'): Fact => ({ kind: 'game', game: aGame({ id, startsAt }), observedAt: 0 })
const quote = (
  book: string,
  at: number,
  prices: [number | null, number | null],
  market: Market = fullGame('moneyline'),
  gameId = 'g',
): Fact => ({
  kind: 'quote',
  quote: {
    gameId,
    book,
    market,
    mark: null,
    observedAt: at,
    prices: prices.map((price) => (price === null ? null : decimalOdds(price))),
  },
  observedAt: at,
})

describe('watching for arbitrages', () => {
  it('finds one when it comes up, names its legs and their ages, and remembers how long it stood', () => {
    const watch = marketWatch()
    watch.see([announced(), quote('a', 1000, [2.1, 1.8]), quote('b', 2000, [1.8, 2.1])])
    const [found] = watch.standing()
    expect(found).toMatchObject({
      since: 2000,
      legs: [
        { book: 'a', selection: 'home', price: 2.1, seenAt: 1000 },
        { book: 'b', selection: 'away', price: 2.1, seenAt: 2000 },
      ],
    })
    expect(found!.margin).toBeCloseTo(0.05, 12)
    watch.see([quote('a', 5000, [1.9, 1.9])])
    expect(watch.standing()).toEqual([])
    expect(watch.past()).toMatchObject([{ since: 2000, livedMs: 3000, lasted: false }])
  })

  it('rests no arbitrage on a price that its book has not confirmed while others moved', () => {
    const watch = marketWatch(true)
    const before = ['b', 'c', 'd'].map((book) => quote(book, 1000, [1.9, 1.9]))
    watch.see([announced(), ...before, quote('slow', 1500, [1.92, 1.92])])
    watch.see([quote('b', 2000, [1.7, 2.15])])
    expect(watch.standing()).toHaveLength(1)
    watch.see([quote('c', 3000, [1.7, 2.15])])
    expect(watch.standing()).toEqual([])
    expect(watch.quotes(null).map(({ book }) => book)).not.toContain('slow')
    expect(watch.past()).toMatchObject([{ since: 2000, livedMs: 1000 }])
    watch.see([quote('b', 4000, [1.9, 1.9]), quote('c', 4000, [1.9, 1.9])])
    expect(watch.quotes(null).map(({ book }) => book)).not.toContain('slow')
    watch.see([quote('slow', 5000, [1.92, 1.92])])
    expect(watch.quotes(null).find(({ book }) => book === 'slow')).toMatchObject({ at: 5000, prices: [1.92, 1.92] })
  })

  it('rests none on a price of a player whose line the other books moved, as the bets on him do', () => {
    const watch = marketWatch(true)
    const rebounds = (line: number): Market => ({ ...fullGame('player-prop', line), player: 'Jo', stat: 'rebounds' })
    const before = ['b', 'c', 'slow'].map((book) => quote(book, 1000, [1.9, 1.9], rebounds(6.5)))
    watch.see([announced(), ...before])
    watch.see([quote('b', 2000, [1.9, 1.9], rebounds(9.5)), quote('c', 3000, [1.9, 1.9], rebounds(9.5))])
    expect(watch.quotes(null).map(({ book }) => book)).toEqual(['b', 'c'])
  })

  it('brings back a price that was stale only among the first of the quotes of one moment', () => {
    const watch = marketWatch(true)
    const before = ['b', 'c'].map((book) => quote(book, 1000, [1.9, 1.9]))
    const hasSlow = () => watch.quotes(null).some(({ book }) => book === 'slow')
    watch.see([announced(), ...before, quote('slow', 1500, [1.92, 1.92]), quote('b', 2000, [1.7, 2.15])])
    watch.see([quote('c', 3000, [1.7, 2.15])])
    expect(hasSlow()).toBe(false)
    watch.see([quote('b', 3000, [1.9, 1.9])])
    expect(hasSlow()).toBe(true)
  })

  it('counts one as lasting when both of its books quoted again and it was still there', () => {
    const watch = marketWatch()
    watch.see([announced(), quote('a', 1000, [2.1, 1.8]), quote('b', 2000, [1.8, 2.1])])
    watch.see([quote('a', 3000, [2.12, 1.8]), quote('b', 4000, [1.8, 2.08]), quote('b', 9000, [1.9, 1.8])])
    expect(watch.past()).toMatchObject([{ livedMs: 7000, lasted: true }])
  })

  it('does not count one as lasting whose last price was never quoted again', () => {
    const watch = marketWatch()
    watch.see([announced(), quote('a', 1000, [2.1, 1.8]), quote('b', 2000, [1.8, 2.1])])
    watch.see([quote('a', 3000, [2.12, 1.8]), quote('a', 4000, [1.9, 1.8])])
    expect(watch.past()).toMatchObject([{ livedMs: 2000, lasted: false }])
  })

  it('follows a line that moves: the price on the line before is gone', () => {
    const watch = marketWatch()
    const total = (line: number) => fullGame('total', line)
    watch.see([announced(), quote('a', 1000, [2.1, 1.8], total(8.5)), quote('b', 2000, [1.8, 2.1], total(8.5))])
    expect(watch.standing()).toHaveLength(1)
    watch.see([quote('b', 3000, [1.8, 2.1], total(9))])
    expect(watch.standing()).toEqual([])
  })

  it('follows more books than a game has room for at first, and keeps what the first ones quoted', () => {
    const watch = marketWatch()
    const names = Array.from({ length: 20 }, (_, i) => `book ${i}`)
    watch.see([announced(), ...names.map((book, i) => quote(book, 1000 + i, [1.8 + i / 100, 1.9]))])
    const prices = watch.quotes(null).map(({ book, prices: [home] }) => [book, home])
    expect(prices).toEqual(names.map((book, i) => [book, decimalOdds(1.8 + i / 100)]))
    expect(watch.standing()).toEqual([])
    watch.see([quote('book 19', 5000, [2.3, 1.9])])
    expect(watch.standing()[0]?.legs.map(({ book }) => book)).toEqual(['book 19', 'book 0'])
  })

  it('changes the revision of a game with its prices, and of no other game', () => {
    const watch = marketWatch()
    const revisions = () => Object.fromEntries(watch.games().map(({ game, revision }) => [game.id, revision]))
    watch.see([announced('g'), announced('h'), quote('a', 1000, [2.1, 1.8])])
    const before = revisions()
    watch.see([quote('a', 2000, [2.0, 1.9], fullGame('moneyline'), 'h')])
    expect(revisions().g).toBe(before.g)
    expect(revisions().h).not.toBe(before.h)
    watch.pass(startsAt)
    watch.see([announced('h')])
    expect(revisions().h).not.toBe(before.h)
  })

  it('keeps alternate lines apart from the main one, and has room for as many as a game has', () => {
    const watch = marketWatch()
    const alternate = (line: number): Market => ({ ...fullGame('total', line), alternate: true })
    watch.see([announced()])
    for (let i = 0; i < 300; i++)
      watch.see([
        quote('a', 1000 + i, [2.1, 1.8], alternate(i / 2)),
        quote('b', 2000 + i, [1.8, i < 5 ? 2.1 : 1.9], alternate(i / 2)),
      ])
    expect(watch.standing().map(({ market }) => market.line)).toEqual([0, 0.5, 1, 1.5, 2])
    expect(watch.stats()).toMatchObject({ games: 1, books: 2, found: 5 })
  })

  it('lets a game go when it begins: an arbitrage ends with its start, and later prices are none', () => {
    const watch = marketWatch()
    watch.see([announced(), quote('a', 1000, [2.1, 1.8]), quote('b', 2000, [1.8, 2.1])])
    watch.pass(startsAt + 5)
    watch.see([quote('a', startsAt + 10, [2.5, 2.5])])
    expect([watch.standing(), watch.stats().games]).toEqual([[], 0])
    expect(watch.past()).toMatchObject([{ livedMs: startsAt - 2000 }])
  })

  it('says how likely one is to stand on, once thirty are over', () => {
    const watch = marketWatch()
    for (let i = 0; i < 40; i++) {
      const id = `g${i}`
      watch.see([
        announced(id),
        quote('a', 1000, [2.1, 1.8], fullGame('moneyline'), id),
        quote('b', 2000, [1.8, 2.1], fullGame('moneyline'), id),
      ])
      if (i === 28) expect([watch.survival(0, 1000), watch.stats().successRate]).toEqual([null, null])
      watch.see([quote('a', 2000 + 1000 * (i + 1), [1.9, 1.9], fullGame('moneyline'), id)])
    }
    expect(watch.survival(0, 10_000)).toBeCloseTo(31 / 40, 12)
    expect(watch.survival(5000, 1)).toBeCloseTo(35 / 36, 12)
    expect(watch.survival(20_000, 1)).toBeNull()
    expect(watch.stats()).toMatchObject({ found: 40, successRate: 0 })
    expect(watch.stats().averageReturn).toBeCloseTo(0.05, 12)
  })
})

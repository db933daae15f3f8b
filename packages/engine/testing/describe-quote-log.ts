import { fullGame, type Market, type Quote } from '@fairline/domain'
import type { DecimalOdds } from '@fairline/odds'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { QuoteLog } from '../src/ports/quote-log.ts'

const prop: Market = { ...fullGame('player-prop', 5.5), player: 'Aaron Nola', stat: 'strikeouts' }
const quote = (gameId: string, observedAt: number, over: Partial<Quote> = {}): Quote => ({
  gameId,
  book: 'Book',
  market: fullGame('moneyline'),
  prices: [1.9, 2] as DecimalOdds[],
  mark: null,
  observedAt,
  ...over,
})

/** What every log of quotes promises. Each adapter's test file calls this once, with an empty one. */
export function describeQuoteLog(
  name: string,
  open: () => Promise<{ quoteLog: QuoteLog; close: () => Promise<void> }>,
) {
  describe(`${name} keeps the promise of a log of quotes`, () => {
    let log: QuoteLog
    let close: () => Promise<void>
    beforeAll(async () => {
      const store = await open()
      log = store.quoteLog
      close = store.close
    })
    afterAll(() => close())

    const first = [
      quote('a', 1000),
      quote('b', 1000, { market: fullGame('spread', -3.5), mark: 'open' }),
      quote('a', 1500, { book: 'Other', prices: [null, null] }),
      quote('a', 2000, { market: prop, prices: [1.8, null] as (DecimalOdds | null)[] }),
    ]

    it('gives back a game’s quotes as they were seen', async () => {
      expect(await log.writtenTo('mlb')).toBeNull()
      expect(await log.append('mlb', first, 2000)).toBe(4)
      expect(await log.writtenTo('mlb')).toBe(2000)
      expect(await log.quotes('a', 5000)).toEqual([first[0], first[2], first[3]])
      expect(await log.quotes('b', 5000)).toEqual([first[1]])
      expect(await log.quotes('nobody', 5000)).toEqual([])
    })

    it('never shows what was seen after the moment asked about', async () => {
      expect(await log.quotes('a', 1499)).toEqual([first[0]])
      expect(await log.quotes('a', 1500)).toEqual([first[0], first[2]])
    })

    it('writes nothing twice when the same is told again, and goes on where it stopped', async () => {
      const next = quote('a', 2500, { prices: [1.85, 2.05] as DecimalOdds[] })
      expect(await log.append('mlb', [...first, next], 2600)).toBe(1)
      expect(await log.quotes('a', 5000)).toEqual([first[0], first[2], first[3], next])
    })

    it('never moves the moment it has written to back', async () => {
      expect(await log.append('mlb', [], 2100)).toBe(0)
      expect(await log.writtenTo('mlb')).toBe(2600)
    })

    it('gives back a game’s quotes in the order they were seen, however many appends they came in', async () => {
      const times = Array.from({ length: 40 }, (_, i) => 10_000 + i)
      for (const at of times) await log.append('nfl', [quote('often', at)], at)
      expect((await log.quotes('often', 1e9)).map(({ observedAt }) => observedAt)).toEqual(times)
    })

    it('keeps leagues apart, and remembers how far it came without a quote', async () => {
      expect(await log.writtenTo('nba')).toBeNull()
      expect(await log.append('nba', [], 9000)).toBe(0)
      expect(await log.writtenTo('nba')).toBe(9000)
      expect(await log.writtenTo('mlb')).toBe(2600)
    })

    it('folds old games to their first, last and hourly prices, once, and leaves younger ones', async () => {
      const minute = 60_000
      const old = Array.from({ length: 120 }, (_, i) =>
        quote('old', i * minute, { prices: [1.5 + i / 1000, 2] as DecimalOdds[] }),
      )
      const young = Array.from({ length: 5 }, (_, i) => quote('young', (200 + i) * minute))
      // Quoted long ago and still.
      const quoted = Array.from({ length: 120 }, (_, i) => quote('still quoted', i * minute))
      const again = quote('still quoted', 200 * minute)
      await log.append('nhl', [...old, ...quoted], 120 * minute)
      await log.append('nhl', [...young, again], 300 * minute)
      // Of earlier tests there are a, b and one that was quoted often.
      expect(await log.fold(150 * minute)).toMatchObject({ games: 4 })
      expect(await log.quotes('still quoted', 1e9)).toHaveLength(121)
      expect((await log.quotes('old', 1e9)).map(({ observedAt }) => observedAt / minute)).toEqual([0, 59, 119])
      expect(await log.quotes('young', 1e9)).toHaveLength(5)
      expect(await log.fold(150 * minute)).toEqual({ games: 0, before: 0, after: 0 })
    })

    it('folds what comes of a game that was folded before, once that is old, too', async () => {
      const minute = 60_000
      const late = Array.from({ length: 60 }, (_, i) => quote('old', (600 + i) * minute))
      await log.append('nhl', late, 660 * minute)
      // The others that are old by then: one that was still quoted, and a young one.
      expect(await log.fold(700 * minute)).toMatchObject({ games: 3 })
      const times = (await log.quotes('old', 1e9)).map(({ observedAt }) => observedAt / minute)
      expect(times).toEqual([0, 59, 119, 659])
      expect(await log.fold(700 * minute)).toEqual({ games: 0, before: 0, after: 0 })
    })
  })
}

import { fullGame, type MarketKind, type Selection, selectionsOf } from '@fairline/domain'
import { decimalOdds } from '@fairline/odds'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { BoardQuote } from './board-quote.ts'
import { findOpportunities } from './find-opportunities.ts'
import { opportunityKinds } from './opportunity-kind.ts'
import type { Opportunity } from './stake-candidates.ts'

const quote = (
  kind: MarketKind,
  line: number | null,
  book: string,
  prices: readonly (number | null)[],
  event = 'b @ a 2026-01-01',
): BoardQuote => ({
  event,
  eventKey: event,
  book,
  market: fullGame(kind, line),
  at: null,
  prices: prices.map((price) => (price === null ? null : decimalOdds(price))),
})
const search = { kind: 'arbitrage', stake: 1000, unit: 0, minProfit: 0 } as const

/** Settles one leg by hand: what a unit gives back when the game ends so. */
function paidBy({ selection, line, price, kind }: Opportunity['legs'][number], home: number, away: number): number {
  const drawPriced = kind === 'three-way'
  const bar = line ?? 0
  const halves = Number.isInteger(2 * bar) ? [bar] : [bar - 0.25, bar + 0.25]
  const aheadOf = (at: number): number => {
    const by: Record<Selection, number> = {
      home: home - away + at,
      away: away - home - at,
      draw: home === away ? 1 : -1,
      over: home + away - at,
      under: at - home - away,
    }
    return by[selection]
  }
  const parts = halves.map((at): number => {
    const ahead = aheadOf(at)
    if (ahead === 0) return drawPriced ? 0 : 1
    return ahead > 0 ? Number(price) : 0
  })
  return parts.reduce((sum, part) => sum + part, 0) / parts.length
}

/** Profit of the worst game there is, by trying every score; where someone must win no game ends level. */
function worst({ legs, market, totalStake }: Opportunity): number {
  let least = Number.POSITIVE_INFINITY
  for (let home = 0; home <= 14; home++)
    for (let away = 0; away <= 14; away++) {
      if (home === away && market.kind === 'moneyline') continue
      const paid = legs.reduce((sum, leg) => sum + leg.stake * paidBy(leg, home, away), 0)
      least = Math.min(least, paid - totalStake)
    }
  return least
}

const price = fc.double({ min: 1.2, max: 6, noNaN: true })
const board = fc.array(
  fc.record({
    kind: fc.constantFrom<MarketKind>('moneyline', 'three-way', 'spread', 'total'),
    quarters: fc.integer({ min: -6, max: 6 }),
    book: fc.constantFrom('a', 'b', 'c', 'd'),
    prices: fc.tuple(price, price, price),
  }),
  { minLength: 2, maxLength: 24 },
)
const quotesOf = (rows: readonly { kind: MarketKind; quarters: number; book: string; prices: readonly number[] }[]) =>
  rows.map(({ kind, quarters, book, prices }) => {
    const line = kind === 'spread' ? quarters / 4 : kind === 'total' ? 5 + quarters / 4 : null
    return quote(kind, line, book, prices.slice(0, selectionsOf(kind).length))
  })

describe('opportunities on a board', () => {
  it('pay at least what they say whatever happens, after rounding', () => {
    fc.assert(
      fc.property(board, fc.constantFrom(0, 1, 5, 20), fc.integer({ min: 60, max: 3000 }), (rows, unit, stake) => {
        const found = opportunityKinds.flatMap((kind) =>
          findOpportunities(quotesOf(rows), { kind, unit, stake, minProfit: -stake }, 'mls'),
        )
        for (const one of found) {
          expect(worst(one)).toBeGreaterThanOrEqual(one.profit - 1e-6)
          expect(one.totalStake).toBeLessThanOrEqual(stake + 1e-6)
          expect(one.profitPct).toBeCloseTo((100 * one.profit) / one.totalStake, 9)
          const units = one.legs.map((leg) => (unit === 0 ? 1 : leg.stake / unit))
          for (const count of units) expect(count).toBeCloseTo(Math.round(count), 9)
        }
      }),
      { numRuns: 300 },
    )
  })

  it('are arbitrages exactly where the best prices of one line sum below one', () => {
    fc.assert(
      fc.property(board, (rows) => {
        const quotes = quotesOf(rows)
        const found = findOpportunities(quotes, { ...search, minProfit: -1000 }, 'mls').filter(
          ({ legs }) => new Set(legs.map(({ kind }) => kind)).size === 1,
        )
        const lines = Map.groupBy(quotes, ({ market }) => market)
        let expected = 0
        for (const [, of] of lines) {
          // Of a book that lists a market twice the later list counts.
          const books = new Map(of.map((one) => [one.book, one.prices]))
          if (books.size < 2) continue
          const best = [0, 1, 2].map((i) => Math.max(...[...books.values()].map((prices) => Number(prices[i] ?? 0))))
          const sides = best.filter((one) => one > 0)
          if (sides.reduce((sum, one) => sum + 1 / one, 0) < 1 - 1e-9) expected += 1
        }
        expect(found).toHaveLength(expected)
      }),
      { numRuns: 200 },
    )
  })

  it('are found between a side that a draw gives back and a market where the draw is an outcome', () => {
    const quotes = [
      quote('moneyline', null, 'a', [1.9, 1.95]),
      quote('moneyline', null, 'b', [1.8, 2]),
      quote('three-way', null, 'c', [2.3, 4.2, 2.9]),
      quote('three-way', null, 'd', [2.3, 3.6, 2.9]),
    ]
    const [found] = findOpportunities(quotes, search, 'mls')
    // By hand: 1/1.9 + (1 − 1/1.9)/4.2 + 1/2.9 = 0.98393; 1 over it less 1 is 1.63 %.
    expect(found).toMatchObject({ legs: [{ kind: 'moneyline' }, { kind: 'three-way' }, { kind: 'three-way' }] })
    expect(found!.profitPct).toBeCloseTo(1.6336, 3)
    expect(worst(found!)).toBeCloseTo(found!.profit, 9)
    // Where a draw comes in, more than one way of paying may be there: none pays less than it says.
    expect(findOpportunities(quotes.slice(0, 2), search, 'mls')).toEqual([])
  })

  it.each([
    ['mls', 'full', 1],
    ['mlb', 'first-five', 1],
    ['nba', 'first-half', 1],
    // The draw is the score before overtime, which decides the moneyline.
    ['nhl', 'full', 0],
    ['nba', 'second-half', 0],
    ['nfl', 'second-half', 0],
    [null, 'full', 0],
  ] as const)('rest on a stake that a draw gives back only where it does: %s, %s', (league, period, count) => {
    const quotes = [
      quote('moneyline', null, 'a', [1.9, 1.95]),
      quote('moneyline', null, 'b', [1.8, 2]),
      quote('three-way', null, 'c', [2.3, 4.2, 2.9]),
      quote('three-way', null, 'd', [2.3, 3.6, 2.9]),
    ].map((one) => ({ ...one, market: { ...one.market, period } }))
    expect(findOpportunities(quotes, search, league)).toHaveLength(count)
  })

  it.each([
    ['mls', 0],
    ['mlb', -5],
  ] as const)('say that a draw gives both stakes back, in %s: %d at best', (league, best) => {
    const quotes = [quote('moneyline', null, 'a', [1.99, 1.9]), quote('moneyline', null, 'b', [1.9, 1.99])]
    const [found] = findOpportunities(quotes, { ...search, kind: 'low-hold', minProfit: -1000 }, league)
    expect([found!.profit, found!.bestProfit]).toEqual([expect.closeTo(-5, 9), expect.closeTo(best, 9)])
  })

  it.each([
    ['mls', 1],
    ['nba', 0],
  ] as const)('are no middles where only a level game would pay both: %s', (league, count) => {
    const spreads = [0.5, -0.5].flatMap((line) => [
      quote('spread', line, 'a', [1.95, 1.9]),
      quote('spread', line, 'b', [1.9, 1.95]),
    ])
    const found = findOpportunities(spreads, { ...search, kind: 'middle', minProfit: -50 }, league)
    expect(found).toHaveLength(count)
  })

  it('lock in nothing on a whole number that may be hit, and say what they pay beside it', () => {
    const [found] = findOpportunities(
      [quote('total', 8, 'a', [2.2, 1.8]), quote('total', 8, 'b', [1.8, 2.2])],
      search,
      'mls',
    )
    expect(found).toMatchObject({ profit: 0, legs: [{ selection: 'over' }, { selection: 'under' }] })
    expect(found!.bestProfit).toBeCloseTo(100, 9)
  })

  it('are not there where one book alone quotes, a side is missing, or rounding leaves nothing', () => {
    expect(findOpportunities([quote('moneyline', null, 'a', [2.2, 2.2])], search, 'mls')).toEqual([])
    expect(
      findOpportunities(
        [quote('moneyline', null, 'a', [2.2, null]), quote('moneyline', null, 'b', [null, 2.2])],
        search,
        'mls',
      ),
    ).toEqual([])
    const thin = [quote('moneyline', null, 'a', [2.01, 1.9]), quote('moneyline', null, 'b', [1.9, 2.01])]
    expect(findOpportunities(thin, search, 'mls')).toHaveLength(1)
    expect(findOpportunities(thin, { ...search, stake: 150, unit: 100 }, 'mls')).toEqual([])
  })

  const both = (kind: MarketKind, line: number | null, ...lists: readonly (readonly number[])[]) =>
    lists.map((prices, i) => quote(kind, line, 'ab'[i] as string, prices))
  const overs = both('total', 8.5, [2.2, 1.7], [2.1, 1.75])
  const unders = both('total', 9.5, [1.7, 2.2], [1.75, 2.1])
  const moneylines = both('moneyline', null, [2.2, 1.7], [2.1, 1.75])
  const threeWays = both('three-way', null, [2.5, 4, 3.4], [2.4, 3.9, 3.3])
  const middles = { ...search, kind: 'middle' } as const

  it('are not found on a line that one book alone quotes: no other book confirms it', () => {
    expect(findOpportunities([...overs, ...unders], middles, 'mls')).toHaveLength(1)
    expect(findOpportunities([...overs.slice(0, 1), ...unders], middles, 'mls')).toEqual([])
    expect(findOpportunities([...moneylines, ...threeWays.slice(0, 1)], search, 'mls')).toEqual([])
  })

  it('never join bets on different parts of a game', () => {
    const inHalf = (quotes: readonly BoardQuote[]) =>
      quotes.map((one): BoardQuote => ({ ...one, market: { ...one.market, period: 'first-half' } }))
    expect(findOpportunities([...inHalf(overs), ...unders], middles, 'mls')).toEqual([])
    expect(findOpportunities([...inHalf(overs), ...inHalf(unders)], middles, 'mls')).toHaveLength(1)
    const joined = (quotes: readonly BoardQuote[]) =>
      findOpportunities(quotes, search, 'mls').filter(({ legs }) => legs.length === 3 && legs[0]?.kind === 'moneyline')
    expect(joined([...moneylines, ...inHalf(threeWays)])).toEqual([])
    expect(joined([...inHalf(moneylines), ...inHalf(threeWays)])).toHaveLength(1)
  })

  it('keep two games of one name apart, and every prop of every player', () => {
    const first = quote('moneyline', null, 'a', [2.2, 1.7])
    const second = { ...quote('moneyline', null, 'b', [1.7, 2.2]), eventKey: 'the second game' }
    expect(findOpportunities([first, second], search, 'mls')).toEqual([])
    const prop = (book: string, player: string, prices: [number, number]) => ({
      ...quote('player-prop', 5.5, book, prices),
      market: { ...fullGame('player-prop', 5.5), player, stat: 'strikeouts' },
    })
    const props = [
      prop('a', 'José Ramírez', [2.2, 1.7]),
      prop('b', 'José Ramírez', [1.7, 2.2]),
      prop('b', 'Another', [1.7, 2.2]),
    ]
    expect(findOpportunities(props, search, 'mls').map(({ market }) => market.player)).toEqual(['José Ramírez'])
  })

  it('are found between two lines of the away team’s total', () => {
    const onAway = (line: number, book: string, prices: [number, number]) => ({
      ...quote('team-total', line, book, prices),
      market: { ...fullGame('team-total', line), team: 'away' as const },
    })
    const quotes = [3.5, 5.5].flatMap((line) => [onAway(line, 'a', [2.05, 1.9]), onAway(line, 'b', [1.9, 2.05])])
    const [found] = findOpportunities(quotes, { ...search, kind: 'middle' }, 'mls')
    expect(found!.legs.map(({ selection, line }) => `${selection} ${line}`)).toEqual(['over 3.5', 'under 5.5'])
    // Half of 1,000 on each: one side returns 1,025, both 2,050.
    expect([found!.profit, found!.bestProfit]).toEqual([expect.closeTo(25, 9), expect.closeTo(1050, 9)])
  })

  it('are middles where a whole result lies between the lines', () => {
    const totals = [
      quote('total', 7.5, 'a', [1.95, 1.9]),
      quote('total', 7.5, 'c', [1.9, 1.9]),
      quote('total', 9.5, 'b', [1.9, 1.95]),
      quote('total', 9.5, 'd', [1.9, 1.9]),
    ]
    const found = findOpportunities(totals, { ...search, kind: 'middle', minProfit: -50 }, 'mls')
    expect(found.map(({ legs }) => legs.map(({ selection, line }) => `${selection} ${line}`))).toEqual([
      ['over 7.5', 'under 9.5'],
    ])
    expect(found[0]!.bestProfit).toBeGreaterThan(900)
    const spreads = totals.map((one) => ({ ...one, market: fullGame('spread', 8 - (one.market.line ?? 0)) }))
    expect(findOpportunities(spreads, { ...search, kind: 'middle', minProfit: -50 }, 'mls')).toHaveLength(1)
  })
})

import { fullGame, type Market, type Quote } from '@fairline/domain'
import type { DecimalOdds } from '@fairline/odds'
import { describe, expect, it } from 'vitest'
import { aFile, aGame } from '../../testing/facts.ts'
import { inPlayGroups, inPlayQuotes } from './in-play-quotes.ts'
import { confirmedQuotes, noQuotes } from './market-quotes.ts'

const STARTS_AT = 1000

const quote = (book: string, market: Market, observedAt = STARTS_AT): Quote => ({
  gameId: aGame().id,
  book,
  market,
  prices: [1.9, 1.9] as DecimalOdds[],
  mark: null,
  observedAt,
})
const total = fullGame('total', 8.5)
const alternate: Market = { ...fullGame('total', 9.5), alternate: true }
const firstHalf: Market = { ...fullGame('total', 4.5), period: 'first-half' }
const prop: Market = { ...fullGame('player-prop', 1.5), player: 'Ann', stat: 'hits' }

const quotes = [
  quote('a', total),
  quote('b', total, STARTS_AT + 1),
  quote('a', alternate),
  quote('a', firstHalf),
  quote('a', fullGame('moneyline')),
  quote('a', prop),
  quote('c', total, STARTS_AT - 1),
]
const file = aFile(quotes, { startsAt: STARTS_AT })

describe('in-play quotes', () => {
  it('of a kind of market are those of all its lines on the whole game, quoted since the start', () => {
    const found = inPlayQuotes(file, 'total')
    expect(found.quotes).toEqual([quotes[0], quotes[1], quotes[2]])
    expect(found.stale.size).toBe(0)
  })

  it('are none if no book quotes the market, or if it is one of players', () => {
    expect(inPlayQuotes(file, 'spread')).toEqual({ quotes: [], stale: new Set() })
    expect(inPlayQuotes(aFile([quote('a', prop)], { startsAt: STARTS_AT }), 'player-prop').quotes).toEqual([])
  })

  it('come in groups, without those on players', () => {
    expect(inPlayGroups(file).map((group) => group.quotes)).toEqual([
      [quotes[0], quotes[1], quotes[2]],
      [quotes[3]],
      [quotes[4]],
    ])
    expect(inPlayGroups(aFile([], { startsAt: STARTS_AT }))).toEqual([])
  })

  it('say which of them were left behind by the other books', () => {
    const away = { prices: [1.6, 2.4] as DecimalOdds[] }
    const moneyline = fullGame('moneyline')
    const moved = [
      ...['a', 'b', 'slow'].map((book) => quote(book, moneyline)),
      { ...quote('a', moneyline, STARTS_AT + 10), ...away },
      { ...quote('b', moneyline, STARTS_AT + 20), ...away },
    ]
    const behind = aFile(moved, { startsAt: STARTS_AT })
    const found = [inPlayQuotes(behind, 'moneyline'), ...inPlayGroups(behind)]
    expect(found.map(({ stale }) => Array.from(stale, ({ book }) => book))).toEqual([['slow'], ['slow']])
  })
})

describe('confirmedQuotes', () => {
  const [first, second] = [quote('a', total), quote('b', total)]

  it('returns the quotes that are not stale', () => {
    expect(confirmedQuotes({ quotes: [first, second], stale: new Set([first]) })).toEqual([second])
    expect(confirmedQuotes({ quotes: [first, second], stale: new Set() })).toEqual([first, second])
    expect(confirmedQuotes(noQuotes)).toEqual([])
  })
})

import type { PlayerGame } from '@fairline/engine'
import { decimalOdds } from '@fairline/odds'
import { describe, expect, it } from 'vitest'
import { offersToQuotes } from './offers-to-quotes.ts'
import type { Offer } from './prop-table.ts'

const noon = Date.parse('2026-07-10T19:00:00Z')
const hour = 3_600_000
const offer = (of: Partial<Offer> = {}): Offer => ({
  player: 'anna',
  stat: 'points',
  line: 18.5,
  book: 'one',
  over: decimalOdds(1.9),
  under: decimalOdds(1.9),
  day: '2026-07-10',
  event: 'e',
  starts: noon,
  at: noon - hour,
  ...of,
})
const next = { day: null, event: null, starts: null } as const
const game = (event: string): PlayerGame => ({
  day: '2026-07-10',
  player: 'anna',
  event,
  team: 'A',
  against: null,
  home: null,
  role: null,
  minutes: 30,
  stats: { points: 20 },
})
function quotesOf(offers: Offer[], games: PlayerGame[] = [], starts: { event: string; at: number }[] = []) {
  const reasons: string[] = []
  return { quotes: offersToQuotes({ offers, games, starts }, (reason) => reasons.push(reason)), reasons }
}

describe('quotes from what rows offer', () => {
  it('puts halves of one look together, and leaves out what stays one-sided', () => {
    const { quotes, reasons } = quotesOf([
      offer({ under: null, over: decimalOdds(1.8) }),
      offer({ over: null, under: decimalOdds(2) }),
      offer({ line: 20.5, under: null }),
    ])
    expect(quotes).toMatchObject([{ line: 18.5, over: 1.8, under: 2 }])
    expect(reasons).toEqual(['no price, or one-sided'])
  })

  it('does not join halves of different looks', () => {
    const { quotes } = quotesOf([offer({ under: null }), offer({ over: null, at: noon - 2 * hour })])
    expect(quotes).toEqual([])
  })

  it('takes a book’s last look before the start', () => {
    const { quotes, reasons } = quotesOf([
      offer({ at: noon - hour, over: decimalOdds(1.95) }),
      offer({ at: noon - 2 * hour, over: decimalOdds(1.85) }),
      offer({ at: noon, over: decimalOdds(2.5) }),
    ])
    expect(quotes.map(({ over }) => over)).toEqual([1.95])
    expect(reasons).toEqual(['after the start'])
  })

  it('gives a price without a game the player’s next one, which must be near', () => {
    const starts = [
      { event: 'first', at: noon },
      { event: 'second', at: noon + 30 * hour },
    ]
    const games = [game('second'), game('first')]
    const { quotes, reasons } = quotesOf(
      [
        offer({ ...next, at: noon - hour }),
        offer({ ...next, at: noon + hour }),
        offer({ ...next, at: noon - 40 * hour }),
        offer({ ...next, player: 'beth' }),
      ],
      games,
      starts,
    )
    expect(quotes.map(({ event, day }) => [event, day])).toEqual([
      ['first', '2026-07-10'],
      ['second', '2026-07-11'],
    ])
    expect(reasons).toEqual(['no game of this player followed', 'no game of this player followed'])
  })

  it('refuses prices that would pay both sides, not chances without a margin', () => {
    const { quotes, reasons } = quotesOf([
      offer({ over: decimalOdds(2.2), under: decimalOdds(2.2) }),
      offer({ line: 20.5, over: decimalOdds(2), under: decimalOdds(2), fair: true }),
    ])
    expect(quotes).toMatchObject([{ line: 20.5, fair: true }])
    expect(reasons).toEqual(['prices sum below 1'])
  })
})

import { decimalOdds } from '@fairline/odds'
import { expect, it } from 'vitest'
import { blindBets, publishedBets } from './prop-bets.ts'
import type { PropOpinion } from './prop-opinions.ts'
import type { PropQuote } from './prop-quote.ts'

const quote = (over: number, under: number, of: Partial<PropQuote> = {}): PropQuote => ({
  day: '2026-01-05',
  event: 'e',
  player: 'ann',
  stat: 'points',
  line: 20.5,
  book: 'A',
  at: null,
  over: decimalOdds(over),
  under: decimalOdds(under),
  ...of,
})
const lineOf = (actual: number, line: number, ...quotes: readonly PropQuote[]) =>
  ({ day: '2026-01-05', event: 'e', player: 'ann', stat: 'points', line, quotes, actual }) as const
const bet = (price: number, expectedValue: number, carriedOverFrom: string | null = null) =>
  ({ price: decimalOdds(price), expectedValue, carriedOverFrom }) as const
const published = (over: ReturnType<typeof bet> | null, under: ReturnType<typeof bet> | null) =>
  publishedBets({ line: lineOf(21, 20.5), judged: { over, under } as unknown as PropOpinion['judged'] })

it('backs each side at its best price, whichever book asks it', () => {
  const line = lineOf(21, 20.5, quote(1.9, 1.85), quote(1.8, 2, { book: 'B' }))
  expect(blindBets({ line })).toEqual([
    { side: 'over', price: 1.9, profit: expect.closeTo(0.9, 12) },
    { side: 'under', price: 2, profit: -1 },
  ])
})

it('returns the stake of a line that was hit exactly', () => {
  expect(blindBets({ line: lineOf(20, 20, quote(1.9, 1.9)) }).map(({ profit }) => profit)).toEqual([0, 0])
})

it('bets at no price that is a probability without a margin, even if it is the best one', () => {
  const fair = quote(2.5, 2.5, { book: 'Fair', fair: true })
  expect(blindBets({ line: lineOf(21, 20.5, quote(1.9, 1.8), fair) }).map(({ price }) => price)).toEqual([1.9, 1.8])
  expect(blindBets({ line: lineOf(21, 20.5, fair) })).toEqual([])
})

it('lists the side with value and settles it as that side', () => {
  expect(published(bet(1.9, -0.02), bet(2.1, 0.04))).toEqual([
    { side: 'under', price: 2.1, profit: -1, expectedValue: 0.04 },
  ])
})

it('lists no bet without a side, nor one whose probability was carried over from another line', () => {
  expect(published(null, null)).toEqual([])
  expect(published(bet(2.1, 0.04, 'main'), null)).toEqual([])
  expect(publishedBets({ line: lineOf(21, 20.5), judged: null })).toEqual([])
})

it('lists no price whose value looks like a misprint', () => {
  expect(published(bet(2.1, 0.1), null)).toHaveLength(1)
  expect(published(bet(2.1, 0.1005), null)).toEqual([])
})

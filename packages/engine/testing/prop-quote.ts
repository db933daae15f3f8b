import { decimalOdds } from '@fairline/odds'
import type { PropQuote } from '../src/props/prop-quote.ts'

/** A recorded quote on one player's points, at even odds on both sides. */
export const aPropQuote = (of: Partial<PropQuote> = {}): PropQuote => ({
  day: '2026-01-10',
  event: 'g',
  player: 'anna',
  stat: 'points',
  line: 20.5,
  book: 'a',
  at: null,
  over: decimalOdds(1.9),
  under: decimalOdds(1.9),
  ...of,
})

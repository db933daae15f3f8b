import type { GameMove } from '@fairline/engine'
import { decimalOdds } from '@fairline/odds'

/** A moneyline that four of five books moved toward the home side; unless other values are given. */
export const aMove = (over: Partial<GameMove> = {}): GameMove => ({
  kind: 'moneyline',
  opening: { book: 'Pinnacle', line: null, prices: [decimalOdds(2.1), decimalOdds(1.8)] },
  current: { book: 'Pinnacle', line: null, prices: [decimalOdds(2), decimalOdds(1.9)] },
  books: 5,
  towards: 4,
  away: 1,
  move: 0.1,
  points: 2.456,
  lead: null,
  updates: 10,
  tickets: null,
  steam: null,
  ...over,
})

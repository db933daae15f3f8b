import { fullGame, type Game } from '@fairline/domain'
import { decimalOdds } from '@fairline/odds'
import { expect, it } from 'vitest'
import { evaluateBet } from '../betting/evaluate-bet.ts'
import type { EvaluatedBet } from '../betting/evaluated-bet.ts'
import { withholdValues } from '../betting/withhold-values.ts'
import type { Board, BoardGame } from './board.ts'
import { funnelOf } from './funnel.ts'

interface Made {
  readonly expectedValue: number
  readonly alternate?: boolean
  readonly published?: boolean
  readonly confidence?: number | null
}

function total(gameId: string, { expectedValue, alternate = false, published = false, confidence = 60 }: Made) {
  const probability = (1 + expectedValue) / 2
  const bet = evaluateBet({
    game: { id: gameId, league: 'mlb' },
    market: { ...fullGame('total', alternate ? 9.5 : 8.5), alternate },
    selection: 'over',
    state: 'upcoming',
    estimate: { probability, decided: 1, market: probability, sharp: null, carriedOverFrom: null },
    offers: [{ book: 'a', price: decimalOdds(2), quotedAt: 1, isStale: false }],
    confidence: () => confidence,
    confidenceAssumed: alternate,
    published: null,
  })
  return published ? { ...bet, published: { book: 'a' } as EvaluatedBet['published'] } : bet
}

const onBoard = (id: string, startsAt: number, bets: readonly EvaluatedBet[]) =>
  ({ game: { id, startsAt } as Game, result: null, bets }) as unknown as BoardGame

it('counts main bets of upcoming games step by step, and published picks whatever they are worth now', () => {
  const board = {
    asOf: 100,
    games: [
      onBoard('a', 200, [
        total('a', { expectedValue: 0.02 }),
        total('a', { expectedValue: -0.01, published: true }),
        total('a', { expectedValue: 0.05, alternate: true }),
      ]),
      onBoard('b', 200, [total('b', { expectedValue: 0.03 }), total('b', { expectedValue: 0.01, confidence: 40 })]),
      onBoard('begun', 50, [total('begun', { expectedValue: 0.04, published: true })]),
    ],
  } as unknown as Board
  expect(funnelOf(board)).toEqual({ prices: 4, positiveEv: 3, recommended: 2, published: 1, topPicks: 2 })
  expect(funnelOf(board)).toBe(funnelOf(board))
})

it('counts prices that were looked at also while their EV is not known, and says of none that it is +EV or not', () => {
  const bets = withholdValues([total('a', { expectedValue: 0.02 }), total('a', { expectedValue: -0.01 })])
  const board = { asOf: 100, games: [onBoard('a', 200, bets)] } as unknown as Board
  expect(funnelOf(board)).toMatchObject({ prices: 2, positiveEv: null, recommended: 0 })
})

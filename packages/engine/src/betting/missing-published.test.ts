import { fullGame, type Pick as PublishedPick } from '@fairline/domain'
import { decimalOdds } from '@fairline/odds'
import { describe, expect, it } from 'vitest'
import { aGame, aPick } from '../../testing/facts.ts'
import { evaluateBet } from './evaluate-bet.ts'
import { missingPublished } from './missing-published.ts'

const game = aGame()
const winner = aPick().pick
const total: PublishedPick = { ...winner, market: fullGame('total', 8.5), selection: 'over' }
const estimate = { probability: 0.4, decided: 0.9, market: null, sharp: null, carriedOverFrom: null }

/** A bet that a book offers now. */
const offeredOn = ({ market, selection }: Pick<PublishedPick, 'market' | 'selection'>) =>
  evaluateBet({
    game,
    market,
    selection,
    state: 'upcoming',
    estimate,
    offers: [{ book: 'Alpha', price: decimalOdds(2), quotedAt: 0, isStale: false }],
    confidence: () => null,
    confidenceAssumed: false,
    published: null,
  })

describe('published bets that nobody offers', () => {
  it('are shown without a price, with what was published and their probability now', () => {
    const [bet, ...others] = missingPublished(game, [winner], [], { state: 'live', estimate: () => estimate })
    expect(others).toEqual([])
    expect(bet).toMatchObject({
      id: `${game.id}|moneyline||home`,
      state: 'live',
      fairProbability: 0.4,
      marketProbability: null,
      offers: [],
      book: null,
      price: null,
      expectedValue: null,
      confidence: null,
      confidenceAssumed: false,
      kelly: 0,
      rankScore: null,
      recommendation: 'pass',
      passReason: 'price-gone',
      published: { book: 'Book', price: 2.1, at: winner.madeAt, fairProbability: 0.5, confidence: 76 },
    })
  })

  it('leave out what is offered, at the same line and side only', () => {
    const now = { state: 'upcoming', estimate: () => null } as const
    const missing = (...offered: Parameters<typeof offeredOn>[0][]) =>
      missingPublished(game, [winner, total], offered.map(offeredOn), now).map(({ market }) => market.kind)
    expect(missing(winner)).toEqual(['total'])
    expect(missing(winner, total)).toEqual([])
    expect(missing(winner, { ...total, selection: 'under' })).toEqual(['total'])
    expect(missing(winner, { ...total, market: fullGame('total', 9) })).toEqual(['total'])
    // A line is the same bet whether it is main or alternate.
    expect(missing(winner, { ...total, market: { ...total.market, alternate: true } })).toEqual([])
  })

  it('have no probability once the game is over, or if none is known', () => {
    const [bet] = missingPublished(game, [total], [], { state: 'ended', estimate: () => null })
    expect(bet).toMatchObject({ fairProbability: null, risk: null, grade: null, passReason: 'ended' })
  })
})

import { fullGame, type Market } from '@fairline/domain'
import { decimalOdds } from '@fairline/odds'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pricedBet } from '../../testing/priced-bet.ts'
import { evaluateBet, withOffers } from './evaluate-bet.ts'
import type { EvaluatedBet } from './evaluated-bet.ts'
import { justMissed, missReason } from './just-missed.ts'
import { bestOfEachGame, topPicks } from './top-picks.ts'

interface Made {
  readonly game?: string
  readonly line?: number
  readonly confidence?: number | null
  readonly assumed?: boolean
  readonly carriedOverFrom?: number | null
}

/** A total at 2.00 whose EV is twice its probability less one. */
function total(expectedValue: number, made: Made = {}): { bet: EvaluatedBet } {
  const { game = 'g', line = 8.5, confidence = 60, assumed = false, carriedOverFrom = null } = made
  const probability = (1 + expectedValue) / 2
  const bet = evaluateBet({
    game: { id: game, league: 'mlb' },
    market: fullGame('total', line),
    selection: 'over',
    state: 'upcoming',
    estimate: { probability, decided: 1, market: probability, sharp: null, carriedOverFrom },
    offers: [{ book: 'a', price: decimalOdds(2), quotedAt: 1, isStale: false }],
    confidence: () => confidence,
    confidenceAssumed: assumed,
    published: null,
  })
  return { bet }
}

const missedBy = (rows: readonly { bet: EvaluatedBet }[], minConfidence: number) =>
  justMissed(rows, ({ bet }) => missReason(bet, minConfidence)).map(({ row, reason }) => [row.bet.gameId, reason])

describe('bets that just missed a list', () => {
  it('are recommended ones below the list’s own bar first, by confidence, then the others by EV', () => {
    const rows = [
      total(-0.01, { game: 'losing' }),
      total(0.02, { game: 'unsure', confidence: 40 }),
      total(0.01, { game: 'near', confidence: 69.9 }),
      total(0.05, { game: 'farther', confidence: 55 }),
      total(0.03, { game: 'in the list', confidence: 70 }),
    ]
    expect(missedBy(rows, 70)).toEqual([
      ['near', 'below-list-confidence'],
      ['farther', 'below-list-confidence'],
      ['unsure', 'confidence-below-bar'],
      ['losing', 'value-below-bar'],
    ])
  })

  it('are also the other side of a recommended bet, which is worth it too, but not the same outcome by another name', () => {
    const left = (game: string, passReason: EvaluatedBet['passReason']) => {
      const { bet } = total(0.04, { game })
      return { bet: { ...bet, recommendation: 'pass' as const, passReason } }
    }
    const rows = [
      left('same', 'same-outcome-recommended'),
      left('excluded', 'excluded-by-recommended'),
      left('other', 'other-side-recommended'),
    ]
    expect(missedBy(rows, 70)).toEqual([['other', 'other-side-recommended']])
  })

  it('compare with the confidence that is shown: 69.96 shows as 70.0 and reaches 70, 69.94 does not', () => {
    expect(missReason(total(0.02, { confidence: 69.96 }).bet, 70)).toBeNull()
    expect(missReason(total(0.02, { confidence: 69.94 }).bet, 70)).toBe('below-list-confidence')
    expect(total(0.02, { confidence: 74.96 }).bet.recommendation).toBe('bet')
    expect(total(0.02, { confidence: 74.94 }).bet.recommendation).toBe('lean')
  })

  it('are five at most, one per market, and never one whose figures nobody trusts', () => {
    const many = Array.from({ length: 9 }, (_, i) => total(-0.01 * (i + 1), { game: `g${i}` }))
    const otherLine = total(-0.011, { game: 'g0', line: 9.5 })
    const misprint = total(0.3, { game: 'misprint' })
    const carried = total(0.02, { game: 'carried', carriedOverFrom: 9.5 })
    const five = ['g0', 'g1', 'g2', 'g3', 'g4']
    expect(missedBy([misprint, carried, otherLine, ...many], 0).map(([game]) => game)).toEqual(five)
    expect(missedBy(many.toReversed(), 0).map(([game]) => game)).toEqual(five)
  })

  it('take an assumed confidence for no confidence', () => {
    expect(missReason(total(0.02, { confidence: 90, assumed: true }).bet, 70)).toBe('confidence-not-known')
  })

  it('are missing for an unknown confidence only where the list asks for one', () => {
    const unsure = { ...total(0.02).bet, confidence: null }
    expect(missReason(unsure, 0)).toBeNull()
    expect(missReason(unsure, 1)).toBe('confidence-not-known')
  })

  const allMiss = (rows: readonly { bet: EvaluatedBet }[]) =>
    justMissed(rows, () => 'market-has-not-moved').map(({ row }) => row.bet.id)

  it('have an EV: a bet without a price or probability is no near miss of any list', () => {
    const { bet } = total(0.02)
    expect(allMiss([{ bet: withOffers(bet, []) }])).toEqual([])
    expect(allMiss([{ bet: withOffers(bet, []) }, { bet }])).toEqual([bet.id])
  })

  it('are the same bets in the same order, whatever the order of the rows', () => {
    // Recommended ones by confidence, equally confident ones by EV, equal ones by id; then one that is passed on.
    const nearest = [
      total(0.01, { game: 'sure', confidence: 80 }),
      total(0.03, { game: 'rich', confidence: 70 }),
      total(0.02, { game: 'equal a', confidence: 70 }),
      total(0.02, { game: 'equal b', confidence: 70 }),
      total(-0.01, { game: 'passed', confidence: 99 }),
    ]
    const farther = total(-0.02, { game: 'farther', confidence: 99 })
    const otherLine = total(0.01, { game: 'sure', line: 9.5, confidence: 75 })
    const rows = [...nearest, farther, otherLine]
    const ids = nearest.map(({ bet }) => bet.id)
    fc.assert(
      fc.property(fc.shuffledSubarray(rows, { minLength: rows.length }), (shuffled) => {
        expect(allMiss(shuffled)).toEqual(ids)
      }),
    )
  })
})

it('bets that just missed a list and show the same confidence come by EV', () => {
  const rows = [total(0.01, { game: 'a', confidence: 67.44 }), total(0.05, { game: 'b', confidence: 67.36 })]
  expect(missedBy(rows, 70).map(([game]) => game)).toEqual(['b', 'a'])
})

it('bets that just missed a list tell of a question once: a winner and a spread of one game are one', () => {
  const onResult = (market: Market, value: number) => ({
    bet: pricedBet({ market, selection: 'home', prices: { Book: 2 * (1 + value) }, confidence: 60 }),
  })
  const rows = [
    onResult(fullGame('moneyline'), 0.01),
    onResult(fullGame('spread', 1.5), 0.02),
    total(0.01, { game: 'g' }),
  ]
  expect(missedBy(rows, 70)).toHaveLength(2)
})

describe('the top picks', () => {
  it('are the two most confident recommended bets, on different games', () => {
    const rows = [
      total(0.01, { game: 'a', confidence: 90 }),
      total(0.02, { game: 'a', line: 9.5, confidence: 85 }),
      total(0.01, { game: 'b', confidence: 80 }),
      total(-0.01, { game: 'c', confidence: 99 }),
    ]
    expect(topPicks(rows).map(({ bet }) => bet.gameId)).toEqual(['a', 'b'])
    expect(topPicks([])).toEqual([])
    expect(bestOfEachGame([...rows, total(0.01, { game: 'd', confidence: 70 })]).map(({ bet }) => bet.id)).toEqual([
      ...topPicks(rows).map(({ bet }) => bet.id),
      'd|total|8.5|over',
    ])
  })

  it('are of equally confident ones those that are worth more', () => {
    const rows = [total(0.01, { game: 'a' }), total(0.03, { game: 'b' }), total(0.02, { game: 'c' })]
    expect(bestOfEachGame(rows).map(({ bet }) => bet.gameId)).toEqual(['b', 'c', 'a'])
    const one = [total(0.01, { line: 8.5 }), total(0.03, { line: 9.5 })]
    expect(bestOfEachGame(one).map(({ bet }) => bet.market.line)).toEqual([9.5])
  })
})

it('passes no bar of a list with a confidence that is only assumed', () => {
  const bet = { ...total(0.05, { confidence: 90 }).bet, confidenceAssumed: true, passReason: null }
  expect(missReason(bet, 70)).toBe('confidence-not-known')
  expect(missReason(bet, 0)).toBeNull()
})

import { decimalOdds, profitOf, settleSelection } from '@fairline/odds'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aFile } from '../../testing/facts.ts'
import type { LineKind } from '../market/line-kind.ts'
import { lineLosses } from './line-losses.ts'
import type { WalkedGame } from './walk-forward.ts'

interface Told {
  readonly line: number
  readonly score: readonly [home: number, away: number] | null
  readonly market: number
  readonly ours: number
  readonly close: number | null
}

/** A game whose home side, or over, was judged so at the line that opened. */
function walked(kind: LineKind, { line, score, market, ours, close }: Told): WalkedGame {
  const [home, away] = score ?? [null, null]
  return {
    file: { ...aFile([]), result: score && { gameId: '', winner: 'home', home, away, observedAt: 0 } },
    lines: [{ kind, line, side: 0, price: decimalOdds(1.9), market, ours, confidence: null }],
    closedLines: {
      spread: null,
      total: null,
      [kind]: close === null ? null : () => ({ probability: close, decided: 1 }),
    },
  } as unknown as WalkedGame
}
const even = { market: 0.5, ours: 0.5, close: null }

describe('losses at opening lines', () => {
  it('count half a loss on a quarter handicap as half a game', () => {
    const drawn = walked('spread', { line: -0.25, score: [1, 1], market: 0.6, ours: 0.5, close: null })
    const won = walked('spread', { line: -0.25, score: [2, 1], market: 0.6, ours: 0.5, close: null })
    const { open } = lineLosses('spread', [drawn, won])
    expect(open.games).toBe(2)
    // By hand: half of −ln 0.4 and all of −ln 0.6, of one and a half stakes.
    expect(open.market!).toBeCloseTo((0.5 * 0.916290731874155 + 0.5108256237659907) / 1.5, 12)
    expect(open.ours!).toBeCloseTo(Math.LN2, 12)
    expect(open.oursMinusMarket!.mean).toBeCloseTo(open.ours! - open.market!, 12)
  })

  it('leave out what is pushed, and what has no score', () => {
    const pushed = walked('spread', { line: -1, score: [2, 1], ...even })
    const unknown = walked('spread', { line: -1, score: null, ...even })
    expect(lineLosses('spread', [pushed, unknown]).open).toEqual({
      games: 0,
      market: null,
      ours: null,
      oursMinusMarket: null,
    })
  })

  it('compare with the close only where one is recorded', () => {
    const closed = walked('total', { line: 2.5, score: [2, 1], market: 0.5, ours: 0.6, close: 0.7 })
    const open = walked('total', { line: 2.5, score: [0, 0], ...even })
    const losses = lineLosses('total', [closed, closed, open])
    expect(losses.open.games).toBe(3)
    expect(losses.closed).toMatchObject({ games: 2, market: Math.LN2 })
    expect(losses.closed.close!).toBeCloseTo(-Math.log(0.7), 12)
    expect(losses.closed.oursMinusClose!.mean).toBeCloseTo(Math.log(0.7 / 0.6), 12)
    expect(lineLosses('total', [open]).closed).toMatchObject({ games: 0, close: null, oursMinusClose: null })
  })

  it('are least for the share of the decided stake that was won, on whole, half and quarter lines', () => {
    const scores = fc.array(fc.tuple(fc.nat(4), fc.nat(4)), { minLength: 2, maxLength: 12 })
    const lines = fc.integer({ min: -8, max: 8 }).map((quarters) => quarters / 4)
    fc.assert(
      fc.property(scores, lines, fc.double({ min: 0.05, max: 0.95, noNaN: true }), (results, line, other) => {
        const profits = results.map(([home, away]) => {
          const bet = { market: { kind: 'spread', line, team: null }, selection: 'home' } as const
          return profitOf(settleSelection(bet, { home, away })!, decimalOdds(2))
        })
        const won = profits.reduce((sum, profit) => sum + Math.max(0, profit), 0)
        const staked = profits.reduce((sum, profit) => sum + Math.abs(profit), 0)
        fc.pre(won > 0 && won < staked)
        const games = results.map((score) =>
          walked('spread', { line, score, market: won / staked, ours: other, close: null }),
        )
        const { open } = lineLosses('spread', games)
        expect(open.market!).toBeLessThanOrEqual(open.ours! + 1e-12)
      }),
    )
  })
})

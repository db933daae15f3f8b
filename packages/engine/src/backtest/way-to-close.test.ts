import { addDays, type Fact } from '@fairline/domain'
import { logistic } from '@fairline/numeric'
import { type DecimalOdds, noVigMultiplicative } from '@fairline/odds'
import { describe, expect, it } from 'vitest'
import { madeUpLeague } from '../../testing/made-up-league.ts'
import { backtest } from './backtest.ts'

const { days, facts } = madeUpLeague(400, 3, '2018-04-01')
const options = { league: 'mlb', from: null, to: null, at: 'open', noVig: 'multiplicative' } as const
const report = backtest(facts, options)
const ways = report.wayToClose!

/** The opener of one late game is printed this many log-odds away from its close. */
function withMisprint(move: number): { facts: readonly Fact[]; gameId: string } {
  const day = addDays(days[0]!, 350)
  const ofDay = facts.flatMap((fact) => (fact.kind === 'quote' && fact.quote.gameId.includes(day) ? [fact.quote] : []))
  const close = ofDay.find(({ mark }) => mark === 'close')!
  const [home, away] = noVigMultiplicative(close.prices as DecimalOdds[])
  const printed = logistic(Math.log(home! / away!) - move)
  const prices = [1 / (printed * 1.01), 1 / ((1 - printed) * 1.01)] as DecimalOdds[]
  return {
    gameId: close.gameId,
    facts: facts.map((fact) =>
      fact.kind === 'quote' && fact.quote.gameId === close.gameId && fact.quote.mark === 'open'
        ? { ...fact, quote: { ...fact.quote, prices } }
        : fact,
    ),
  }
}

describe('the way from the open to the close', () => {
  it('is what the losses of open, blend and close make of it', () => {
    const { open, blend, close, share, games } = ways.all
    expect(games).toBe(report.games)
    expect(share).toBeCloseTo((open! - blend!) / (open! - close!), 12)
    expect(blend).toBeCloseTo(report.blend.logLoss!, 12)
  })

  it('is measured with less noise in cross-entropy, and is gone in part in a world that closes on the truth', () => {
    expect(ways.all.crossEntropyShare!).toBeGreaterThan(0.2)
    expect(ways.all.crossEntropyShare!).toBeLessThan(1)
  })

  it('lists no opener that closed near', () => {
    expect(ways.farMoves).toEqual([])
    expect(ways.withoutFarMoves).toEqual(ways.all)
  })

  it('lists a misprinted opener, and scores everything with and without it', () => {
    const misprinted = withMisprint(-1.1)
    const { all, withoutFarMoves, farMoves } = backtest(misprinted.facts, options).wayToClose!
    expect(farMoves.map(({ gameId }) => gameId)).toEqual([misprinted.gameId])
    expect(farMoves[0]!.move).toBeCloseTo(-1.1, 6)
    expect(withoutFarMoves.games).toBe(all.games - 1)
    expect(all.crossEntropyShare!).not.toBeCloseTo(withoutFarMoves.crossEntropyShare!, 3)
    // Nothing earlier knew of it: without it the openers lose what they lost before, but for that game.
    expect(withoutFarMoves.open! * withoutFarMoves.games).toBeLessThan(ways.all.open! * ways.all.games)
  })

  it('believes an opener that moved less', () => {
    expect(backtest(withMisprint(0.9).facts, options).wayToClose!.farMoves).toEqual([])
  })

  it('is not spoken of at the close, and not where nothing opened', () => {
    expect(backtest(facts, { ...options, at: 'close' }).wayToClose).toBeNull()
    expect(backtest([], options).wayToClose).toBeNull()
  })
})

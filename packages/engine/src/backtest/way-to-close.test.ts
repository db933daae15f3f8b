import { addDays, type Fact } from '@fairline/domain'
import { describe, expect, it } from 'vitest'
import { madeUpLeague } from '../../testing/made-up-league.ts'
import { backtest } from './backtest.ts'

const { days, facts } = madeUpLeague(400, 3, '2018-04-01')
const options = { league: 'mlb', from: null, to: null, at: 'open', noVig: 'multiplicative' } as const
const report = backtest(facts, options)
const ways = report.wayToClose!

/** The opener of one late game is printed with its sides exchanged and far from even. */
function withMisprint(): { facts: readonly Fact[]; gameId: string } {
  const day = addDays(days[0]!, 350)
  const opener = facts.find(
    (fact) => fact.kind === 'quote' && fact.quote.mark === 'open' && fact.quote.gameId.includes(day),
  )
  if (opener?.kind !== 'quote') throw new Error('no opener')
  const { gameId } = opener.quote
  const isOpener = (fact: Fact) => fact === opener
  const close = facts.find(
    (fact) => fact.kind === 'quote' && fact.quote.mark === 'close' && fact.quote.gameId === gameId,
  )
  const homeIsLikely = close?.kind === 'quote' && close.quote.prices[0]! < 2
  const prices = homeIsLikely ? [8, 1.1] : [1.1, 8]
  return {
    gameId,
    facts: facts.map((fact) =>
      isOpener(fact) && fact.kind === 'quote' ? { ...fact, quote: { ...fact.quote, prices: prices as never } } : fact,
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
    const misprinted = withMisprint()
    const { all, withoutFarMoves, farMoves } = backtest(misprinted.facts, options).wayToClose!
    expect(farMoves.map(({ gameId }) => gameId)).toEqual([misprinted.gameId])
    expect(Math.abs(farMoves[0]!.move)).toBeGreaterThan(1)
    expect(withoutFarMoves.games).toBe(all.games - 1)
    expect(all.crossEntropyShare!).not.toBeCloseTo(withoutFarMoves.crossEntropyShare!, 3)
    // Nothing earlier knew of it: without it the openers lose what they lost before, but for that game.
    expect(withoutFarMoves.open! * withoutFarMoves.games).toBeLessThan(ways.all.open! * ways.all.games)
  })

  it('is not spoken of at the close, and not where nothing opened', () => {
    expect(backtest(facts, { ...options, at: 'close' }).wayToClose).toBeNull()
    expect(backtest([], options).wayToClose).toBeNull()
  })
})

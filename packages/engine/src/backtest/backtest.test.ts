import { startOfPacificDay } from '@fairline/domain'
import { describe, expect, it } from 'vitest'
import { madeUpLeague } from '../../testing/made-up-league.ts'
import { backtest } from './backtest.ts'

const { days, facts } = madeUpLeague(400, 3, '2018-04-01')
const options = { league: 'mlb', from: null, to: null, at: 'open', noVig: 'multiplicative' } as const
const report = backtest(facts, options)

describe('a back-test on a world whose truth is known', () => {
  it('finds the close better than the blend, the blend better than the open, and all better than a coin', () => {
    const [open, blend, close] = [report.market.open.logLoss!, report.blend.logLoss!, report.market.close.logLoss!]
    expect(close).toBeLessThan(blend)
    expect(blend).toBeLessThan(open)
    expect(open).toBeLessThan(Math.LN2)
  })

  it('finds the closing line calibrated, since it is the truth', () => {
    const atClose = backtest(facts, { ...options, at: 'close' })
    expect(atClose.blend.ece!).toBeLessThan(atClose.blend.eceChance95!)
  })

  it('makes picks that beat the close at least as often as their confidence says', () => {
    expect(report.picks.count).toBeGreaterThan(100)
    for (const { from, count, beatClose } of report.picks.byConfidence) {
      expect(beatClose!).toBeGreaterThan(from / 100 - 3 * Math.sqrt(0.25 / count))
    }
  })

  it('scores season by season what it scores altogether', () => {
    const { seasons } = report
    expect(seasons.map(({ season }) => season)).toEqual([2018, 2019])
    expect(seasons.reduce((sum, { games }) => sum + games, 0)).toBe(report.games)
    const loss = (of: 'model' | 'resultsOnly' | 'close') =>
      seasons.reduce((sum, season) => sum + season.games * season[of]!, 0) / report.games
    expect(loss('model')).toBeCloseTo(report.model.logLoss!, 10)
    expect(loss('resultsOnly')).toBeCloseTo(report.resultsOnly.logLoss!, 10)
    expect(loss('close')).toBeCloseTo(report.market.close.logLoss!, 10)
  })

  it('finds that past closing lines tell more than results alone', () => {
    expect(report.model.logLoss!).toBeLessThan(report.resultsOnly.logLoss!)
  })

  it('counts every price by what was said of it, and prices said to beat the close do so more often', () => {
    const bands = report.confidence.filter(({ count }) => count >= 100)
    expect(bands.length).toBeGreaterThanOrEqual(3)
    for (const { from, to, said } of bands) expect(said! * 100 >= from && said! * 100 <= to).toBe(true)
    for (const [i, { beatClose }] of bands.entries())
      expect(beatClose!).toBeGreaterThan((bands[i - 1]?.beatClose ?? 0) - 0.02)
    expect(bands.at(-1)!.beatClose!).toBeGreaterThan(bands[0]!.beatClose!)
  })

  it('scores only the days asked for, warmed up on those before', () => {
    const late = backtest(facts, { ...options, from: days[300]!, to: days[309]! })
    expect(late).toMatchObject({ from: days[300], to: days[309], games: 50 })
    expect(late.model.logLoss).not.toBeNull()
  })

  it('stops after the last day asked for: weights and methods are those of that day, whatever came later', () => {
    const last = days[299]!
    const changed = facts.map((fact) =>
      fact.kind === 'quote' && fact.observedAt > startOfPacificDay(days[300]!)
        ? { ...fact, quote: { ...fact.quote, prices: fact.quote.prices.toReversed() } }
        : fact,
    )
    const learnt = { ...options, to: last, noVig: 'learnt' } as const
    expect(backtest(changed, learnt)).toEqual(backtest(facts, learnt))
    expect(backtest(facts, learnt).blend.weights).not.toEqual(report.blend.weights)
  })

  it('gives null where the data cannot give a figure', () => {
    const closing = facts.filter((fact) => fact.kind !== 'quote' || fact.quote.mark === 'close')
    const without = backtest(closing, options)
    expect(without.market.open).toEqual({ logLoss: null, games: 0 })
    expect(without.blend).toMatchObject({ logLoss: null, minusOpen: null, weights: {} })
    expect(without.picks).toMatchObject({ count: 0, roi: null, clvMean: null })
    expect(backtest([], options)).toMatchObject({ games: 0, from: null, to: null, model: { logLoss: null } })
  })

  it('scores a season that starts in the middle from its first game on, and no game that was never announced', () => {
    const middle = startOfPacificDay(days[60]!)
    const rest = facts.filter(({ observedAt }) => observedAt >= middle)
    const begun = backtest(rest, options)
    expect(begun).toMatchObject({ from: days[60], games: 5 * (days.length - 60) })
    expect(begun.market.open.games).toBe(begun.games)
    const first = backtest(rest, { ...options, to: days[60]! })
    // No one has played: the model knows sides no better than the league, and no price has a confidence yet.
    expect(first).toMatchObject({ games: 5, picks: { count: 0 } })
    expect(first.confidence.every(({ count }) => count === 0)).toBe(true)
    expect(first.model.logLoss!).toBeLessThan(1)
  })

  it('says the same thing every time', () => {
    expect(backtest(facts, options)).toEqual(report)
  })
})

import type { Quote } from '@fairline/domain'
import { impliedMean, splitLine } from '@fairline/models'
import { normalCdf, normalQuantile } from '@fairline/numeric'
import type { DecimalOdds } from '@fairline/odds'
import { valueAt } from '../../betting/value-at.ts'
import { decidedShare, overOf } from '../propose.ts'
import type { Proposal, Strategy, StrategyView, TotalView } from '../strategy.ts'

/** Lines must lie so far apart. */
const GAP = 1

/** Probability of a total above a line, by what the fair probability of the main line says of the total; of the bets that are decided. */
function overAt(view: StrategyView, { line: main, fairOver }: TotalView, line: number): number {
  const { league, scoring } = view
  const fair = Math.min(0.99, Math.max(0.01, fairOver))
  if (league.sport === 'basketball' || league.sport === 'football')
    return normalCdf(normalQuantile(fair) + (main - line) / scoring.totalDeviation)
  return overOf(view, impliedMean(main, fair, { linear: scoring.dispersion - 1, square: 0 }), line)
}

/** Probability that an over and an under at a higher line both win all of their stake: a quarter line does only if its harder half wins. */
function wonBetween(view: StrategyView, total: TotalView, low: number, high: number): number {
  const first = Math.max(...splitLine(low))
  const last = Math.min(...splitLine(high))
  const over = overAt(view, total, first) * decidedShare(view, total, first)
  const under = (1 - overAt(view, total, last)) * decidedShare(view, total, last)
  return Math.max(0, over + under - 1)
}

export const middleHunter: Strategy = {
  key: 'middle-hunter',
  name: 'Middle Hunter',
  idea: 'Takes the over at a low total and the under at a high one: between both lines both win.',
  propose(view) {
    const { total, totals } = view
    if (!total) return []
    const byLine = totals.filter(({ prices: [over, under], market: { line } }) => over && under && line !== null)
    const [low, high] = [lowest(byLine, 1), lowest(byLine, -1)]
    if (!low || !high || lineOf(high) - lineOf(low) < GAP) return []
    const [over, under] = [overAt(view, total, lineOf(low)), 1 - overAt(view, total, lineOf(high))]
    const [first, second] = [low.prices[0] as DecimalOdds, high.prices[1] as DecimalOdds]
    const [ofLow, ofHigh] = [decidedShare(view, total, lineOf(low)), decidedShare(view, total, lineOf(high))]
    const value = (valueAt(over, ofLow, first) + valueAt(under, ofHigh, second)) / 2
    const middle = wonBetween(view, total, lineOf(low), lineOf(high))
    const proposal: Proposal = {
      market: low.market,
      selection: 'over',
      book: low.book,
      price: first,
      chance: over,
      expectedValue: value,
      confidence: null,
      stake: 1,
      reasons: [
        { what: 'points between both lines', value: lineOf(high) - lineOf(low), unit: 'points' },
        { what: 'probability that both win', value: middle, unit: 'share' },
      ],
      second: { market: high.market, selection: 'under', book: high.book, price: second },
    }
    return value > 0 ? [proposal] : []
  },
}

const lineOf = ({ market }: Quote) => market.line ?? 0

/** The quote with the lowest line, or, by the sign, with the highest. */
const lowest = (quotes: readonly Quote[], sign: 1 | -1): Quote | undefined =>
  [...quotes].sort((a, b) => sign * (lineOf(a) - lineOf(b)))[0]

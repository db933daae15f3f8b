import type { Quote } from '@fairline/domain'
import { countChances, normalShare } from '@fairline/models'
import type { DecimalOdds } from '@fairline/odds'
import type { Proposal, Strategy, StrategyView } from '../strategy.ts'

/** Lines must lie so far apart. */
const GAP = 1

/** Chance of a total above a line when even at another; whole lines are decided bets only. */
function overAt({ league, scoring }: StrategyView, line: number, even: number): number {
  if (league.sport === 'basketball' || league.sport === 'football')
    return normalShare((even - line) / scoring.totalDeviation)
  const { over, under } = countChances(Math.max(0.3, even + 0.2), line, { linear: scoring.dispersion - 1, square: 0 })
  return over / (over + under)
}

export const middleHunter: Strategy = {
  key: 'middle-hunter',
  name: 'Middle Hunter',
  idea: 'Takes the over at a low total and the under at a high one: between both lines both win.',
  propose(view) {
    const { total, totals } = view
    if (!total) return []
    const byLine = totals.filter(({ prices: [over, under], market: { line } }) => over && under && line !== null)
    const [low, high] = [lowest(byLine), lowest([...byLine].reverse(), -1)]
    if (!low || !high || lineOf(high) - lineOf(low) < GAP) return []
    const even = total.line + (total.fairOver - 0.5) * 2
    const [over, under] = [overAt(view, lineOf(low), even), 1 - overAt(view, lineOf(high), even)]
    const [first, second] = [low.prices[0] as DecimalOdds, high.prices[1] as DecimalOdds]
    const value = (over * first + under * second) / 2 - 1
    const middle = Math.max(0, over + under - 1)
    const proposal: Proposal = {
      ...{ market: low.market, selection: 'over', book: low.book, price: first, chance: over, expectedValue: value },
      ...{ confidence: null, stake: 1 },
      reasons: [
        { what: 'points between both lines', value: lineOf(high) - lineOf(low), unit: 'points' },
        { what: 'chance that both win', value: middle, unit: 'share' },
      ],
      second: { market: high.market, selection: 'under', book: high.book, price: second },
    }
    return value > 0 ? [proposal] : []
  },
}

const lineOf = ({ market }: Quote) => market.line ?? 0

/** The quote with the lowest line, or with the highest where the sign says so. */
const lowest = (quotes: readonly Quote[], sign = 1): Quote | undefined =>
  [...quotes].sort((a, b) => sign * (lineOf(a) - lineOf(b)))[0]

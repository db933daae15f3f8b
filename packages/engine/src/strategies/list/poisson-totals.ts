import { expectedScores, onTotal, overOf } from '../propose.ts'
import type { Strategy } from '../strategy.ts'

/** Of the way from the market’s expectation to ours; the market knows more. */
const OURS = 0.3

export const poissonTotals: Strategy = {
  key: 'poisson-totals',
  name: 'Poisson Totals',
  idea: 'Counts goals or runs from what both sides scored and allowed, and asks how often they pass the line.',
  propose(view) {
    const { total, home, away, league } = view
    if (!total || league.sport === 'basketball' || league.sport === 'football') return []
    if (Math.min(home.games, away.games) < 10) return []
    const scores = expectedScores(view)
    const expected = scores.home + scores.away
    const own = overOf(view, expected, total.line)
    const probability = total.fairOver + OURS * (own - total.fairOver)
    return onTotal(view, probability, 0, (side) => {
      const sign = side === 'over' ? 1 : -1
      return [
        { what: 'our count above the market’s probability', value: sign * (own - total.fairOver), unit: 'share' },
        { what: 'expected total beyond the line', value: sign * (expected - total.line), unit: 'points' },
      ]
    })
  },
}

import type { MarketIntelligence } from '@fairline/contract'
import { type Instant, selectionsOf } from '@fairline/domain'
import { type BetRow, round } from './bet-rows.ts'

type MarketGrade = MarketIntelligence['picks'][number]['marketGrade']

/** Up to the first border two points, up to the second one. */
const holds = [1, 3] as const
const dispersions = [1, 2] as const
const ages = [600, 3600] as const
/** And from so many books on. */
const books = [8, 4] as const

/** How good a market is to bet in: what it keeps, how far its books lie apart, how many those are, and how old its best price is. */
export function marketGradeOf({ onBoard, bet }: BetRow, asOf: Instant): MarketGrade {
  const same = onBoard.bets.filter(({ market }) => market.kind === bet.market.kind && market.line === bet.market.line)
  const whole = same.length === selectionsOf(bet.market.kind).length
  const hold = whole ? round(100 * (same.reduce((sum, { price }) => sum + 1 / price, 0) - 1), 2) : null
  const asked = bet.offers.map(({ price }) => 100 / price)
  const dispersion = asked.length < 2 ? null : round(deviation(asked), 2)
  const ageSeconds = Math.max(0, Math.round((asOf - bet.quotedAt) / 1000))
  const count = bet.offers.length
  const points =
    upTo(hold, holds) +
    upTo(dispersion, dispersions) +
    upTo(ageSeconds, ages) +
    (count >= books[0] ? 2 : count >= books[1] ? 1 : 0)
  return {
    grade: points >= 7 ? 'A' : points >= 5 ? 'B' : points >= 3 ? 'C' : 'D',
    hold,
    dispersion,
    books: count,
    ageSeconds,
  }
}

const upTo = (value: number | null, [two, one]: readonly [number, number]) =>
  value === null || value > one ? 0 : value > two ? 1 : 2

function deviation(values: readonly number[]): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (values.length - 1))
}

import {
  type Forecast,
  GRADE_VERSION,
  type Instant,
  type MarketKind,
  type Pass,
  type PassReason,
  type Pick,
} from '@fairline/domain'
import { type EvaluatedBet, isPriced, type PricedBet } from './evaluated-bet.ts'
import { learnedConfidence } from './learned-confidence.ts'
import { publishingBar, shortfall } from './publishing-bar.ts'

/** By what a market is decided. */
export interface MarketRules {
  readonly gameId: string
  /** Null if no one quotes the winner. */
  readonly forecast: Forecast | null
  /** When it is decided if prices persist until updated; else null, and a price is judged by older forecasts only. */
  readonly asOf: Instant | null
}

/**
 * Picks the one bet of a market that is worth making, of all main lines and sides, or says why none is. A forecast never
 * judges a price that is older than itself, unless prices persist until updated.
 *
 * @param bets  of one kind of market of one game
 */
export function decideMarket(kind: MarketKind, bets: readonly EvaluatedBet[], rules: MarketRules): Pick | Pass {
  const { gameId, forecast, asOf } = rules
  const main = bets.filter(({ market }) => market.kind === kind && market.period === 'full' && !market.alternate)
  if (main.length === 0) return { gameId, reason: 'no-price', best: null }
  if (!forecast) return { gameId, reason: 'no-forecast', best: null }
  const best = main.filter(isPriced).reduce(higherValue, null)
  if (!best) return { gameId, reason: 'no-price', best: null }
  const graded = gradedOf(best)
  if (asOf === null && forecast.knownAt > best.quotedAt)
    return { gameId, reason: 'forecast-is-newer-than-price', best: graded }
  const short = shortfall(publishingBar, best.expectedValue, learnedConfidence(best))
  const reason: PassReason | null = short ?? (best.carriedOverFrom === null ? null : 'carried-over')
  if (reason) return { gameId, reason, best: graded }
  return { ...graded, madeAt: asOf ?? forecast.knownAt, modelVersion: forecast.modelVersion }
}

const higherValue = (best: PricedBet | null, bet: PricedBet): PricedBet =>
  best === null || bet.expectedValue > best.expectedValue ? bet : best

function gradedOf(bet: PricedBet): NonNullable<Pass['best']> {
  const { gameId, market, selection, book, price, quotedAt, fairProbability, expectedValue, confidence, grade } = bet
  return {
    gameId,
    market,
    selection,
    book,
    price,
    quotedAt,
    ...(bet.pushProbability > 0 ? { decided: 1 - bet.pushProbability } : {}),
    chance: fairProbability,
    expectedValue,
    confidence,
    grade,
    gradeVersion: GRADE_VERSION,
  }
}

/** Whether a decision is a pick. */
export const isPick = (decision: Pick | Pass): decision is Pick => 'madeAt' in decision

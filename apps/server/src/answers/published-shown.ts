import type { PublishedBet } from '@fairline/contract'
import { type EvaluatedBet, isRecommended, shownConfidence } from '@fairline/engine'
import { americanOf, bookShown, isoOf, percentOf } from './wire.ts'

/** What was published of a bet and how it stands now; null if nothing was. */
export function publishedShown(bet: EvaluatedBet, source: string): PublishedBet | null {
  const { published } = bet
  if (!published) return null
  return {
    odds: americanOf(published.price),
    bookmaker: bookShown(source, published.book),
    publishedAt: isoOf(published.at),
    winProbability: percentOf(published.fairProbability),
    expectedValue: Math.round(published.expectedValue * 10_000) / 10_000,
    confidence: shownConfidence(published.confidence),
    grade: published.grade,
    status: statusOf(bet),
  }
}

function statusOf(bet: EvaluatedBet): PublishedBet['status'] {
  if (bet.state === 'ended') return 'ended'
  if (bet.state === 'live') return 'in-play'
  if (bet.passReason === 'book-excluded') return 'book-excluded'
  if (bet.price === null) return 'price-gone'
  if (bet.passReason === 'still-learning') return 'still-learning'
  return isRecommended(bet) ? 'worth-it' : 'no-longer-worth-it'
}

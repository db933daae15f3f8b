import type { BetPassReason, EvaluatedBet } from './evaluated-bet.ts'
import { learnedConfidence } from './learned-confidence.ts'
import { questionOf } from './question-of.ts'
import { shownConfidence } from './shown-confidence.ts'

/** Why a bet is not in a list: the engine passes on it, or it falls short of what only this list asks for. */
export type MissReason = BetPassReason | 'below-list-confidence' | 'market-has-not-moved'

/** A bet that fell short, and why. */
export interface Missed<Row> {
  readonly row: Row
  readonly reason: MissReason
}

/** Fewer bets than this in a list bring up those that just missed it. */
export const FEW_BETS = 3
const MAX_MISSED = 5

/** A price that is gone or looks like an error, a probability of another line, or a bet that a recommended one stands for or excludes: no near miss. */
const NEVER_NEAR: ReadonlySet<MissReason> = new Set([
  'ended',
  'price-gone',
  'book-excluded',
  'price-looks-misprinted',
  'probability-not-known',
  'push-rate-not-known',
  'carried-over',
  'still-learning',
  'same-outcome-recommended',
  'excluded-by-recommended',
])

/**
 * The five bets that came nearest to a list, at most one per question: recommended ones first, by confidence, then by EV.
 *
 * @param whyNot  why the list leaves a bet out; null for a bet that is in it
 */
export function justMissed<Row extends { readonly bet: EvaluatedBet }>(
  rows: readonly Row[],
  whyNot: (row: Row) => MissReason | null,
): Missed<Row>[] {
  /** The nearest bet of each of the nearest questions, nearest first. */
  const nearest: Missed<Row>[] = []
  for (const row of rows) {
    const reason = row.bet.expectedValue === null ? null : whyNot(row)
    if (reason !== null && !NEVER_NEAR.has(reason)) keepNearest(nearest, { row, reason })
  }
  return nearest
}

/** Inserts a bet if it is among the nearest, in place of a bet on the same question or of the least near one. */
function keepNearest<Row extends Rated>(nearest: Missed<Row>[], missed: Missed<Row>): void {
  const least = nearest.at(-1)
  if (least && nearest.length === MAX_MISSED && byNearness(missed, least) > 0) return
  const key = questionKey(missed.row.bet)
  const same = nearest.findIndex(({ row }) => questionKey(row.bet) === key)
  if (same >= 0 && byNearness(missed, nearest[same] as Missed<Row>) > 0) return
  nearest.splice(same >= 0 ? same : MAX_MISSED - 1, 1)
  nearest.push(missed)
  nearest.sort(byNearness)
}

/** Why a list of recommended bets with a bar of its own leaves a bet out. @param minConfidence  percent */
export function missReason(bet: EvaluatedBet, minConfidence: number): MissReason | null {
  if (bet.passReason !== null) return bet.passReason
  const confidence = shownConfidence(learnedConfidence(bet))
  if (confidence === null) return minConfidence > 0 ? 'confidence-not-known' : null
  return confidence < minConfidence ? 'below-list-confidence' : null
}

function byNearness({ row: { bet: a } }: Missed<Rated>, { row: { bet: b } }: Missed<Rated>): number {
  const [isNearA, isNearB] = [a.passReason === null, b.passReason === null]
  if (isNearA !== isNearB) return isNearA ? -1 : 1
  const byConfidence = isNearA ? (shownConfidence(b.confidence) ?? -1) - (shownConfidence(a.confidence) ?? -1) : 0
  return byConfidence || (b.expectedValue ?? 0) - (a.expectedValue ?? 0) || (a.id < b.id ? -1 : 1)
}

type Rated = { readonly bet: EvaluatedBet }

/** Bets on other lines or sides of one market, and on a winner and a spread, count once. */
const questionKey = (bet: EvaluatedBet): string => `${bet.gameId}|${questionOf(bet)}`

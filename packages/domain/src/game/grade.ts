import { type DecimalOdds, type Probability, sharpeRatio } from '@fairline/odds'
import { z } from 'zod'

/** How good a bet is, best first. */
export const Grade = z.enum(['A+', 'A', 'B+', 'B', 'C+', 'C', 'D', 'F'])
export type Grade = z.infer<typeof Grade>

/** Version of the published table, kept with every pick: what was graded by an earlier one keeps that grade. */
export const GRADE_VERSION = 2

/**
 * The published table: a bet has the first grade whose two bars it clears. Both bars fall together, so it is monotone.
 *
 * At even money a bet's standard deviation is one stake, and `minRatio` an expected value; at 5.00 twice that value is needed.
 *
 * @source chosen on MLB 2010–14 and soccer to June 2018; on later seasons in `docs/models.md`
 */
export const gradeTable: readonly {
  readonly grade: Grade
  /** Expected value per standard deviation of the profit (`sharpeRatio`). */
  readonly minRatio: number
  /** Percent. */
  readonly minConfidence: number
}[] = [
  { grade: 'A+', minRatio: 0.04, minConfidence: 70 },
  { grade: 'A', minRatio: 0.03, minConfidence: 65 },
  { grade: 'B+', minRatio: 0.02, minConfidence: 60 },
  { grade: 'B', minRatio: 0.015, minConfidence: 55 },
  { grade: 'C+', minRatio: 0.01, minConfidence: 50 },
  { grade: 'C', minRatio: 0.005, minConfidence: 50 },
  { grade: 'D', minRatio: 0, minConfidence: 0 },
]

/** What a bet is graded by. */
export interface GradedBet {
  /** Fair, of the bets that are decided, 0–1. */
  readonly chance: number
  /** Share of the stake that is decided on average, above 0 to 1; all of it if left out. */
  readonly decided?: number | undefined
  /** Decimal. */
  readonly price: DecimalOdds
  /** Probability in percent that the price beats the fair closing price; null if it is not known. */
  readonly confidence: number | null
}

/** The grade of a bet: by expected value per standard deviation, and by confidence. */
export function gradeOf({ chance, decided = 1, price, confidence }: GradedBet): Grade {
  const ratio = ratioOf(chance, price, decided)
  const row = gradeTable.find(({ minRatio, minConfidence }) => ratio >= minRatio && (confidence ?? 0) >= minConfidence)
  return row?.grade ?? 'F'
}

/** A bet without risk is as good, or as bad, as any can be; one that is always pushed is neither. */
function ratioOf(probability: number, price: DecimalOdds, decided: number): number {
  if (decided <= 0) return 0
  if (probability <= 0) return Number.NEGATIVE_INFINITY
  if (probability >= 1) return Number.POSITIVE_INFINITY
  // A share that is counted from sums may lie a rounding above 1.
  return sharpeRatio(probability as Probability, price, Math.min(1, decided))
}

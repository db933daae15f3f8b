import { z } from 'zod'

/** How good a bet is, best first. */
export const Grade = z.enum(['A+', 'A', 'B+', 'B', 'C+', 'C', 'D', 'F'])
export type Grade = z.infer<typeof Grade>

/** The published table: a bet has the first grade whose two bars it clears. Both bars fall together, so it is monotone. */
export const gradeTable: readonly {
  readonly grade: Grade
  readonly minValue: number
  readonly minConfidence: number
}[] = [
  { grade: 'A+', minValue: 0.04, minConfidence: 85 },
  { grade: 'A', minValue: 0.03, minConfidence: 75 },
  { grade: 'B+', minValue: 0.02, minConfidence: 70 },
  { grade: 'B', minValue: 0.015, minConfidence: 65 },
  { grade: 'C+', minValue: 0.01, minConfidence: 60 },
  { grade: 'C', minValue: 0.005, minConfidence: 50 },
  { grade: 'D', minValue: 0, minConfidence: 0 },
]

/**
 * The grade of a bet.
 *
 * @param value       expected value, a fraction of the stake
 * @param confidence  chance in percent that the price beats the fair closing price
 */
export function gradeOf(value: number, confidence: number): Grade {
  const row = gradeTable.find(({ minValue, minConfidence }) => value >= minValue && confidence >= minConfidence)
  return row?.grade ?? 'F'
}

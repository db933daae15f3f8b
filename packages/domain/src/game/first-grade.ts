import type { Grade } from './grade.ts'

/** The first published table, by expected value per unit staked and confidence in percent. */
const firstGradeTable: readonly (readonly [grade: Grade, minValue: number, minConfidence: number])[] = [
  ['A+', 0.04, 85],
  ['A', 0.03, 75],
  ['B+', 0.02, 70],
  ['B', 0.015, 65],
  ['C+', 0.01, 60],
  ['C', 0.005, 50],
  ['D', 0, 0],
]

/**
 * The grade that the first version of the table gave: ledger rows without a version of their grade keep it.
 *
 * @param value       expected value, a fraction of the stake
 * @param confidence  percent
 */
export function firstGradeOf(value: number, confidence: number): Grade {
  const row = firstGradeTable.find(([, minValue, minConfidence]) => value >= minValue && confidence >= minConfidence)
  return row?.[0] ?? 'F'
}

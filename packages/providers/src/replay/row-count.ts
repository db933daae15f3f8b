/** What became of the rows of all files, in numbers; the rows themselves only on request. */
export interface RowCount {
  read: number
  used: number
  /** Rows left out, by reason. read = used + the sum of these. */
  readonly skipped: Record<string, number>
  /** Prices left out of rows that were used, by reason. */
  readonly prices: Record<string, number>
  /** Other cells left out of them, by reason. */
  readonly cells: Record<string, number>
  /** `what: reason: text`, in the order met, when details were requested. */
  readonly details: string[]
}

export const emptyRowCount = (): RowCount => ({ read: 0, used: 0, skipped: {}, prices: {}, cells: {}, details: [] })

/** Adds one to a reason. */
export function countReason(counts: Record<string, number>, reason: string, by = 1): void {
  counts[reason] = (counts[reason] ?? 0) + by
}

const HOUR_MS = 3_600_000

/**
 * When a price that stands is judged again, in milliseconds before the start, falling: from 30 hours to three minutes each
 * an eighth later than the one before, and last at the start.
 */
const STEPS: readonly number[] = [...Array.from({ length: 49 }, (_, i) => Math.round(30 * HOUR_MS * (7 / 8) ** i)), 0]

/** The step after what is left until the start, both in milliseconds; null from the start on. */
export const stepAfter = (msLeft: number): number | null => STEPS.find((step) => step < msLeft) ?? null

/**
 * Hours that count for what is left until the start: those in the middle between the last step and the next, so that they
 * are as often too many as too few. 30 before the first step, 0 from the start on.
 *
 * @param msLeft  milliseconds until the start, negative after it
 */
export function steppedHours(msLeft: number): number {
  const passed = STEPS.findLast((step) => step >= msLeft)
  const next = stepAfter(msLeft)
  if (passed === undefined) return (STEPS[0] as number) / HOUR_MS
  return next === null ? 0 : (passed + next) / 2 / HOUR_MS
}

/** Hours before a start at which a price that stands is judged again, falling. */
const STEPS = [30, 27, 24, 21, 18, 15, 12, 10, 8, 6, 4, 3, 2, 1.5, 1, 3 / 4, 1 / 2, 1 / 3, 1 / 5, 1 / 10, 1 / 20, 0]

/** The last step that was passed: from twelve hours before the start to ten 12, and 30 before the first. */
export const steppedHours = (hours: number): number => STEPS.findLast((step) => step >= hours) ?? (STEPS[0] as number)

/** The step after one; null after the start. */
export const stepAfter = (passed: number): number | null => STEPS.find((step) => step < passed) ?? null

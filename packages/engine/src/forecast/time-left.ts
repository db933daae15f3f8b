/** Six minutes, added so that the logarithm of the time left is finite at the start. */
const SHORTEST_HOURS = 0.1
/** Prices longer before the start are taken for prices at this time before it. */
const LONGEST_HOURS = 48

/** The time left as closing lines move with it. @param hoursLeft  to the start; below 0 counts as 0, above 48 as 48 */
export const timeLeft = (hoursLeft: number): number => Math.log(shiftedHours(hoursLeft))

/** Eighteen minutes, in hours: from then on lines settle faster than the logarithm of the time says. */
const LAST_HOURS = 0.3

/** How far into its last 18 minutes a game is, in `timeLeft`: 0 until then, 1.4 at the start. @param hoursLeft  as of `timeLeft` */
export const lastMinutes = (hoursLeft: number): number => Math.max(0, timeLeft(LAST_HOURS) - timeLeft(hoursLeft))

const shiftedHours = (hoursLeft: number) => SHORTEST_HOURS + Math.min(LONGEST_HOURS, Math.max(0, hoursLeft))

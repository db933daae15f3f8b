import { logistic, logit } from '@fairline/numeric'

/** Books are only just opening earlier than this before the start; hardly any price is seen earlier than the second. */
const [OPENING_HOURS, FIRST_HOURS] = [20, 26]
/** Measured of what was said of prices on simulated games, seeds 5 and 6: 0.036 ± 0.009 (docs/models.md). */
const SHARE_PER_HOUR = 0.03
/** Log-odds of one in three: about as often best prices beat their close. */
const MIDDLE = -0.7

/**
 * What is said of a price while its books are only just opening, less far from what is so of most prices: fits know few such prices, and say
 * more of them than they can know.
 *
 * @param probability  of beating the close as fitted, 0–1
 * @param hoursLeft    to the start; from 20 on by 3 % an hour, in log-odds, to 26
 */
export function drawnToMiddle(probability: number, hoursLeft: number): number {
  if (hoursLeft <= OPENING_HOURS || probability <= 0 || probability >= 1) return probability
  const slope = 1 - SHARE_PER_HOUR * (Math.min(FIRST_HOURS, hoursLeft) - OPENING_HOURS)
  return logistic(MIDDLE + slope * (logit(probability) - MIDDLE))
}

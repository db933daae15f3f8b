import { logistic, logit } from '@fairline/numeric'

/** Where the simulator's books open 20 to 28 hours before the start; not tested on recorded prices, none of which are known so early. */
const OPENING_HOURS = 20
const MAX_SHRUNK_HOURS = 26
/** Simulated prices (seeds 5 and 6) fit 0.036 ± 0.009 an hour (docs/models.md): the rounder, more cautious value. */
const SHRINK_PER_HOUR = 0.03
/** About one in three, as often as best prices beat their close a day before the start. */
const TYPICAL_LOG_ODDS = -0.7

/**
 * Shrinks a fitted probability towards one in three if its price was seen more than 20 hours before the start: books are only just opening
 * then, fits know few such prices and say too much of them.
 *
 * @param probability  of beating the close as fitted, 0–1
 * @param hoursLeft    to the start. The distance in log-odds shrinks by 3 points in a hundred for each hour beyond 20, by 18 from 26 hours on
 */
export function shrinkEarlyProbability(probability: number, hoursLeft: number): number {
  if (hoursLeft <= OPENING_HOURS || probability <= 0 || probability >= 1) return probability
  const early = Math.min(MAX_SHRUNK_HOURS, hoursLeft) - OPENING_HOURS
  const distance = logit(probability) - TYPICAL_LOG_ODDS
  return logistic(TYPICAL_LOG_ODDS + (1 - SHRINK_PER_HOUR * early) * distance)
}

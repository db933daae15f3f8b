import { type Game, type Instant, startOfPacificDay } from '@fairline/domain'

const HOUR_MS = 3_600_000
/** A day is looked at in the morning; games that have begun by then were looked at some hours before. */
const MORNING_HOURS = 9
const EARLIER_HOURS = 5

/**
 * The moment a game with a known start is looked at: nine in the morning of its day in Los Angeles, or five hours before
 * it begins where that is earlier. What is learned of prices is learned from how they were then, all at the same time.
 */
export function decisionMoment(game: Pick<Game, 'day'>, startsAt: Instant): Instant {
  const morning = startOfPacificDay(game.day) + MORNING_HOURS * HOUR_MS
  return morning < startsAt - HOUR_MS ? morning : startsAt - EARLIER_HOURS * HOUR_MS
}

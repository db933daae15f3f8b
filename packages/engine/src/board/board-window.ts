import { addDays, type Day, type Game, type Instant, type Result } from '@fairline/domain'

/** Games stay on the board for this time after they ended. */
export const KEPT_MS = 6 * 3_600_000

/** Whether a game belongs on the board: today's and tomorrow's, and those of before that are on or ended a short time ago. */
export function onBoard({ game, result }: { game: Game; result: Result | null }, day: Day, asOf: Instant): boolean {
  if (game.day === day || game.day === addDays(day, 1)) return true
  if (game.day > day || game.startsAt === null) return false
  return result === null ? game.startsAt > asOf - 2 * KEPT_MS : result.observedAt > asOf - KEPT_MS
}

import type { Instant, MarketKind } from '@fairline/domain'
import type { GameFile } from './game-file.ts'
import { mainKinds } from './main-kinds.ts'
import { type Moment, quotesAt } from './quotes-at.ts'
import { stepAfter, steppedHours } from './stepped-hours.ts'

const HOUR_MS = 3_600_000

/** Hours from an instant to a game's start; null if the start is not known. */
export const hoursToStart = ({ startsAt }: GameFile['game'], at: Instant): number | null =>
  startsAt === null ? null : (startsAt - at) / HOUR_MS

/** The same in steps (see `steppedHours`); what is forecast for prices that stand changes with them. */
export const hoursStep = ({ startsAt }: GameFile['game'], at: Instant): number | null =>
  startsAt === null ? null : steppedHours(startsAt - at)

/**
 * Hours in which a price may still move, as they count in what is forecast: from the moment, in steps, where prices stand; else from
 * when it was quoted. Null if the start is not known.
 */
export const hoursToMove = (
  { game, pricesStand }: Pick<GameFile, 'game' | 'pricesStand'>,
  quotedAt: Instant,
  asOf: Instant,
): number | null => (pricesStand ? hoursStep(game, asOf) : hoursToStart(game, quotedAt))

/** When the next step is passed; infinite from the start on, or where that is not known. */
export function nextStepAt({ startsAt }: GameFile['game'], at: Instant): Instant {
  const next = startsAt === null ? null : stepAfter(startsAt - at)
  return startsAt === null || next === null ? Number.POSITIVE_INFINITY : startsAt - next
}

/** Hours from the newest quote of a main market, as of a moment, to the start; null if no book quotes it or the start is not known. */
export function hoursLeft(file: GameFile, kind: MarketKind, moment: Moment): number | null {
  const quotes = quotesAt(file, kind, moment)
  if (quotes.length === 0) return null
  return hoursToStart(file.game, Math.max(...quotes.map(({ observedAt }) => observedAt)))
}

/**
 * Hours in which a game's prices may still move: from the moment to the start where prices stand; else, and at a moment that is not
 * a time, from the newest quote of any main market of the game.
 *
 * @returns null if no book quotes this market or the start is not known
 */
export function gameHoursLeft(file: GameFile, kind: MarketKind, moment: Moment): number | null {
  const own = hoursLeft(file, kind, moment)
  if (own === null) return null
  if (file.pricesStand && typeof moment !== 'string') return hoursToStart(file.game, moment.asOf)
  return mainKinds.reduce((least, other) => Math.min(least, hoursLeft(file, other, moment) ?? least), own)
}

/** The same as it counts in what is forecast: in steps where it counts from the moment, so that it does not change with every one. */
export function gameHoursStep(file: GameFile, kind: MarketKind, moment: Moment): number | null {
  const hours = gameHoursLeft(file, kind, moment)
  if (hours === null || !file.pricesStand || typeof moment === 'string') return hours
  return hoursStep(file.game, moment.asOf)
}

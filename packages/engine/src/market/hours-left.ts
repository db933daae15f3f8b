import type { Instant, MarketKind } from '@fairline/domain'
import type { GameFile } from './game-file.ts'
import { mainKinds } from './main-kinds.ts'
import { type Moment, quotesAt } from './quotes-at.ts'

const HOUR_MS = 3_600_000

/** Hours from an instant to a game's start; null if the start is not known. */
export const hoursToStart = ({ startsAt }: GameFile['game'], at: Instant): number | null =>
  startsAt === null ? null : (startsAt - at) / HOUR_MS

/** Hours from the newest quote of a main market, as of a moment, to the start; null if no book quotes it or the start is not known. */
export function hoursLeft(file: GameFile, kind: MarketKind, moment: Moment): number | null {
  const quotes = quotesAt(file, kind, moment)
  if (quotes.length === 0) return null
  return hoursToStart(file.game, Math.max(...quotes.map(({ observedAt }) => observedAt)))
}

/**
 * Hours from the newest quote of any main market of a game that quotes one, as of a moment, to the start. They follow from the
 * quotes, so that what is said of a price does not change between them.
 *
 * @returns null if no book quotes this market or the start is not known
 */
export function gameHoursLeft(file: GameFile, kind: MarketKind, moment: Moment): number | null {
  const own = hoursLeft(file, kind, moment)
  if (own === null) return null
  return mainKinds.reduce((least, other) => Math.min(least, hoursLeft(file, other, moment) ?? least), own)
}

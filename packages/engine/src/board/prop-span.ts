import {
  addDays,
  type Day,
  daysBetween,
  type Fact,
  type Game,
  type Instant,
  type LeagueKey,
  pacificDay,
  startOfPacificDay,
} from '@fairline/domain'
import type { History } from '../ports/fact-source.ts'

/** A league's last games teach how props close: a few thousand closes, at a fraction of what all games would take. */
const PROP_GAMES = 30
/** From this multiple of the days the lines on players are known, which say most of what a player will do. */
const LINES_SPAN = 4

/** Which games of a history are learned with quotes on their players. */
export interface PropSpan {
  /** Of games that ended after this moment: every book's. */
  readonly allFrom: Instant
  /** Of earlier ones that ended after this moment: the sharpest book's last ones. */
  readonly closingFrom: Instant
}

/** @param earliest  no games before this day */
export function propSpan(history: History, league: LeagueKey, asOf: Instant, earliest: Day): PropSpan {
  const today = pacificDay(asOf)
  let day = today
  for (let games = 0; games < PROP_GAMES && day > earliest; ) {
    day = addDays(day, -1)
    games += history.day(league, day, asOf, 'closing').filter(({ kind }) => kind === 'game').length
  }
  const closingFrom = addDays(today, -LINES_SPAN * daysBetween(day, today))
  return { allFrom: startOfPacificDay(day), closingFrom: startOfPacificDay(closingFrom) }
}

/** The games that ended since a checkpoint was written. */
export function missedProps(history: History, league: LeagueKey, now: Instant, savedAt: Instant): PropSpan {
  const { allFrom } = propSpan(history, league, now, pacificDay(savedAt))
  return { allFrom: Math.max(savedAt, allFrom), closingFrom: savedAt }
}

/** The quotes on the players of a game that ended at a moment, as a span asks for them. */
export function propQuoteFacts(
  history: History,
  game: Game,
  endedAt: Instant,
  { allFrom, closingFrom }: PropSpan,
): Fact[] {
  if (endedAt <= closingFrom) return []
  const quotes = history.propQuotes?.(game, endedAt > allFrom ? 'all' : 'closing') ?? []
  return quotes.map((quote): Fact => ({ kind: 'quote', quote, observedAt: quote.observedAt }))
}

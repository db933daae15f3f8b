import type { Instant, LeagueKey, Quote } from '@fairline/domain'

/** What folding old quotes came to. */
export interface Folded {
  readonly games: number
  readonly before: number
  readonly after: number
}

/** How prices moved: the quotes of every game as change points, append-only until they are old. */
export interface QuoteLog {
  /** The moment up to which a league's quotes are written; null where none are. */
  writtenTo(league: LeagueKey): Promise<Instant | null>
  /**
   * Writes the quotes of a league that were seen up to a moment. What was seen up to the moment written to before is there
   * already and is left out.
   *
   * @returns how many were written, once they are safe
   */
  append(league: LeagueKey, quotes: readonly Quote[], upTo: Instant): Promise<number>
  /** A game's quotes seen up to a moment, in order. */
  quotes(gameId: string, asOf: Instant): Promise<readonly Quote[]>
  /** Keeps of games that were last quoted before a moment each book's first, last and hourly prices. */
  fold(before: Instant): Promise<Folded>
}

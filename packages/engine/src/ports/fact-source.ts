import type { Day, Fact, Game, Instant, LeagueKey, Quote } from '@fairline/domain'
import type { FactReader } from './archive.ts'

/** Where facts come from: a recording, the archive, a simulated world, or feeds. The engine cannot tell which. */
export interface FactSource extends FactReader {
  /** Shown next to every number that came from it. */
  readonly name: string
  readonly covers: readonly LeagueKey[]
  /** Whether a price holds until the source says otherwise; else it was had only when it was seen. In play no price holds for long. */
  readonly pricesStand: boolean
  /**
   * What stands at a moment, in order: of every open game what is known, its score and each book's prices as it last looked
   * at them, without how they came about. Prices on players may be left out: none is shown before `facts` has given them. Far
   * quicker than `facts` from the beginning; absent where it would not be.
   *
   * @throws {FeedError | StoreError} if it cannot be read
   */
  standing?(league: LeagueKey, asOf: Instant): Promise<readonly Fact[]>
  /** What came before the facts it tells in full; absent where `facts` tells everything. */
  readonly history?: History
}

/** The past of a source in outline: games, their prices at a few moments, and results. */
export interface History {
  /** The first day there is, seen from a moment. */
  from(asOf: Instant): Day
  /**
   * A league's games of a day that are over and not given by `facts` since that moment, in order.
   *
   * @param prices  `closing`: what the sharpest books closed on; `all`: every book's before the start, as they changed
   */
  day(league: LeagueKey, day: Day, asOf: Instant, prices: 'closing' | 'all'): readonly Fact[]
  /**
   * Quotes on the players of a game that is over, all of before its start, in order; absent where none are known.
   *
   * @param prices  `closing`: the last of the sharpest book; `all`: every book's, as they changed
   */
  propQuotes?(game: Game, prices: 'closing' | 'all'): readonly Quote[]
  /**
   * Of a game that is over: the prices at its start, prices on players left out, and everything that became known while it was
   * played, to the result, in order; absent where none of it is known.
   */
  played?(game: Game): readonly Fact[]
}

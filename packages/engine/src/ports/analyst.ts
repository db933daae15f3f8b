import type { Funnel } from '../board/funnel.ts'

/**
 * A bet as an analyst sees it: numbers are those the screen shows. Prices and books are not among them, because a
 * sentence can't follow the visitor's odds format; the screen writes them next to it.
 */
export interface BetFacts {
  /** `Boston Red Sox to win (moneyline)`. */
  readonly pick: string
  /** `New York Yankees @ Boston Red Sox`. */
  readonly game: string
  /** Percent: our fair probability, and the implied probability of the price. */
  readonly winProbability: number
  readonly breakEven: number
  /** Percent: the vig-free consensus of the books; null if too few of them quote. */
  readonly marketProbability: number | null
  /** Whether that is the sharp book's price only. */
  readonly isSharpMarket: boolean
  /** Percent of the stake. */
  readonly expectedValue: number
  /** Percent; null where it is not known. */
  readonly confidence: number | null
  /** Whether the bet is in play: its confidence is to beat the fair odds two minutes later. */
  readonly inPlay: boolean
  /** A published pick on the other side, in words; null if there is none. */
  readonly against: string | null
  /** Books that moved towards it and away from it since they opened, of how many; null where fewer than two quote. */
  readonly moves: { readonly towards: number; readonly away: number; readonly books: number } | null
}

/** The facts of a slate: its funnel, and the best bet. */
export interface SlateFacts extends Funnel {
  readonly games: number
  readonly live: number
  /** Percent of the past games that has been learned; null once all are. Before that nothing is recommended. */
  readonly learned: number | null
  /** Whether prices and EV are those of the visitor's own books; what is published is decided at all books either way. */
  readonly ownBooks: boolean
  /** Games in play with a recommended bet; the funnel counts bets before the start. */
  readonly recommendedInPlay: number
  /** Published picks that are among `positiveEv`. */
  readonly publishedPositiveEv: number
  /** Percent: mean confidence of the bets in `positiveEv` that have one; null if none has. */
  readonly averageConfidence: number | null
  /** +EV bets whose confidence is known: what the average is of. */
  readonly confidenceSample: number
  /** The recommended bet with the highest EV. */
  readonly best: BetFacts | null
}

/** A day of picks that is settled. */
export interface DayFacts {
  readonly date: string
  readonly picks: number
  readonly won: number
  readonly lost: number
  readonly pushed: number
  /** Units, one staked on each. */
  readonly profit: number
  /** Percent: mean value against the fair close; null where no close is known. */
  readonly closingValue: number | null
  /** Percent: how many were expected to win, on average; null without picks. */
  readonly saidToWin: number | null
  /** Whether those picks were published as it happened. */
  readonly live: boolean
}

/** What writing took. */
export interface AnalystUsage {
  readonly tokens: number
  /** US dollars. */
  readonly cost: number
}

/** Prose, sentence by sentence; every number in it is one of the facts. */
export interface AnalystText {
  readonly sentences: readonly string[]
  readonly usage: AnalystUsage
}

/** Puts numbers into words. It adds no number and no fact of its own. */
export interface Analyst {
  /** Shown next to what it wrote. */
  readonly name: string
  /** @throws {FeedError} where it cannot be reached */
  bet(facts: BetFacts): Promise<AnalystText>
  slate(facts: SlateFacts): Promise<AnalystText>
  day(facts: DayFacts): Promise<AnalystText>
}

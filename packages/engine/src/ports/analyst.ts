/** A bet as an analyst is told of it: numbers are those the screen shows, ready to be read. */
export interface BetFacts {
  /** `Boston Red Sox to win (moneyline)`. */
  readonly pick: string
  /** `New York Yankees @ Boston Red Sox`. */
  readonly game: string
  /** American, signed. */
  readonly odds: string
  readonly bookmaker: string
  /** Percent: our fair chance, what the price asks for, and what the books together say. */
  readonly winProbability: number
  readonly breakEven: number
  readonly marketProbability: number
  /** Percent of the stake. */
  readonly expectedValue: number
  /** Percent; null where it is not known. */
  readonly confidence: number | null
  /** The price it stays worth taking down to, American and signed; null where it is not worth its price. */
  readonly goodDownTo: string | null
  /** Books that moved towards it and away from it since they opened, of how many; null where fewer than two quote. */
  readonly moves: { readonly towards: number; readonly away: number; readonly books: number } | null
}

/** A slate as an analyst is told of it. */
export interface SlateFacts {
  readonly games: number
  readonly live: number
  /** Bets that were judged, those worth their price, and the published picks among them. */
  readonly judged: number
  readonly worthwhile: number
  readonly picks: number
  /** Percent: mean of what is worth its price; null where there is nothing. */
  readonly averageConfidence: number | null
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
  /** Percent: how many were said to win, on average; null without picks. */
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
  /** Shown beside what it wrote. */
  readonly name: string
  /** @throws {FeedError} where it cannot be reached */
  bet(facts: BetFacts): Promise<AnalystText>
  slate(facts: SlateFacts): Promise<AnalystText>
  day(facts: DayFacts): Promise<AnalystText>
}

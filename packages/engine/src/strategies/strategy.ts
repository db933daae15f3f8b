import type { Game, League, Market, News, Quote, Selection, Weather } from '@fairline/domain'
import type { DecimalOdds } from '@fairline/odds'
import type { LeagueScoring, TeamForm } from './strategy-history.ts'

/** Something that speaks for a bet (above 0) or against it (below), in numbers. */
export interface Reason {
  readonly what: string
  readonly value: number
  readonly unit: 'share' | 'points' | 'days' | 'games' | 'books' | 'units'
  /** EV at our fair probability or at the market's, or another value of the proposal's price: it holds for no other price. */
  readonly basis?: 'our-value' | 'market-value' | 'price'
}

/** A bet that a strategy would make, and why. */
export interface Proposal {
  readonly market: Market
  readonly selection: Selection
  readonly book: string
  readonly price: DecimalOdds
  /** The strategy's own probability. */
  readonly chance: number
  /** Profit expected per unit staked at that probability. */
  readonly expectedValue: number
  /** In percent, to beat the fair closing price; null where it is not known. */
  readonly confidence: number | null
  /** In units; 1 but for strategies that are about stakes. */
  readonly stake: number
  /** What the strategy looks for comes first; facts around it follow. */
  readonly reasons: readonly Reason[]
  /** The other half of a bet that is two. */
  readonly second?: {
    readonly market: Market
    readonly selection: Selection
    readonly book: string
    readonly price: DecimalOdds
  }
}

/** One outcome of a game's winner as it stands. Probabilities are margin-free. */
export interface OutcomeView {
  readonly selection: Selection
  readonly book: string
  readonly price: DecimalOdds
  /** Market and model together. */
  readonly blend: number
  /** Our rating only. */
  readonly model: number
  readonly market: number
  /** The market's probabilities when it opened; null where no opening price is known. */
  readonly opened: number | null
  /** The consensus of the other books that are not excluded; null where fewer than three quote. */
  readonly others: number | null
  readonly confidence: number | null
}

/** The total that most books quote, as it stands; prices are the best ones at books that are not excluded. */
export interface TotalView {
  readonly market: Market
  readonly line: number
  /** Probability of the over by the sharp book if it quotes this line, else by all books together. */
  readonly fairOver: number
  readonly over: { readonly book: string; readonly price: DecimalOdds }
  readonly under: { readonly book: string; readonly price: DecimalOdds }
}

/** All that a strategy may look at: what is known of a game before it begins. */
export interface StrategyView {
  readonly league: League
  readonly game: Game
  /** In the order of the league's outcomes; those no one prices, or excluded books only, are left out. */
  readonly outcomes: readonly OutcomeView[]
  /** Whose price is the market, where someone leads. */
  readonly leader: string | null
  readonly total: TotalView | null
  /** Every total quoted now, one for each book that is not excluded. */
  readonly totals: readonly Quote[]
  /** Every price of the winner so far, by book, oldest first. */
  readonly seen: readonly (readonly Quote[])[]
  readonly home: TeamForm
  readonly away: TeamForm
  readonly scoring: LeagueScoring
  readonly news: readonly News[]
  readonly weather: Weather | null
  /** Shares of bets and money on the winner's outcomes, by selection. */
  readonly tickets: Readonly<Partial<Record<Selection, number>>>
  /** Losses in a row of this strategy's settled bets. */
  readonly losingRun: number
}

/** A way to find bets: a pure function of what is known, so that its record can be computed from recorded seasons. */
export interface Strategy {
  readonly key: string
  readonly name: string
  /** In one sentence, for the reader of a screen. */
  readonly idea: string
  propose(view: StrategyView): readonly Proposal[]
}

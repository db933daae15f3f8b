import type { Quote } from '@fairline/domain'

/** Each book's newest quotes of one market group at one moment, and which of them are stale. */
export interface MarketQuotes {
  readonly quotes: readonly Quote[]
  /** Not confirmed by their book while the others moved: listed with their age, and used for nothing else. */
  readonly stale: ReadonlySet<Quote>
}

/** The quotes that prices, probabilities and confidence may rest on. */
export const confirmedQuotes = ({ quotes, stale }: MarketQuotes): readonly Quote[] =>
  stale.size === 0 ? quotes : quotes.filter((quote) => !stale.has(quote))

export const noQuotes: MarketQuotes = { quotes: [], stale: new Set() }

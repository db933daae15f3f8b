import type { DecimalOdds } from '@fairline/odds'
import type { Confidence } from '../forecast/confidence.ts'
import type { LineForecast } from '../forecast/line-forecaster.ts'
import type { GameFile } from '../market/game-file.ts'
import { type LineKind, lineKinds } from '../market/line-kind.ts'
import { lineOffers } from '../market/line-offers.ts'
import type { Moment } from '../market/quotes-at.ts'
import type { MarketBook } from '../markets/market-book.ts'

/** The best price of an outcome as it was looked at, and the probability that was given it to beat the close, in percent. */
export interface PricedOutcome {
  readonly outcome: number
  readonly price: number
  readonly confidence: number
}

/** The best price of one side of a line as it was looked at. */
export interface LookedLine {
  readonly kind: LineKind
  readonly line: number
  /** 0: the home side or the over. */
  readonly side: 0 | 1
  readonly price: DecimalOdds
  /** Probabilities of that side, of the bets that are decided: by the books, and by us. */
  readonly market: number
  readonly ours: number
  readonly confidence: number | null
}

/** The best price of every outcome of a game's winner that has a confidence. */
export function pricedOutcomes(book: MarketBook, outcomes: number, confidence: Confidence): PricedOutcome[] {
  return Array.from({ length: outcomes }, (_, outcome) => outcome).flatMap((outcome): PricedOutcome[] => {
    const price = book.best(null, outcome)?.price
    const percent = price === undefined ? null : confidence(outcome, price)
    return price === undefined || percent === null ? [] : [{ outcome, price, confidence: percent }]
  })
}

/** The best price of each side of a game's main lines; none where no line is forecast. */
export function lookedLines(file: GameFile, moment: Moment, said: LineForecast | null): LookedLine[] {
  if (!said) return []
  return lineKinds.flatMap((kind) =>
    lineOffers(file, kind, moment).flatMap(({ line, side, price, quote: { book } }): LookedLine[] => {
      const market = said.market(kind, line)
      const fair = said.fair(kind, line)
      if (!market || !fair) return []
      const confidence = said.confidence(kind, side, { line, price, book })
      const ofSide = (probability: number) => Math.abs(side - probability)
      return [
        { kind, line, side, price, market: ofSide(market.probability), ours: ofSide(fair.probability), confidence },
      ]
    }),
  )
}

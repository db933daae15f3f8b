import {
  type Forecast,
  type Instant,
  type League,
  type MarketKind,
  type Quote,
  type Selection,
  selectionsOf,
} from '@fairline/domain'
import { type Chance, type DecimalOdds, expectedValue } from '@fairline/odds'
import type { Confidence } from '../forecast/league-forecaster.ts'
import type { LineForecast } from '../forecast/line-desk.ts'
import { bestOffers } from '../market/best-offers.ts'
import { type GameFile, winnerMarket } from '../market/game-file.ts'
import { type LineKind, lineOffers } from '../market/line-quotes.ts'
import { type Moment, quotesAt } from '../market/quotes-at.ts'

/** A price that could be taken. Chances are of the bets that are decided. */
export interface Candidate {
  readonly quote: Quote
  readonly selection: Selection
  readonly price: DecimalOdds
  /** Ours, and that of the books. */
  readonly chance: Chance
  readonly marketChance: Chance
  /** Share of the stake that is decided on average: what is pushed is given back. */
  readonly decided: number
  /** Profit expected per unit staked. */
  readonly expectedValue: number
  /** In percent, of this price or another book's; null where it is not known. Worked out when asked. */
  confidence(offer?: BookPrice): number | null
  /** Every book's price of it, the best first. Worked out when asked. */
  offers(): readonly BookPrice[]
}

/** What one book asks for a selection. */
export interface BookPrice {
  readonly book: string
  readonly price: DecimalOdds
  readonly quotedAt: Instant
}

/** Every book's price of one side of a line, the best first; quotes are looked up once for all sides and lines of a kind. */
function offersOf(file: GameFile, moment: Moment, kind: MarketKind) {
  let quotes: readonly Quote[] | null = null
  return (line: number | null, side: number): BookPrice[] => {
    quotes ??= quotesAt(file, kind, moment)
    const offers: BookPrice[] = []
    for (const { market, book, prices, observedAt } of quotes) {
      const price = prices[side]
      if (price && market.line === line) offers.push({ book, price, quotedAt: observedAt })
    }
    return offers.sort((a, b) => b.price - a.price)
  }
}

/** Of every outcome of a game's winner the best price of all books. */
export function winnerCandidates(
  league: League,
  file: GameFile,
  moment: Moment,
  { chances, market }: Pick<Forecast, 'chances' | 'market'>,
  confidence: Confidence,
): Candidate[] {
  const winner = winnerMarket(league.outcomes)
  const [selections, offers] = [selectionsOf(winner), offersOf(file, moment, winner)]
  return bestOffers(league, file, moment).flatMap((offer, index): Candidate[] => {
    const chance = chances[index]
    if (!offer || chance === undefined) return []
    const { quote, price } = offer
    return [
      {
        ...{ quote, price, selection: selections[index] ?? 'home', chance: chance as Chance, decided: 1 },
        marketChance: (market?.[index] ?? chance) as Chance,
        expectedValue: expectedValue(chance as Chance, price),
        confidence: (of) => confidence(index, of?.price ?? price),
        offers: () => offers(null, index),
      },
    ]
  })
}

/** Of every line of a game's spread or total, and both sides, the best price; none where no book prices both sides of one. */
export function lineCandidates(kind: LineKind, file: GameFile, moment: Moment, lines: LineForecast): Candidate[] {
  if (lines.books[kind] === 0) return []
  const offers = offersOf(file, moment, kind)
  const named = lineOffers(file, kind, moment).filter(({ quote, side }) => quote.prices[side] !== null)
  return named.map(({ quote, line, side, price }): Candidate => {
    const { chance, decided } = lines.ours(kind, line)
    const backed = Math.abs(side - chance) as Chance
    return {
      ...{ quote, price, chance: backed, decided, selection: selectionsOf(kind)[side] ?? 'home' },
      marketChance: Math.abs(side - lines.market(kind, line).chance) as Chance,
      expectedValue: decided * expectedValue(backed, price),
      confidence: (of) =>
        lines.confidence(kind, side, { line, price: of?.price ?? price, book: of?.book ?? quote.book }),
      offers: () => offers(line, side),
    }
  })
}

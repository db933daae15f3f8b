import type { Forecast } from '@fairline/domain'
import { type Grade, gradeOf, type Instant, type League, type Market, type Selection } from '@fairline/domain'
import { type DecimalOdds, expectedValue, kelly } from '@fairline/odds'
import type { Confidence } from '../forecast/league-forecaster.ts'
import type { LineForecast } from '../forecast/line-desk.ts'
import type { GameFile } from '../market/game-file.ts'
import { lineKinds } from '../market/line-quotes.ts'
import { leadingBook } from '../market/market-chances.ts'
import type { Moment } from '../market/quotes-at.ts'
import { type Candidate, lineCandidates, winnerCandidates } from './candidates.ts'

/** What one book asks for a selection, and what that is worth. */
export interface BookOffer {
  readonly book: string
  readonly price: DecimalOdds
  readonly quotedAt: Instant
  /** Profit expected per unit staked. */
  readonly expectedValue: number
  /** Chance in percent to beat the fair close; null where it is not known. */
  readonly confidence: number | null
}

/** The best price of a selection, and what it is worth. Chances are of the bets that are decided. */
export interface JudgedBet {
  readonly market: Market
  readonly selection: Selection
  readonly book: string
  readonly price: DecimalOdds
  readonly quotedAt: Instant
  /** Our fair chance, and what the books together say. */
  readonly chance: number
  readonly marketChance: number
  /** Profit expected per unit staked, and the same against the sharpest book alone; null where none leads. */
  readonly expectedValue: number
  readonly sharpValue: number | null
  /** Chance in percent to beat the fair close; null where it is not known. */
  readonly confidence: number | null
  readonly grade: Grade
  /** Full Kelly: share of the bankroll; 0 where the price is worth nothing. */
  readonly kelly: number
  /** Every book's price of it, the best first. */
  readonly offers: readonly BookOffer[]
}

/** What bets are judged by. */
export interface BetJudge {
  readonly forecast: Forecast | null
  readonly confidence: Confidence
  readonly lines: LineForecast | null
}

/** Every bet on a game's winner, spread and total at its best price; none where there is no forecast. */
export function judgeBets(
  league: League,
  file: GameFile,
  moment: Moment,
  { forecast, confidence, lines }: BetJudge,
): JudgedBet[] {
  if (!forecast) return []
  const led = leadingBook(league, file, moment) !== null
  const onWinner = winnerCandidates(league, file, moment, forecast, confidence).map((one) => judged(one, led))
  const onLines = lines
    ? lineKinds.flatMap((kind) => lineCandidates(kind, file, moment, lines).map((one) => judged(one, lines.led[kind])))
    : []
  return [...onWinner, ...onLines]
}

function judged(candidate: Candidate, led: boolean): JudgedBet {
  const { quote, selection, price, chance, marketChance, decided, expectedValue: value } = candidate
  const confidence = candidate.confidence()
  return {
    ...{ market: quote.market, selection, book: quote.book, price, quotedAt: quote.observedAt },
    ...{ chance, marketChance, expectedValue: value, confidence, grade: gradeOf(value, confidence ?? 0) },
    offers: candidate.offers().map((offer) => ({
      ...offer,
      expectedValue: decided * expectedValue(chance, offer.price),
      confidence: offer.price === price && offer.book === quote.book ? confidence : candidate.confidence(offer),
    })),
    sharpValue: led ? decided * expectedValue(marketChance, price) : null,
    kelly: kelly(chance, price),
  }
}

import type { GamePage } from '@fairline/contract'
import { type BoardGame, isMainBet, isPriced, type PricedBet } from '@fairline/engine'
import { betFieldsOf, betTypeOf, inPercent } from './bet-rows.ts'
import { bookPricesOf } from './book-prices.ts'
import { pregameOutcomes } from './game-outcomes.ts'
import { quotedMarkets } from './quoted-markets.ts'
import { settlementOf } from './settlement-of.ts'
import { percentOf } from './wire.ts'
import { selectionInWords } from './words.ts'

type Closing = NonNullable<GamePage['closing']>

/** A game as its markets closed, and what became of each bet; null before the start. */
export function closingOf(onBoard: BoardGame, source: string): Closing | null {
  const { game, closingBets } = onBoard
  if (!closingBets) return null
  const [main, others] = [closingBets.filter(isMainBet), closingBets.filter((bet) => !isMainBet(bet))]
  return {
    outcomes: pregameOutcomes(onBoard),
    bets: main.filter(isPriced).map((bet) => closingBetOf(onBoard, bet, source)),
    markets: quotedMarkets(game, others, source),
  }
}

function closingBetOf(onBoard: BoardGame, bet: PricedBet, source: string): Closing['bets'][number] {
  const { game, result } = onBoard
  const { id, line, odds, bookmaker, quotedAt, winProbability } = betFieldsOf(onBoard, bet, source)
  return {
    id,
    betType: betTypeOf(game, bet.market),
    pick: selectionInWords(game, bet),
    line,
    odds,
    bookmaker,
    quotedAt,
    winProbability,
    marketProbability: bet.marketProbability === null ? null : percentOf(bet.marketProbability),
    expectedValue: inPercent(bet.expectedValue),
    isPublished: bet.published !== null,
    settlement: settlementOf(bet, result),
    books: bookPricesOf(bet, source),
  }
}

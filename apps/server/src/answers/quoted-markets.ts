import type { QuotedMarket } from '@fairline/contract'
import { type Game, marketKey } from '@fairline/domain'
import { type EvaluatedBet, ownLine, shownConfidence, whyNoFair } from '@fairline/engine'
import { inPercent } from './bet-rows.ts'
import { marketInWords, sideOf } from './market-words.ts'
import { americanOf, bookShown, isoOf, percentOf } from './wire.ts'
import { betPassInWords, passInWords } from './words.ts'

/** Prices by market, each kind from its lowest line up. */
export function quotedMarkets(game: Game, bets: readonly EvaluatedBet[], source: string): QuotedMarket[] {
  const offered = bets.filter(({ offers }) => offers.length > 0)
  return [...Map.groupBy(offered, ({ market }) => marketKey(market)).values()]
    .flatMap((sides): QuotedMarket[] => {
      const [first] = sides
      return first ? [quotedMarketOf(game, first.market, sides, source)] : []
    })
    .sort((a, b) => a.market.localeCompare(b.market) || (a.line ?? 0) - (b.line ?? 0))
}

const quotedMarketOf = (
  game: Game,
  market: EvaluatedBet['market'],
  sides: readonly EvaluatedBet[],
  source: string,
): QuotedMarket => ({
  market: marketInWords(game, market),
  line: market.line,
  sides: sides.map((bet) => sideShown(game, bet, source)),
})

function sideShown(game: Game, bet: EvaluatedBet, source: string): QuotedMarket['sides'][number] {
  const { id, market, selection, fairProbability, expectedValue } = bet
  return {
    id,
    side: sideOf(game, market, selection),
    fairProbability: fairProbability === null ? null : percentOf(fairProbability),
    noFairReason: fairProbability === null ? passInWords(whyNoFair(bet)) : null,
    carriedOverFrom: ownLine({ ...market, line: bet.carriedOverFrom }, selection),
    expectedValue: expectedValue === null ? null : inPercent(expectedValue),
    confidence: shownConfidence(bet.confidence),
    confidenceAssumed: bet.confidenceAssumed,
    grade: bet.grade,
    recommendation: bet.recommendation,
    passReason: expectedValue === null ? null : betPassInWords(bet),
    books: bet.offers.map(({ book, price, quotedAt, isStale, isExcluded }) => ({
      book: bookShown(source, book),
      odds: americanOf(price),
      quotedAt: isoOf(quotedAt),
      isStale,
      isExcluded,
    })),
  }
}

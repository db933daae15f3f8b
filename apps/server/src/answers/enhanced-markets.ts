import type { AutoEnhancedMarkets, EnhancedPick } from '@fairline/contract'
import {
  type Board,
  isMainBet,
  isPositiveBet,
  isPriced,
  isRecommended,
  isSharpBook,
  isUpcoming,
  type PricedBet,
} from '@fairline/engine'
import { betFieldsOf, clearsBar, inPercent, liveRowsOf, rankScoreOf, round, sharpValueOf } from './bet-rows.ts'
import { cachedPerGame } from './cached-per-game.ts'
import { betTexts, type ListedBet, type SideBet } from './listed-bet.ts'
import { liveScoreOf } from './live-score.ts'
import { propRowsOf } from './prop-rows.ts'
import { valueText } from './reasons.ts'
import { provenanceOf, signedPercentText } from './wire.ts'

/** Confidence in percent from which UBSE lists a recommended bet. */
export const UBSE_CONFIDENCE = 70

/** +EV bets next to winner, spread and total, recommended player props, and recommended bets in play. */
export function autoEnhancedMarketsOf(board: Board): AutoEnhancedMarkets {
  const found = [...enhancedBetsOf(board)].filter(isEnhanced).sort(byValue)
  const count = (matches: (bet: PricedBet) => boolean) => found.filter(({ bet }) => matches(bet)).length
  return {
    success: true,
    enhancedPicks: found.map((row) => enhancedPickOf(row, board.source)),
    summary: {
      f5PicksCount: count(({ market }) => market.period === 'first-five'),
      teamTotalPicksCount: count(({ market }) => market.kind === 'team-total'),
      wnbaPeriodPicksCount: count(({ market, league }) => league === 'wnba' && market.period !== 'full'),
      alternateCount: count(({ market }) => market.alternate),
      playerPropCount: count(({ market }) => market.kind === 'player-prop'),
      liveCount: count(({ state }) => state === 'live'),
    },
    provenance: provenanceOf(board),
  }
}

/**
 * Whether a bet is listed: markets without a model of their own need the sharp book's agreement, which it never gives to a price of its own;
 * props and bets in play need the engine's recommendation.
 */
export function isEnhanced({ bet }: ListedBet): boolean {
  if (bet.market.kind === 'player-prop' || bet.state === 'live') return isRecommended(bet)
  return isPositiveBet(bet) && (bet.sharpExpectedValue === null || bet.sharpExpectedValue > 0)
}

const byValue = ({ bet: a }: ListedBet, { bet: b }: ListedBet): number =>
  b.expectedValue - a.expectedValue || (a.id < b.id ? -1 : 1)

/** Every bet of the richer UBSE list: parts of upcoming games, team totals, alternate lines, player props, and bets in play. */
export const enhancedBetsOf = (board: Board): readonly ListedBet[] => [
  ...board.games.filter((game) => isUpcoming(game, board)).flatMap((game) => sideBetsOf(game, board)),
  ...propRowsOf(board),
  ...liveRowsOf(board),
]

const sideBetsOf = cachedPerGame((onBoard): readonly SideBet[] =>
  onBoard.bets.filter(isPriced).flatMap((bet) => (isMainBet(bet) ? [] : [{ onBoard, bet }])),
)

function enhancedPickOf(row: ListedBet, source: string): EnhancedPick {
  const { onBoard, bet } = row
  const { strengths } = onBoard
  return {
    ...betFieldsOf(onBoard, bet, source),
    ...betTexts(row),
    period: bet.market.period,
    books: bet.offers.length,
    expectedValue: inPercent(bet.expectedValue),
    sharpValue: sharpValueOf(bet),
    grade: bet.grade,
    rankScore: rankScoreOf(row),
    isEnhanced: true,
    isLive: bet.state === 'live',
    score: liveScoreOf(onBoard),
    inUbse: clearsBar(row, UBSE_CONFIDENCE),
    awayStrength: strengths ? round(strengths.away, 3) : null,
    homeStrength: strengths ? round(strengths.home, 3) : null,
    reasoning: enhancedReasonsOf(bet),
  }
}

/** What speaks for such a bet, in sentences with their numbers. */
export const enhancedReasonsOf = (bet: PricedBet): string[] => [valueText(bet), sharpText(bet)]

function sharpText({ sharpExpectedValue, book }: PricedBet): string {
  if (sharpExpectedValue === null) return 'The sharp book does not quote this line'
  if (isSharpBook(book)) return 'The best price is the sharp book’s own'
  return `${signedPercentText(sharpExpectedValue)} EV at the sharp book’s vig-free price`
}

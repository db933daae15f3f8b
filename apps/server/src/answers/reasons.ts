import { leagues, marketKey, selectionsOf } from '@fairline/domain'
import {
  type BoardGame,
  booksMoved,
  type EvaluatedBet,
  isSharpMarket,
  learnedConfidence,
  type PricedBet,
} from '@fairline/engine'
import { againstOf } from './against-of.ts'
import { type BetRow, booksAgainst, booksFor } from './bet-rows.ts'
import { LOCKED_IN, locksInProfit } from './locks-in-profit.ts'
import { confidenceText, percentOf, percentText, signedPercentText } from './wire.ts'
import { referenceInWords } from './words.ts'

/** Moves below this, in log-odds, are not mentioned: half a point of an even probability. */
const MIN_MENTIONED_MOVE = 0.02
/** Points: smaller differences of what is shown to a tenth are none. */
const MIN_MENTIONED_EDGE = 0.05

/** The reasons for or against a bet, each with its number; the EV comes first. */
export function reasonsOf(row: BetRow): string[] {
  const { bet, onBoard } = row
  const reasons = [valueText(bet), ...againstText(row), ...marketText(bet), ...beatText(bet)]
  reasons.push(...arbitrageText(bet, onBoard), ...moveText(row))
  const { strengths } = onBoard
  // In play the score says more of both sides.
  if (strengths && bet.market.kind !== 'total' && bet.state !== 'live')
    reasons.push(
      `${leagues[onBoard.game.league].name} team strength: ${strengths.away.toFixed(2)} away, ${strengths.home.toFixed(2)} home`,
    )
  return reasons
}

/** The first two reasons, one sentence each. */
export const reasonOf = (row: BetRow): string => `${reasonsOf(row).slice(0, 2).join('. ')}.`

/** `Fair 60.8% vs. 55.6% implied: +9.4% EV`. */
export function valueText({ fairProbability, price, expectedValue }: PricedBet): string {
  return `Fair ${percentText(fairProbability)} vs. ${percentText(1 / price)} implied: ${signedPercentText(expectedValue)} EV`
}

/** A recommended bet against a published pick says so: a bettor who made that one holds both sides with it. */
export function againstText(row: Pick<BetRow, 'onBoard'> & { readonly bet: EvaluatedBet }): string[] {
  const against = againstOf(row)
  return against === null ? [] : [`Against our published pick ${against}, which is not recommended now`]
}

function arbitrageText({ market }: PricedBet, { bets }: BoardGame): string[] {
  const quoted = bets.filter((bet) => marketKey(bet.market) === marketKey(market))
  const sides = selectionsOf(market.kind).map((one) => quoted.find(({ selection }) => selection === one))
  return locksInProfit(sides) ? [LOCKED_IN] : []
}

/** How our fair probability differs from what the market says, both as they are shown; nothing if it says nothing. */
export function marketText(bet: PricedBet): string[] {
  const { fairProbability, marketProbability } = bet
  if (marketProbability === null) return []
  const market = marketInWords(bet)
  if (fairProbability === marketProbability) return [`Fair is ${market}`]
  const edge = percentOf(fairProbability) - percentOf(marketProbability)
  if (Math.abs(edge) < MIN_MENTIONED_EDGE) return [`In line with ${market}`]
  return [`${Math.abs(edge).toFixed(1)} pts ${edge > 0 ? 'above' : 'below'} ${market}`]
}

/** Whose price without its margin the market probability of a bet is. */
export const marketInWords = (bet: PricedBet): string =>
  isSharpMarket(bet) ? 'the sharp book’s vig-free price' : 'the vig-free consensus'

/** Confidence is a forecast for this price, not a share that was observed; there is no sentence if it is unknown. */
function beatText(bet: PricedBet): string[] {
  const confidence = learnedConfidence(bet)
  return confidence === null ? [] : [`${confidenceText(confidence)} chance to beat ${referenceInWords(bet)}`]
}

function moveText(row: BetRow): string[] {
  const { move, towards } = row
  if (!move || towards === null || Math.abs(towards) < MIN_MENTIONED_MOVE) return []
  return [
    towards > 0
      ? `${booksMoved(booksFor(row), move.books)} toward this bet since open`
      : `${booksMoved(booksAgainst(row), move.books)} against this bet since open`,
  ]
}

import { type Pick as Bet, type Quote, selectionsOf } from '@fairline/domain'
import { closingLineValue, type DecidedSettlement, type DecimalOdds, type Probability, profitOf } from '@fairline/odds'
import type { LineProbabilities } from '../forecast/game-lines.ts'
import type { LineKind } from '../market/line-kind.ts'
import { type FinalResult, settleByResult } from './settle-by-result.ts'

/** How a game ended, and what its markets closed on if that is recorded. */
export interface Ended {
  readonly result: FinalResult
  /** Fair closing probabilities of the winner, in the order of the league's outcomes. */
  readonly close: readonly number[] | null
  /** Closing probabilities of every line. */
  readonly closedLines: Readonly<Record<LineKind, LineProbabilities | null>>
  /** Each book's closing quotes. */
  readonly closingQuotes: readonly Quote[]
}

/** The outcome of a pick. */
export interface SettledPick {
  readonly settlement: DecidedSettlement['kind']
  /** Per unit staked. */
  readonly profit: number
  /** Value against the fair close, a fraction; null if no closing price is recorded. */
  readonly closingValue: number | null
  readonly closingChance: number | null
  /** The same book's price at the close on the same line, margin included. */
  readonly closingPrice: DecimalOdds | null
}

/**
 * Settles a pick, and compares its price with the closing line.
 *
 * @returns null if the result does not decide the pick; see `settleByResult`
 */
export function settlePick(pick: Bet, ended: Ended): SettledPick | null {
  const settlement = settleByResult(pick, ended.result)
  if (settlement === null) return null
  const fair = closingProbability(pick, ended)
  const { kind, line } = pick.market
  const closing = ended.closingQuotes.find(
    ({ book, market }) => book === pick.book && market.kind === kind && market.line === line,
  )
  return {
    settlement: settlement.kind,
    profit: profitOf(settlement, pick.price),
    closingChance: fair,
    closingValue: fair === null ? null : closingLineValue(pick.price, fair as Probability),
    closingPrice: closing?.prices[selectionIndex(pick)] ?? null,
  }
}

const selectionIndex = ({ market, selection }: Bet): number => selectionsOf(market.kind).indexOf(selection)

function closingProbability(pick: Bet, { close, closedLines }: Ended): number | null {
  const { kind, line } = pick.market
  if (kind !== 'spread' && kind !== 'total') return close?.[selectionIndex(pick)] ?? null
  const closed = closedLines[kind]
  return closed && line !== null ? Math.abs(selectionIndex(pick) - closed(kind, line).probability) : null
}

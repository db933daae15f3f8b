import type { Market, MarketKind, Selection } from '@fairline/domain'
import { type DecimalOdds, type FinalScore, profitOf, settleSelection } from '@fairline/odds'

/** A bet on one side of a market. */
export interface LegBet {
  /** A moneyline returns its stake on a draw; a side of a three-way market loses it. */
  readonly kind: MarketKind
  readonly selection: Selection
  /** The home side's handicap, or the number to go over; null on winners. */
  readonly line: number | null
  readonly price: DecimalOdds
}

/**
 * Returns of one unit on each leg, stake included, in every outcome that differs; rows are outcomes.
 *
 * @param legs  all on the winner of one game (the draw is an outcome if one of them is three-way), all on its spread, or
 *              all on one count
 * @param team         whose total it is, if the count is a team total
 * @param canEndLevel  whether a margin of 0 is an outcome
 */
export function legReturns(legs: readonly LegBet[], team: Market['team'], canEndLevel: boolean): number[][] {
  return outcomesOf(legs, team, canEndLevel).map((score) => legs.map((leg) => returnOf(leg, team, score)))
}

function outcomesOf(legs: readonly LegBet[], team: Market['team'], canEndLevel: boolean): FinalScore[] {
  const lines = legs.flatMap(({ line }) => line ?? [])
  if (lines.length === 0) {
    const winners = legs.some(({ kind }) => kind === 'three-way')
      ? (['home', 'draw', 'away'] as const)
      : (['home', 'away'] as const)
    return winners.map((winner) => ({ winner }))
  }
  // A spread's line is passed by the margin above its negative.
  const isMargin = legs.some(({ kind }) => kind === 'spread')
  const bars = isMargin ? lines.map((line) => -line) : lines
  const counts = new Set(bars.flatMap(countsAround))
  return [...counts].filter((count) => !isMargin || canEndLevel || count !== 0).map((count) => scoreOf(count, team))
}

/** Counts farther from a line are settled as the outermost of these: two on either side, as a margin of 0 may be left out. */
function countsAround(bar: number): number[] {
  const [below, above] = [Math.floor(bar), Math.ceil(bar)]
  return [below - 2, below - 1, below, above, above + 1, above + 2]
}

/** A score that has this home margin, this total, and this count of the team or player. */
const scoreOf = (count: number, team: Market['team']): FinalScore =>
  team === 'away' ? { home: 0, away: count } : { home: count, away: 0, count }

function returnOf({ kind, selection, line, price }: LegBet, team: Market['team'], score: FinalScore): number {
  const settlement = settleSelection({ market: { kind, line, team }, selection }, score)
  if (settlement === null) throw new RangeError(`a ${kind} is not decided by ${JSON.stringify(score)}`)
  return 1 + profitOf(settlement, price)
}

import { fullGame, type Game, marketGroup, selectionsOf } from '@fairline/domain'
import { closingLineValue, type DecimalOdds, expectedValue, type Probability, profitOf } from '@fairline/odds'
import { valueAt } from '../betting/value-at.ts'
import type { GameLines } from '../forecast/game-lines.ts'
import type { LineEstimate } from '../forecast/line-curve.ts'
import { closedLater } from '../market/closed-later.ts'
import type { GameFile } from '../market/game-file.ts'
import type { LineKind } from '../market/line-kind.ts'
import { quotedGroup } from '../market/quoted-group.ts'
import type { Moment } from '../market/quotes-at.ts'
import { settleByResult } from '../settlement/settle-by-result.ts'

/** The true probability of the first side of a half-point line, 0–1. */
export type TrueLine = (game: Game, kind: LineKind, line: number) => number

/** A +EV bet at the best price that is not stale. Values are profits per unit staked. */
export interface LineBet {
  readonly expectedValue: number
  /** At the fair probability the line closed on. */
  readonly closingValue: number
  /** At the true probability; null if it is not known. */
  readonly trueValue: number | null
  /** As the bet was settled; null if the result is not known. */
  readonly profit: number | null
}

/** When bets on a game are made, and what they are judged by. */
export interface LineJudge {
  readonly file: GameFile
  readonly moment: Moment
  /** The curves that the books closed on; null if they don't price winner and total. */
  readonly close: GameLines | null
  readonly truth: TrueLine | null
}

/**
 * Finds the +EV bets on both sides of a line by an estimate of it.
 *
 * @returns none if the market was not quoted again before the start: then its prices are the close
 */
export function lineBets(
  kind: LineKind,
  line: number,
  { probability, decided }: LineEstimate,
  judge: LineJudge,
): LineBet[] {
  const { file, moment, close, truth } = judge
  const closing = isClosedAfter(file, kind, moment) ? close?.market(kind, line)?.probability : undefined
  if (closing === undefined) return []
  const book = quotedGroup(file, kind, moment).book()
  return ([0, 1] as const).flatMap((side): LineBet[] => {
    const price = book.best(line, side)?.price
    const ofSide = (first: number) => Math.abs(side - first) as Probability
    if (price === undefined || valueAt(ofSide(probability), decided, price) <= 0) return []
    return [
      {
        expectedValue: valueAt(ofSide(probability), decided, price),
        closingValue: closingLineValue(price, ofSide(closing)),
        trueValue: truth && expectedValue(ofSide(truth(file.game, kind, line)), price),
        profit: settledProfit(file, kind, line, { side, price }),
      },
    ]
  })
}

/** Whether a market was seen to close, after the moment. */
const isClosedAfter = (file: GameFile, kind: LineKind, moment: Moment): boolean =>
  closedLater(file, kind) &&
  (typeof moment !== 'object' || (file.quoted.get(marketGroup(fullGame(kind)))?.newest ?? moment.asOf) > moment.asOf)

/** Null without a result, or without its score. */
function settledProfit(
  { result }: GameFile,
  kind: LineKind,
  line: number,
  { side, price }: { readonly side: 0 | 1; readonly price: DecimalOdds },
): number | null {
  const [first, second] = selectionsOf(kind)
  const selection = side === 0 ? first : second
  const settlement = result && selection && settleByResult({ market: fullGame(kind, line), selection }, result)
  return settlement ? profitOf(settlement, price) : null
}

import { fullGame } from '@fairline/domain'
import type { DecidedSettlement } from '@fairline/odds'
import type { LineKind } from '../market/line-kind.ts'
import { type FinalResult, settleByResult } from '../settlement/settle-by-result.ts'

/** How a result decides a line. */
export interface LineOutcome {
  /** Share of the stake that is decided, above 0: half a win or half a loss is one half. */
  readonly weight: number
  /** 0: the home side, or the over. */
  readonly winner: 0 | 1
}

const decidedShares: Readonly<Record<DecidedSettlement['kind'], number>> = {
  win: 1,
  'half-win': 0.5,
  push: 0,
  'half-lose': 0.5,
  lose: 1,
}

/** @returns null if the result does not decide any of the stake */
export function lineOutcome(kind: LineKind, line: number, result: FinalResult): LineOutcome | null {
  const selection = kind === 'spread' ? 'home' : 'over'
  const settlement = settleByResult({ market: fullGame(kind, line), selection }, result)?.kind ?? 'push'
  const weight = decidedShares[settlement]
  if (weight === 0) return null
  return { weight, winner: settlement === 'win' || settlement === 'half-win' ? 0 : 1 }
}

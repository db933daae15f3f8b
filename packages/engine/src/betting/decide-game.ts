import type { Forecast, Instant } from '@fairline/domain'
import { winnerMarket } from '../market/game-file.ts'
import { lineKinds } from '../market/line-kind.ts'
import { decideMarket } from './decide-market.ts'
import { type EvaluatedBet, isPriced } from './evaluated-bet.ts'
import type { GameDecisions } from './game-decisions.ts'
import { onePickOnResult } from './one-pick-on-result.ts'

/**
 * Decides winner, spread and total of a game from its evaluated bets: at most one pick on the result, one on the total.
 *
 * @param asOf  when it is decided if prices persist until updated, else null
 */
export function decideGame(
  { outcomes }: { readonly outcomes: 'two-way' | 'three-way' },
  gameId: string,
  bets: readonly EvaluatedBet[],
  { forecast, asOf }: { readonly forecast: Forecast | null; readonly asOf: Instant | null },
): GameDecisions {
  const judged = new Set(bets.filter(isPriced).map(({ market }) => market.kind))
  return onePickOnResult({
    decision: decideMarket(winnerMarket(outcomes), bets, { gameId, forecast, asOf }),
    lineDecisions: lineKinds
      .filter((kind) => judged.has(kind))
      .map((kind) => decideMarket(kind, bets, { gameId, forecast, asOf })),
  })
}

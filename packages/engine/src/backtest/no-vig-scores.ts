import type { Fact, League, Quote } from '@fairline/domain'
import { logLoss, type MeanWithError, meanWithError } from '@fairline/models'
import { type DecimalOdds, type NoVigMethod, noVig, noVigMethods } from '@fairline/odds'
import { type GameFile, gameFiles } from '../market/game-file.ts'
import { outcomeOf } from '../market/outcome-of.ts'
import { quotesAt } from '../market/quotes-at.ts'
import { referencePrices } from '../markets/winner-book.ts'
import { settleByResult } from '../settlement/settle-by-result.ts'
import { mean } from './losses.ts'

/** How well a market's closing prices tell what happens, their margin taken out in one way. */
export interface NoVigScore {
  readonly market: 'winner' | 'total'
  readonly method: NoVigMethod
  readonly games: number
  readonly logLoss: number | null
  /** Against the multiplicative method on the same games. */
  readonly minusMultiplicative: MeanWithError | null
  /** Mean margin of these prices, a fraction. */
  readonly overround: number | null
}

interface Decided {
  readonly prices: readonly DecimalOdds[]
  readonly winner: number
}

/**
 * Holds the ways to take a margin out against each other, on a league's closing prices and results: of its winner at the
 * leading book, and of totals at every book that priced both sides of a line that was won or lost in full.
 */
export function noVigScores(facts: readonly Fact[], league: League): NoVigScore[] {
  const files = gameFiles()
  const decided: Record<NoVigScore['market'], Decided[]> = { winner: [], total: [] }
  for (const fact of facts) {
    if (!files.file(fact) || fact.kind !== 'result') continue
    const file = files.of(fact.result.gameId)
    if (!file) continue
    const [prices, winner] = [referencePrices(league, file, 'close'), outcomeOf(league, file)]
    if (prices && winner !== null) decided.winner.push({ prices, winner })
    decided.total.push(...totalsOf(file))
  }
  return (['winner', 'total'] as const).flatMap((market) =>
    decided[market].length === 0 ? [] : noVigMethods.map((method) => scoreOf(market, method, decided[market])),
  )
}

function totalsOf(file: GameFile): Decided[] {
  const { result } = file
  if (!result) return []
  return quotesAt(file, 'total', 'close').flatMap(({ market, prices }: Quote) => {
    const [over, under] = prices
    if (market.line === null || !over || !under || 1 / over + 1 / under < 1) return []
    const settlement = settleByResult({ market, selection: 'over' }, result)
    if (settlement?.kind !== 'win' && settlement?.kind !== 'lose') return []
    return [{ prices: [over, under], winner: settlement.kind === 'win' ? 0 : 1 }]
  })
}

function scoreOf(market: NoVigScore['market'], method: NoVigMethod, decided: readonly Decided[]): NoVigScore {
  const lossOf = (by: NoVigMethod, { prices, winner }: Decided) => logLoss({ chances: noVig(by, prices), winner })
  const losses = decided.map((one) => lossOf(method, one))
  return {
    market,
    method,
    games: decided.length,
    logLoss: mean(losses),
    minusMultiplicative: meanWithError(decided.map((one, i) => (losses[i] as number) - lossOf('multiplicative', one))),
    overround: mean(decided.map(({ prices }) => prices.reduce((sum, price) => sum + 1 / price, 0) - 1)),
  }
}

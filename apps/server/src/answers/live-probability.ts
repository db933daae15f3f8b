import { type Pick, selectionsOf } from '@fairline/domain'
import type { BoardGame } from '@fairline/engine'

/** Probability of a pick while its game is on: our fair one, and by score and clock only. */
export interface LiveProbability {
  readonly now: number
  /** Null if score and clock say nothing of it. */
  readonly model: number | null
}

/** @returns null if neither books nor score tell it */
export function liveProbabilityOf({ bets, live }: BoardGame, { market, selection }: Pick): LiveProbability | null {
  const bet = bets.find(
    (candidate) =>
      candidate.published !== null &&
      candidate.state === 'live' &&
      candidate.market.kind === market.kind &&
      candidate.market.line === market.line &&
      candidate.selection === selection,
  )
  if (!live || !bet || bet.fairProbability === null) return null
  const isLine = market.kind === 'total' || market.kind === 'spread'
  const model = isLine ? bet.fairProbability : (live.model?.[selectionsOf(market.kind).indexOf(selection)] ?? null)
  return { now: bet.fairProbability, model }
}

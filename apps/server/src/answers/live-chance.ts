import { type Pick, selectionsOf } from '@fairline/domain'
import type { BoardGame } from '@fairline/engine'

/** The chance of a pick while its game is on: of the books where they price it, and of score and clock alone. */
export interface LiveChance {
  readonly now: number
  /** Null where score and clock say nothing of it. */
  readonly model: number | null
}

/** @returns null where neither books nor score tell it */
export function liveChanceOf({ live }: BoardGame, { market, selection }: Pick): LiveChance | null {
  if (!live) return null
  const index = selectionsOf(market.kind).indexOf(selection)
  const first = (chance: number) => (index === 0 ? chance : 1 - chance)
  if (market.kind === 'total' || market.kind === 'spread') {
    const line = market.kind === 'total' ? live.total : live.spread
    if (line?.line !== market.line || !line) return null
    const chance = first('over' in line ? line.over : line.covers)
    return { now: chance, model: chance }
  }
  const model = live.model?.[index] ?? null
  const now = live.market?.[index] ?? model
  return now === null ? null : { now, model }
}

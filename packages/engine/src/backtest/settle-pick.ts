import { type Pick, selectionsOf } from '@fairline/domain'
import { type Chance, closingLineValue, profitOf } from '@fairline/odds'

/** How a game ended: the outcome's index, and the fair closing chances where they are recorded. */
export interface Ended {
  readonly outcome: number
  readonly close: readonly number[] | null
}

/** A pick and what came of it. */
export interface SettledPick {
  readonly confidence: number | null
  readonly grade: Pick['grade']
  /** Per unit staked. */
  readonly profit: number
  /** Value against the fair close, a fraction; null where no closing price is recorded. */
  readonly closingValue: number | null
  readonly closingChance: number | null
}

/** Settles a pick on a game's winner. */
export function settlePick(pick: Pick, { outcome, close }: Ended): SettledPick {
  const backed = selectionsOf(pick.market.kind).indexOf(pick.selection)
  const fair = close?.[backed]
  return {
    confidence: pick.confidence,
    grade: pick.grade,
    profit: profitOf({ kind: backed === outcome ? 'win' : 'lose' }, pick.price),
    closingChance: fair ?? null,
    closingValue: fair === undefined ? null : closingLineValue(pick.price, fair as Chance),
  }
}

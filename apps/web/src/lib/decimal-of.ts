import { type DecimalOdds, decimalFromAmerican } from '@fairline/odds'

/** American odds as decimal ones; null for what is no price, so that one bad number empties no screen. */
export const decimalOf = (american: number): DecimalOdds | null =>
  Math.abs(american) >= 100 && Number.isFinite(american) ? decimalFromAmerican(american) : null

import type { PassReason } from '@fairline/domain'
import { shownConfidence } from './shown-confidence.ts'
import { shownValue } from './shown-value.ts'

/** What a bet must reach to be worth making. */
export interface PublishingBar {
  /** Expected value per unit staked must be above this. */
  readonly minValue: number
  /** Above this a price is not a bargain but a mistake: misprinted, swapped, or of another line. */
  readonly maxValue: number
  /** Confidence in percent must be at least this if it is known. */
  readonly minConfidence: number
}

/** The bar of every published pick. */
export const publishingBar: PublishingBar = { minValue: 0, maxValue: 0.1, minConfidence: 50 }

/**
 * Why a price falls short of a bar; null if it clears it. Both figures count as they are shown.
 *
 * @param expectedValue    per unit staked
 * @param confidence       in percent, compared as it is shown; null if it is not known
 * @param needsConfidence  whether an unknown confidence falls short
 */
export function shortfall(
  bar: PublishingBar,
  expectedValue: number,
  confidence: number | null,
  needsConfidence: boolean,
): PassReason | null {
  const value = shownValue(expectedValue)
  if (value <= bar.minValue) return 'value-below-bar'
  if (value > bar.maxValue) return 'price-looks-misprinted'
  const percent = shownConfidence(confidence)
  if (percent === null) return needsConfidence ? 'confidence-not-known' : null
  return percent < bar.minConfidence ? 'confidence-below-bar' : null
}

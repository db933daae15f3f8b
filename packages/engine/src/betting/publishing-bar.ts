import type { PassReason } from '@fairline/domain'
import { shownConfidence } from './shown-confidence.ts'
import { shownValue } from './shown-value.ts'

/** What a bet must reach to be worth making. */
export interface PublishingBar {
  /** Expected value per unit staked must be above this. */
  readonly minValue: number
  /** Above this a price is not a bargain but a mistake: misprinted, swapped, or of another line. */
  readonly maxValue: number
  /** Confidence in percent must be known and at least this. */
  readonly minConfidence: number
}

/** The bar of every published pick. */
export const publishingBar: PublishingBar = { minValue: 0, maxValue: 0.1, minConfidence: 50 }

/**
 * The bar of a bet in play, where a price that stands out is often ahead of the others: of what looks like EV about one point of the stake is
 * gone two minutes later.
 *
 * @source simulated games followed as they were played, two seeds of 60 days (`docs/models.md`)
 */
export const inPlayBar: PublishingBar = { ...publishingBar, minValue: 0.01 }

/** Whether an expected value, as it is shown, is too high to be a bargain. */
export const looksMisprinted = (expectedValue: number, bar = publishingBar): boolean =>
  shownValue(expectedValue) > bar.maxValue

/** Whether an expected value, as it is shown, is above a minimum and no likely mistake. */
export const isBargain = (expectedValue: number, minValue = publishingBar.minValue): boolean =>
  shownValue(expectedValue) > minValue && !looksMisprinted(expectedValue)

/**
 * Why a price falls short of a bar; null if it clears it. Both figures count as they are shown.
 *
 * @param expectedValue  per unit staked
 * @param confidence     in percent, compared as it is shown; null if it is not known, which falls short
 */
export function shortfall(bar: PublishingBar, expectedValue: number, confidence: number | null): PassReason | null {
  if (shownValue(expectedValue) <= bar.minValue) return 'value-below-bar'
  if (looksMisprinted(expectedValue, bar)) return 'price-looks-misprinted'
  const percent = shownConfidence(confidence)
  if (percent === null) return 'confidence-not-known'
  return percent < bar.minConfidence ? 'confidence-below-bar' : null
}

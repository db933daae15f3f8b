/** Confidence in percent from which the documents call a price high, and a bet a strong one. */
export const HIGH_CONFIDENCE = 80

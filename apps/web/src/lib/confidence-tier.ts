import { HIGH_CONFIDENCE } from '@fairline/contract'

const tiers = [
  [90, 'ELITE'],
  [85, 'PREMIUM'],
  [HIGH_CONFIDENCE, 'HIGH CONFIDENCE'],
  [75, 'STRONG'],
] as const

/** The name of a confidence in percent: ELITE from 90, PREMIUM from 85, HIGH CONFIDENCE from 80, STRONG from 75; null below. */
export const confidenceTier = (confidence: number | null): (typeof tiers)[number][1] | null =>
  tiers.find(([atLeast]) => (confidence ?? 0) >= atLeast)?.[1] ?? null

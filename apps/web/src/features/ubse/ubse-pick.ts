import { type EnhancedPick, HIGH_CONFIDENCE, type MarketPulse, type UbseRecommendations } from '@fairline/contract'
import type { BetShown } from '../../components/bet-head.tsx'

type Standard = UbseRecommendations['recommendations'][number]

/** A pick of the dialog: recommended on its own, or on a part of a game or another line. */
export interface UbsePick extends BetShown {
  /** Percent; null where it is not known. */
  readonly confidence: number | null
  readonly confidenceAssumed: boolean
  readonly recommendation: Standard['recommendation']
  readonly reasoning: readonly string[]
  /** Percent of the stake. */
  readonly expectedValue: number
  /** Percent; null where the sharpest book does not quote. */
  readonly sharpValue: number | null
  readonly isTrending: boolean
  readonly isHighConfidence: boolean
  readonly isEnhanced: boolean
  /** Whether its game is on. */
  readonly isLive: boolean
  /** Null where its confidence is not known. */
  readonly rankScore: number | null
  readonly awayStrength: number | null
  readonly homeStrength: number | null
  /** How its market moved and which way most books went; null where that is not followed. */
  readonly pulse: MarketPulse | null
}

/** All picks of the dialog: those recommended, and of the enhanced ones those that are as sure. */
export const ubsePicksOf = (standard: readonly Standard[], enhanced: readonly EnhancedPick[]): UbsePick[] => [
  ...standard.map((pick) => ({ ...pick, confidenceAssumed: false, pulse: pick })),
  ...enhanced
    .filter(({ inUbse }) => inUbse)
    .map((pick) => ({
      ...pick,
      isTrending: false,
      isHighConfidence: (pick.confidence ?? 0) >= HIGH_CONFIDENCE,
      pulse: null,
    })),
]

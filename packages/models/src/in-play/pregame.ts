/** What was believed of a game before it began. */
export interface Pregame {
  /** Home, away; or home, draw, away. */
  readonly chances: readonly number[]
  /** Expected score of both sides together. */
  readonly total: number
  readonly scoring:
    | { readonly kind: 'points'; readonly marginDeviation: number; readonly totalDeviation: number }
    /** `spread`: variance over mean of one side's score, less 1. */
    | { readonly kind: 'counts'; readonly spread: number }
}

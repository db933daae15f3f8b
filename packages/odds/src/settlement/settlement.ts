/** How a bet ended that the score decided. */
export interface DecidedSettlement {
  readonly kind: 'win' | 'half-win' | 'push' | 'half-lose' | 'lose'
}

/**
 * How a bet ended. A `dead-heat` says how many tied for how many places: two winners of a race tie for 1 place.
 * `push` and `void` both return the stake; a push is a result, a void is the absence of one.
 */
export type Settlement =
  | DecidedSettlement
  | { readonly kind: 'void' }
  | { readonly kind: 'dead-heat'; readonly tied: number; readonly places: number }

/**
 * How a bet ended. `dead-heat` names how many tied for how many places: one winner among two who tied is 1 of 2.
 * `push` and `void` both give the stake back; a push is a result, a void is the absence of one.
 */
export type Settlement =
  | { readonly kind: 'win' | 'half-win' | 'push' | 'half-lose' | 'lose' | 'void' }
  | { readonly kind: 'dead-heat'; readonly tied: number; readonly places: number }

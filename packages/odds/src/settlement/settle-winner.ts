import type { Settlement } from './settlement.ts'

/**
 * Settles a bet on who wins.
 *
 * @param backed  the side backed; `draw` only where a draw is priced
 * @param margin  home's final score minus away's
 * @param ties    `draw-priced` (three-way: a tie loses unless the draw was backed) or `push` (two-way: stake back)
 * @returns how the bet ended
 * @throws {RangeError} if the margin is not finite, or a draw was backed where ties push
 * @source the books' common rules
 * @example settleWinner('home', 2, 'push') // => { kind: 'win' }
 * @example settleWinner('home', 0, 'draw-priced') // => { kind: 'lose' }
 */
export function settleWinner(
  backed: 'home' | 'draw' | 'away',
  margin: number,
  ties: 'draw-priced' | 'push',
): Settlement {
  if (!Number.isFinite(margin)) throw new RangeError(`a margin must be finite, got ${margin}`)
  if (ties === 'push' && backed === 'draw') throw new RangeError('a draw cannot be backed where ties push')
  if (ties === 'push' && margin === 0) return { kind: 'push' }
  const winner = margin > 0 ? 'home' : margin < 0 ? 'away' : 'draw'
  return { kind: backed === winner ? 'win' : 'lose' }
}

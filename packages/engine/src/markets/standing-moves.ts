import type { Quote } from '@fairline/domain'
import { isFar } from './is-behind.ts'
import type { Move, Step } from './steps-after.ts'

/**
 * How far the other books have moved since a quote was made, step by step: one move of each book, in the quote's own
 * slot, else in that of the main line.
 */
export function standingMoves(quote: Quote) {
  const inSlots = [new Map<string, Move>(), new Map<string, Move>()] as const
  const moves = new Map<string, Move>()
  const far = new Set<string>()
  return {
    /** By book. */
    moves: moves as ReadonlyMap<string, Move>,
    /** Whether at least half of the books moved far. If not, neither did their median: most moments need no more. */
    isHalfFar: (): boolean => 2 * far.size >= moves.size,
    take({ book, slot, move }: Pick<Step, 'book' | 'slot' | 'move'>): void {
      const inSlot = slot === 0 ? inSlots[0] : inSlots[1]
      if (move) inSlot.set(book, move)
      else inSlot.delete(book)
      const standing = inSlots[0].get(book) ?? inSlots[1].get(book)
      if (standing) moves.set(book, standing)
      else moves.delete(book)
      if (standing && isFar(quote, standing)) far.add(book)
      else far.delete(book)
    },
  }
}

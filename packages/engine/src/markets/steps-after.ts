import type { Instant, Quote } from '@fairline/domain'
import type { Quoted } from '../market/game-file.ts'
import { newestAt } from '../market/quotes-at.ts'
import type { LineReference } from './line-reference.ts'
import { MAX_MISSED_MOVE } from './missed-move.ts'
import { isComplete, positionOf } from './quote-position.ts'

/** Log-odds of each selection. */
type Position = readonly number[]

/**
 * Where a book stood when another one quoted, and where it stood later: log-odds of each selection. If it came to that quote in between, it
 * went on from there.
 */
export interface Move {
  readonly from: Position
  readonly to: Position
}

/** A later quote of another book, and how far that one had moved by then. */
export interface Step {
  readonly at: Instant
  readonly book: string
  /** Index of the slot it was quoted in. */
  readonly slot: number
  /** Null if its price and line are those of before, or lines cannot be compared. */
  readonly move: Move | null
}

/** Which steps are looked for. */
export interface StepRules {
  /** Later quotes are not looked at. */
  readonly asOf: Instant
  readonly reference: LineReference | null
}

/** What the other books that had a complete price when a quote was made quoted after it, in time. */
export function stepsAfter(quote: Quote, slots: readonly Quoted[], rules: StepRules): readonly Step[] {
  const steps: Step[] = []
  for (const [slot, quoted] of slots.entries()) {
    for (const [book, seen] of quoted) {
      // Most books have nothing newer: their quotes are not searched.
      if (book === quote.book || (seen.at(-1)?.observedAt ?? 0) <= quote.observedAt) continue
      const before = newestAt(seen, quote.observedAt, isComplete)
      if (!before) continue
      const later = quotedAfter(seen, quote.observedAt, rules.asOf)
      const moves = movesSince(quote, before, later, rules)
      for (const [i, { observedAt }] of later.entries())
        steps.push({ at: observedAt, book, slot, move: moves[i] ?? null })
    }
  }
  return steps.sort((a, b) => a.at - b.at)
}

/** Complete quotes between two moments, in the order they were seen. */
function quotedAfter(seen: readonly Quote[], since: Instant, asOf: Instant): readonly Quote[] {
  const later: Quote[] = []
  for (let i = seen.length - 1; i >= 0; i--) {
    const quote = seen[i] as Quote
    if (quote.observedAt <= since) break
    if (quote.observedAt <= asOf && isComplete(quote)) later.push(quote)
  }
  return later.reverse()
}

/** How far a book had moved with each of its later quotes; null where it stood as before, or lines cannot be compared. */
function movesSince(
  quote: Quote,
  before: Quote,
  later: readonly Quote[],
  { reference }: StepRules,
): readonly (Move | null)[] {
  const own = positionOf(quote, reference)
  const first = positionOf(before, reference)
  const isComparable = ({ market: { line } }: Quote) => reference !== null || line === quote.market.line
  if (!first || !isComparable(before)) return []
  /** Where it goes on from. */
  let start = first
  return later.map((now) => {
    const to = isComparable(now) ? positionOf(now, reference) : null
    if (!to) return null
    const from = own ? to.map((value, i) => at(isAt(own, value, i) ? first : start, i)) : first
    if (own) start = to.map((value, i) => (isAt(own, value, i) ? Math.min(value, at(start, i)) : at(start, i)))
    const isBack = isSamePrice(now, before) && from.every((value, i) => value === at(first, i))
    return isBack ? null : { from, to }
  })
}

/** Whether a book stands at a quote's price of a selection, or past it. */
const isAt = (own: Position, value: number, i: number): boolean => value <= at(own, i) + MAX_MISSED_MOVE
const at = (position: Position, i: number): number => position[i] ?? 0

const isSamePrice = (a: Quote, b: Quote): boolean =>
  a.market.line === b.market.line && a.prices.every((price, i) => price === b.prices[i])

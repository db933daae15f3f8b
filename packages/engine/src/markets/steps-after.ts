import type { Instant, Quote } from '@fairline/domain'
import type { Quoted } from '../market/game-file.ts'
import { newestAt } from '../market/quotes-at.ts'
import type { LineReference } from './line-reference.ts'
import { isComplete, positionOf } from './quote-position.ts'

/** Where a book stood at a moment, and where it stood later: log-odds of each selection. */
export interface Move {
  readonly from: readonly number[]
  readonly to: readonly number[]
}

/** A later quote of another book, and how far that one had moved since a moment. */
export interface Step {
  readonly at: Instant
  readonly book: string
  /** Index of the slot it was quoted in. */
  readonly slot: number
  /** Null if its price and line are those of before, or lines cannot be compared. */
  readonly move: Move | null
  /** The later quote. */
  readonly quote: Quote
}

/** Which steps are looked for. */
export interface StepRules {
  /** Moves are counted from here on. */
  readonly since: Instant
  /** Later quotes are not looked at. */
  readonly asOf: Instant
  readonly reference: LineReference | null
}

/** What other books than that of a quote, which had a complete price at a moment, quoted after it, in time. */
export function stepsAfter(quote: Quote, slots: readonly Quoted[], rules: StepRules): readonly Step[] {
  const steps = slots.flatMap((quoted, slot) =>
    [...quoted].flatMap(([book, seen]) =>
      // Most books have nothing newer: their quotes are not searched.
      book === quote.book || (seen.at(-1)?.observedAt ?? 0) <= rules.since
        ? []
        : stepsOf({ book, slot, seen }, quote, rules),
    ),
  )
  return steps.sort((a, b) => a.at - b.at)
}

/** One book's quotes of one slot, in the order they were seen. */
interface SeenAt extends Pick<Step, 'book' | 'slot'> {
  readonly seen: readonly Quote[]
}

function stepsOf(
  { book, slot, seen }: SeenAt,
  { market: { line } }: Quote,
  { since, asOf, reference }: StepRules,
): readonly Step[] {
  const before = newestAt(seen, since, isComplete)
  if (!before) return []
  const from = comparable(before, line, reference)
  return quotedAfter(seen, since, asOf).map((now) => {
    const position = comparable(now, line, reference)
    const move = from && position && !isSamePrice(now, before) ? { from, to: position } : null
    return { at: now.observedAt, book, slot, quote: now, move }
  })
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

/** Where a quote stands among those of one line; null if lines cannot be compared. */
function comparable(quote: Quote, line: number | null, reference: LineReference | null): readonly number[] | null {
  return reference || quote.market.line === line ? positionOf(quote, reference) : null
}

const isSamePrice = (a: Quote, b: Quote): boolean =>
  a.market.line === b.market.line && a.prices.every((price, i) => price === b.prices[i])

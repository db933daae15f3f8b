import type { Instant, Quote } from '@fairline/domain'
import type { Quoted } from '../market/game-file.ts'
import { newestAt } from '../market/quotes-at.ts'
import type { LineReference } from './line-reference.ts'
import { isComplete, positionOf } from './quote-position.ts'

/** Where a book was at a moment, and where it was later: log-odds of each selection. */
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
  /** How vig is removed. */
  readonly method: 'multiplicative' | 'power'
  /** What a book quoted before this moment tells nothing of where it was: its later quotes are compared with the quote itself. Null before the start. */
  readonly standsSince: Instant | null
}

/**
 * What other books than that of a quote quoted after a moment, in time: those that had a complete price at that moment, or any where
 * `standsSince` says from when on such a price counts.
 */
export function stepsAfter(quote: Quote, slots: readonly Quoted[], rules: StepRules): readonly Step[] {
  const steps: Step[] = []
  // Most books have nothing newer: their quotes are not searched.
  for (const [slot, quoted] of slots.entries())
    for (const [book, seen] of quoted)
      if (book !== quote.book && (seen.at(-1)?.observedAt ?? 0) > rules.since)
        addSteps(steps, { book, slot, seen }, quote, rules)
  return steps.sort((a, b) => a.at - b.at)
}

/** One book's quotes of one slot, in the order they were seen. */
interface SeenAt extends Pick<Step, 'book' | 'slot'> {
  readonly seen: readonly Quote[]
}

function addSteps(steps: Step[], { book, slot, seen }: SeenAt, quote: Quote, rules: StepRules): void {
  const before = startOf(seen, quote, rules)
  if (!before) return
  const { line } = quote.market
  const from = comparable(before, line, rules)
  for (let i = firstAfter(seen, rules.since); i < seen.length; i++) {
    const now = seen[i] as Quote
    if (now.observedAt > rules.asOf || !isComplete(now)) continue
    const to = from && !isSamePrice(now, before) ? comparable(now, line, rules) : null
    steps.push({ at: now.observedAt, book, slot, quote: now, move: from && to ? { from, to } : null })
  }
}

/** Where a book's move starts: at its last complete price, or at the quote itself if that price is of another state of the game. */
function startOf(seen: readonly Quote[], quote: Quote, { since, standsSince }: StepRules): Quote | null {
  const last = newestAt(seen, since, isComplete) ?? null
  if (standsSince === null) return last
  return last && last.observedAt >= standsSince ? last : quote
}

/** Index of the first of the quotes at the end that were all made after a moment. */
function firstAfter(seen: readonly Quote[], since: Instant): number {
  let first = seen.length
  while (first > 0 && (seen[first - 1] as Quote).observedAt > since) first -= 1
  return first
}

/** Where a quote stands among those of one line; null if lines cannot be compared. */
function comparable(
  quote: Quote,
  line: number | null,
  { reference, method }: Pick<StepRules, 'reference' | 'method'>,
): readonly number[] | null {
  return reference || quote.market.line === line ? positionOf(quote, reference, method) : null
}

const isSamePrice = (a: Quote, b: Quote): boolean =>
  a.market.line === b.market.line && a.prices.every((price, i) => price === b.prices[i])

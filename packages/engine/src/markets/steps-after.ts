import type { Instant, Quote } from '@fairline/domain'
import type { Quoted } from '../market/game-file.ts'
import { newestAt } from '../market/quotes-at.ts'
import type { LineReference } from './line-reference.ts'
import { isComplete, positionOf } from './quote-position.ts'

/** Where a book stood when another one quoted, and where it stood later: log-odds of each selection. */
export interface Move {
  readonly from: readonly number[]
  readonly to: readonly number[]
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
      for (const now of quotedAfter(seen, quote.observedAt, rules.asOf))
        steps.push({ at: now.observedAt, book, slot, move: moveBetween(before, now, quote, rules) })
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

function moveBetween(before: Quote, now: Quote, quote: Quote, { reference }: StepRules): Move | null {
  if (isSamePrice(now, before)) return null
  const { line } = quote.market
  if (!reference && (now.market.line !== line || before.market.line !== line)) return null
  const from = positionOf(before, reference)
  const to = positionOf(now, reference)
  return from && to && { from, to }
}

const isSamePrice = (a: Quote, b: Quote): boolean =>
  a.market.line === b.market.line && a.prices.every((price, i) => price === b.prices[i])

import type { Instant, Quote } from '@fairline/domain'
import type { Quoted } from '../market/game-file.ts'
import { newestAt } from '../market/quotes-at.ts'
import { IN_PLAY_NO_VIG } from './in-play-no-vig.ts'
import { isBehind, isNear } from './is-behind.ts'
import type { LineReference } from './line-reference.ts'
import { isComplete, positionOf } from './quote-position.ts'
import { standingMoves } from './standing-moves.ts'
import { type Step, stepsAfter } from './steps-after.ts'

/** Fewer other books than this say nothing about a price that its book has not confirmed. */
const MIN_MOVED_BOOKS = 2
/** Where a price is only known while it is seen, it is stale once others moved and one of them quoted this long after it. */
const MAX_AGE_MS = 3 * 3_600_000

/** How the quotes of one market group are compared. */
export interface StaleRules {
  /** Later quotes are not looked at. */
  readonly asOf: Instant
  /**
   * The first selection's log-odds at a line by one and the same belief, so that quotes of different lines are compared;
   * null if that is not known.
   */
  readonly reference: LineReference | null
  /** Whether a price holds until its source says otherwise: then its age never makes it stale here. */
  readonly pricesStand: boolean
  /** How many quotes of a book are kept at most; null if all are. */
  readonly maxKept: number | null
  /** Null before the start. */
  readonly inPlay: InPlayRules | null
}

/**
 * What else holds in play. What the others do is also counted from each moment at which one of them quoted a quote's own price. Books of
 * different margins are compared, so vig is removed by the power method: evenly divided, different margins would make a favorite's prices differ.
 */
export interface InPlayRules {
  /** Since when the score has been what it was at a moment: what a book quoted before does not count as where it was then. */
  readonly standsSince: (at: Instant) => Instant
}

/**
 * The quotes of a market group that their books have not confirmed while the others moved: at a moment since, at least
 * two other books were at another price or main line than before, the median of their moves made a price of this quote
 * good and it had not gone there before them. Such a price is probably gone, so it is no evidence of anybody's opinion
 * either. A book that moves first is not stale because the others follow it; in play it is once a book that followed it would be.
 *
 * What was stale once stays stale until its book quotes again, also if the others come back. The moments are those at
 * which one of the other books quoted, so that it does not matter when and how often anybody looks. Where not all quotes
 * are kept, a quote is also stale once another book has quoted so often that it is not known where it was before.
 *
 * @param slots  every book's quotes in the order they were seen: of the main line, and of each alternate line
 */
export function staleQuotes(slots: readonly Quoted[], rules: StaleRules): ReadonlySet<Quote> {
  const stale = new Set<Quote>()
  const main = slots.find(isMain) ?? null
  for (const slot of slots) {
    const compared = slot === main || !main ? [slot] : [slot, main]
    for (const seen of slot.values()) {
      const quote = newestAt(seen, rules.asOf)
      if (quote && (wasBehind(quote, compared, rules) || isOutlived(quote, compared, rules))) stale.add(quote)
    }
  }
  return stale
}

const isMain = (slot: Quoted): boolean => slot.values().next().value?.[0]?.market.alternate === false

/** Whether the other books left a quote behind at any moment since it was made, or since one of them came to its price. */
function wasBehind(quote: Quote, slots: readonly Quoted[], rules: StaleRules): boolean {
  const { asOf, reference, inPlay } = rules
  const method = inPlay ? IN_PLAY_NO_VIG : 'multiplicative'
  const standsSince = inPlay?.standsSince(quote.observedAt) ?? null
  const own = positionOf(quote, reference, method)
  const after = (since: Instant) => stepsAfter(quote, slots, { since, asOf, reference, method, standsSince })
  const steps = after(quote.observedAt)
  if (leavesBehind(quote, own, steps, rules)) return true
  const followers = inPlay ? steps.filter((step) => isFollower(step.quote, quote, reference)) : []
  return followers.some(({ at }) => leavesBehind(quote, own, after(at), rules))
}

/** Whether a later quote in play is at the price of another one. */
function isFollower(later: Quote, quote: Quote, reference: LineReference | null): boolean {
  if (!reference && later.market.line !== quote.market.line) return false
  const [one, other] = [later, quote].map((each) => positionOf(each, reference, IN_PLAY_NO_VIG))
  return one != null && other != null && isNear(one, other)
}

/** Whether steps leave a quote behind. @param own  where it stands; null if it does not price every selection */
function leavesBehind(quote: Quote, own: readonly number[] | null, steps: readonly Step[], rules: StaleRules): boolean {
  const isOld = ({ at }: Step) => !rules.pricesStand && at - quote.observedAt > MAX_AGE_MS
  const standing = standingMoves(quote)
  return steps.some((step, i) => {
    standing.take(step)
    // What was quoted at one moment is looked at together.
    if (steps[i + 1]?.at === step.at || standing.moves.size < MIN_MOVED_BOOKS) return false
    return isOld(step) || (standing.isHalfFar() && isBehind(quote, own, [...standing.moves.values()]))
  })
}

function isOutlived({ book, observedAt }: Quote, slots: readonly Quoted[], { maxKept }: StaleRules): boolean {
  if (maxKept === null) return false
  // A book that never priced both sides is compared with nothing.
  const isCut = ([other, seen]: [string, readonly Quote[]]) =>
    other !== book && seen.length >= maxKept && seen.some(isComplete) && !newestAt(seen, observedAt, isComplete)
  return slots.some((slot) => slot.entries().some(isCut))
}

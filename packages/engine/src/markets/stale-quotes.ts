import type { Instant, Quote } from '@fairline/domain'
import { logit } from '@fairline/numeric'
import { noVigMultiplicative } from '@fairline/odds'
import type { Quoted } from '../market/game-file.ts'
import { newestAt } from '../market/quotes-at.ts'
import { completePrices } from './complete-prices.ts'

/** Fewer other books than this say nothing about a price that its book has not confirmed. */
const MIN_MOVED_BOOKS = 2
/**
 * A price is stale once the others moved by more than this past it, in log-odds: 0.75 points at 50 %.
 *
 * @source recorded multi-book prices of NBA and MLB props, WNBA and MLB games and NHL shots (`docs/models.md`)
 */
const MAX_MISSED_MOVE = 0.03
/** Where a price is only known while it is seen, it is stale this long before the market's newest quote, once others moved. */
const MAX_AGE_MS = 3 * 3_600_000

/** How the quotes of one market group are compared. */
export interface StaleRules {
  /** Later quotes are not looked at. */
  readonly asOf: Instant
  /**
   * The first selection's log-odds at a line by one and the same belief, so that quotes of different lines are compared;
   * null if that is not known.
   */
  readonly reference: ((line: number) => number) | null
  /** Whether a price holds until its source says otherwise: then age alone never makes it stale. */
  readonly pricesStand: boolean
}

/**
 * The quotes of a market group that their books have not confirmed while the others moved: at least two other books
 * changed their price or main line since, the median of their moves makes a price of this quote good and it has not gone
 * there before them. Such a price is probably gone, so it is no evidence of anybody's opinion either. A book that
 * moves first is not stale because the others follow it.
 *
 * @param slots  every book's quotes in the order they were seen: of the main line, and of each alternate line
 */
export function staleQuotes(slots: readonly Quoted[], rules: StaleRules): ReadonlySet<Quote> {
  const stale = new Set<Quote>()
  const main = slots.find(isMain) ?? null
  let newest = Number.NEGATIVE_INFINITY
  for (const slot of slots)
    for (const seen of slot.values()) newest = Math.max(newest, newestAt(seen, rules.asOf)?.observedAt ?? newest)
  for (const slot of slots) {
    for (const [book, seen] of slot) {
      const quote = newestAt(seen, rules.asOf)
      if (quote && quote.observedAt < newest && isStale(quote, book, { slot, main, newest, rules })) stale.add(quote)
    }
  }
  return stale
}

interface Surroundings {
  readonly slot: Quoted
  readonly main: Quoted | null
  /** When anybody last quoted the market. */
  readonly newest: Instant
  readonly rules: StaleRules
}

function isStale(quote: Quote, book: string, { slot, main, newest, rules }: Surroundings): boolean {
  const others = slot === main || !main ? [slot] : [slot, main]
  const names = new Set(others.flatMap((quoted) => [...quoted.keys()]))
  const moves: Move[] = []
  for (const name of names) {
    if (name === book) continue
    for (const quoted of others) {
      const move = moveSince(quoted.get(name), quote, rules)
      if (!move) continue
      moves.push(move)
      break
    }
  }
  if (moves.length < MIN_MOVED_BOOKS) return false
  if (!rules.pricesStand && newest - quote.observedAt > MAX_AGE_MS) return true
  const own = positionOf(quote, rules)
  return quote.prices.some((price, i) => {
    if (price === null || medianOf(moves, ({ to, from }) => at(to, i) - at(from, i)) <= MAX_MISSED_MOVE) return false
    return own === null || medianOf(moves, ({ to }) => at(to, i) - at(own, i)) > MAX_MISSED_MOVE
  })
}

/** Where a book stood when another one quoted, and where it stands: log-odds of each selection. */
interface Move {
  readonly from: readonly number[]
  readonly to: readonly number[]
}

/** How a book moved since a quote was confirmed; null if it did not change its price, had none, or cannot be compared. */
function moveSince(seen: readonly Quote[] | undefined, quote: Quote, rules: StaleRules): Move | null {
  const since = quote.observedAt
  // Most books have nothing newer: their paths are not searched.
  if (!seen || seen.length < 2 || (seen.at(-1) as Quote).observedAt <= since) return null
  const now = newestAt(seen, rules.asOf, isComplete)
  const before = newestAt(seen, since, isComplete)
  if (!now || !before || now === before || isSamePrice(now, before)) return null
  const { line } = quote.market
  if (!rules.reference && (now.market.line !== line || before.market.line !== line)) return null
  const from = positionOf(before, rules)
  const to = positionOf(now, rules)
  return from && to && { from, to }
}

/** Vig-free log-odds of every selection beyond those of the reference at its line; null unless all are priced. */
function positionOf(quote: Quote, { reference }: StaleRules): readonly number[] | null {
  const positions = logOddsOf(quote)
  const { line } = quote.market
  if (!positions || !reference || line === null) return positions
  const expected = reference(line)
  return [at(positions, 0) - expected, at(positions, 1) + expected]
}

const at = (values: readonly number[], i: number): number => values[i] ?? 0

const isMain = (slot: Quoted): boolean => slot.values().next().value?.[0]?.market.alternate === false

const isSamePrice = (a: Quote, b: Quote): boolean =>
  a.market.line === b.market.line && a.prices.every((price, i) => price === b.prices[i])

/** A quote says the same for good, so its log-odds are computed once. */
const known = new WeakMap<Quote, readonly number[] | null>()

/** Vig-free log-odds of every selection; null unless all are priced with a positive overround. */
function logOddsOf(quote: Quote): readonly number[] | null {
  let positions = known.get(quote)
  if (positions === undefined) {
    const prices = completePrices(quote.prices)
    positions = prices ? noVigMultiplicative(prices).map((probability) => logit(probability)) : null
    known.set(quote, positions)
  }
  return positions
}

const isComplete = (quote: Quote): boolean => logOddsOf(quote) !== null

function medianOf(moves: readonly Move[], measure: (move: Move) => number): number {
  const sorted = moves.map(measure).sort((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length % 2 === 1 ? at(sorted, middle) : (at(sorted, middle - 1) + at(sorted, middle)) / 2
}

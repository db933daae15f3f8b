import type { Instant, Quote } from '@fairline/domain'
import { countProbabilities } from '@fairline/models'
import { type CountDispersion, logit } from '@fairline/numeric'
import type { NoVigMethod } from '@fairline/odds'
import type { Quoted } from '../market/game-file.ts'
import { readQuote } from './implied-count.ts'
import type { PropQuote } from './prop-quote.ts'

/** How the books' view of a player's stat moved since each first quoted it, converted to one line. */
export interface PropMove {
  /** Books that looked twice; those that went towards the over, and away from it. */
  readonly books: number
  readonly towards: number
  readonly away: number
  /** Mean move of the over's probability in percentage points. */
  readonly points: number
  /** Whether three books or more moved one way within the last quarter of an hour, and none the other. */
  readonly steam: boolean
  /** Price lists seen so far. */
  readonly updates: number
}

/** Books move together within this time, at least this many, each by this much in log-odds: half a point of probability. */
const WINDOW_MS = 15 * 60_000
const STEAM_BOOKS = 3
const STEAM_MOVE = 0.02

interface MoveQuery {
  readonly line: number
  readonly spread: CountDispersion
  readonly method: NoVigMethod
  readonly read: (quote: Quote) => PropQuote | null
}

/** How a place moved; null where no book looked twice. */
export function propMove(quoted: Quoted, { line, spread, method, read }: MoveQuery): PropMove | null {
  const overOf = (quote: PropQuote) => {
    const { over, under } = countProbabilities(readQuote(quote, spread, method).mean, line, spread)
    return Math.min(0.999, Math.max(0.001, over / (over + under)))
  }
  let newest: Instant = Number.NEGATIVE_INFINITY
  let updates = 0
  for (const quotes of quoted.values()) {
    newest = Math.max(newest, quotes.at(-1)?.observedAt ?? newest)
    updates += quotes.length
  }
  const moves = [...quoted.values()].flatMap((quotes) => {
    const seen = quotes.length > 1 ? ends(quotes, newest - WINDOW_MS, read) : null
    if (!seen) return []
    const [first, before, now] = [overOf(seen.first), overOf(seen.before), overOf(seen.last)]
    return [{ points: 100 * (now - first), gone: logit(now) - logit(first), lately: logit(now) - logit(before) }]
  })
  if (moves.length === 0) return null
  const lately = moves.filter((one) => Math.abs(one.lately) >= STEAM_MOVE)
  const up = lately.filter((one) => one.lately > 0).length
  return {
    books: moves.length,
    towards: moves.filter(({ gone }) => gone > STEAM_MOVE).length,
    away: moves.filter(({ gone }) => gone < -STEAM_MOVE).length,
    points: moves.reduce((sum, one) => sum + one.points, 0) / moves.length,
    steam: lately.length >= STEAM_BOOKS && (up === 0 || up === lately.length),
    updates,
  }
}

/** A book's first quote of both sides, the one at a moment, and the last. */
function ends(quotes: readonly Quote[], moment: Instant, read: MoveQuery['read']) {
  const whole = (quote: Quote | undefined) => (quote ? read(quote) : null)
  const [first, last] = [whole(quotes.find((one) => read(one))), whole(quotes.findLast((one) => read(one)))]
  if (!first || !last) return null
  const before = whole(quotes.findLast((one) => one.observedAt <= moment && read(one)))
  return { first, last, before: before ?? first }
}

import type { Fact } from '@fairline/domain'
import { compareFacts } from '@fairline/engine'
import { bookPrices } from '../books/book-prices.ts'
import { booksOn } from '../books/opinion.ts'
import { quoteTimes } from '../books/quote-times.ts'
import { playMatch } from '../play/play-match.ts'
import type { Match } from '../world/match.ts'
import { announcement } from './announcement.ts'
import { quoteEmitter } from './quote-emitter.ts'
import { resultAt, resultFact } from './score-fact.ts'

/** How many books, the sharpest first, tell their closing prices of long ago. */
const SHARPEST = 2

/**
 * A match of the past in outline: announced, priced, and decided.
 *
 * @param told  `all`: every book's prices of the main markets, as they changed; `closing`: the sharpest books' last prices
 */
export function outlineOf(match: Match, told: 'closing' | 'all'): Fact[] {
  const facts: Fact[] = announcement(match).filter(({ kind }) => kind !== 'weather')
  const prices = bookPrices(match)
  const emitter = quoteEmitter(match.game.id)
  const books = booksOn(match)
  for (const view of told === 'all' ? books : books.slice(0, SHARPEST)) {
    const times = quoteTimes(view, match.startsAt)
    for (const at of told === 'all' ? times : times.slice(-1))
      emitter.quote(view.book.name, 'main', prices.main(view, at), at, facts)
  }
  const played = playMatch(match, false)
  facts.push(resultFact(match, played, resultAt(match, played)))
  return facts.sort(compareFacts)
}

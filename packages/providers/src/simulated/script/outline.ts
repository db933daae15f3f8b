import type { Fact, Instant } from '@fairline/domain'
import { compareFacts, decisionMoment } from '@fairline/engine'
import { bookPrices } from '../books/book-prices.ts'
import { type BookView, booksOn } from '../books/opinion.ts'
import { quoteTimes } from '../books/quote-times.ts'
import { playMatch } from '../play/play-match.ts'
import type { Match } from '../world/match.ts'
import { announcement } from './announcement.ts'
import { resultAt, resultFact } from './score-fact.ts'

/** How many books, the sharpest first, tell their closing prices of long ago. */
const SHARPEST = 2

/**
 * A match of the past in outline: announced, priced, and decided.
 *
 * @param told  `all`: every book when it opened, when the match is decided and last; `closing`: the sharpest books' last prices
 */
export function outlineOf(match: Match, told: 'closing' | 'all'): Fact[] {
  const full = told === 'all'
  const prices = bookPrices(match)
  const facts: Fact[] = announcement(match).filter(({ kind }) => kind !== 'weather')
  const books = booksOn(match)
  for (const view of full ? books : books.slice(0, SHARPEST)) {
    for (const at of full ? momentsOf(view, match) : closingOf(view, match)) {
      for (const { market, prices: asked } of prices.main(view, at)) {
        const quote = {
          gameId: match.game.id,
          book: view.book.name,
          market,
          prices: [...asked],
          mark: null,
          observedAt: at,
        }
        facts.push({ kind: 'quote', quote, observedAt: at })
      }
    }
  }
  const played = playMatch(match, false)
  facts.push(resultFact(match, played, resultAt(match, played)))
  return facts.sort(compareFacts)
}

/** When a book opened, when it last looked before the match is decided, and when it last looked at all. */
function momentsOf(view: BookView, match: Match): Set<Instant> {
  const times = quoteTimes(view, match.startsAt)
  const looked = decisionMoment(match.game, match.startsAt)
  const then = times.findLast((at) => at <= looked)
  return new Set([times[0], then, times.at(-1)].filter((at) => at !== undefined))
}

const closingOf = (view: BookView, match: Match) => quoteTimes(view, match.startsAt).slice(-1)

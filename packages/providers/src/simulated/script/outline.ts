import { type Fact, type Instant, startOfPacificDay } from '@fairline/domain'
import { inOrder } from '@fairline/engine'
import { bookPrices } from '../books/book-prices.ts'
import { type BookView, booksOn } from '../books/opinion.ts'
import { quoteTimes } from '../books/quote-times.ts'
import { playMatch } from '../play/play-match.ts'
import type { Match } from '../world/match.ts'
import { resultAt, resultFact } from './score-fact.ts'

const HOUR_MS = 3_600_000

/** The hour of its own day at which the past is looked at again: nine in the morning. */
export const morningOf = (match: Match): Instant => startOfPacificDay(match.game.day) + 9 * HOUR_MS

/** A match of the past in outline: announced, priced when each book opened, on its morning and last, and decided. */
export function outlineOf(match: Match): Fact[] {
  const prices = bookPrices(match)
  const facts: Fact[] = [{ kind: 'game', game: match.game, observedAt: match.announcedAt }]
  for (const view of booksOn(match)) {
    for (const at of momentsOf(view, match)) {
      for (const { market, prices: asked } of prices.main(view, at)) {
        const quote = { gameId: match.game.id, book: view.book.name, market, prices: [...asked], mark: null, observedAt: at }
        facts.push({ kind: 'quote', quote, observedAt: at })
      }
    }
  }
  const played = playMatch(match, false)
  facts.push(resultFact(match, played, resultAt(match, played)))
  return facts.sort(inOrder)
}

/** When a book opened, when it last looked before the match's morning, and when it last looked at all. */
function momentsOf(view: BookView, match: Match): Set<Instant> {
  const times = quoteTimes(view, match.startsAt)
  const morning = times.findLast((at) => at <= morningOf(match))
  return new Set([times[0], morning, times.at(-1)].filter((at) => at !== undefined))
}

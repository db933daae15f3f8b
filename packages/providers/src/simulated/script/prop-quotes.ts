import type { Fact, Quote } from '@fairline/domain'
import { bookPrices } from '../books/book-prices.ts'
import { type BookView, booksOn } from '../books/opinion.ts'
import { type PropLook, propLooks } from '../books/prop-looks.ts'
import type { Match } from '../world/match.ts'
import { propGroup, quoteEmitter } from './quote-emitter.ts'

/**
 * Quotes on a match's players before its start, in order.
 *
 * @param told  `all`: the same as its script tells; `closing`: the sharpest book's last ones
 */
export function propQuotesOf(match: Match, told: 'closing' | 'all'): Quote[] {
  const prices = bookPrices(match)
  const emitter = quoteEmitter(match.game.id)
  const facts: Fact[] = []
  const views = booksOn(match)
  const looks = told === 'all' ? views.flatMap((view) => looksOf(match, view)) : closingLook(match, views)
  looks.sort((a, b) => a.at - b.at)
  for (const { at, player, view } of looks) {
    for (const [name, offers] of prices.props(view, at, player ?? undefined))
      emitter.quote(view.book.name, propGroup(name), offers, at, facts)
  }
  return facts.flatMap((fact) => (fact.kind === 'quote' ? [fact.quote] : []))
}

interface Look extends PropLook {
  readonly view: BookView
}

const looksOf = (match: Match, view: BookView): Look[] =>
  propLooks(match, view).flatMap((look) => (look.at < match.startsAt ? [{ ...look, view }] : []))

/** The last time that the sharpest book which prices players looked, at all of them. */
function closingLook(match: Match, views: readonly BookView[]): Look[] {
  for (const view of views) {
    const looks = looksOf(match, view)
    const at = Math.max(...looks.map((look) => look.at))
    if (looks.length > 0) return [{ at, player: null, view }]
  }
  return []
}

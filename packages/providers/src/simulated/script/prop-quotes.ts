import type { Fact, Quote } from '@fairline/domain'
import { bookPrices } from '../books/book-prices.ts'
import { booksOn } from '../books/opinion.ts'
import { propLooks } from '../books/prop-looks.ts'
import type { Match } from '../world/match.ts'
import { priceTeller, propGroup } from './price-teller.ts'

/** Every quote on a match's players before its start, in order: the same as its script tells. */
export function propQuotesOf(match: Match): Quote[] {
  const prices = bookPrices(match)
  const teller = priceTeller(match.game.id)
  const facts: Fact[] = []
  const looks = booksOn(match)
    .flatMap((view) => propLooks(match, view).map((look) => ({ ...look, view })))
    .filter(({ at }) => at < match.startsAt)
    .sort((a, b) => a.at - b.at)
  for (const { at, player, view } of looks) {
    for (const [name, offers] of prices.props(view, at, player ?? undefined))
      teller.quote(view.book.name, propGroup(name), offers, at, facts)
  }
  return facts.flatMap((fact) => (fact.kind === 'quote' ? [fact.quote] : []))
}

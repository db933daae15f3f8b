import { type Fact, marketSlot } from '@fairline/domain'
import type { PropQuote } from '@fairline/engine'
import { copiedBooks } from './copied-books.ts'

/** The reason under which copies are counted. */
export const COPY = 'copy of another book'

type QuoteFact = Extract<Fact, { kind: 'quote' }>

const listedFact = (fact: QuoteFact) => {
  const { gameId, book, market, mark, prices } = fact.quote
  return { fact, game: gameId, book, mark, kind: market.kind, place: marketSlot(market), line: market.line, prices }
}

/**
 * Facts without the quotes of books that copy another. Judges each quote by what was observed before it.
 *
 * @param facts    of all sources together, in the order they became known
 * @param leaveOut  called with each quote that is a copy
 */
export function factsWithoutCopies(facts: readonly Fact[], leaveOut: (copy: QuoteFact) => void): Fact[] {
  const books = copiedBooks()
  const copies = new Set<Fact>()
  const quotes = facts.filter((fact) => fact.kind === 'quote')
  for (const moment of Map.groupBy(quotes, ({ observedAt }) => observedAt).values())
    for (const { fact } of books.copiesIn(moment.map(listedFact))) {
      copies.add(fact)
      leaveOut(fact)
    }
  return copies.size === 0 ? [...facts] : facts.filter((fact) => !copies.has(fact))
}

const listedProp = (quote: PropQuote) => {
  const { event, book, stat, player, line, over, under } = quote
  return {
    quote,
    game: event,
    book,
    mark: null,
    kind: stat,
    place: `${player}|${stat}|${line}`,
    line,
    prices: [over, under],
  }
}

/**
 * Prop quotes without those of books that copy another. A day's are judged by the days before: of a line only the last
 * look is here, so that games of one day do not tell of each other.
 *
 * @param leaveOut  called with each quote that is a copy
 */
export function propsWithoutCopies(quotes: readonly PropQuote[], leaveOut: (copy: PropQuote) => void): PropQuote[] {
  const books = copiedBooks()
  const copies = new Set<PropQuote>()
  const days = [...Map.groupBy(quotes, ({ day }) => day)].sort(([a], [b]) => (a < b ? -1 : 1))
  for (const [, day] of days)
    for (const { quote } of books.copiesIn(day.map(listedProp))) {
      copies.add(quote)
      leaveOut(quote)
    }
  return quotes.filter((quote) => !copies.has(quote))
}

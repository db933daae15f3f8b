import { isSharpBook } from '@fairline/engine'
import type { LeaveOut, SourceQuote } from './source-game.ts'

/**
 * After so many games in a row priced alike a book counts as a copy of another.
 *
 * @source football-data 2010–24: Gamebookers priced 377 of 380 games in a row as bwin did; no other two books ever 6
 */
const MIN_ALIKE = 20

/** Two books that copy each other are one opinion: all but one are left out, from the game on by which it could be seen. */
export function copiedBooks() {
  /** Games in a row that two books priced alike, by market, moment and books. */
  const runs = new Map<string, number>()
  return {
    /**
     * Quotes of one game without those of copies, judged by the games before it.
     *
     * @param quotes  of one row; of books that are alike the sharp one is kept, else the one listed first
     */
    withoutCopies(quotes: readonly SourceQuote[], leaveOut: LeaveOut): SourceQuote[] {
      const copies = new Set<SourceQuote>()
      for (const [one, other, key] of pairsOf(quotes)) {
        const run = runs.get(key) ?? 0
        if (run >= MIN_ALIKE) copies.add(other)
        runs.set(key, isAlike(one, other) ? run + 1 : 0)
      }
      for (const { book, market, mark } of copies)
        leaveOut('price', 'copy of another book', `${book} ${market.kind} ${mark}`)
      return quotes.filter((quote) => !copies.has(quote))
    },
  }
}

/** Every two books on one kind of market at one moment, the one that would be kept first. */
function pairsOf(quotes: readonly SourceQuote[]): (readonly [SourceQuote, SourceQuote, string])[] {
  const sharpFirst = quotes.toSorted((a, b) => Number(isSharpBook(b.book)) - Number(isSharpBook(a.book)))
  return sharpFirst.flatMap((one, i) =>
    sharpFirst.slice(i + 1).flatMap((other) => {
      const { kind } = one.market
      const isSameMarket = other.market.kind === kind && other.mark === one.mark
      return isSameMarket ? [[one, other, `${kind}|${one.mark}|${one.book}|${other.book}`] as const] : []
    }),
  )
}

const isAlike = (one: SourceQuote, other: SourceQuote): boolean =>
  one.market.line === other.market.line && one.prices.every((price, i) => price === other.prices[i])

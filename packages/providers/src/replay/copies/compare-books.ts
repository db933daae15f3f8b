import type { DecimalOdds } from '@fairline/odds'

/** A price list with all that is needed to compare it with those of other books. */
export interface ListedQuote {
  /** The id of the game. */
  readonly game: string
  readonly book: string
  readonly mark: 'open' | 'close' | null
  /** Markets that may be copied while others are not: a kind of market, or what a prop counts. */
  readonly kind: string
  /** Where the list stands at its book: lists of two books in one place are compared. */
  readonly place: string
  readonly line: number | null
  readonly prices: readonly (DecimalOdds | null)[]
}

/** Two books at one moment of one game. */
export interface Pair<Q> {
  /** Names the books, the one to keep first, and the mark of the quotes. */
  readonly key: string
  readonly game: string
  /** Of the kinds of market that both quote. */
  readonly kinds: readonly Comparison<Q>[]
}

export interface Comparison<Q> {
  readonly kind: string
  /** Whether every line and price is the same. */
  readonly isAlike: boolean
  /** Whether one of the lists is one that books do not come to on their own all the time. */
  readonly isTelling: boolean
  /** The quotes of the book that would be left out. */
  readonly others: readonly Q[]
}

/**
 * Compares every two books that quote one game with one mark.
 *
 * @param order  of books, the one to keep first
 */
export function comparePairs<Q extends ListedQuote>(
  quotes: readonly Q[],
  order: (one: string, other: string) => number,
): Pair<Q>[] {
  if (quotes.every(({ book }) => book === quotes[0]?.book)) return []
  const priced = quotes.filter(({ prices }) => !prices.includes(null))
  const groups = Map.groupBy(priced, ({ game, mark }) => `${game}|${mark}`)
  return [...groups.values()].flatMap((group) => {
    const books = [...Map.groupBy(group, ({ book }) => book)].sort(([one], [other]) => order(one, other))
    return books.flatMap(([book, lists], i) =>
      books.slice(i + 1).flatMap(([other, others]) => {
        const kinds = compareKinds(lists, others)
        const [first] = lists
        return first && kinds.length > 0 ? [{ key: `${first.mark}|${book}|${other}`, game: first.game, kinds }] : []
      }),
    )
  })
}

function compareKinds<Q extends ListedQuote>(lists: readonly Q[], others: readonly Q[]): Comparison<Q>[] {
  const byPlace = new Map(lists.map((list) => [list.place, list]))
  const common = others.flatMap((other) => {
    const list = byPlace.get(other.place)
    return list ? [{ list, other }] : []
  })
  return [...Map.groupBy(common, ({ other }) => other.kind)].map(([kind, both]) => ({
    kind,
    isAlike: both.every(({ list, other }) => areAlike(list, other)),
    isTelling: both.some(({ other }) => !isStandard(other.prices)),
    others: both.map(({ other }) => other),
  }))
}

const areAlike = (one: ListedQuote, other: ListedQuote): boolean =>
  one.line === other.line && one.prices.every((price, i) => price === other.prices[i])

/** −120, and +100, with room for rounding. */
const STANDARD = [1 + 100 / 120 - 1e-9, 2 + 1e-9] as const

/**
 * Whether both prices of a list lie between −120 and +100, as of most spreads and totals: −110/−110, −105/−115. Books come
 * to the same few of them on their own.
 *
 * @source longest run of games in which two NHL books had the same total: 19 of 3,153, and 3 without these lists
 */
const isStandard = (prices: readonly (DecimalOdds | null)[]): boolean =>
  prices.length === 2 && prices.every((price) => price !== null && price >= STANDARD[0] && price <= STANDARD[1])

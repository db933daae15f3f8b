import { isSharpBook } from '@fairline/engine'
import { type Comparison, comparePairs, type ListedQuote, type Pair } from './compare-books.ts'

/**
 * Games in a row, priced alike, after which a book counts as a copy of another.
 *
 * @source football-data 2010–24: Gamebookers priced 377 of 380 games in a row as bwin did. No other two books ever 8: the
 *         longest runs are 4 there, 6 in the NHL, 2 in the WNBA, 5 in MLB and 1 in props
 */
const MIN_ALIKE = 20

/** All that two books quote together, as a kind of its own. */
const EVERYTHING = '*'

interface Run {
  /** Games in a row that were priced alike, at most one more than it takes. */
  readonly games: Set<string>
  /** The last game that was priced differently: no later look makes it one of the run. */
  differs: string | null
}

/** Runs of games that two books priced alike, by a key of the books and the kind of market. */
function trackRuns() {
  const runs = new Map<string, Run>()
  return {
    /** Whether enough games other than this one are in the run. */
    isCopy(key: string, game: string): boolean {
      const games = runs.get(key)?.games
      return games !== undefined && games.size - Number(games.has(game)) >= MIN_ALIKE
    },
    /** Adds a game to the run, or ends it. Prices that every book has add nothing and end nothing. */
    follow(
      key: string,
      game: string,
      { isAlike, isTelling }: Pick<Comparison<unknown>, 'isAlike' | 'isTelling'>,
    ): void {
      const run = runs.get(key) ?? { games: new Set<string>(), differs: null }
      runs.set(key, run)
      if (!isAlike) {
        run.games.clear()
        run.differs = game
      } else if (isTelling && run.differs !== game && run.games.size <= MIN_ALIKE) run.games.add(game)
    },
  }
}

/**
 * Finds books that copy each other, moment by moment: they are one opinion, and all but one are left out from the game
 * on by which it could be seen. Counts one run of games for each kind of market, and one for all kinds together, which
 * also tells of kinds whose own prices tell too little.
 */
export function copiedBooks() {
  const runs = trackRuns()
  /** Books in the order in which they were first seen. */
  const ranks = new Map<string, number>()
  const order = (one: string, other: string): number =>
    Number(isSharpBook(other)) - Number(isSharpBook(one)) || (ranks.get(one) ?? 0) - (ranks.get(other) ?? 0)

  const copiesOf = <Q>({ key, game, kinds }: Pair<Q>): Q[] => {
    const copied = runs.isCopy(`${key}|${EVERYTHING}`, game)
      ? kinds
      : kinds.filter(({ kind }) => runs.isCopy(`${key}|${kind}`, game))
    return copied.flatMap(({ others }) => others)
  }
  const follow = ({ key, game, kinds }: Pair<unknown>): void => {
    for (const comparison of kinds) runs.follow(`${key}|${comparison.kind}`, game, comparison)
    const isAlike = kinds.every((kind) => kind.isAlike)
    const isTelling = kinds.some((kind) => kind.isTelling)
    runs.follow(`${key}|${EVERYTHING}`, game, { isAlike, isTelling })
  }

  return {
    /**
     * The quotes of one moment that are copies, judged by other games of moments before. Moments must come in the order of
     * time.
     *
     * @param quotes  of books that are alike the sharp one is kept, else the one that was seen first
     */
    copiesIn<Q extends ListedQuote>(quotes: readonly Q[]): ReadonlySet<Q> {
      for (const { book } of quotes) if (!ranks.has(book)) ranks.set(book, ranks.size)
      const pairs = comparePairs(quotes, order)
      const copies = new Set(pairs.flatMap(copiesOf))
      for (const pair of pairs) follow(pair)
      return copies
    },
  }
}

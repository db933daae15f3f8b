import type { Board, BoardGame, BoardQuote, WatchedBook, WatchedGame } from '@fairline/engine'
import { scannerStatusOf } from '../answers/arbitrage.ts'
import type { ArbitrageScanner } from '../jobs/scan-arbitrage.ts'
import type { CopyUpdate, GameQuotes } from './worker-message.ts'

/**
 * Maximum number of prices and player lines per update. Copying about 300 of them blocks the main thread for 5 ms; a
 * game with more is sent by itself.
 */
const MAX_ROWS = 300

/** Tracks the worker's copy and returns the missing updates. Copies nothing while there are no requests. */
export function createCopyUpdates() {
  let games = new Map<string, BoardGame>()
  let version: number | null = null
  let revisions = new Map<string, number>()
  let ended: unknown = null
  /** Books whose prices are not sent: no stake is advised there. */
  let excluded: ReadonlySet<string> = new Set()

  function* boardUpdates(board: Board): Generator<CopyUpdate> {
    if (version === board.version) return
    const changed = board.games.filter((game) => games.get(game.game.id) !== game)
    for (const chunk of chunksOf(changed, rowsOf)) yield { kind: 'board-games', games: chunk }
    const { games: all, teams: _, books: __, ...rest } = board
    games = new Map(all.map((game) => [game.game.id, game]))
    version = board.version
    yield { kind: 'board', rest, order: [...games.keys()] }
  }

  function* priceUpdates(scanner: ArbitrageScanner, books: readonly WatchedBook[]): Generator<CopyUpdate> {
    const excludedNow = excludedAmong(books)
    const isSame = excludedNow.size === excluded.size && [...excludedNow].every((place) => excluded.has(place))
    if (!isSame) revisions = new Map()
    excluded = excludedNow
    const watched = scanner.watch.games()
    const changed = watched.filter(({ game, revision }) => revisions.get(game.id) !== revision)
    for (const chunk of chunksOf(withQuotes(changed, excluded), ({ quotes }) => quotes.length))
      yield { kind: 'prices', games: chunk }
    revisions = new Map(watched.map(({ game, revision }) => [game.id, revision]))
    const past = scanner.watch.past()
    const isNew = past.at(-1) !== ended
    ended = past.at(-1)
    const ids = watched.map(({ game }) => game.id)
    yield { kind: 'scanner', ids, status: scannerStatusOf(scanner), past: isNew ? past : null }
  }

  return {
    board: boardUpdates,
    prices: priceUpdates,
    /** Forgets the copy, because the worker was replaced. */
    reset(): void {
      games = new Map()
      version = null
      revisions = new Map()
      ended = null
      excluded = new Set()
    },
  }
}

/** Lists the prices of one game after the other, so that no more than one update is listed at once. */
function* withQuotes(games: readonly WatchedGame[], excluded: ReadonlySet<string>): Generator<GameQuotes> {
  for (const { game, quotes } of games) {
    const isOffered = ({ book }: BoardQuote) => !excluded.has(placeOf({ league: game.league, book }))
    yield { game, quotes: quotes().filter(isOffered) }
  }
}

const excludedAmong = (books: readonly WatchedBook[]): ReadonlySet<string> =>
  new Set(books.flatMap((book) => (book.excludedAfter === null ? [] : placeOf(book))))

/** A book is excluded by league. */
const placeOf = ({ league, book }: Pick<WatchedBook, 'league' | 'book'>): string => `${league}|${book}`

const rowsOf = ({ bets, closingBets, props }: BoardGame): number =>
  bets.length + (closingBets?.length ?? 0) + 3 * props.length

/** Splits a list so that no part weighs more than one update may. */
function* chunksOf<Item>(items: Iterable<Item>, weightOf: (item: Item) => number): Generator<Item[]> {
  let chunk: Item[] = []
  let weight = 0
  for (const item of items) {
    if (chunk.length > 0 && weight + weightOf(item) > MAX_ROWS) {
      yield chunk
      chunk = []
      weight = 0
    }
    chunk.push(item)
    weight += weightOf(item)
  }
  if (chunk.length > 0) yield chunk
}

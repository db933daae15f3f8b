import {
  type Fact,
  type Game,
  type Instant,
  type Market,
  marketGroup,
  marketKey,
  marketSlot,
  type Quote,
  type Selection,
  selectionsOf,
} from '@fairline/domain'
import type { DecimalOdds } from '@fairline/odds'
import { type GameFile, gameFiles } from '../market/game-file.ts'
import { staleAt } from '../market/stale-at.ts'
import { type GamePrices, gamePrices } from '../prices/game-prices.ts'
import type { ArbitrageChange } from '../prices/price-board.ts'
import type { BoardQuote } from './board-quote.ts'

/** A price of an arbitrage that stands. */
export interface WatchedLeg {
  readonly book: string
  readonly selection: Selection
  readonly line: number | null
  readonly price: DecimalOdds
  readonly seenAt: Instant
}

/** An arbitrage that stands: the best prices of all selections of one line lock in a profit. */
export interface WatchedArbitrage {
  readonly id: string
  readonly game: Game
  readonly market: Market
  readonly legs: readonly WatchedLeg[]
  /** Profit per unit staked, in every outcome but a push. */
  readonly margin: number
  readonly since: Instant
}

/** An arbitrage that is over. */
export interface PastArbitrage {
  readonly game: Game
  readonly market: Market
  /** The most it paid, per unit staked. */
  readonly margin: number
  readonly since: Instant
  readonly livedMs: number
  /** Whether it was still there when every book of a leg had quoted again; null where it ended before they did. */
  readonly lasted: boolean
}

/** What a watch has come to. */
export interface WatchStats {
  /** Games to come, and books that quote them. */
  readonly games: number
  readonly books: number
  readonly found: number
  /** Share of those that are over that were still there at the next quote of every leg; null below thirty. */
  readonly successRate: number | null
  /** Mean profit per unit staked of all that were found; null where none was. */
  readonly averageReturn: number | null
}

/** Maximum number of books that are followed. */
const MAX_BOOKS = 32
/** This many arbitrages that are over are remembered. */
const REMEMBERED = 500
/** Fewer than these say nothing of what is usual. */
const MIN_SAMPLE = 30

interface Open {
  readonly since: Instant
  best: number
  /** Books of its legs that have not quoted again. */
  readonly waitingFor: Set<number>
}

interface Watched {
  game: Game
  readonly prices: GamePrices
  /** Stale quotes, by market group. */
  readonly stale: Map<string, ReadonlySet<Quote>>
  /** By the number of the market. */
  readonly open: Map<number, Open>
  /** Changes with every fact about the game, so that a copy of its prices can be checked for changes. */
  revision: number
}

/** The prices of one game before its start, of all books. */
export interface WatchedGame {
  readonly game: Game
  /** Unique to this state of the game's prices. */
  readonly revision: number
  quotes(): BoardQuote[]
}

/**
 * Follows every price of every book before the start, and notes when the best prices of a line lock in a profit, how long that stands, and
 * whether it was still there when its books had quoted again. Stale prices count for nothing.
 *
 * @param pricesStand  see `FactSource`
 */
export function marketWatch(pricesStand = false) {
  const files = gameFiles(pricesStand)
  const games = new Map<string, Watched>()
  const books: string[] = []
  const past: PastArbitrage[] = []
  let revisions = 0
  let [found, lasted, ended, returns] = [0, 0, 0, 0]

  function nextRevision(): number {
    revisions += 1
    return revisions
  }

  function watched(game: Game): Watched {
    const open = new Map<number, Open>()
    const prices: GamePrices = gamePrices((change) => changed(self, change))
    const self: Watched = { game, prices, open, stale: new Map(), revision: nextRevision() }
    return self
  }

  function changed(of: Watched, { market, margin, at }: ArbitrageChange): void {
    const known = of.open.get(market)
    if (known && margin > 0) known.best = Math.max(known.best, margin)
    else if (known) end(of, market, known, at)
    else if (margin > 0) {
      const legs = legBooks(of, market)
      of.open.set(market, { since: at, best: margin, waitingFor: new Set(legs) })
      found += 1
      returns += margin
    }
  }

  const legBooks = ({ prices }: Watched, market: number) =>
    Array.from({ length: prices.sides(market) }, (_, side) => prices.board().bestBook(market, side))

  function end({ game, open, prices }: Watched, market: number, { since, best, waitingFor }: Open, at: Instant): void {
    open.delete(market)
    ended += 1
    if (waitingFor.size === 0) lasted += 1
    past.push({
      game,
      market: prices.market(market),
      margin: best,
      since,
      livedMs: at - since,
      lasted: waitingFor.size === 0,
    })
    if (past.length > REMEMBERED) past.shift()
  }

  function bookOf(name: string): number | null {
    const known = books.indexOf(name)
    if (known >= 0) return known
    return books.length === MAX_BOOKS ? null : books.push(name) - 1
  }

  function quoted(quote: Quote): void {
    const of = games.get(quote.gameId)
    const startsAt = of?.game.startsAt ?? null
    const book = bookOf(quote.book)
    if (!of || startsAt === null || quote.observedAt >= startsAt || book === null) return
    of.revision = nextRevision()
    const isStale = followStale(of, quote)
    const market = of.prices.take(quote, book, { isStale, at: quote.observedAt })
    const known = of.open.get(market)
    // The quote that brought it up is not one that confirms it.
    if (known && quote.observedAt > known.since) known.waitingFor.delete(book)
  }

  /**
   * Takes away prices that a quote makes stale; whether it is stale itself. Quotes of one moment come one by one: what only
   * the first of them made stale comes back.
   */
  function followStale(of: Watched, quote: Quote): boolean {
    const file = files.of(quote.gameId)
    files.file({ kind: 'quote', quote, observedAt: quote.observedAt })
    if (!file) return false
    const group = marketGroup(quote.market)
    const before = of.stale.get(group)
    const stale = staleAt(file, quote.market, { asOf: Number.POSITIVE_INFINITY })
    of.stale.set(group, stale)
    const at = quote.observedAt
    const change = (changed: Quote, isStale: boolean) => {
      const book = bookOf(changed.book)
      if (book !== null) of.prices.take(changed, book, { isStale, at })
    }
    for (const other of stale) if (!before?.has(other) && other !== quote) change(other, true)
    for (const other of before ?? []) if (!stale.has(other) && newestOf(file, other) === other) change(other, false)
    return stale.has(quote)
  }

  function standingOf({ game, prices, open }: Watched): WatchedArbitrage[] {
    const board = prices.board()
    return [...open].map(([id, { since }]) => {
      const market = prices.market(id)
      const legs = selectionsOf(market.kind).map((selection, side): WatchedLeg => {
        const book = board.bestBook(id, side)
        const price = board.best(id, side) as DecimalOdds
        return { book: books[book] ?? '', selection, line: market.line, price, seenAt: board.seenAt(id, book) }
      })
      return { id: `${game.id}|${marketKey(market)}`, game, market, legs, margin: board.margin(id), since }
    })
  }

  return {
    /** Takes in facts in the order they became known. */
    see(facts: readonly Fact[]): void {
      for (const fact of facts) {
        if (fact.kind === 'quote') quoted(fact.quote)
        else if (fact.kind === 'game') {
          files.file(fact)
          const known = games.get(fact.game.id)
          if (known) {
            known.game = fact.game
            known.revision = nextRevision()
          } else games.set(fact.game.id, watched(fact.game))
        }
      }
    },
    /** Lets go of games that have begun: their prices are no longer offered. */
    pass(now: Instant): void {
      for (const [id, of] of games) {
        const { startsAt } = of.game
        if (startsAt === null || startsAt > now) continue
        for (const [market, known] of of.open) end(of, market, known, startsAt)
        games.delete(id)
        files.close(id)
      }
    },
    /** Every arbitrage that stands, the most profitable first. */
    standing: (): WatchedArbitrage[] => [...games.values()].flatMap(standingOf).sort((a, b) => b.margin - a.margin),
    /** Every price that stands, of all books or of some. */
    quotes(own: ReadonlySet<string> | null): BoardQuote[] {
      const counted = books.flatMap((name, book) => (own === null || own.has(name) ? [{ name, book }] : []))
      return [...games.values()].flatMap(({ game, prices }) => quotesOf(game, prices, counted))
    },
    /** Every game to come with its prices. */
    games: (): WatchedGame[] => {
      const all = books.map((name, book) => ({ name, book }))
      return [...games.values()].map(({ game, prices, revision }) => ({
        game,
        revision,
        quotes: () => quotesOf(game, prices, all),
      }))
    },
    bookNames: (): readonly string[] => books,
    gameOf: (id: string): Game | null => games.get(id)?.game ?? null,
    /** Those that are over, the newest last. */
    past: (): readonly PastArbitrage[] => past,
    /** Probability that one of this age still lasts for a given time, from those that are over; null below thirty of them. */
    survival: (stoodMs: number, laterMs: number): number | null => survivalOf(past, stoodMs, laterMs),
    stats: (): WatchStats => ({
      games: games.size,
      books: books.length,
      found,
      successRate: ended < MIN_SAMPLE ? null : lasted / ended,
      averageReturn: found === 0 ? null : returns / found,
    }),
  }
}

/** A book's newest quote where another one of it stands. */
const newestOf = (file: GameFile, { market, book }: Quote): Quote | undefined =>
  file.quotes.get(marketSlot(market))?.get(book)?.at(-1)

/** Probability, from past arbitrages, that one of a given age is still open later; null for fewer than 30 past ones. */
export function survivalOf(past: readonly PastArbitrage[], stoodMs: number, laterMs: number): number | null {
  const older = past.filter(({ livedMs }) => livedMs >= stoodMs)
  if (older.length < MIN_SAMPLE) return null
  return older.filter(({ livedMs }) => livedMs >= stoodMs + laterMs).length / older.length
}

/** Every price of some books on a game, as it stands. */
function quotesOf(game: Game, prices: GamePrices, books: readonly { readonly name: string; readonly book: number }[]) {
  const board = prices.board()
  const priced = books.filter(({ book }) => book < prices.books())
  const event = `${game.away.name} @ ${game.home.name} ${game.day}`
  return Array.from({ length: prices.count() }, (_, id) =>
    priced.flatMap(({ name, book }): BoardQuote[] => {
      const query = Array.from({ length: prices.sides(id) }, (__, side) => board.price(id, side, book))
      if (query.every((price) => price === 0)) return []
      return [
        {
          event,
          eventKey: game.id,
          book: name,
          market: prices.market(id),
          at: board.seenAt(id, book),
          prices: query.map((price) => (price > 0 ? (price as DecimalOdds) : null)),
        },
      ]
    }),
  ).flat()
}

export type MarketWatch = ReturnType<typeof marketWatch>

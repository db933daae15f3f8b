import {
  type BetShares,
  type Fact,
  type Game,
  type Instant,
  type MarketKind,
  marketGroup,
  marketSlot,
  type News,
  type Quote,
  type ReferenceForecast,
  type Result,
  type Score,
  type Weather,
} from '@fairline/domain'
import { completePrices } from '../markets/complete-prices.ts'

/** A book's quotes of one place, in the order they were seen. */
export type Quoted = ReadonlyMap<string, readonly Quote[]>

/** How often a market group was quoted, and when last. */
export interface GroupQuoted {
  readonly count: number
  readonly newest: Instant
}

/** Everything known of one game so far. */
export interface GameFile {
  readonly game: Game
  /** Quotes before the start, by place and book. */
  readonly quotes: ReadonlyMap<string, Quoted>
  /** Places that were quoted before the start, by market group: the main line and its alternates. */
  readonly places: ReadonlyMap<string, readonly string[]>
  /** How often each market group was quoted before the start. */
  readonly quoted: ReadonlyMap<string, GroupQuoted>
  /** Places of which a source has named an opening price. */
  readonly opened: ReadonlySet<string>
  /** The newest quote in play, by place and book. */
  readonly inPlay: ReadonlyMap<string, ReadonlyMap<string, Quote>>
  /** The newest quote in play since the score changed that priced everything: what was thought before it was taken away. */
  readonly lastInPlay: ReadonlyMap<string, ReadonlyMap<string, Quote>>
  /** The last few quotes in play, by place and book, in the order they were seen. */
  readonly recentInPlay: ReadonlyMap<string, Quoted>
  /** When a book last priced any market in play, or took its prices away; null before the first. */
  readonly quotedInPlayAt: Instant | null
  /** See `FactSource`. */
  readonly pricesStand: boolean
  readonly score: Score | null
  /** When the score was last seen to change; null before the first score. */
  readonly scoredAt: Instant | null
  /** When score, half-inning, outs or bases were seen to change, in order; empty where a game has no bases. */
  readonly plays: readonly Instant[]
  readonly news: readonly News[]
  readonly weather: Weather | null
  /** The newest shares, by place. */
  readonly shares: ReadonlyMap<string, BetShares>
  readonly result: Result | null
  readonly references: readonly ReferenceForecast[]
}

/** By place and book. */
type ByBook<Value> = ReadonlyMap<string, Map<string, Value>>

/** What nearly all games of an archive have in play, shared by all of them. */
const none: ReadonlyMap<string, never> = new Map<string, never>()

/** A file that is still being written. */
interface OpenFile {
  game: Game
  quotes: Map<string, Map<string, Quote[]>>
  places: Map<string, string[]>
  quoted: Map<string, GroupQuoted>
  opened: Set<string>
  inPlay: ByBook<Quote>
  lastInPlay: ByBook<Quote>
  recentInPlay: ByBook<Quote[]>
  quotedInPlayAt: Instant | null
  readonly pricesStand: boolean
  score: Score | null
  scoredAt: Instant | null
  plays: Instant[]
  news: News[]
  weather: Weather | null
  shares: ReadonlyMap<string, BetShares>
  result: Result | null
  references: ReferenceForecast[]
}

/**
 * Files of all games of a league, kept from facts in the order they became known.
 *
 * @param pricesStand  see `FactSource`; recordings know a price only as of when it was seen
 */
export function gameFiles(pricesStand = false) {
  const files = new Map<string, OpenFile>()
  return {
    /** Files a fact; false where its game was never announced. */
    file(fact: Fact): boolean {
      if (fact.kind === 'game') {
        const known = files.get(fact.game.id)
        if (known) known.game = fact.game
        else files.set(fact.game.id, emptyFile(fact.game, pricesStand))
        return true
      }
      const known = files.get(gameIdOf(fact))
      if (known) enter(known, fact)
      return known !== undefined
    },
    of: (gameId: string): GameFile | undefined => files.get(gameId),
    all: (): Iterable<GameFile> => files.values(),
    /** Drops what was quoted on the players of a game: once it is over and learned, nothing asks for it. */
    dropProps(gameId: string): void {
      const file = files.get(gameId)
      if (!file) return
      for (const [group, places] of file.places) {
        if (!places.some(isPropPlace)) continue
        file.places.delete(group)
        file.quoted.delete(group)
        for (const place of places) file.quotes.delete(place)
      }
    },
    /** Drops a game that will not be needed again. */
    close: (gameId: string): void => void files.delete(gameId),
  }
}

/** Whether a market slot is one of players. */
export const isPropPlace = (place: string): boolean => place.startsWith('player-prop|full|')

/** Which game a fact is about. */
export function gameIdOf(fact: Fact): string {
  switch (fact.kind) {
    case 'game':
      return fact.game.id
    case 'quote':
      return fact.quote.gameId
    case 'result':
      return fact.result.gameId
    case 'score':
      return fact.score.gameId
    case 'news':
      return fact.news.gameId
    case 'weather':
      return fact.weather.gameId
    case 'shares':
      return fact.shares.gameId
    case 'reference':
      return fact.reference.gameId
  }
}

function emptyFile(game: Game, pricesStand: boolean): OpenFile {
  return {
    game,
    quotes: new Map(),
    places: new Map(),
    quoted: new Map(),
    opened: new Set(),
    inPlay: none,
    lastInPlay: none,
    recentInPlay: none,
    quotedInPlayAt: null,
    pricesStand,
    score: null,
    scoredAt: null,
    plays: [],
    news: [],
    weather: null,
    shares: none,
    result: null,
    references: [],
  }
}

function enter(file: OpenFile, fact: Exclude<Fact, { kind: 'game' }>): void {
  switch (fact.kind) {
    case 'quote':
      enterQuote(file, fact.quote)
      return
    case 'result':
      file.result = fact.result
      return
    case 'score':
      enterScore(file, fact.score)
      return
    case 'news':
      file.news.push(fact.news)
      return
    case 'weather':
      file.weather = fact.weather
      return
    case 'shares':
      file.shares = new Map(file.shares).set(marketSlot(fact.shares.market), fact.shares)
      return
    case 'reference':
      file.references.push(fact.reference)
  }
}

/** What was thought before a score says nothing after it. */
function enterScore(file: OpenFile, score: Score): void {
  const { home, away } = file.score ?? { home: 0, away: 0 }
  if (home !== score.home || away !== score.away) {
    file.lastInPlay = none
    file.scoredAt = score.observedAt
  }
  if (file.score && score.bases && standingKey(score) !== standingKey(file.score)) file.plays.push(score.observedAt)
  file.score = score
}

const standingKey = ({ home, away, period, bases }: Score): string =>
  [home, away, period, bases?.batting, bases?.outs, bases?.taken].join('|')

/** A price seen in play replaces the one before: how it moved is the archive's to tell. */
function enterQuote(file: OpenFile, quote: Quote): void {
  const place = marketSlot(quote.market)
  const { startsAt } = file.game
  if (startsAt !== null && quote.mark === null && quote.observedAt >= startsAt) {
    file.inPlay = withBooks(file.inPlay, place)
    file.inPlay.get(place)?.set(quote.book, quote)
    file.recentInPlay = withBooks(file.recentInPlay, place)
    keepRecent(file.recentInPlay.get(place), quote)
    file.quotedInPlayAt = Math.max(file.quotedInPlayAt ?? quote.observedAt, quote.observedAt)
    if (!completePrices(quote.prices)) return
    file.lastInPlay = withBooks(file.lastInPlay, place)
    file.lastInPlay.get(place)?.set(quote.book, quote)
    return
  }
  const books = file.quotes.get(place) ?? new Map<string, Quote[]>()
  if (books.size === 0) addPlace(file, quote, place)
  file.quotes.set(place, books)
  countQuote(file, quote)
  if (quote.mark === 'open') file.opened.add(place)
  const seen = books.get(quote.book)
  if (seen) seen.push(quote)
  else books.set(quote.book, [quote])
}

function countQuote(file: OpenFile, { market, observedAt }: Quote): void {
  const group = marketGroup(market)
  const before = file.quoted.get(group)
  const newest = Math.max(observedAt, before?.newest ?? observedAt)
  file.quoted.set(group, { count: (before?.count ?? 0) + 1, newest })
}

function addPlace(file: OpenFile, { market }: Quote, place: string): void {
  const group = marketGroup(market)
  const places = file.places.get(group)
  if (places) places.push(place)
  else file.places.set(group, [place])
}

/** The same with room for the books of a place. */
const withBooks = <Value>(quotes: ByBook<Value>, place: string): ByBook<Value> =>
  quotes.has(place) ? quotes : new Map(quotes).set(place, new Map())

/** This many quotes of a book in play tell how it moved since another one quoted; what that one quoted before them is stale. */
export const MAX_RECENT_QUOTES = 8

function keepRecent(books: Map<string, Quote[]> | undefined, quote: Quote): void {
  const recent = books?.get(quote.book) ?? []
  books?.set(quote.book, recent)
  // Prices that were taken away tell nothing of how a book moved: they are kept until it quotes again.
  const last = recent.at(-1)
  if (last && !completePrices(last.prices)) recent.pop()
  recent.push(quote)
  if (recent.length > MAX_RECENT_QUOTES) recent.shift()
}

const winnerPlaces = { 'two-way': 'moneyline', 'three-way': 'three-way' } as const

/** The market on who wins, as a league plays it. */
export const winnerMarket = (outcomes: 'two-way' | 'three-way'): MarketKind => winnerPlaces[outcomes]

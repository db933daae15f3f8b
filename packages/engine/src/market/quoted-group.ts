import { fullGame, type MarketKind, marketGroup, marketPlace, type Quote } from '@fairline/domain'
import type { NoVigMethod } from '@fairline/odds'
import type { LineQuote } from '../forecast/line-curve.ts'
import { type MarketBook, marketBook } from '../markets/market-book.ts'
import { confirmedQuotes, type MarketQuotes } from '../markets/market-quotes.ts'
import { sharpQuote } from '../markets/sharp-books.ts'
import type { GameFile } from './game-file.ts'
import { type Moment, quotesAt, quotesOfPlace } from './quotes-at.ts'
import { staleAt } from './stale-at.ts'
import { vigFreeLines } from './vig-free-lines.ts'

/** A kind of market on the whole game as the books quote it at one moment; each part is made when first asked for. */
export interface QuotedGroup {
  /** One quote per book and line: its main line and all its alternates. */
  readonly quotes: MarketQuotes
  readonly book: () => MarketBook
  /** Vig-free probabilities of every line of every book, main and alternate lines alike, none of them stale. */
  readonly lines: (method: NoVigMethod) => readonly LineQuote[]
  /** Those of main lines only. */
  readonly mainLines: () => readonly LineQuote[]
  /** Main lines that lead the market: only the sharp book's if it quotes, else every book's. */
  readonly leadingLines: () => readonly LineQuote[]
}

/** A group, and how often it had been quoted by then. */
interface Found {
  readonly count: number
  readonly group: QuotedGroup
}

const found = new WeakMap<GameFile, Map<MarketKind, Found>>()

/**
 * A kind of market as it is quoted at a moment. After its newest quote it is the same object until it is quoted again or
 * a quote becomes stale.
 */
export function quotedGroup(file: GameFile, kind: MarketKind, moment: Moment): QuotedGroup {
  const market = fullGame(kind)
  const stale = staleAt(file, market, moment)
  const quoted = file.quoted.get(marketGroup(market))
  const isNewest = quoted !== undefined && typeof moment === 'object' && moment.asOf >= quoted.newest
  if (!isNewest) return groupOf({ quotes: quotesOfGroup(file, kind, moment), stale })
  const kinds = found.get(file) ?? new Map<MarketKind, Found>()
  found.set(file, kinds)
  const before = kinds.get(kind)
  if (before?.count === quoted.count && before.group.quotes.stale === stale) return before.group
  const group = groupOf({ quotes: quotesOfGroup(file, kind, moment), stale })
  kinds.set(kind, { count: quoted.count, group })
  return group
}

function quotesOfGroup(file: GameFile, kind: MarketKind, moment: Moment): readonly Quote[] {
  const market = fullGame(kind)
  const main = quotesAt(file, kind, moment)
  const alternates = (file.places.get(marketGroup(market)) ?? []).filter((place) => place !== marketPlace(market))
  if (alternates.length === 0) return main
  return [...main, ...alternates.flatMap((place) => quotesOfPlace(file, place, moment))]
}

function groupOf(quotes: MarketQuotes): QuotedGroup {
  let book: MarketBook | null = null
  let main: readonly LineQuote[] | null = null
  const mainLines = () => {
    main ??= mainLinesOf(confirmedQuotes(quotes))
    return main
  }
  const lines = new Map<NoVigMethod, readonly LineQuote[]>()
  return {
    quotes,
    book() {
      book ??= marketBook(quotes)
      return book
    },
    lines(method) {
      const cached = lines.get(method) ?? vigFreeLines(confirmedQuotes(quotes), method)
      lines.set(method, cached)
      return cached
    },
    mainLines,
    leadingLines() {
      const sharp = sharpQuote(mainLines())
      return sharp ? [sharp] : mainLines()
    },
  }
}

const mainLinesOf = (quotes: readonly Quote[]): readonly LineQuote[] =>
  vigFreeLines(
    quotes.filter(({ market }) => !market.alternate),
    'multiplicative',
  )

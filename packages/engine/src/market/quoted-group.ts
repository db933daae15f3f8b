import { fullGame, type Game, type MarketKind, marketGroup, marketSlot, type Quote } from '@fairline/domain'
import type { NoVigMethod } from '@fairline/odds'
import type { LineQuote } from '../forecast/line-curve.ts'
import { type MarketBook, marketBook } from '../markets/market-book.ts'
import { confirmedQuotes, type MarketQuotes } from '../markets/market-quotes.ts'
import { sharpQuote } from '../markets/sharp-books.ts'
import type { GameFile, GroupQuoted } from './game-file.ts'
import { type Moment, quotesAt, quotesOfPlace } from './quotes-at.ts'
import { staleAt } from './stale-at.ts'
import { vigFreeLines } from './vig-free-lines.ts'

/** A kind of market on the whole game as the books quote it at one moment; each part is made when first requested. */
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

/** A group, how often it had been quoted by then, and what was known of the game. */
interface Found {
  readonly count: number
  readonly game: Game
  readonly group: QuotedGroup
}

/** Of each game the groups at the open, at the close and as of the newest quote, by kind and moment. */
const found = new WeakMap<GameFile, Map<string, Found>>()

/** Drops the groups of a game that will not be needed again, though its file is kept. */
export const forgetGroups = (file: GameFile): void => void found.delete(file)

/**
 * A kind of market as it is quoted at a moment. After its newest quote, at its open and at its close it is the same object until it is
 * quoted again or a quote becomes stale.
 */
export function quotedGroup(file: GameFile, kind: MarketKind, moment: Moment): QuotedGroup {
  const market = fullGame(kind)
  const stale = staleAt(file, market, moment)
  const quoted = file.quoted.get(marketGroup(market))
  const name = quoted && nameOf(moment, quoted)
  if (!quoted || !name) return groupOf({ quotes: quotesOfGroup(file, kind, moment), stale })
  const groups = found.get(file) ?? new Map<string, Found>()
  found.set(file, groups)
  const key = `${kind}|${name}`
  const before = groups.get(key)
  if (before?.count === quoted.count && before.game === file.game && before.group.quotes.stale === stale)
    return before.group
  const group = groupOf({ quotes: quotesOfGroup(file, kind, moment), stale })
  groups.set(key, { count: quoted.count, game: file.game, group })
  return group
}

/** A name for the moments at which a group's quotes are the same until the next one; null for a moment before its newest quote. */
function nameOf(moment: Moment, { newest }: GroupQuoted): string | null {
  if (typeof moment === 'string') return moment
  return moment.asOf >= newest ? 'newest' : null
}

function quotesOfGroup(file: GameFile, kind: MarketKind, moment: Moment): readonly Quote[] {
  const market = fullGame(kind)
  const main = quotesAt(file, kind, moment)
  const alternates = (file.places.get(marketGroup(market)) ?? []).filter((place) => place !== marketSlot(market))
  if (alternates.length === 0) return main
  return [...main, ...alternates.flatMap((place) => quotesOfPlace(file, place, moment))]
}

function groupOf(quotes: MarketQuotes): QuotedGroup {
  let book: MarketBook | null = null
  let main: readonly LineQuote[] | null = null
  let leading: readonly LineQuote[] | null = null
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
      leading ??= leadingOf(mainLines())
      return leading
    },
  }
}

function leadingOf(main: readonly LineQuote[]): readonly LineQuote[] {
  const sharp = sharpQuote(main)
  return sharp ? [sharp] : main
}

const mainLinesOf = (quotes: readonly Quote[]): readonly LineQuote[] =>
  vigFreeLines(
    quotes.filter(({ market }) => !market.alternate),
    'multiplicative',
  )

import { fullGame, type Instant, type League, type MarketKind, marketSlot, type Quote } from '@fairline/domain'
import type { PregameLines } from '@fairline/models'
import { logistic, logit, normalCdf } from '@fairline/numeric'
import { type DecimalOdds, noVigMultiplicative } from '@fairline/odds'
import { type GameFile, winnerMarket } from '../market/game-file.ts'
import { lineKinds } from '../market/line-kind.ts'
import { isSharpBook } from '../markets/sharp-books.ts'
import type { UsualDeviation } from './leading-moves.ts'
import { isWhole, quotePosition } from './quote-position.ts'
import { referenceLines } from './reference-lines.ts'

/** A price list as it opened, or stands: of the leading book where one leads, else of the first. */
export interface MarketFace {
  readonly book: string
  readonly line: number | null
  /** In the order of the market's selections. */
  readonly prices: readonly DecimalOdds[]
}

/** How one market of a game has moved since each book first quoted it. */
export interface GameMove {
  readonly kind: MarketKind
  readonly opening: MarketFace
  readonly current: MarketFace
  /** Books that quote it, and those that went towards its first selection (home, over) or away from it. */
  readonly books: number
  readonly towards: number
  readonly away: number
  /** Mean move of all books in log-odds, above 0 towards the first selection; lines carried over by the score distribution. */
  readonly move: number
  /** The same in points of the first selection's probability as it stands: what 100 times its probability rose by. */
  readonly points: number
  /** Of the book whose price is the market; null where no such book quotes it. */
  readonly lead: {
    readonly book: string
    /** How far it went, in log-odds, above 0 towards the first selection. */
    readonly move: number
    /** Share of usual moves by that time before the start that lie below; 0.5 is none. Null where it is not known what is usual. */
    readonly place: number | null
  } | null
  /** Price lists seen so far. */
  readonly updates: number
  /** Share of the bets on each selection, where a feed knows; null elsewhere. */
  readonly tickets: readonly number[] | null
  /**
   * Several books that moved one way within the quarter of an hour before the newest price, none the other; null where there is nothing
   * of the kind.
   */
  readonly steam: {
    /** When the newest of those prices was seen. */
    readonly at: Instant
    readonly direction: 1 | -1
    readonly books: readonly string[]
    readonly firstMover: string | null
  } | null
}

/** Books move together within this time, at least this many, each by this much in log-odds: half a point of probability. */
const WINDOW_MS = 15 * 60_000
const STEAM_BOOKS = 3
const STEAM_MOVE = 0.02

/** How winner, spread and total of a game have moved; a market that fewer than two books quote is left out. */
export function gameMoves(league: League, file: GameFile, usual: UsualDeviation): GameMove[] {
  const lines = referenceLines(league, file)
  return [winnerMarket(league.outcomes), ...lineKinds].flatMap((kind) => moveOf(file, kind, lines, usual) ?? [])
}

interface BookMove {
  readonly book: string
  readonly first: Quote
  readonly last: Quote
  readonly gone: number
  /** Within the window, and when it first went that way. */
  readonly lately: number
  readonly since: Instant
  readonly updates: number
}

function moveOf(file: GameFile, kind: MarketKind, lines: PregameLines | null, usual: UsualDeviation): GameMove | null {
  const quoted = file.quotes.get(marketSlot(fullGame(kind)))
  const newest = Math.max(...[...(quoted?.values() ?? [])].map((quotes) => quotes.at(-1)?.observedAt ?? 0))
  const moves = [...(quoted ?? [])].flatMap(([book, quotes]) => bookMove(book, quotes, kind, lines, newest) ?? [])
  if (moves.length < 2) return null
  const move = moves.reduce((sum, { gone }) => sum + gone, 0) / moves.length
  const shown = moves.find(({ book }) => isSharpBook(book)) ?? (moves[0] as BookMove)
  const now = noVigMultiplicative(shown.last.prices as DecimalOdds[])[0] as number
  return {
    kind,
    opening: faceOf(shown.first),
    current: faceOf(shown.last),
    books: moves.length,
    towards: moves.filter(({ gone }) => gone > STEAM_MOVE).length,
    away: moves.filter(({ gone }) => gone < -STEAM_MOVE).length,
    move,
    points: 100 * (now - logistic(logit(now) - move)),
    tickets: file.shares.get(marketSlot(fullGame(kind)))?.tickets ?? null,
    lead: isSharpBook(shown.book) ? leadOf(shown, kind, file.game.startsAt, usual) : null,
    updates: moves.reduce((sum, { updates }) => sum + updates, 0),
    steam: steamOf(moves, newest),
  }
}

function leadOf(
  { book, first, last, gone }: BookMove,
  kind: MarketKind,
  startsAt: Instant | null,
  usual: UsualDeviation,
): GameMove['lead'] {
  const deviation = startsAt === null ? null : usual(kind, first.observedAt, last.observedAt, startsAt)
  // In no time nothing moves.
  const place = deviation === null ? null : deviation === 0 ? 0.5 : normalCdf(gone / deviation)
  return { book, move: gone, place }
}

function bookMove(
  book: string,
  quotes: readonly Quote[],
  kind: MarketKind,
  lines: PregameLines | null,
  until: Instant,
): BookMove | null {
  const [first, last] = [quotes.find(isWhole), quotes.findLast(isWhole)]
  if (!first || !last) return null
  const at = (quote: Quote) => quotePosition(quote, kind, lines)
  const [now, from] = [at(last), firstAfter(quotes, until - WINDOW_MS)]
  // The prices of a window ago; what a book came up with since is no move.
  const before = at(lastWhole(quotes, from) ?? first)
  const since = quotes[from]?.observedAt ?? last.observedAt
  return { book, first, last, gone: now - at(first), lately: now - before, since, updates: quotes.length }
}

/** Place of the first quote seen after a moment; quotes lie in the order they were seen. */
function firstAfter(quotes: readonly Quote[], moment: Instant): number {
  let [low, high] = [0, quotes.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((quotes[middle] as Quote).observedAt > moment) high = middle
    else low = middle + 1
  }
  return low
}

function lastWhole(quotes: readonly Quote[], before: number): Quote | null {
  for (let i = before - 1; i >= 0; i--) if (isWhole(quotes[i] as Quote)) return quotes[i] as Quote
  return null
}

const faceOf = ({ book, market, prices }: Quote): MarketFace => ({
  book,
  line: market.line,
  prices: prices as DecimalOdds[],
})

function steamOf(moves: readonly BookMove[], at: Instant): GameMove['steam'] {
  const lately = moves.filter((one) => Math.abs(one.lately) >= STEAM_MOVE)
  const up = lately.filter((one) => one.lately > 0)
  const moved = up.length > 0 ? up : lately
  if (moved.length < STEAM_BOOKS || moved.length < lately.length) return null
  const earliest = Math.min(...moved.map(({ since }) => since))
  const first = moved.filter(({ since }) => since === earliest)
  return {
    at,
    direction: up.length > 0 ? 1 : -1,
    books: moved.map(({ book }) => book),
    firstMover: first.length === 1 ? (first[0]?.book ?? null) : null,
  }
}

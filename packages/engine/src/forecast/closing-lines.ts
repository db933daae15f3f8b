import type { LineProbability } from '@fairline/models'
import { closedLater } from '../market/closed-later.ts'
import type { GameFile } from '../market/game-file.ts'
import type { LineKind } from '../market/line-kind.ts'
import { type GameLinesOptions, gameLines, type LineProbabilities } from './game-lines.ts'
import type { QuotedLines } from './quoted-lines.ts'

/** Lines of a game as they closed. */
type Closing = GameLinesOptions & QuotedLines

type ByKind = Record<LineKind, LineProbabilities | null>

/** Closing lines of games; of the same game and the same closing prices they are worked out once. */
export function closingLines() {
  const known = new WeakMap<GameFile, { readonly closing: Closing; readonly lines: ByKind }>()
  return {
    /** Probabilities of every line by its close; null for kinds whose close was not seen after the open. */
    of(file: GameFile, closing: Closing): ByKind {
      const before = known.get(file)
      if (before && isSame(before.closing, closing)) return before.lines
      const lines = linesOf(file, closing)
      known.set(file, { closing, lines })
      return lines
    },
    /** Drops those of a game that is learned: the curves of thousands of games take much memory. */
    forget: (file: GameFile): void => void known.delete(file),
  }
}

function linesOf(file: GameFile, closing: Closing): ByKind {
  const lines = gameLines(closing)
  // A kind that some book quotes has a probability of every line.
  const probabilities: LineProbabilities = (kind, line) => lines.market(kind, line) as LineProbability
  const ofKind = (kind: LineKind) =>
    closing.leading[kind].length > 0 && closedLater(file, kind) ? probabilities : null
  return { spread: ofKind('spread'), total: ofKind('total') }
}

/** Quotes are the same list until a game is quoted again. */
const isSame = (a: Closing, b: Closing): boolean =>
  isSameList(a.quotes.spread, b.quotes.spread) &&
  isSameList(a.quotes.total, b.quotes.total) &&
  a.scoring === b.scoring &&
  a.market.total === b.market.total &&
  a.market.chances.every((probability, i) => probability === b.market.chances[i])

const isSameList = <Item>(a: readonly Item[], b: readonly Item[]): boolean => a === b || a.length + b.length === 0

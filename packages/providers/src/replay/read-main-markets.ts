import { fullGame, type LeagueKey } from '@fairline/domain'
import { readGameLine } from './read-line-cell.ts'
import { type QuotedCells, readQuote } from './read-price.ts'
import type { LeaveOut, SourceQuote } from './source-game.ts'

/** The cells of a book's three main markets; home before away, over before under. */
export interface MainCells {
  readonly moneyline: readonly [string, string]
  readonly spread: { readonly homeLine: string; readonly prices: readonly [string, string] }
  readonly total: { readonly line: string; readonly prices: readonly [string, string] }
}

/** Reads moneyline, spread and total of one book at one moment; a line that is none is left out and counted. */
export function readMainMarkets(
  league: LeagueKey,
  cells: MainCells,
  seen: Pick<QuotedCells, 'book' | 'format' | 'mark' | 'at'>,
  leaveOut: LeaveOut,
): SourceQuote[] {
  const spread = readGameLine(league, 'spread', cells.spread.homeLine, leaveOut)
  const total = readGameLine(league, 'total', cells.total.line, leaveOut)
  return [
    ...readQuote({ ...seen, market: fullGame('moneyline'), cells: cells.moneyline }, leaveOut),
    ...(spread === null
      ? []
      : readQuote({ ...seen, market: fullGame('spread', spread), cells: cells.spread.prices }, leaveOut)),
    ...(total === null
      ? []
      : readQuote({ ...seen, market: fullGame('total', total), cells: cells.total.prices }, leaveOut)),
  ]
}

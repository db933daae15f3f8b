import type { MarketIntelligence } from '@fairline/contract'
import { selectionsOf } from '@fairline/domain'
import { type Board, type GameMove, type MarketGrade, marketGradeOf } from '@fairline/engine'
import {
  type BetRow,
  betRowsOf,
  booksAgainst,
  booksFor,
  gameOf,
  inPercent,
  isFirst,
  isWorthwhile,
  round,
  TRENDING,
} from './bet-rows.ts'
import { listFieldsOf } from './list-fields.ts'
import { reasonOf } from './reasons.ts'
import { STEAM_MEASURED, steamValues } from './signal-values.ts'
import { americanOf, bookShown, provenanceOf, signedOf } from './wire.ts'
import { signed } from './words.ts'

const MAX_ROWS = 25
/** What moved longer ago is no steam any more. */
const STEAM_LASTS_MS = 15 * 60_000

/** The +EV bets whose market has moved since open: those it moved toward most come first. */
export function marketIntelligenceOf(board: Board): MarketIntelligence {
  const rows = betRowsOf(board)
  const moved = rows
    .filter(isWorthwhile)
    .flatMap((row) =>
      row.move && row.towards !== null && hasMoved(row) ? [{ row, move: row.move, towards: row.towards }] : [],
    )
    .sort((a, b) => b.towards - a.towards)
    .slice(0, MAX_ROWS)
  return {
    picks: moved.map(({ row, move, towards }, i) => {
      const from = pointOf(row, move.opening, board.source)
      const to = pointOf(row, move.current, board.source)
      return {
        ...row.fields,
        rank: i + 1,
        game: gameOf(row),
        odds: { book: row.fields.bookmaker, current: row.fields.odds },
        marketIntelligence: { valueRating: inPercent(row.bet.expectedValue), sharpMoney: sharpOf(row, move) },
        lineMovement: {
          direction: towards > 0 ? ('UP' as const) : ('DOWN' as const),
          opening: pointText(from),
          current: pointText(to),
          from,
          to,
          betLine: lineText(row, row.fields.line),
          books: towards > 0 ? booksFor(row) : booksAgainst(row),
          points: round(Math.abs(move.points), 2),
        },
        marketGrade: gradeShown(marketGradeOf(row.bet, row.onBoard.bets, board.asOf)),
        ...labeledOf(row, move, board.asOf),
        reasoning: reasonOf(row),
      }
    }),
    ...listFieldsOf(board, {
      listed: moved.length,
      rows,
      whyNot: (row) => row.bet.passReason ?? (hasMoved(row) ? null : 'market-has-not-moved'),
    }),
    provenance: provenanceOf(board),
  }
}

const hasMoved = ({ towards }: BetRow): boolean => towards !== null && Math.abs(towards) >= TRENDING

/** Where the leading book's move towards the bet stands among usual ones, in percent. */
function sharpOf(row: BetRow, { lead }: GameMove): number | null {
  if (lead === null || lead.place === null) return null
  return round(100 * (isFirst(row) ? lead.place : 1 - lead.place), 1)
}

/** The leading book's price of the backed side. */
function pointOf(row: BetRow, { book, line, prices }: GameMove['opening'], source: string): MarketPoint {
  const { selection } = row.bet
  const index = isFirst(row) ? 0 : prices.length - 1
  const ofSide = line === null ? null : selection === 'away' ? -line + 0 : line
  return {
    book: bookShown(source, book),
    line: lineText(row, ofSide),
    odds: americanOf(prices[index] ?? 0),
  }
}

/** A line of the backed side: with its sign on spreads; null on winners. */
function lineText({ bet }: BetRow, line: number | null): string | null {
  if (line === null) return null
  return bet.market.kind === 'spread' ? signed(line) : String(line)
}

type MarketPoint = MarketIntelligence['picks'][number]['lineMovement']['from']

/** `Pinnacle −1.5 at +140`, as documented. */
const pointText = ({ book, line, odds }: MarketPoint): string =>
  `${book}${line === null ? '' : ` ${line}`} at ${signedOf(odds)}`

/** Several books at once; else against what most bet on; else the leading book. */
export function moveLabelOf(
  row: BetRow,
  { steam, lead }: GameMove,
  asOf: number,
): 'STEAM' | 'REVERSE' | 'SHARP' | null {
  const direction = isFirst(row) ? 1 : -1
  if (steam?.direction === direction && asOf - steam.at <= STEAM_LASTS_MS) return 'STEAM'
  const tickets = ticketsOf(row)
  if (tickets !== null && tickets < 0.5 && (row.towards ?? 0) >= TRENDING) return 'REVERSE'
  return lead !== null && direction * lead.move >= TRENDING ? 'SHARP' : null
}

/** The label, and what such a signal was worth. */
function labeledOf(
  row: BetRow,
  move: GameMove,
  asOf: number,
): Pick<MarketIntelligence['picks'][number], 'label' | 'signalValue'> {
  const label = moveLabelOf(row, move, asOf)
  const measured = label === 'STEAM' ? steamValues[row.bet.market.kind] : undefined
  if (!measured) return { label, signalValue: null }
  const { value, stdErr, found } = measured
  return {
    label,
    signalValue: { value: inPercent(value), stdErr: inPercent(stdErr), found, measuredOn: STEAM_MEASURED },
  }
}

/** Share of the bets that back the same; null where no feed knows. */
export const ticketsOf = ({ move, bet }: BetRow): number | null =>
  move?.tickets?.[selectionsOf(bet.market.kind).indexOf(bet.selection)] ?? null

/** Hold and dispersion in percent. */
const gradeShown = ({ hold, dispersion, ...grade }: MarketGrade) => ({
  ...grade,
  hold: hold === null ? null : inPercent(hold),
  dispersion: dispersion === null ? null : inPercent(dispersion),
})

import type { BetFacts, Board, DayFacts, RecordedPick, SlateFacts } from '@fairline/engine'
import {
  type BetRow,
  betRowsOf,
  booksAgainst,
  booksFor,
  byRank,
  gameOf,
  isWorthwhile,
  meanConfidence,
  round,
} from './bet-rows.ts'
import { americanOf, signedOf, tenthOf } from './wire.ts'

const tenth = (percent: number) => round(percent, 1)
/** Of a share, in percent, as the screen beside it shows it. */
const shown = (share: number) => Math.sign(share) * Number(tenthOf(share))

/** A bet as the analyst is told of it. */
export function betFactsOf(row: BetRow): BetFacts {
  const { bet, fields, move } = row
  return {
    ...{ pick: fields.pick, game: gameOf(row), odds: signedOf(americanOf(bet.price)), bookmaker: fields.bookmaker },
    ...{ winProbability: shown(bet.chance), breakEven: shown(1 / bet.price) },
    ...{ marketProbability: shown(bet.marketChance), expectedValue: shown(bet.expectedValue) },
    confidence: bet.confidence === null ? null : Math.round(round(bet.confidence, 1)),
    goodDownTo: bet.expectedValue > 0 ? signedOf(americanOf(1 / bet.chance)) : null,
    moves: move && { towards: booksFor(row), away: booksAgainst(row), books: move.books },
  }
}

/** The slate as the analyst is told of it. */
export function slateFactsOf(board: Board): SlateFacts {
  const rows = betRowsOf(board)
  const worthwhile = rows.filter(isWorthwhile).sort(byRank)
  const open = board.games.filter(({ result }) => result === null)
  const mean = meanConfidence(worthwhile)
  return {
    games: open.length,
    live: open.filter(({ score }) => score !== null).length,
    ...{ judged: rows.length, worthwhile: worthwhile.length, picks: rows.filter((row) => row.isPick).length },
    averageConfidence: mean === null ? null : tenth(mean),
    best: worthwhile[0] ? betFactsOf(worthwhile[0]) : null,
  }
}

/** The newest day all of whose picks of the newest origin are settled; null where none is. */
export function dayFactsOf(picks: readonly RecordedPick[]): DayFacts | null {
  const days = Map.groupBy(picks, ({ entry }) => entry.game.day)
  const whole = [...days].filter(([, of]) => of.every(({ settled }) => settled)).sort(([a], [b]) => (a < b ? 1 : -1))
  const [date, of] = whole[0] ?? []
  if (!date || !of) return null
  const settled = of.flatMap((pick) => (pick.settled ? [{ ...pick, came: pick.settled.entry }] : []))
  const side = (sign: number) => settled.filter(({ came }) => Math.sign(came.profit) === sign).length
  const closed = settled.flatMap(({ came }) => came.closingValue ?? [])
  const meanOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  return {
    ...{ date, picks: settled.length, won: side(1), lost: side(-1), pushed: side(0) },
    profit: round(
      settled.reduce((sum, { came }) => sum + came.profit, 0),
      2,
    ),
    closingValue: closed.length === 0 ? null : tenth(100 * meanOf(closed)),
    saidToWin: tenth(100 * meanOf(settled.map(({ entry }) => entry.pick.chance))),
    live: settled.every(({ entry }) => entry.origin === 'live'),
  }
}

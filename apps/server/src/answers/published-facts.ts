import {
  type BetFacts,
  type Board,
  type DayFacts,
  funnelOf,
  isPositiveBet,
  isRecommended,
  isSharpMarket,
  learnedConfidence,
  type RecordedPick,
  type SlateFacts,
} from '@fairline/engine'
import { againstOf } from './against-of.ts'
import {
  type BetRow,
  betRowsOf,
  booksAgainst,
  booksFor,
  countInPlay,
  countRated,
  gameOf,
  meanConfidence,
  round,
} from './bet-rows.ts'
import { percentOf, tenthOf, wholeConfidence } from './wire.ts'

const tenth = (percent: number) => round(percent, 1)
/** An EV in percent, as the screen next to it shows it. */
const evPercent = (share: number) => Math.sign(share) * Number(tenthOf(share))

/** The facts of a bet. */
export function betFactsOf(row: BetRow): BetFacts {
  const { bet, fields, move } = row
  const confidence = learnedConfidence(bet)
  return {
    pick: fields.pick,
    game: gameOf(row),
    winProbability: percentOf(bet.fairProbability),
    breakEven: percentOf(1 / bet.price),
    marketProbability: bet.marketProbability === null ? null : percentOf(bet.marketProbability),
    isSharpMarket: isSharpMarket(bet),
    expectedValue: evPercent(bet.expectedValue),
    confidence: confidence === null ? null : wholeConfidence(confidence),
    inPlay: bet.state === 'live',
    against: againstOf(row),
    moves: move && { towards: booksFor(row), away: booksAgainst(row), books: move.books },
  }
}

/** The facts of the slate. @param ownBooks  whether the board is that of a visitor's own books */
export function slateFactsOf(board: Board, ownBooks: boolean): SlateFacts {
  const positive = betRowsOf(board)
    .filter(({ bet }) => isPositiveBet(bet))
    .sort((a, b) => b.bet.expectedValue - a.bet.expectedValue)
  const open = board.games.filter(({ result }) => result === null)
  const best = positive.find(({ bet }) => isRecommended(bet))
  return {
    ...funnelOf(board),
    games: open.length,
    live: open.filter(({ score }) => score !== null).length,
    learned: board.rated === null ? null : Math.floor(percentOf(board.rated)),
    ownBooks,
    recommendedInPlay: countInPlay(board),
    publishedPositiveEv: positive.filter((row) => row.isPick).length,
    averageConfidence: meanConfidence(positive),
    confidenceSample: countRated(positive),
    best: best ? betFactsOf(best) : null,
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
    date,
    picks: settled.length,
    won: side(1),
    lost: side(-1),
    pushed: side(0),
    profit: round(
      settled.reduce((sum, { came }) => sum + came.profit, 0),
      2,
    ),
    closingValue: closed.length === 0 ? null : tenth(100 * meanOf(closed)),
    saidToWin: tenth(100 * meanOf(settled.map(({ entry }) => entry.pick.chance))),
    live: settled.every(({ entry }) => entry.origin === 'live'),
  }
}

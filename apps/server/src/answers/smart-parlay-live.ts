import type { SmartParlayLivePicks } from '@fairline/contract'
import type { Board } from '@fairline/engine'
import {
  type BetRow,
  betFieldsOf,
  betRowsOf,
  isWorthwhile,
  liveRowsOf,
  publicationOf,
  rankScoreOf,
  round,
} from './bet-rows.ts'
import { cachedBy } from './cached-by.ts'
import { enhancedBetsOf, enhancedReasonsOf, isEnhanced } from './enhanced-markets.ts'
import { listFieldsOf } from './list-fields.ts'
import { betTexts, type ListedBet } from './listed-bet.ts'
import { liveScoreOf } from './live-score.ts'
import { propReasonsOf } from './player-props.ts'
import { type PropRow, propRowsOf } from './prop-rows.ts'
import { pickOf } from './smart-parlay.ts'
import { isoOf, provenanceOf } from './wire.ts'
import { matchupOf } from './words.ts'

type LivePick = SmartParlayLivePicks['picks'][number]
type Category = LivePick['category']

/** Every recommended bet, of a category where the query names one. */
export function smartParlayLivePicksOf(
  board: Board,
  { category }: { category?: Category | undefined } = {},
): SmartParlayLivePicks {
  const all = allOf(board)
  const shown = all.filter((pick) => category === undefined || pick.category === category)
  const count = (of: Category) => all.filter((pick) => pick.category === of).length
  return {
    picks: shown.map((pick, i) => ({ ...pick, rank: i + 1 })),
    totalOpportunities: shown.length,
    summary: {
      moneyline: count('moneyline'),
      spread: count('spread'),
      total: count('total'),
      team_total: count('team_total'),
      player_prop: count('player_prop'),
    },
    topGrades: shown.filter(({ valueGrade }) => valueGrade === 'A+' || valueGrade === 'A').length,
    lastUpdated: isoOf(board.asOf),
    ...listFieldsOf(board, { listed: shown.length, rows: candidatesOf(board, category) }),
    provenance: provenanceOf(board),
  }
}

/** The bets that a category could hold. */
function candidatesOf(board: Board, category: Category | undefined): readonly ListedBet[] {
  const rows = betRowsOf(board)
  if (category === 'player_prop') return propRowsOf(board)
  if (category === 'team_total') return enhancedBetsOf(board).filter(({ bet }) => bet.market.kind === 'team-total')
  return category === undefined ? rows : rows.filter((row) => categoryOf(row) === category)
}

const allOf = cachedBy((board: Board): readonly LivePick[] =>
  [
    ...[...betRowsOf(board), ...liveRowsOf(board)].filter(isWorthwhile).map(betPickOf),
    ...teamTotalsOf(board).filter(({ recommendation }) => recommendation !== 'pass'),
    ...propRowsOf(board)
      .filter(isWorthwhile)
      .map((row) => propPickOf(row, board.source)),
  ].sort(byScore),
)

/**
 * Highest score first, bets before the start before those in play, whose confidence is held against other odds; bets whose confidence is
 * not known are not ranked: by expected value after all others.
 */
const byScore = (a: LivePick, b: LivePick): number =>
  Number(a.badge !== null) - Number(b.badge !== null) ||
  (b.finalScore ?? Number.NEGATIVE_INFINITY) - (a.finalScore ?? Number.NEGATIVE_INFINITY) ||
  b.value - a.value ||
  (a.id < b.id ? -1 : 1)

const categoryOf = ({ bet }: BetRow): Category =>
  bet.market.kind === 'spread' || bet.market.kind === 'total' ? bet.market.kind : 'moneyline'

function betPickOf(row: BetRow): LivePick {
  const value = round(row.bet.expectedValue, 4)
  return {
    ...pickOf(row, 0),
    category: categoryOf(row),
    value,
    badge: row.bet.state === 'live' ? 'LIVE' : null,
    score: liveScoreOf(row.onBoard),
  }
}

/** Team totals that the richer UBSE list holds, too. */
const teamTotalsOf = (board: Board): LivePick[] =>
  enhancedBetsOf(board)
    .filter((row) => row.bet.market.kind === 'team-total' && isEnhanced(row))
    .map((row) => teamTotalOf(row, board.source))

const teamTotalOf = (row: ListedBet, source: string): LivePick =>
  sidePickOf(row, { source, category: 'team_total', reasons: enhancedReasonsOf(row.bet) })

const propPickOf = (row: PropRow, source: string): LivePick =>
  sidePickOf(row, { source, category: 'player_prop', reasons: propReasonsOf(row).slice(0, 2) })

interface SidePickOptions {
  readonly source: string
  readonly category: Category
  readonly reasons: readonly string[]
}

/** A bet next to winner, spread and total. */
function sidePickOf(row: ListedBet, { source, category, reasons }: SidePickOptions): LivePick {
  const { bet, onBoard } = row
  const value = round(bet.expectedValue, 4)
  return {
    ...betFieldsOf(onBoard, bet, source),
    ...publicationOf(onBoard, bet),
    ...betTexts(row),
    rank: 0,
    finalScore: rankScoreOf(row),
    game: matchupOf(onBoard.game),
    expectedValue: value,
    value,
    reasoning: `${reasons.join('. ')}.`,
    category,
    badge: null,
    score: null,
  }
}

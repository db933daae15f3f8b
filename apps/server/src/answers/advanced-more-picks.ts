import { type AdvancedMorePicks, type AdvancedPick, HIGH_CONFIDENCE } from '@fairline/contract'
import { type Board, plural } from '@fairline/engine'
import {
  type BetRow,
  betRowsOf,
  byRank,
  countConfident,
  countRated,
  gameOf,
  inPercent,
  isWorthwhile,
  meanConfidence,
  rankScoreOf,
  round,
  sharpValueOf,
  TRENDING,
} from './bet-rows.ts'
import { listFieldsOf } from './list-fields.ts'
import { noneWorthMaking } from './none-worth-making.ts'
import { builtInAnalysisOf } from './pick-analysis.ts'
import { pulseOf } from './pick-pulse.ts'
import { strategiesOf } from './pick-strategies.ts'
import { reasonsOf } from './reasons.ts'
import { isoOf, provenanceOf } from './wire.ts'

/** At once, unless the query has a limit. */
const LIMIT = 4

/** The picks of the day by rank score, from an offset on. */
export function advancedMorePicksOf(
  board: Board,
  { offset = 0, limit = LIMIT }: { offset?: number | undefined; limit?: number | undefined } = {},
): AdvancedMorePicks {
  const rows = betRowsOf(board)
  const worthwhile = rows.filter(isWorthwhile).sort(byRank)
  return {
    picks: worthwhile.slice(offset, offset + limit).map((row, i) => shownOf(row, offset + i + 1, board)),
    summary: {
      totalPicks: worthwhile.length,
      avgConfidence: meanConfidence(worthwhile),
      confidenceSample: countRated(worthwhile),
      highConfidencePicks: countConfident(worthwhile, HIGH_CONFIDENCE),
      trendingPicks: worthwhile.filter(({ towards }) => (towards ?? 0) >= TRENDING).length,
      byMarket: {
        moneyline: countOf(worthwhile, 'moneyline', 'three-way'),
        spread: countOf(worthwhile, 'spread'),
        total: countOf(worthwhile, 'total'),
      },
      byLeague: Object.fromEntries(
        [...Map.groupBy(worthwhile, ({ fields }) => fields.league)].map(([league, of]) => [league, of.length]),
      ),
      message: worthwhile.length > 0 ? null : whyNone(board, rows.length),
    },
    ...listFieldsOf(board, { listed: worthwhile.length, rows }),
    hasMore: offset + limit < worthwhile.length,
    provenance: provenanceOf(board),
  }
}

/** Why no bet is listed. @param prices  how many bets have one */
function whyNone(board: Board, prices: number): string {
  if (board.rated !== null) return noneWorthMaking(board)
  return prices === 0
    ? 'No odds on upcoming games yet'
    : `${noneWorthMaking(board)}: ${plural(prices, 'price')} checked`
}

const countOf = (rows: readonly BetRow[], ...kinds: readonly string[]): number =>
  rows.filter(({ fields }) => kinds.includes(fields.marketType)).length

function shownOf(row: BetRow, rank: number, board: Board): AdvancedPick {
  const { bet, fields, towards, isPick } = row
  const { gameTime, league, homeTeam, awayTeam } = fields
  const isTrending = (towards ?? 0) >= TRENDING
  const score = Math.min(100, Math.max(0, round(bet.expectedValue * 1000, 0)))
  return {
    ...fields,
    game: {
      league,
      homeTeam,
      awayTeam,
      gameTime,
      startTime: gameTime,
      gameStatus: 'Scheduled',
      homeScore: null,
      awayScore: null,
    },
    matchInfo: gameOf(row),
    lastUpdated: isoOf(bet.quotedAt),
    rank,
    rankScore: rankScoreOf(row),
    valueScore: score,
    expectedValue: inPercent(bet.expectedValue),
    sharpValue: sharpValueOf(bet),
    isTrending,
    trendDirection: towards === null || Math.abs(towards) < TRENDING ? null : towards > 0 ? 'up' : 'down',
    tags: [...(score > 70 ? ['High Value'] : []), ...(isTrending ? ['Trending'] : []), ...(isPick ? ['Pick'] : [])],
    strategies: strategiesOf(row, board),
    ...pulseOf(row, board),
    reasoning: reasonsOf(row),
    chatgptTrends: builtInAnalysisOf(row, board),
  }
}

import type { SmartParlayIntegrated, SmartParlayPick, SmartParlayPicks } from '@fairline/contract'
import { type Board, bestOfEachGame, shownValue } from '@fairline/engine'
import {
  type BetRow,
  betRowsOf,
  byRank,
  gameOf,
  isStrong,
  isWorthwhile,
  liveRowsOf,
  meanConfidence,
  rankScoreOf,
  round,
} from './bet-rows.ts'
import { listFieldsOf } from './list-fields.ts'
import { liveScoreOf } from './live-score.ts'
import { publishedPicksOf } from './published-picks.ts'
import { reasonOf } from './reasons.ts'
import { isoOf, provenanceOf } from './wire.ts'

const TOP = 25
/** High value as documented: EV as a share of the stake. */
const HIGH_VALUE = 0.15

/** The best bet of each market, the best 25. */
export function smartParlayPicksOf(board: Board): SmartParlayPicks {
  const rows = betRowsOf(board)
  const best = bestOfEachMarket(rows.filter(isWorthwhile))
  const top = best.slice(0, TOP)
  return {
    picks: top.map((row, i) => pickOf(row, i + 1)),
    totalPicks: best.length,
    highValue: rows.filter(({ bet }) => shownValue(bet.expectedValue) > HIGH_VALUE).length,
    lastUpdated: isoOf(board.asOf),
    avgConfidence: meanConfidence(top),
    ...listFieldsOf(board, { listed: best.length, rows }),
    provenance: provenanceOf(board),
  }
}

/** Of one market of one game both sides of several lines may be worth their price: the best stands for it. */
function bestOfEachMarket(rows: readonly BetRow[]): BetRow[] {
  const markets = new Map<string, BetRow>()
  for (const row of rows.toSorted(byRank)) {
    const key = `${row.fields.gameId}|${row.fields.marketType}`
    if (!markets.has(key)) markets.set(key, row)
  }
  return [...markets.values()]
}

/** A bet in the ranked lists. */
export function pickOf(row: BetRow, rank: number): SmartParlayPick {
  return {
    ...row.fields,
    rank,
    finalScore: rankScoreOf(row),
    game: gameOf(row),
    reasoning: reasonOf(row),
    expectedValue: round(row.bet.expectedValue, 4),
  }
}

/** The best bet of every game that has one now, and what was published of games that are on. */
export function smartParlayIntegratedOf(board: Board): SmartParlayIntegrated {
  const upcoming = bestOfEachGame(betRowsOf(board))
  const live = bestOfEachGame(liveRowsOf(board))
  const all = [...live, ...upcoming]
  return {
    recommendations: all.map((row) => ({
      ...row.fields,
      game: gameOf(row),
      gameType: row.bet.state === 'live' ? ('LIVE' as const) : ('scheduled' as const),
      expectedValue: round(row.bet.expectedValue, 4),
      recommendation: documentedVerdict(row),
      verdict: row.bet.recommendation,
      reasoning: reasonOf(row),
      score: liveScoreOf(row.onBoard),
      liveContext: row.onBoard.score
        ? { currentScore: `${row.onBoard.score.away ?? '–'}–${row.onBoard.score.home ?? '–'}` }
        : null,
    })),
    publishedInPlay: publishedPicksOf(board, 'live'),
    breakdown: { liveGames: live.length, scheduledGames: upcoming.length },
    // In play a confidence is held against other odds.
    qualityMetrics: { avgConfidence: meanConfidence(upcoming) },
    ...listFieldsOf(board, { listed: all.length, rows: [...betRowsOf(board), ...liveRowsOf(board)] }),
    provenance: provenanceOf(board),
  }
}

/** The one recommendation of a bet in the words of the document. */
function documentedVerdict({ bet }: BetRow): SmartParlayIntegrated['recommendations'][number]['recommendation'] {
  if (bet.recommendation !== 'bet') return 'LEAN'
  return isStrong(bet) ? 'STRONG_BET' : 'BET'
}

import type { SmartParlayIntegrated, SmartParlayPick, SmartParlayPicks } from '@fairline/contract'
import { type Board, type BoardGame, decisionsOf, isPick } from '@fairline/engine'
import {
  type BetRow,
  betRowsOf,
  byRank,
  gameOf,
  isWorthwhile,
  meanConfidence,
  rankScoreOf,
  round,
  rowsOf,
} from './bet-rows.ts'
import { reasonOf } from './reasons.ts'
import { isoOf, provenanceOf } from './wire.ts'

const TOP = 25
const STRONG = 80

/** The best bet of each market, the best 25. */
export function smartParlayPicksOf(board: Board): SmartParlayPicks {
  const best = bestOfEachMarket(betRowsOf(board).filter(isWorthwhile))
  const top = best.slice(0, TOP)
  return {
    picks: top.map((row, i) => pickOf(row, i + 1)),
    totalPicks: best.length,
    lastUpdated: isoOf(board.asOf),
    avgConfidence: meanConfidence(top),
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
    ...{ rank, finalScore: rankScoreOf(row), game: gameOf(row), reasoning: reasonOf(row) },
    expectedValue: round(row.bet.expectedValue, 4),
  }
}

/** The best bet of every game to come, and what was picked of those that are on. */
export function smartParlayIntegratedOf(board: Board): SmartParlayIntegrated {
  const toCome = bestOfEachGame(betRowsOf(board).filter(isWorthwhile))
  const live = livePicksOf(board)
  const all = [...live, ...toCome]
  return {
    recommendations: all.map((row) => ({
      ...row.fields,
      ...{ game: gameOf(row), gameType: row.onBoard.score ? ('LIVE' as const) : ('scheduled' as const) },
      expectedValue: round(row.bet.expectedValue, 4),
      recommendation: (row.bet.confidence ?? 0) >= STRONG ? ('STRONG_BET' as const) : ('BET' as const),
      reasoning: reasonOf(row),
      liveContext: row.onBoard.score
        ? { currentScore: `${row.onBoard.score.away ?? '–'}–${row.onBoard.score.home ?? '–'}` }
        : null,
    })),
    breakdown: { liveGames: live.length, scheduledGames: toCome.length },
    qualityMetrics: { avgConfidence: meanConfidence(all) },
    provenance: provenanceOf(board),
  }
}

/** What was picked of games that are on. */
export const livePicksOf = (board: Board): BetRow[] =>
  board.games
    .filter(({ score, result }) => score !== null && result === null)
    .flatMap((game) => pickedOf(game, board.source))

/** The best of each game, by rank score. */
export function bestOfEachGame(rows: readonly BetRow[]): BetRow[] {
  const games = new Map<string, BetRow>()
  for (const row of rows.toSorted(byRank)) if (!games.has(row.fields.gameId)) games.set(row.fields.gameId, row)
  return [...games.values()]
}

/** What was picked of a game before it began. */
function pickedOf(onBoard: BoardGame, source: string): BetRow[] {
  return decisionsOf(onBoard).some(isPick) ? rowsOf(onBoard, source).filter((row) => row.isPick) : []
}

import type { AiMarketAnalysis, AnalyzePick } from '@fairline/contract'
import type { Board } from '@fairline/engine'
import type { WrittenBy } from '../jobs/keep-usage.ts'
import {
  type BetRow,
  betRowsOf,
  booksAgainst,
  booksFor,
  byRank,
  gameOf,
  inPercent,
  isWorthwhile,
  meanConfidence,
  round,
} from './bet-rows.ts'
import { reasonsOf } from './reasons.ts'
import { bestOfEachGame, livePicksOf } from './smart-parlay.ts'
import { betFactsOf, slateFactsOf } from './told-facts.ts'
import { isoOf, provenanceOf } from './wire.ts'

/** So many bets to come are told. */
const SHOWN = 6
/** From here on confidence is high; a value is high from so many percent of the stake on. */
const [HIGH, HIGH_VALUE] = [80, 0.03]

/** The slate in words: its best bets and the picks that are on. */
export async function marketAnalysisOf(board: Board, analyst: WrittenBy): Promise<AiMarketAnalysis> {
  const toCome = bestOfEachGame(betRowsOf(board).filter(isWorthwhile).sort(byRank)).slice(0, SHOWN)
  const live = livePicksOf(board)
  const told = async (row: BetRow, isLive: boolean) => ({
    ...row.fields,
    ...{ bet: row.fields.pick, matchInfo: gameOf(row), isLive, expectedValue: round(row.bet.expectedValue, 4) },
    reasoning: isLive
      ? reasonsOf(row)
      : [...(await analyst.write('market', (one) => one.bet(betFactsOf(row))))].slice(1),
  })
  const rows = [...live, ...toCome]
  const facts = slateFactsOf(board)
  const overview = await analyst.write('market', (one) => one.slate(facts))
  return {
    strategicInsights: {
      valueOpportunities: await Promise.all([
        ...live.map((row) => told(row, true)),
        ...toCome.map((row) => told(row, false)),
      ]),
    },
    executiveSummary: {
      topOpportunities: toCome.map((row) => `${row.fields.league}: ${row.fields.pick}, ${gameOf(row)}`),
      marketOverview: overview.join(' '),
    },
    metadata: {
      ...{ gameCount: facts.games, liveGames: facts.live, unmatched: 0 },
      highConfidencePicks: rows.filter(({ bet }) => (bet.confidence ?? 0) >= HIGH).length,
      averageConfidence: meanConfidence(rows),
      ...{ timestamp: isoOf(board.asOf), analyst: analyst.name },
    },
    provenance: provenanceOf(board),
  }
}

/** One bet in words; null where the board has none of that id. */
export async function pickAnalysisOf(board: Board, id: string, analyst: WrittenBy): Promise<AnalyzePick | null> {
  const row = betRowsOf(board).find(({ fields }) => fields.id === id)
  if (!row) return null
  const sentences = await analyst.write('pick', (one) => one.bet(betFactsOf(row)))
  const moved = booksFor(row) - booksAgainst(row)
  const value = row.bet.expectedValue
  return {
    success: true,
    analysis: {
      marketSentiment: moved > 0 ? 'bullish' : moved < 0 ? 'bearish' : 'other',
      valueOpportunity: value <= 0 ? 'other' : value >= HIGH_VALUE ? 'high' : 'low',
      keyFactors: [...reasonsOf(row), `Expected value ${inPercent(value)}%`].slice(0, 5),
      aiInsights: sentences.join(' '),
      ...{ generatedAt: isoOf(board.asOf), analyst: analyst.name },
    },
  }
}

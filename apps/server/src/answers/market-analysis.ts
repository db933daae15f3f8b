import { type AiMarketAnalysis, type AnalyzePick, HIGH_CONFIDENCE } from '@fairline/contract'
import { type BetFacts, type Board, bestOfEachGame, type SlateFacts } from '@fairline/engine'
import type { WrittenBy } from '../jobs/keep-usage.ts'
import { type BetRow, betRowsOf, countConfident, gameOf, liveRowsOf, meanConfidence, round } from './bet-rows.ts'
import { listFieldsOf } from './list-fields.ts'
import { liveScoreOf } from './live-score.ts'
import { type PickFigures, pickFiguresOf } from './pick-analysis.ts'
import { betFactsOf, slateFactsOf } from './published-facts.ts'
import { publishedPicksOf } from './published-picks.ts'
import { reasonsOf } from './reasons.ts'
import { isoOf, provenanceOf } from './wire.ts'

/** At most this many bets on games to come are listed, and this many in play. */
const SHOWN = 6

/** The slate without its words, as plain data: what an analyst writes from. */
export interface MarketAnalysisView {
  readonly opportunities: readonly Omit<Opportunity, 'reasoning'>[]
  /** The best bet of each game that is on, with all that speaks for it. */
  readonly inPlay: readonly Opportunity[]
  /** Facts about each of them. */
  readonly bets: readonly BetFacts[]
  readonly slate: SlateFacts
  readonly rest: Omit<AiMarketAnalysis, 'strategicInsights' | 'executiveSummary' | 'metadata'>
  readonly metadata: Omit<AiMarketAnalysis['metadata'], 'analyst'>
}

type Opportunity = AiMarketAnalysis['strategicInsights']['valueOpportunities'][number]

/** The best bets of the slate and the picks that are on. @param ownBooks  whether the board is that of a visitor's own books */
export function marketAnalysisViewOf(board: Board, ownBooks: boolean): MarketAnalysisView {
  const all = betRowsOf(board)
  const rows = bestOfEachGame(all).slice(0, SHOWN)
  const slate = slateFactsOf(board, ownBooks)
  return {
    opportunities: rows.map(opportunityOf),
    inPlay: bestOfEachGame(liveRowsOf(board))
      .slice(0, SHOWN)
      .map((row) => ({ ...opportunityOf(row), reasoning: reasonsOf(row) })),
    bets: rows.map(betFactsOf),
    slate,
    rest: {
      publishedInPlay: publishedPicksOf(board, 'live'),
      ...listFieldsOf(board, { listed: rows.length, rows: all }),
      provenance: provenanceOf(board),
    },
    metadata: {
      gameCount: slate.games,
      liveGames: slate.live,
      unmatched: 0,
      highConfidencePicks: countConfident(rows, HIGH_CONFIDENCE),
      averageConfidence: meanConfidence(rows),
      timestamp: isoOf(board.asOf),
    },
  }
}

const opportunityOf = (row: BetRow): Omit<Opportunity, 'reasoning'> => ({
  ...row.fields,
  bet: row.fields.pick,
  matchInfo: gameOf(row),
  isLive: row.bet.state === 'live',
  score: liveScoreOf(row.onBoard),
  expectedValue: round(row.bet.expectedValue, 4),
})

/** The same in an analyst's words. */
export async function marketAnalysisOf(view: MarketAnalysisView, analyst: WrittenBy): Promise<AiMarketAnalysis> {
  const overview = await analyst.write('market', (writer) => writer.slate(view.slate))
  const reasons = await Promise.all(
    view.bets.map(async (facts) => (await analyst.write('market', (writer) => writer.bet(facts))).slice(1)),
  )
  return {
    ...view.rest,
    strategicInsights: {
      valueOpportunities: [
        ...view.opportunities.map((bet, i) => ({ ...bet, reasoning: reasons[i] ?? [] })),
        ...view.inPlay,
      ],
    },
    executiveSummary: {
      topOpportunities: view.opportunities.map(({ league, pick, matchInfo }) => `${league}: ${pick}, ${matchInfo}`),
      marketOverview: overview.join(' '),
    },
    metadata: { ...view.metadata, analyst: analyst.name },
  }
}

/** One bet without its words, as plain data. */
export interface PickAnalysisView {
  readonly facts: BetFacts
  readonly figures: PickFigures
}

/** What is known of one bet; null if the board has none of that id. */
export function pickAnalysisViewOf(board: Board, id: string): PickAnalysisView | null {
  const row = betRowsOf(board).find(({ fields }) => fields.id === id)
  return row ? { facts: betFactsOf(row), figures: pickFiguresOf(row, board) } : null
}

/** The same in an analyst's words. */
export async function pickAnalysisOf({ facts, figures }: PickAnalysisView, analyst: WrittenBy): Promise<AnalyzePick> {
  const sentences = await analyst.write('pick', (writer) => writer.bet(facts))
  return { success: true, analysis: { ...figures, aiInsights: sentences.join(' '), analyst: analyst.name } }
}

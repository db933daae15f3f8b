import { type AiMarketAnalysis, aiMarketAnalysis } from '@fairline/contract'
import { CallFailed, call } from '../../lib/call.ts'

/** As documented. */
export const MAX_PICKS = 6
export const REFRESH_MS = 30_000

/** A pick of the analysis. */
export type AnalyzedPick = AiMarketAnalysis['strategicInsights']['valueOpportunities'][number]

/** What the screen shows of an analysis. */
export interface Analysis extends Pick<AiMarketAnalysis, 'funnel' | 'justMissed'> {
  /** On games to come. */
  readonly picks: readonly AnalyzedPick[]
  /** On games that are on. */
  readonly inPlay: readonly AnalyzedPick[]
  readonly publishedInPlay: AiMarketAnalysis['publishedInPlay']
  readonly marketOverview: string
  readonly totalGames: number
  readonly liveGames: number
  readonly highConfidencePicks: number
  /** Percent; null where none is known. */
  readonly averageConfidence: number | null
  /** Suggestions that belong to no game of the slate. */
  readonly unmatched: number
  readonly timestamp: string
  readonly provenance: AiMarketAnalysis['provenance']
  readonly analyst: string
}

/** Loads the analysis of the slate. @throws {Error} `Analysis failed: {status}` if the server refuses or fails */
export async function fetchAnalysis(signal?: AbortSignal): Promise<Analysis> {
  const answer = await call(aiMarketAnalysis, {
    ...(signal && { signal }),
  }).catch((error: unknown) => {
    if (error instanceof CallFailed && error.status !== null) throw new Error(`Analysis failed: ${error.status}`)
    throw error
  })
  const { strategicInsights, publishedInPlay, executiveSummary, metadata, funnel, justMissed, provenance } = answer
  const { valueOpportunities } = strategicInsights
  return {
    picks: valueOpportunities.filter(({ isLive }) => !isLive).slice(0, MAX_PICKS),
    inPlay: valueOpportunities.filter(({ isLive }) => isLive).slice(0, MAX_PICKS),
    publishedInPlay,
    funnel,
    justMissed,
    marketOverview: executiveSummary.marketOverview,
    totalGames: metadata.gameCount,
    liveGames: metadata.liveGames,
    highConfidencePicks: metadata.highConfidencePicks,
    averageConfidence: metadata.averageConfidence,
    unmatched: metadata.unmatched,
    timestamp: metadata.timestamp,
    provenance,
    analyst: metadata.analyst,
  }
}

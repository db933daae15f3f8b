import { type AiMarketAnalysis, aiMarketAnalysis } from '@fairline/contract'
import { CallFailed, call } from '../../lib/call.ts'

/** So many picks are shown, and so long is waited before they are written anew while a game is on. */
export const [MOST_PICKS, AGAIN_MS] = [6, 30_000]

/** A pick of the analysis. */
export type AnalysedPick = AiMarketAnalysis['strategicInsights']['valueOpportunities'][number]

/** What the screen shows of an analysis. */
export interface Analysis {
  readonly picks: readonly AnalysedPick[]
  readonly marketOverview: string
  readonly totalGames: number
  readonly liveGames: number
  readonly highConfidencePicks: number
  /** Percent; null where none is known. */
  readonly averageConfidence: number | null
  /** Suggestions that belong to no game of the slate. */
  readonly unmatched: number
  readonly timestamp: string
  readonly analyst: string
}

/** The slate in words, as it is now. @throws {Error} `Analysis failed: {status}` where it cannot be had */
export async function fetchAnalysis(signal?: AbortSignal): Promise<Analysis> {
  const { strategicInsights, executiveSummary, metadata } = await call(aiMarketAnalysis, {
    ...(signal && { signal }),
  }).catch((error: unknown) => {
    if (error instanceof CallFailed && error.status !== null) throw new Error(`Analysis failed: ${error.status}`)
    throw error
  })
  return {
    picks: strategicInsights.valueOpportunities.slice(0, MOST_PICKS),
    marketOverview: executiveSummary.marketOverview,
    totalGames: metadata.gameCount,
    liveGames: metadata.liveGames,
    highConfidencePicks: metadata.highConfidencePicks,
    averageConfidence: metadata.averageConfidence,
    unmatched: metadata.unmatched,
    timestamp: metadata.timestamp,
    analyst: metadata.analyst,
  }
}

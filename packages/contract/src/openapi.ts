import * as z from 'zod/mini'
import { aiAccess, logOut, operatorAccess } from './access.ts'
import { adminPredictions } from './admin.ts'
import { advancedMorePicks } from './advanced-more-picks.ts'
import { aiMarketAnalysis } from './ai-market-analysis.ts'
import { openaiDailyReport, openaiEnhancedAnalysis, openaiTestConnection, openaiUsageStats } from './analyst.ts'
import { analyticsOpportunities, analyticsSummary } from './analytics.ts'
import { analyzePick } from './analyze-pick.ts'
import { arbitrageOpportunities, arbitrageReport, arbitrageScan, arbitrageStart, arbitrageStop } from './arbitrage.ts'
import { bayesianAnalysis } from './bayesian-analysis.ts'
import { listBets } from './bets/list-bets.ts'
import { bettingMatrix } from './betting-matrix.ts'
import { autoEnhancedMarkets } from './enhanced-markets.ts'
import { gamePage } from './game-page.ts'
import { health } from './health.ts'
import { ledgerStory, ledgerVerify } from './ledger-story.ts'
import { lineMovement } from './line-movement.ts'
import { liveGames, liveGamesAnalysis, liveUbseStatus, liveUbseUpdates } from './live.ts'
import { liveData } from './live-data.ts'
import { marketIntelligence } from './market-intelligence.ts'
import { parlayPicks } from './parlay-picks.ts'
import { pastDay } from './past-day.ts'
import {
  authenticProps,
  playerProps,
  premiumPlayerProps,
  randomLivePlayerProp,
  randomPlayerProp,
} from './player-props.ts'
import { Problem } from './problem.ts'
import type { Route } from './route.ts'
import { site } from './site.ts'
import { pricedSlip } from './slip.ts'
import { smartParlayIntegrated, smartParlayLivePicks, smartParlayPicks } from './smart-parlay.ts'
import { sharePredictions, shareUrls, trackShare } from './social-sharing.ts'
import {
  alternativePicks,
  analyticsComparisons,
  analyticsDailyReport,
  dropTest,
  fiveDayTest,
  readTest,
  startTest,
  unifiedAnalysis,
} from './strategies.ts'
import { BeatEvent, BoardEvent, STREAM_PATH } from './stream.ts'
import { teamGameHistory, teamStats } from './teams.ts'
import { convertTool, hedgeTool, parlayTool, promoTool } from './tools.ts'
import { trackRecord, trackRecordPicks } from './track-record.ts'
import { ubseRecommendations } from './ubse-recommendations.ts'
import { userPicks } from './user-picks.ts'

/** Every route there is. */
export const routes: readonly Route[] = [
  listBets,
  health,
  liveData,
  parlayPicks,
  bayesianAnalysis,
  advancedMorePicks,
  ubseRecommendations,
  smartParlayPicks,
  smartParlayLivePicks,
  smartParlayIntegrated,
  marketIntelligence,
  bettingMatrix,
  analyticsOpportunities,
  analyticsSummary,
  trackRecord,
  trackRecordPicks,
  ledgerStory,
  ledgerVerify,
  arbitrageScan,
  arbitrageOpportunities,
  arbitrageReport,
  premiumPlayerProps,
  authenticProps,
  playerProps,
  randomPlayerProp,
  randomLivePlayerProp,
  alternativePicks,
  unifiedAnalysis,
  fiveDayTest,
  analyticsComparisons,
  analyticsDailyReport,
  convertTool,
  parlayTool,
  hedgeTool,
  promoTool,
  sharePredictions,
  shareUrls,
  trackShare,
  userPicks,
  lineMovement,
  gamePage,
  pricedSlip,
  pastDay,
  site,
  autoEnhancedMarkets,
  liveGames,
  liveGamesAnalysis,
  liveUbseStatus,
  liveUbseUpdates,
  teamStats,
  teamGameHistory,
  adminPredictions,
  startTest,
  readTest,
  dropTest,
  analyzePick,
  aiMarketAnalysis,
  openaiUsageStats,
  openaiDailyReport,
  openaiTestConnection,
  openaiEnhancedAnalysis,
  arbitrageStart,
  arbitrageStop,
  aiAccess,
  operatorAccess,
  logOut,
]

/** The live stream speaks in events; OpenAPI has one schema for what each of them carries. */
function stream() {
  const events = { anyOf: [z.toJSONSchema(BoardEvent), z.toJSONSchema(BeatEvent)] }
  const description =
    'Server-sent events: a `board` event for each new version, a `beat` in between; resumes from Last-Event-ID.'
  return {
    summary: description,
    responses: { 200: { description, content: { 'text/event-stream': { schema: events } } } },
  }
}

/** What stands in braces in a path. */
const placesOf = (path: string): object[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({ name, in: 'path', required: true, schema: { type: 'string' } }))

/** Parameters of the address, each with its schema. */
function parametersOf(query: z.ZodMiniType): object[] {
  const { properties = {}, required = [] } = z.toJSONSchema(query, { io: 'input', unrepresentable: 'any' })
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }))
}

/** The OpenAPI document, made from the routes themselves. */
export function openApi(version: string): object {
  const problem = { content: { 'application/problem+json': { schema: z.toJSONSchema(Problem) } } }
  const operation = ({ summary, answer, query, path, body }: Route) => ({
    summary,
    ...(body ? { requestBody: { content: { 'application/json': { schema: z.toJSONSchema(body) } } } } : {}),
    ...(query || path.includes('{') ? { parameters: [...placesOf(path), ...(query ? parametersOf(query) : [])] } : {}),
    responses: {
      200: { description: summary, content: { 'application/json': { schema: z.toJSONSchema(answer) } } },
      ...(query || body ? { 400: { description: 'Invalid: names the field and what is expected.', ...problem } } : {}),
      503: { description: 'No board yet: the app is starting.', ...problem },
    },
  })
  return {
    openapi: '3.1.0',
    info: {
      title: 'Fairline',
      version,
      description: 'For entertainment. Every number is measured, modeled or quoted.',
    },
    paths: {
      ...Object.fromEntries(
        [...Map.groupBy(routes, ({ path }) => path)].map(([path, doors]) => [
          path,
          Object.fromEntries(doors.map((door) => [door.method.toLowerCase(), operation(door)])),
        ]),
      ),
      [STREAM_PATH]: { get: stream() },
    },
  }
}

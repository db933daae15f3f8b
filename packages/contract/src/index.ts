export { AccessRequest, aiAccess, Gate, LogOutRequest, logOut, operatorAccess } from './access.ts'
export { type AdminPredictions, adminPredictions } from './admin.ts'
export { type AdvancedMorePicks, AdvancedPick, advancedMorePicks } from './advanced-more-picks.ts'
export { type AiMarketAnalysis, aiMarketAnalysis } from './ai-market-analysis.ts'
export {
  EnhancedAnalysisRequest,
  type OpenaiUsageStats,
  openaiDailyReport,
  openaiEnhancedAnalysis,
  openaiTestConnection,
  openaiUsageStats,
} from './analyst.ts'
export {
  type AnalyticsOpportunities,
  type AnalyticsSummary,
  analyticsOpportunities,
  analyticsSummary,
  Opportunity,
} from './analytics.ts'
export { type AnalyzePick, analyzePick, type PickAnalysis } from './analyze-pick.ts'
export {
  type ArbitrageOpportunities,
  ArbitrageOpportunity,
  type ArbitrageQuery,
  type ArbitrageReport,
  type ArbitrageScan,
  arbitrageKinds,
  arbitrageOpportunities,
  arbitrageReport,
  arbitrageScan,
  arbitrageStart,
  arbitrageStop,
} from './arbitrage.ts'
export { type BayesianAnalysis, bayesianAnalysis } from './bayesian-analysis.ts'
export { type LiveScore, PublishedBet } from './bet-fields.ts'
export { Bet, type BetQuery, defaultBets, type ListBets, listBets } from './bets/list-bets.ts'
export { type BettingMatrix, bettingMatrix } from './betting-matrix.ts'
export { type AutoEnhancedMarkets, autoEnhancedMarkets, EnhancedPick } from './enhanced-markets.ts'
export { type GamePage, gamePage } from './game-page.ts'
export { type Health, health } from './health.ts'
export { HIGH_CONFIDENCE } from './high-confidence.ts'
export { leagueKeys } from './league-keys.ts'
export { type LedgerStory, type LedgerVerify, ledgerStory, ledgerVerify } from './ledger-story.ts'
export { type LineMovement, lineMovement } from './line-movement.ts'
export { type Funnel, MissedBet, type PropFunnel } from './list-fields.ts'
export {
  type LiveGames,
  type LiveGamesAnalysis,
  type LiveUbseStatus,
  type LiveUbseUpdates,
  liveGames,
  liveGamesAnalysis,
  liveUbseStatus,
  liveUbseUpdates,
} from './live.ts'
export { type LiveData, LiveGame, liveData } from './live-data.ts'
export { type MarketIntelligence, marketIntelligence } from './market-intelligence.ts'
export type { MarketPulse } from './market-pulse.ts'
export { openApi, routes } from './openapi.ts'
export { OwnBooks, regions } from './own-books.ts'
export { type ParlayPicks, PickShown, parlayPicks } from './parlay-picks.ts'
export { type PastDay, pastDay } from './past-day.ts'
export {
  type AuthenticProps,
  authenticProps,
  EnhancedProp,
  type PlayerProps,
  type PremiumPlayerProps,
  PremiumProp,
  playerProps,
  premiumPlayerProps,
  type RandomPlayerProp,
  randomLivePlayerProp,
  randomPlayerProp,
} from './player-props.ts'
export { Problem } from './problem.ts'
export { Provenance } from './provenance.ts'
export { PublishedPick } from './published-pick.ts'
export type { QuotedMarket } from './quoted-market.ts'
export { type Route, route } from './route.ts'
export { type Site, site } from './site.ts'
export { type PricedSlip, pricedSlip } from './slip.ts'
export {
  categories,
  type SmartParlayIntegrated,
  type SmartParlayLivePicks,
  SmartParlayPick,
  type SmartParlayPicks,
  smartParlayIntegrated,
  smartParlayLivePicks,
  smartParlayPicks,
} from './smart-parlay.ts'
export {
  platforms,
  type SharePrediction,
  type SharePredictions,
  ShareResponse,
  type ShareUrls,
  sharePredictions,
  shareUrls,
  trackShare,
} from './social-sharing.ts'
export {
  type AlternativePicks,
  type AnalyticsComparisons,
  type AnalyticsDailyReport,
  alternativePicks,
  analyticsComparisons,
  analyticsDailyReport,
  ComparisonRow,
  dropTest,
  type FiveDayTest,
  fiveDayTest,
  readTest,
  type StrategyTest,
  startTest,
  type UnifiedAnalysis,
  unifiedAnalysis,
} from './strategies.ts'
export { BeatEvent, BoardEvent, STREAM_PATH } from './stream.ts'
export { type TeamGameHistory, type TeamStats, teamGameHistory, teamStats } from './teams.ts'
export {
  type ConvertTool,
  convertTool,
  type HedgeTool,
  hedgeTool,
  type ParlayTool,
  type PromoTool,
  parlayTool,
  promoTool,
} from './tools.ts'
export {
  type PickResponse,
  type RecordStatus,
  type TrackRecord,
  type TrackRecordPicks,
  trackRecord,
  trackRecordPicks,
} from './track-record.ts'
export { UbseRecommendation, type UbseRecommendations, ubseRecommendations } from './ubse-recommendations.ts'
export { type UserPicks, userPicks } from './user-picks.ts'

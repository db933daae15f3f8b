export type { BoardQuote } from './arbitrage/board-quote.ts'
export { type Candidate, findCandidates } from './arbitrage/find-candidates.ts'
export { findOpportunities } from './arbitrage/find-opportunities.ts'
export { canEndLevel } from './arbitrage/level-games.ts'
export {
  type MarketWatch,
  marketWatch,
  type PastArbitrage,
  survivalOf,
  type WatchedArbitrage,
  type WatchedGame,
  type WatchStats,
} from './arbitrage/market-watch.ts'
export { maxCost, type OpportunityKind, opportunityKinds } from './arbitrage/opportunity-kind.ts'
export {
  isDrawNoBet,
  mayReturnAll,
  type Opportunity,
  paysMoreThanOneLeg,
  SMALLEST_SHARE,
  stakeCandidates,
} from './arbitrage/stake-candidates.ts'
export { archiveSource } from './archive/archive-source.ts'
export { between } from './archive/between.ts'
export { factKey } from './archive/fact-key.ts'
export { compareFacts, phaseOf } from './archive/fact-order.ts'
export { auditLeague, type LeagueAudit } from './backtest/audit/audit-league.ts'
export { auditProps } from './backtest/audit/audit-props.ts'
export type { AuditCheck, AuditRow } from './backtest/audit/audit-row.ts'
export { backtest, reportOf } from './backtest/backtest.ts'
export { LOOK_HOURS, type TimedConfidence } from './backtest/confidence-looks.ts'
export type { GameScores, ReferenceScores, Scores, SeasonScores } from './backtest/game-scores.ts'
export { type HourBands, hourBands, lookHoursOf } from './backtest/hour-bands.ts'
export type { TrueLine } from './backtest/line-bets.ts'
export type { LineScores } from './backtest/line-scores.ts'
export { type NoVigScore, noVigScores } from './backtest/no-vig-scores.ts'
export type { PickScores } from './backtest/pick-scores.ts'
export { poolingReport, recordedPooling } from './backtest/pooling-report.ts'
export type { EstimateScore, PoolingScore } from './backtest/pooling-scores.ts'
export type { BacktestReport } from './backtest/report.ts'
export { type Slate, slateOf } from './backtest/slate.ts'
export { walkConfidence } from './backtest/walk-confidence.ts'
export { type SeasonsWalk, walkSeasons } from './backtest/walk-seasons.ts'
export { gamesTable, linesTable } from './backtest/walk-tables.ts'
export { betId } from './betting/bet-id.ts'
export { isPick } from './betting/decide-market.ts'
export { edgeReport } from './betting/edge-report.ts'
export type { EdgeShare } from './betting/edge-shares.ts'
export { whyNoFair } from './betting/evaluate-bet.ts'
export {
  type EvaluatedBet,
  type EvaluatedOffer,
  isPriced,
  isRecommended,
  type PricedBet,
} from './betting/evaluated-bet.ts'
export { isSharpMarket } from './betting/is-sharp-market.ts'
export { FEW_BETS, justMissed, type Missed, type MissReason, missReason } from './betting/just-missed.ts'
export { learnedConfidence } from './betting/learned-confidence.ts'
export { isMainBet } from './betting/main-bet.ts'
export { type MarketGrade, marketGradeOf } from './betting/market-grade.ts'
export { ownLine } from './betting/own-line.ts'
export { isPositiveBet } from './betting/positive-bet.ts'
export { priceSlip, type SlipGame, slipValue } from './betting/price-slip.ts'
export { inPlayBar, looksMisprinted, publishingBar, shortfall } from './betting/publishing-bar.ts'
export { publishedAgainst } from './betting/question-of.ts'
export { recordedEdges, recordedPropEdges } from './betting/recorded-edges.ts'
export { shownConfidence } from './betting/shown-confidence.ts'
export { shownValue } from './betting/shown-value.ts'
export { bestOfEachGame, byConfidence, topPicks } from './betting/top-picks.ts'
export { valueAt } from './betting/value-at.ts'
export {
  canBePushed,
  canWinTogether,
  isQuarter,
  winWhole,
} from './betting/win-together.ts'
export { worthwhileParlay } from './betting/worthwhile-parlay.ts'
export { betsOnGame } from './board/bets-on-game.ts'
export type { Board, BoardGame } from './board/board.ts'
export { boardForBooks } from './board/board-for-books.ts'
export { ClockBehindError } from './board/clock-behind-error.ts'
export { createEngine, type InPlayQuery } from './board/engine.ts'
export { type Funnel, funnelOf } from './board/funnel.ts'
export {
  type InPlayBand,
  type InPlaySaid,
  type InPlaySpeaker,
  inPlayReport,
  inPlaySpeakers,
} from './board/in-play-report.ts'
export { isUpcoming } from './board/is-upcoming.ts'
export type { GamePaths } from './board/league-session.ts'
export { type LearnedHistory, learnHistory } from './board/learn-history.ts'
export { linesAreMonotone } from './board/lines-are-monotone.ts'
export { type ClosedPropBet, walkPropConfidence } from './board/prop-confidence.ts'
export { type PropReturns, propReturnReport } from './board/prop-return-report.ts'
export type { YieldToEventLoop } from './board/rate-history.ts'
export type { PlayedGame, TeamSeason } from './board/team-seasons.ts'
export type { WatchedBook } from './board/watched-books.ts'
export { fitRatings } from './forecast/fit-ratings.ts'
export type { Fitted } from './forecast/fit-span.ts'
export { fitTotals } from './forecast/fit-totals.ts'
export type { NoVigChoice } from './forecast/fitted-no-vig.ts'
export { LeagueParameters } from './forecast/league-parameters.ts'
export type { Fed } from './forecast/rating-walk.ts'
export { followPlayed } from './in-play/follow-played.ts'
export type { SavedInPlay } from './in-play/in-play-beat-model.ts'
export { learnInPlay } from './in-play/learn-in-play.ts'
export { decisionMoment } from './learn/decision-moment.ts'
export { momentsOf } from './learn/phases-of.ts'
export { chained, GENESIS, isChained } from './ledger/chain.ts'
export { closingQuotesOf } from './ledger/closing-of.ts'
export { decisionsOf, type EndedGame, settlementEntry, slateEntries } from './ledger/entries-of.ts'
export { followLedger, type LedgerFollower } from './ledger/follow-ledger.ts'
export { describeProblems, type LedgerProblem } from './ledger/ledger-problems.ts'
export { memoryLedger } from './ledger/memory-ledger.ts'
export { parseRow } from './ledger/parse-row.ts'
export { readLedger } from './ledger/read-ledger.ts'
export {
  type OriginRecord,
  type RecordedPick,
  type RecordGroup,
  type Tally,
  trackRecord,
} from './ledger/track-record.ts'
export {
  type LedgerFault,
  type LedgerVerdict,
  ledgerVerifier,
  verifyExport,
  verifyLedger,
} from './ledger/verify-ledger.ts'
export { foldQuotes } from './market/fold-quotes.ts'
export { quotesAt } from './market/quotes-at.ts'
export { MIN_EVIDENCE } from './markets/book-watch.ts'
export { isSharpBook } from './markets/sharp-books.ts'
export type { GameMove } from './movement/game-moves.ts'
export {
  type LeaderScore,
  type MovementOptions,
  type MovementReport,
  type MoveScore,
  movementReport,
} from './movement/movement-report.ts'
export type { PricePaths } from './movement/price-paths.ts'
export { fibonacciOutlook } from './pick/fibonacci-outlook.ts'
export type { Analyst, AnalystText, AnalystUsage, BetFacts, DayFacts, SlateFacts } from './ports/analyst.ts'
export type { Archive } from './ports/archive.ts'
export type { Checkpoints } from './ports/checkpoints.ts'
export type { FactSource, History } from './ports/fact-source.ts'
export { FeedError, type FeedErrorKind } from './ports/feed-error.ts'
export type { Ledger, LedgerHead, LedgerPage, UnreadableRow } from './ports/ledger.ts'
export type { Publisher } from './ports/publisher.ts'
export type { Folded, QuoteLog } from './ports/quote-log.ts'
export { type DatabaseErrorKind, StoreError, type StoreErrorKind } from './ports/store-error.ts'
export { type ArbitrageChange, type PriceBoard, priceBoard } from './prices/price-board.ts'
export { type ClosedConfidence, type ConfidenceBand, confidenceBands } from './props/confidence-bands.ts'
export { type JudgedProp, openingOf } from './props/judge-props.ts'
export { MIN_PROP_CLOSES } from './props/prop-close-model.ts'
export type { PlayerGame, PropBody, PropQuote } from './props/prop-quote.ts'
export { type PropsReport, propsReport, propsReportOf } from './props/props-report.ts'
export { propsTable } from './props/props-table.ts'
export { walkProps } from './props/walk-props.ts'
export { dayInWords } from './prose/day-in-words.ts'
export { BUILT_IN_ANALYST, booksMoved, describeBet, percentText } from './prose/describe-bet.ts'
export { plural } from './prose/plural.ts'
export { settleByResult } from './settlement/settle-by-result.ts'
export { averageGame } from './simulate/average-game.ts'
export { type DrawFinalScores, drawFinalScores } from './simulate/draw-final-scores.ts'
export { marginalsOf } from './simulate/marginals-of.ts'
export { type NamedLeg, type SimulationReport, simulationReport } from './simulate/simulation-report.ts'
export type { GradedProposal, Proposed, StrategyRecord } from './strategies/strategy-records.ts'
export type { Cell, Table } from './tables/column.ts'

export type { BoardQuote } from './arbitrage/board-quote.ts'
export {
  findOpportunities,
  type Opportunity,
  type OpportunityKind,
  opportunityKinds,
} from './arbitrage/find-opportunities.ts'
export { type MarketWatch, marketWatch, type WatchedArbitrage } from './arbitrage/market-watch.ts'
export { archiveSource } from './archive/archive-source.ts'
export { between } from './archive/between.ts'
export { factKey } from './archive/fact-key.ts'
export { inOrder, phaseOf } from './archive/in-order.ts'
export { backtest } from './backtest/backtest.ts'
export type { LineScores } from './backtest/line-scores.ts'
export { type NoVigScore, noVigScores } from './backtest/no-vig-scores.ts'
export type { PickScores } from './backtest/pick-scores.ts'
export type { BacktestReport, SeasonScores } from './backtest/report.ts'
export type { Board, BoardGame } from './board/board.ts'
export { boardForBooks } from './board/board-for-books.ts'
export { createEngine } from './board/engine.ts'
export {
  type InPlayBand,
  type InPlaySaid,
  type InPlaySpeaker,
  inPlayReport,
  inPlaySpeakers,
} from './board/in-play-report.ts'
export type { GamePaths } from './board/league-desk.ts'
export { type LearntHistory, learnHistory } from './board/learn-history.ts'
export type { Breathe } from './board/rate-history.ts'
export { type Slate, slateOf } from './board/slate.ts'
export type { PlayedGame, TeamSeason } from './board/team-seasons.ts'
export { fitRatings } from './forecast/fit-ratings.ts'
export type { Fitted } from './forecast/fit-span.ts'
export { fitTotals } from './forecast/fit-totals.ts'
export { LeagueParameters } from './forecast/league-parameters.ts'
export type { NoVigChoice } from './forecast/learnt-no-vig.ts'
export type { Fed } from './forecast/rating-walk.ts'
export { decisionMoment } from './learn/decision-moment.ts'
export { chained, isChained } from './ledger/chain.ts'
export { decisionsOf, type EndedGame, settlementEntry, slateEntries } from './ledger/entries-of.ts'
export { memoryLedger } from './ledger/memory-ledger.ts'
export { readLedger } from './ledger/read-ledger.ts'
export {
  type OriginRecord,
  type RecordedPick,
  type RecordGroup,
  type Tally,
  trackRecord,
} from './ledger/track-record.ts'
export { type LedgerFault, ledgerVerifier } from './ledger/verify-ledger.ts'
export { foldQuotes } from './market/fold-quotes.ts'
export { type BestPrice, type MarketOffer, marketOffers } from './market/market-offers.ts'
export { quotesAt } from './market/quotes-at.ts'
export type { GameMove } from './movement/game-moves.ts'
export {
  type LeaderScore,
  type MovementOptions,
  type MovementReport,
  type MoveScore,
  movementReport,
} from './movement/movement-report.ts'
export type { PricePaths } from './movement/price-paths.ts'
export { isPick } from './pick/decide.ts'
export { fibonacciOutlook } from './pick/fibonacci-outlook.ts'
export type { JudgedBet } from './pick/judge-bets.ts'
export type { Analyst, AnalystText, AnalystUsage, BetFacts, DayFacts, SlateFacts } from './ports/analyst.ts'
export type { Archive } from './ports/archive.ts'
export type { Checkpoints } from './ports/checkpoints.ts'
export type { FactSource, History } from './ports/fact-source.ts'
export { FeedError, type FeedErrorKind } from './ports/feed-error.ts'
export type { Ledger } from './ports/ledger.ts'
export type { Folded, QuoteLog } from './ports/quote-log.ts'
export { StoreError, type StoreErrorKind } from './ports/store-error.ts'
export { type ArbitrageChange, type PriceBoard, priceBoard } from './prices/price-board.ts'
export type { JudgedProp, PropBetOffer } from './props/judge-props.ts'
export type { PlayerGame, PropBody, PropQuote } from './props/prop-quote.ts'
export { type PropsReport, propsReport } from './props/props-report.ts'
export { averageGame } from './simulate/average-game.ts'
export { type JointBet, type JointOfBets, jointOfBets } from './simulate/joint-of-bets.ts'
export { type NamedLeg, type SimulationReport, simulationReport } from './simulate/simulation-report.ts'
export type { GradedProposal, Proposed, StrategyRecord } from './strategies/strategy-records.ts'

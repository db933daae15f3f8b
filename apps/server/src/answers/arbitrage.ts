import type {
  ArbitrageOpportunities,
  ArbitrageOpportunity,
  ArbitrageQuery,
  ArbitrageReport,
  ArbitrageScan,
} from '@fairline/contract'
import { type Instant, leagues, marketKey } from '@fairline/domain'
import { type Board, type PastArbitrage, survivalOf, type WatchStats } from '@fairline/engine'
import type { ArbitrageScanner } from '../jobs/scan-arbitrage.ts'
import { round } from './bet-rows.ts'
import {
  type Found,
  foundOf,
  hasDrawnStake,
  hasPushableLine,
  middleWorth,
  type SearchedPrices,
} from './found-arbitrages.ts'
import { statInWords } from './prop-rows.ts'
import { ruleWarningsOf } from './rule-warnings.ts'
import { americanOf, bookShown, isoOf, percentOf } from './wire.ts'
import { selectionInWords } from './words.ts'

/** Staked by default. */
const STAKE = 1000
const SECOND_MS = 1000
const MINUTE_MS = 60_000
/** Above this a profit is a mislabeled line more often than a bargain. */
const LOOKS_WRONG = 0.05
const HISTORY = 100

/** How the scanner is doing at one moment, as plain data. */
export interface ScannerStatus {
  readonly isActive: boolean
  readonly stats: WatchStats
  readonly pace: ReturnType<ArbitrageScanner['pace']>
  /** Since when each arbitrage that is followed has lasted, by `pairKey`. */
  readonly since: ReadonlyMap<string, Instant>
}

/** What an answer about arbitrages is made from. */
export interface ScannerView {
  readonly prices: SearchedPrices
  readonly status: ScannerStatus
  /** Arbitrages that are over, the newest last. */
  readonly past: readonly PastArbitrage[]
  readonly source: string
  readonly now: number
  /** Probabilities of middles come from it; null while there is none. */
  readonly board: Board | null
  /** The visitor's own; null for all. */
  readonly books: readonly string[] | null
}

export function scannerStatusOf({ watch, isActive, pace }: ArbitrageScanner): ScannerStatus {
  const since = new Map(watch.standing().map((arbitrage) => [pairKey(arbitrage), arbitrage.since]))
  return { isActive: isActive(), stats: watch.stats(), pace: pace(), since }
}

/** This many are listed. */
const MAX_ROWS = 200

/** Everything that stands now. */
export function arbitrageScanOf(view: ScannerView, query: ArbitrageQuery): ArbitrageScan {
  return { ...scanOf(view, query), isActive: view.status.isActive, scannedAt: isoOf(view.now) }
}

/** Only the list. */
export const arbitrageOpportunitiesOf = (view: ScannerView, query: ArbitrageQuery): ArbitrageOpportunities => ({
  opportunities: scanOf(view, query).opportunities,
})

/** How the scanner does. */
export function arbitrageReportOf(view: ScannerView, query: ArbitrageQuery): ArbitrageReport {
  const { stats, pace } = view.status
  const { everySeconds, lookMs } = pace
  const scan = scanOf(view, query)
  const digits = (value: number | null, count: number) => (value === null ? null : round(value, count))
  return {
    ...scan,
    performance: {
      scanFrequency: digits(everySeconds, 2),
      averageDetectionTime: digits(lookMs, 3),
      successRate: digits(stats.successRate, 4),
    },
    summary: {
      totalOpportunities: stats.found,
      totalPotentialProfit: scan.totalPotentialProfit,
      averageReturn: stats.averageReturn === null ? null : round(stats.averageReturn * 100, 3),
      bookmakersScanned: stats.books,
    },
    history: view.past
      .slice(-HISTORY)
      .toReversed()
      .map(({ game, market, margin, since, livedMs, lasted }) => ({
        awayTeam: game.away.name,
        homeTeam: game.home.name,
        sport: leagues[game.league].name,
        marketType: market.kind,
        profitPercentage: round(margin * 100, 2),
        since: isoOf(since),
        livedSeconds: Math.round(livedMs / SECOND_MS),
        lasted,
      })),
  }
}

/** What stands of a kind, with stakes, by a look through all prices or those of some books. */
function standingOf(
  { prices, status, books }: ScannerView,
  { kind = 'arbitrage', stake = STAKE, unit = 0 }: ArbitrageQuery,
): Found[] {
  const found = foundOf(prices, kind, { stake, unit, books })
  // The best prices of a market are followed: since when they lock in a profit is known for any query. Of the rest, that it
  // cannot be older than its newest price.
  const sinceOf = (one: Found) =>
    one.legs.every(({ kind }) => kind === one.market.kind) ? status.since.get(pairKey(one)) : undefined
  return found.map((one) => ({ ...one, since: sinceOf(one) ?? one.since }))
}

/** Bets on one market at their books: the same bets have the same age in every list. */
const pairKey = ({
  game,
  market,
  legs,
}: Pick<Found, 'game' | 'market'> & { readonly legs: readonly PairLeg[] }): string =>
  [game.id, marketKey(market), ...legs.map(({ selection, line, book }) => `${selection} ${line} ${book}`).sort()].join(
    '|',
  )
type PairLeg = Pick<Found['legs'][number], 'selection' | 'line' | 'book'>

function scanOf(view: ScannerView, query: ArbitrageQuery) {
  const { source, now, board, books, past } = view
  const found = standingOf(view, query)
  const opportunities = found.slice(0, MAX_ROWS).map((one) => {
    const confidence = survivalOf(past, Math.max(0, now - one.since), MINUTE_MS)
    return shownOf(one, { confidence, source, now, board })
  })
  const { games, books: counted } = view.status.stats
  return {
    opportunities,
    totalOpportunities: found.length,
    totalPotentialProfit: round(
      found.reduce((sum, { profit }) => sum + profit, 0),
      2,
    ),
    gamesScanned: games,
    bookmakersScanned: books?.length ?? counted,
  }
}

interface Shown {
  readonly confidence: number | null
  readonly source: string
  readonly now: number
  readonly board: Board | null
}

function shownOf(one: Found, { confidence, source, now, board }: Shown): ArbitrageOpportunity {
  const { game, market, legs, totalStake, profit, bestProfit, kind, since } = one
  const oldest = now - Math.min(...legs.map(({ seenAt }) => seenAt))
  const worth = kind === 'middle' || kind === 'overlap' ? middleWorth(board, one) : null
  const warnings = ruleWarningsOf(one)
  return {
    id: one.id,
    kind,
    gameId: game.id,
    awayTeam: game.away.name,
    homeTeam: game.home.name,
    sport: leagues[game.league].name,
    marketType: market.kind,
    market: marketInWords(one),
    timeWindow: Math.max(0, Math.round(((game.startsAt ?? now) - now) / MINUTE_MS)),
    priority: priorityOf(oldest),
    risk: riskOf(confidence, profit / totalStake, warnings.length > 1),
    profitPercentage: round((100 * profit) / totalStake, 2),
    profit: round(profit, 2),
    bestProfit: round(bestProfit, 2),
    totalStake: round(totalStake, 2),
    middleChance: worth?.chance == null ? null : percentOf(worth.chance),
    expectedProfit: worth?.expectedProfit == null ? null : round(worth.expectedProfit, 2),
    warnings,
    confidence: confidence === null ? null : round(confidence, 3),
    canPush: hasPushableLine(one) || hasDrawnStake(one),
    standsSince: isoOf(since),
    legs: legs.map((leg) => ({
      bookmakerTitle: bookShown(source, leg.book),
      selection: legInWords(one, leg),
      odds: americanOf(leg.price),
      stake: round(leg.stake, 2),
      stakePercentage: round(leg.stake / totalStake, 4),
      expectedPayout: round(leg.stake * leg.price, 2),
      ageSeconds: Math.max(0, Math.round((now - leg.seenAt) / SECOND_MS)),
    })),
  }
}

function legInWords({ game, market, kind }: Found, { selection, line, kind: of }: Found['legs'][number]): string {
  if (market.player || market.team) return `${selection} ${line}`
  const words = selectionInWords(game, { market: { ...market, kind: of, line }, selection })
  return kind === 'draw-no-bet' && of === 'moneyline' ? `${words}, a draw gives the stake back` : words
}

function marketInWords({ game, legs, market: { kind, period, player, stat, team } }: Found): string {
  const lines = [...new Set(legs.flatMap(({ line }) => (line === null ? [] : Math.abs(line))))].sort((a, b) => a - b)
  const line = lines.length === 0 ? null : lines.join(' and ')
  const whose = player ?? (team === 'home' ? game.home.name : team === 'away' ? game.away.name : null)
  return [
    whose,
    stat ? statInWords(stat).toLowerCase() : kind.replace('-', ' '),
    line,
    period === 'full' ? null : period,
  ]
    .filter((part) => part !== null)
    .join(' ')
}

const priorityOf = (ageMs: number): ArbitrageOpportunity['priority'] =>
  ageMs <= 30 * SECOND_MS ? 'immediate' : ageMs <= 2 * MINUTE_MS ? 'high' : ageMs <= 10 * MINUTE_MS ? 'medium' : 'low'

function riskOf(confidence: number | null, margin: number, mismatched: boolean): ArbitrageOpportunity['risk'] {
  if (confidence === null || margin < 0 || margin > LOOKS_WRONG || confidence < 0.4) return 'high'
  if (mismatched) return 'medium'
  return confidence >= 0.8 ? 'very_low' : confidence >= 0.6 ? 'low' : 'medium'
}

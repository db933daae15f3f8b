import type {
  ArbitrageAsked,
  ArbitrageOpportunities,
  ArbitrageOpportunity,
  ArbitrageReport,
  ArbitrageScan,
} from '@fairline/contract'
import { leagues } from '@fairline/domain'
import type { WatchedArbitrage } from '@fairline/engine'
import { roundStakes } from '@fairline/odds'
import type { ArbitrageScanner } from '../jobs/scan-arbitrage.ts'
import { round } from './bet-rows.ts'
import { americanOf, bookShown, isoOf } from './wire.ts'
import { selectionInWords } from './words.ts'

/** Staked unless something else is asked for. */
const STAKE = 1000
const [SECOND_MS, MINUTE_MS] = [1000, 60_000]
/** Above this a profit is a mislabelled line more often than a bargain. */
const LOOKS_WRONG = 0.05
const HISTORY = 100

/** What an answer about arbitrages is made from. */
export interface ScannerView {
  readonly scanner: ArbitrageScanner
  readonly source: string
  readonly now: number
}

/** Everything that stands now. */
export function arbitrageScanOf(view: ScannerView, asked: ArbitrageAsked): ArbitrageScan {
  return { ...scanOf(view, asked), isActive: view.scanner.isActive(), scannedAt: isoOf(view.now) }
}

/** The list alone. */
export const arbitrageOpportunitiesOf = (view: ScannerView, asked: ArbitrageAsked): ArbitrageOpportunities => ({
  opportunities: scanOf(view, asked).opportunities,
})

/** How the scanner does. */
export function arbitrageReportOf(view: ScannerView, asked: ArbitrageAsked): ArbitrageReport {
  const { watch, pace } = view.scanner
  const [scan, stats, { everySeconds, lookMs }] = [scanOf(view, asked), watch.stats(), pace()]
  const digits = (value: number | null, count: number) => (value === null ? null : round(value, count))
  return {
    ...scan,
    performance: {
      ...{ scanFrequency: digits(everySeconds, 2), averageDetectionTime: digits(lookMs, 3) },
      successRate: digits(stats.successRate, 4),
    },
    summary: {
      ...{ totalOpportunities: stats.found, totalPotentialProfit: scan.totalPotentialProfit },
      averageReturn: stats.averageReturn === null ? null : round(stats.averageReturn * 100, 3),
      bookmakersScanned: stats.books,
    },
    history: watch
      .past()
      .slice(-HISTORY)
      .toReversed()
      .map(({ game, market, margin, since, livedMs, lasted }) => ({
        ...{
          awayTeam: game.away.name,
          homeTeam: game.home.name,
          sport: leagues[game.league].name,
          marketType: market.kind,
        },
        ...{
          profitPercentage: round(margin * 100, 2),
          since: isoOf(since),
          livedSeconds: Math.round(livedMs / SECOND_MS),
          lasted,
        },
      })),
  }
}

function scanOf({ scanner, source, now }: ScannerView, { stake = STAKE, unit = 0 }: ArbitrageAsked) {
  const { watch } = scanner
  const opportunities = watch.standing().flatMap((one): ArbitrageOpportunity[] => {
    // The same whichever side wins; that a push gives all stakes back is said beside it.
    const staked = roundStakes(
      one.legs.map(({ price }) => price),
      stake,
      unit,
    )
    if (!staked || staked.profit <= 0) return []
    const confidence = watch.survival(now - one.since, MINUTE_MS)
    return [shownOf(one, staked, { confidence, source, now })]
  })
  const { games, books } = watch.stats()
  return {
    opportunities,
    totalOpportunities: opportunities.length,
    totalPotentialProfit: round(
      opportunities.reduce((sum, { profit }) => sum + profit, 0),
      2,
    ),
    ...{ gamesScanned: games, bookmakersScanned: books },
  }
}

type Staked = NonNullable<ReturnType<typeof roundStakes>>

interface Shown {
  readonly confidence: number | null
  readonly source: string
  readonly now: number
}

function shownOf(
  one: WatchedArbitrage,
  { stakes, totalStake, profit }: Staked,
  { confidence, source, now }: Shown,
): ArbitrageOpportunity {
  const { game, market, legs, margin, since } = one
  const oldest = now - Math.min(...legs.map(({ seenAt }) => seenAt))
  return {
    ...{ id: one.id, gameId: game.id, awayTeam: game.away.name, homeTeam: game.home.name },
    ...{ sport: leagues[game.league].name, marketType: market.kind, market: marketInWords(one) },
    timeWindow: Math.max(0, Math.round(((game.startsAt ?? now) - now) / MINUTE_MS)),
    ...{ priority: priorityOf(oldest), risk: riskOf(confidence, margin) },
    ...{
      profitPercentage: round((100 * profit) / totalStake, 2),
      profit: round(profit, 2),
      totalStake: round(totalStake, 2),
    },
    confidence: confidence === null ? null : round(confidence, 3),
    // Half lines alone are never hit, in part or whole.
    canPush: market.line !== null && (Number.isInteger(market.line) || !Number.isInteger(2 * market.line)),
    standsSince: isoOf(since),
    legs: legs.map((leg, i) => ({
      bookmakerTitle: bookShown(source, leg.book),
      selection:
        market.player || market.team
          ? `${leg.selection} ${leg.line}`
          : selectionInWords(game, { market, selection: leg.selection }),
      ...{ odds: americanOf(leg.price), stake: round(stakes[i] as number, 2) },
      stakePercentage: round((stakes[i] as number) / totalStake, 4),
      expectedPayout: round((stakes[i] as number) * leg.price, 2),
      ageSeconds: Math.max(0, Math.round((now - leg.seenAt) / SECOND_MS)),
    })),
  }
}

function marketInWords({ game, market: { kind, period, player, stat, team, line } }: WatchedArbitrage): string {
  const whose = player ?? (team === 'home' ? game.home.name : team === 'away' ? game.away.name : null)
  return [whose, stat ?? kind, line, period === 'full' ? null : period].filter((part) => part !== null).join(' ')
}

const priorityOf = (ageMs: number): ArbitrageOpportunity['priority'] =>
  ageMs <= 30 * SECOND_MS ? 'immediate' : ageMs <= 2 * MINUTE_MS ? 'high' : ageMs <= 10 * MINUTE_MS ? 'medium' : 'low'

function riskOf(confidence: number | null, margin: number): ArbitrageOpportunity['risk'] {
  if (confidence === null || margin > LOOKS_WRONG || confidence < 0.4) return 'high'
  return confidence >= 0.8 ? 'very_low' : confidence >= 0.6 ? 'low' : 'medium'
}

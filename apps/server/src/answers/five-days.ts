import type { AnalyticsComparisons, ComparisonRow, FiveDayTest } from '@fairline/contract'
import { type Board, betId, type GradedProposal } from '@fairline/engine'
import { round } from './bet-rows.ts'
import { consensusOf } from './unified-analysis.ts'
import { provenanceOf } from './wire.ts'
import { selectionInWords } from './words.ts'

/** A day is tested by this many picks of each method, and this many days are. */
const PICKS = 20
const DAYS = 5
/** What this many strategies back is agreed on. */
const AGREED = 3
const BAR = 50

/** One bet of a day as it looked before its game, with all strategies that proposed it. */
interface DayBet {
  readonly made: GradedProposal
  readonly keys: readonly string[]
}

/** Whose probability is our own blend: what it proposes is judged by the final forecast. */
const OURS = 'value-betting'

const methods = { Current: currentOf, Enhanced: enhancedOf, Ultimate: ultimateOf } as const

/** The best prices by value. */
function currentOf(bets: readonly DayBet[]): DayBet[] {
  return bets.filter(({ keys }) => keys.includes(OURS)).sort((a, b) => b.made.expectedValue - a.made.expectedValue)
}

/** Those with a confidence over the bar, by rank score. */
function enhancedOf(bets: readonly DayBet[]): DayBet[] {
  const score = ({ made }: DayBet) => (made.confidence ?? 0) * 0.4 + made.expectedValue * 30 + made.chance * 30
  return currentOf(bets)
    .filter(({ made }) => (made.confidence ?? 0) >= BAR)
    .sort((a, b) => score(b) - score(a))
}

/** What several strategies back, by how many. */
function ultimateOf(bets: readonly DayBet[]): DayBet[] {
  return bets
    .filter(({ keys }) => keys.length >= AGREED)
    .sort((a, b) => b.keys.length - a.keys.length || b.made.expectedValue - a.made.expectedValue)
}

/** The last days that are over, the oldest first, with the bets of each. */
function daysOf({ strategies, day: today }: Pick<Board, 'strategies' | 'day'>): [string, DayBet[]][] {
  const days = [...Map.groupBy(strategies.lately, ({ game }) => game.day)]
    .filter(([day]) => day < today)
    .sort(([a], [b]) => (a < b ? -1 : 1))
  return days.slice(-DAYS).map(([day, made]) => [day, betsOf(made)])
}

function betsOf(made: readonly GradedProposal[]): DayBet[] {
  const same = Map.groupBy(made, ({ game, market, selection }) => betId(game.id, market, selection))
  return [...same.values()].flatMap((of) => {
    const first = of.find(({ key }) => key === OURS) ?? of[0]
    return first ? [{ made: first, keys: [...new Set(of.map(({ key }) => key))] }] : []
  })
}

const meanOf = (known: readonly number[]) =>
  known.length === 0 ? null : known.reduce((sum, one) => sum + one, 0) / known.length
const shown = (value: number | null, digits = 2) => (value === null ? null : round(value, digits))
const confidenceOf = (bets: readonly DayBet[]) => shown(meanOf(bets.flatMap(({ made }) => made.confidence ?? [])), 1)
const winsOf = (bets: readonly DayBet[]) => bets.filter(({ made }) => made.profit > 0).length

/** Three methods on each of the last days. */
export function comparisonRowsOf(board: Pick<Board, 'strategies' | 'day'>): ComparisonRow[] {
  return daysOf(board).flatMap(([day, bets], i) =>
    Object.entries(methods).map(([method, by]) => {
      const picks = by(bets).slice(0, PICKS)
      const decided = picks.filter(({ made }) => made.profit !== 0).length
      return {
        id: `${day}|${method}`,
        testDay: i + 1,
        testDate: day,
        method: method as keyof typeof methods,
        correctPicks: winsOf(picks),
        totalPicks: picks.length,
        accuracy: decided === 0 ? null : round((100 * winsOf(picks)) / decided, 1),
        avgConfidence: confidenceOf(picks),
        profitLoss: round(
          picks.reduce((sum, { made }) => sum + made.profit, 0),
          2,
        ),
      }
    }),
  )
}

export const analyticsComparisonsOf = (board: Board): AnalyticsComparisons => ({
  comparisons: comparisonRowsOf(board),
  provenance: provenanceOf(board),
})

/** What the strategies agreed on on each of the last days, and what came of it. */
export function fiveDayTestOf(board: Board): FiveDayTest {
  const results = daysOf(board).flatMap(([date, bets], i) => {
    const picks = ultimateOf(bets).slice(0, PICKS)
    const [first] = picks
    if (!first) return []
    return [
      {
        day: i + 1,
        date,
        picks: picks.length,
        correct: winsOf(picks),
        confidence: confidenceOf(picks),
        expectedROI: round(100 * (meanOf(picks.map(({ made }) => made.expectedValue)) ?? 0), 2),
        actualROI: round(100 * (meanOf(picks.map(({ made }) => made.profit)) ?? 0), 2),
        strategiesUsed: new Set(picks.flatMap(({ keys }) => keys)).size,
        analysis: {
          topPicks: { pick1: selectionInWords(first.made.game, first.made), pick1Won: first.made.profit > 0 },
          consensus: consensusOf(first.made.confidence),
        },
      },
    ]
  })
  return {
    results,
    summary: {
      avgConfidence: shown(meanOf(results.flatMap(({ confidence }) => confidence ?? [])), 1),
      avgExpectedROI: shown(meanOf(results.map(({ expectedROI }) => expectedROI))),
      avgActualROI: shown(meanOf(results.map(({ actualROI }) => actualROI))),
      totalOpportunities: results.reduce((sum, { picks }) => sum + picks, 0),
    },
    totalStrategies: board.strategies.records.length,
    provenance: provenanceOf(board),
  }
}

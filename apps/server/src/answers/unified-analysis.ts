import type { UnifiedAnalysis } from '@fairline/contract'
import {
  type Board,
  learnedConfidence,
  looksMisprinted,
  type StrategyRecord,
  shownConfidence,
  topPicks,
} from '@fairline/engine'
import { type BetRow, betRowsOf, gameOf, isWorthwhile, meanConfidence, round } from './bet-rows.ts'
import { marketInWords } from './reasons.ts'
import {
  basisOf,
  type ProposalRow,
  parlayValue,
  proposalsOf,
  riskWordOf,
  strategyPickOf,
  strategyReasonsOf,
  worthwhileOf,
} from './strategy-rows.ts'
import { provenanceOf, signedPercentText } from './wire.ts'

/** From which confidence a bet that is worth its price is called so. */
const STRONG_BUY = 85
const BUY = 75
/** Fewer say nothing of a rate. */
const MIN_SAMPLE = 30
const MAX_DISTANCE = 5

/** The two best bets now, the same the ball shows, with what all strategies together say of the games to come. */
export function unifiedAnalysisOf(board: Board): UnifiedAnalysis {
  const { records } = board.strategies
  const proposals = proposalsOf(board)
  const weights = weightsOf(records)
  const rows = topPicks(betRowsOf(board))
  const [first, second] = rows
  return {
    analysis: {
      topPicks: {
        pick1: first ? strategyPickOf(first) : null,
        pick2: second ? strategyPickOf(second) : null,
        combinedConfidence: meanConfidence(rows),
        expectedROI: rows.length === 2 ? parlayValue(rows) : null,
        riskProfile: rows.length > 0 ? riskWordOf(rows) : null,
      },
      consensus: consensusOf(first ? learnedConfidence(first.bet) : null),
      historicalValidation: validationOf(first ? backersOf(first, proposals) : [], records),
      marketInefficiencies: inefficienciesOf(board),
      strategyBreakdown: records.map((record) => breakdownOf(record, weights, proposals.get(record.key) ?? [])),
    },
    provenance: provenanceOf(board),
  }
}

export function consensusOf(confidence: number | null): 'Strong Buy' | 'Buy' | 'Hold' {
  const shown = shownConfidence(confidence) ?? 0
  if (shown >= STRONG_BUY) return 'Strong Buy'
  return shown >= BUY ? 'Buy' : 'Hold'
}

/** A strategy weighs as much as its proposals were worth against the close; where that is not known or not above zero, nothing. */
function weightsOf(records: readonly StrategyRecord[]): ReadonlyMap<string, number> {
  const values = records.map(({ key, recent }): [string, number] => [
    key,
    recent.proposals < MIN_SAMPLE ? 0 : Math.max(0, recent.closing?.mean ?? 0),
  ])
  const sum = values.reduce((total, [, value]) => total + value, 0)
  return new Map(values.map(([key, value]) => [key, sum > 0 ? value / sum : 0]))
}

/** Keys of the strategies that propose a bet. */
function backersOf({ bet }: BetRow, proposals: ReadonlyMap<string, readonly ProposalRow[]>): string[] {
  return [...proposals].flatMap(([key, rows]) => (rows.some(({ row }) => row.bet.id === bet.id) ? [key] : []))
}

function validationOf(keys: readonly string[], records: readonly StrategyRecord[]) {
  const of = records.filter(({ key }) => keys.includes(key))
  const [won, made] = of.reduce(([w, n], { won, proposals }) => [w + won, n + proposals], [0, 0])
  return { historicalAccuracy: made >= MIN_SAMPLE ? round((100 * won) / made, 1) : null, similarScenarios: made }
}

/** The prices with the highest EV at the market probability. */
function inefficienciesOf(board: Board): string[] {
  return betRowsOf(board)
    .filter(isWorthwhile)
    .flatMap((row) => {
      const { marketProbability, pushProbability, price } = row.bet
      return marketProbability === null ? [] : [{ row, apart: (1 - pushProbability) * (marketProbability * price - 1) }]
    })
    .filter(({ apart }) => apart > 0)
    .sort((a, b) => b.apart - a.apart)
    .slice(0, MAX_DISTANCE)
    .map(
      ({ row, apart }) =>
        `${gameOf(row)}: ${row.fields.pick} at ${row.fields.bookmaker}, ${signedPercentText(apart)} EV at ${marketInWords(row.bet)}`,
    )
}

/** What one strategy says, by its best proposal. @param proposals  best first */
export function breakdownOf(
  record: StrategyRecord,
  weights: ReadonlyMap<string, number>,
  proposals: readonly ProposalRow[],
): UnifiedAnalysis['analysis']['strategyBreakdown'][number] {
  const [worthwhile] = worthwhileOf(proposals)
  const best = worthwhile ?? proposals.find(({ row }) => !looksMisprinted(row.bet.expectedValue))
  const risk = best ? riskWordOf([best.row]) : null
  return {
    strategy: record.name,
    idea: record.idea,
    proposals: proposals.length,
    riskLevel:
      risk && ({ conservative: 'Conservative', moderate: 'Moderate', aggressive: 'Aggressive' } as const)[risk],
    weight: round(weights.get(record.key) ?? 0, 4),
    confidence: best ? shownConfidence(best.row.bet.confidence) : null,
    confidenceAssumed: best?.row.bet.confidenceAssumed ?? false,
    expectedValue: best ? round(100 * best.row.bet.expectedValue, 2) : null,
    pick: worthwhile ? strategyPickOf(worthwhile.row) : null,
    reasoning: best ? strategyReasonsOf(best.proposed, best.row.bet) : [],
    historicalBasis: basisOf(record),
  }
}

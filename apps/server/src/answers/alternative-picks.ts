import type { AlternativePicks } from '@fairline/contract'
import { type Board, type StrategyRecord, worthwhileParlay } from '@fairline/engine'
import { betRowsOf, clearsBar, inPercent, meanConfidence } from './bet-rows.ts'
import { listFieldsOf } from './list-fields.ts'
import {
  type ProposalRow,
  proposalsOf,
  riskWordOf,
  strategyPickOf,
  strategyReasonsOf,
  worthwhileOf,
} from './strategy-rows.ts'
import { americanOf, bookShown, provenanceOf } from './wire.ts'

type AlternativePick = AlternativePicks['picks'][number]

/** In percent. */
const MIN_CONFIDENCE = 70

/** A strategy with the one or two bets it backs. */
interface Backed {
  readonly record: StrategyRecord
  readonly bets: readonly [ProposalRow] | readonly [ProposalRow, ProposalRow]
}

/** The best two bets of each strategy that reach the minimum confidence; strategies that back the same bets share a card. */
export function alternativePicksOf(board: Board): AlternativePicks {
  const proposals = proposalsOf(board)
  const { records } = board.strategies
  const backed = records.flatMap((record) => backedOf(record, proposals.get(record.key) ?? []))
  const picks = [...Map.groupBy(backed, idsOf).values()].flatMap((of) => pickOf(of, board.source))
  const proposed = new Map([...proposals.values()].flat().map(({ row }) => [row.fields.id, row]))
  return {
    picks,
    totalOptions: records.length,
    proposals: [...proposals.values()].reduce((sum, { length }) => sum + length, 0),
    minConfidence: MIN_CONFIDENCE,
    gamesAnalyzed: new Set(betRowsOf(board).map(({ fields }) => fields.gameId)).size,
    ...listFieldsOf(board, {
      listed: picks.length,
      rows: [...proposed.values()],
      minConfidence: MIN_CONFIDENCE,
    }),
    provenance: provenanceOf(board),
  }
}

function backedOf(record: StrategyRecord, proposals: readonly ProposalRow[]): Backed[] {
  // A strategy that backs two bets together, as a middle, does not back one of them only.
  const single = proposals.filter(({ proposed }) => proposed.proposal.second === undefined)
  const [first, second] = worthwhileOf(single).filter(({ row }) => clearsBar(row, MIN_CONFIDENCE))
  if (!first) return []
  return [{ record, bets: second ? [first, second] : [first] }]
}

const idsOf = ({ bets }: Backed): string => bets.map(({ row }) => row.fields.id).join(' ')

/** One card: the first strategy in the order of the registry speaks for all that back the same bets. */
function pickOf([backed, ...others]: readonly Backed[], source: string): AlternativePick[] {
  const rows = backed?.bets.map(({ row }) => row) ?? []
  const confidence = meanConfidence(rows)
  if (!backed || confidence === null) return []
  const { record, bets } = backed
  const [first, second] = bets
  const offer = worthwhileParlay(rows.map(({ bet }) => bet))
  return [
    {
      id: record.key,
      strategy: record.name,
      alsoBackedBy: others.map(({ record: { name } }) => name),
      pick1: strategyPickOf(first.row),
      pick2: second ? strategyPickOf(second.row) : null,
      confidence,
      parlay: second && offer ? { odds: americanOf(offer.price), bookmaker: bookShown(source, offer.book) } : null,
      expectedROI: offer && inPercent(offer.expectedValue),
      riskLevel: riskWordOf(rows),
      reasoning: strategyReasonsOf(first.proposed, first.row.bet),
      onProbation: record.standing === 'on probation',
    },
  ]
}

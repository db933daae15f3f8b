import { type ArbitrageQuery, arbitrageOpportunities, arbitrageReport, arbitrageScan } from '@fairline/contract'
import { projectBoard } from '../answers/answer-book.ts'
import { arbitrageOpportunitiesOf, arbitrageReportOf, arbitrageScanOf, type ScannerView } from '../answers/arbitrage.ts'
import { askedAnswers } from '../answers/asked-answers.ts'
import { bayesianAnalysisOf } from '../answers/bayesian-analysis.ts'
import { comparisonRowsOf } from '../answers/five-days.ts'
import { gamePageOf } from '../answers/game-page.ts'
import { marketAnalysisViewOf, pickAnalysisViewOf } from '../answers/market-analysis.ts'
import { parlayViewOf } from '../answers/parlay-picks.ts'
import { pricedSlipOf } from '../answers/priced-slip.ts'
import { drawProp } from '../answers/random-prop.ts'
import { shareViewOf } from '../answers/share-predictions.ts'
import { toolResponseOf } from '../answers/tools.ts'
import type { Coding } from '../coding/content-coding.ts'
import type { ArbitrageTask, ComputeResult, ComputeTask, ToolTask } from './compute-task.ts'
import { encodeResponse } from './encoded-response.ts'
import type { WorkerCopy } from './worker-copy.ts'

const arbitrageResponses: Readonly<Record<string, (view: ScannerView, query: ArbitrageQuery) => object>> = {
  [arbitrageScan.path]: arbitrageScanOf,
  [arbitrageOpportunities.path]: arbitrageOpportunitiesOf,
  [arbitrageReport.path]: arbitrageReportOf,
}

/** Computes one response from the worker's copy of the board. */
export function runTask(copy: WorkerCopy, task: ComputeTask): ComputeResult {
  switch (task.kind) {
    case 'tool':
      return runTool(task)
    case 'arbitrage':
      return runArbitrage(copy, task)
    case 'five-days':
      return { kind: 'five-days', rows: comparisonRowsOf(copy.boardFor(null)) }
    case 'slip':
      return { kind: 'slip', slip: pricedSlipOf(copy.boardFor(task.books), task, copy.draw) }
    case 'parlay-picks':
      return { kind: 'parlay-picks', view: parlayViewOf(copy.boardFor(task.books)) }
    case 'market-analysis':
      return { kind: 'market-analysis', view: marketAnalysisViewOf(copy.boardFor(task.books), task.books !== null) }
    case 'pick-analysis':
      return { kind: 'pick-analysis', view: pickAnalysisViewOf(copy.boardFor(task.books), task.pickId) }
    case 'random-prop':
      return { kind: 'random-prop', response: drawProp(copy.boardFor(task.books), task.path, task.share) }
    case 'share':
      return { kind: 'share', view: shareViewOf(copy.boardFor(task.books)) }
    case 'board-response':
      return encoded(projectBoard(copy.boardFor(task.books), task.path), task.coding)
    case 'board-query': {
      const response = askedAnswers.find(({ path }) => path === task.path)
      return encoded(response?.of(copy.boardFor(task.books), task.query) ?? null, task.coding)
    }
    case 'game-page':
      return encoded(gamePageOf(copy.boardFor(task.books), task.gameId, task), task.coding)
    case 'bayesian-analysis':
      return encoded(bayesianAnalysisOf(copy.boardFor(task.books), task.success), task.coding)
  }
}

function encoded(response: object | null, coding: Coding): ComputeResult {
  return response ? { kind: 'encoded', ...encodeResponse(response, coding) } : { kind: 'not-found' }
}

function runArbitrage(copy: WorkerCopy, { path, query, books, source, now, coding }: ArbitrageTask): ComputeResult {
  const scanner = copy.scanner()
  const respond = arbitrageResponses[path]
  return encoded(scanner && respond ? respond({ ...scanner, source, now, books }, query) : null, coding)
}

function runTool({ path, query, coding }: ToolTask): ComputeResult {
  try {
    return encoded(toolResponseOf(path, query), coding)
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    return { kind: 'invalid', message: error.message }
  }
}

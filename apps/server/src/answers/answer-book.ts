import { createHash } from 'node:crypto'
import {
  alternativePicks,
  analyticsComparisons,
  analyticsOpportunities,
  analyticsSummary,
  authenticProps,
  autoEnhancedMarkets,
  bayesianAnalysis,
  bettingMatrix,
  fiveDayTest,
  liveData,
  liveGames,
  liveGamesAnalysis,
  marketIntelligence,
  openApi,
  parlayPicks,
  playerProps,
  premiumPlayerProps,
  smartParlayIntegrated,
  smartParlayPicks,
  ubseRecommendations,
  unifiedAnalysis,
} from '@fairline/contract'
import type { Board } from '@fairline/engine'
import type { Coding } from '../coding/content-coding.ts'
import { encodeBytes } from '../coding/encode-bytes.ts'
import { alternativePicksOf } from './alternative-picks.ts'
import { analyticsOpportunitiesOf, analyticsSummaryOf } from './analytics.ts'
import { type AskedAnswer, askedAnswers } from './asked-answers.ts'
import { bayesianAnalysisOf } from './bayesian-analysis.ts'
import { bettingMatrixOf } from './betting-matrix.ts'
import { autoEnhancedMarketsOf } from './enhanced-markets.ts'
import { analyticsComparisonsOf, fiveDayTestOf } from './five-days.ts'
import { liveDataOf } from './live-data.ts'
import { liveGamesAnalysisOf, liveGamesOf } from './live-games.ts'
import { marketIntelligenceOf } from './market-intelligence.ts'
import { parlayPicksOf } from './parlay-picks.ts'
import { authenticPropsOf, playerPropsOf, premiumPlayerPropsOf } from './player-props.ts'
import { propRowsOf } from './prop-rows.ts'
import { smartParlayIntegratedOf, smartParlayPicksOf } from './smart-parlay.ts'
import { ubseRecommendationsOf } from './ubse-recommendations.ts'
import { unifiedAnalysisOf } from './unified-analysis.ts'

/** An answer ready to be sent: serialized once, and compressed once in each requested coding. */
export interface AnswerBytes {
  readonly kept: 'no-cache' | 'no-store'
  /** Null where nothing may be kept. */
  readonly etag: string | null
  encoded(coding: Coding): Buffer
}

/** Every answer that follows from a board and nothing else. To add one, add a projection and a line. */
const projections: Readonly<Record<string, (board: Board) => object>> = {
  [liveData.path]: liveDataOf,
  [parlayPicks.path]: parlayPicksOf,
  [bayesianAnalysis.path]: bayesianAnalysisOf,
  [ubseRecommendations.path]: ubseRecommendationsOf,
  [smartParlayPicks.path]: smartParlayPicksOf,
  [smartParlayIntegrated.path]: smartParlayIntegratedOf,
  [marketIntelligence.path]: marketIntelligenceOf,
  [bettingMatrix.path]: bettingMatrixOf,
  [analyticsOpportunities.path]: analyticsOpportunitiesOf,
  [analyticsSummary.path]: analyticsSummaryOf,
  [premiumPlayerProps.path]: premiumPlayerPropsOf,
  [authenticProps.path]: authenticPropsOf,
  [playerProps.path]: playerPropsOf,
  [alternativePicks.path]: alternativePicksOf,
  [unifiedAnalysis.path]: unifiedAnalysisOf,
  [fiveDayTest.path]: fiveDayTestOf,
  [autoEnhancedMarkets.path]: autoEnhancedMarketsOf,
  [liveGames.path]: liveGamesOf,
  [liveGamesAnalysis.path]: liveGamesAnalysisOf,
  [analyticsComparisons.path]: analyticsComparisonsOf,
}

/**
 * What an answer rests on, where that is not nearly everything: while each of these is the same object as before, the answer and its bytes stay,
 * with the version they were made from.
 */
const restsOn: Readonly<Record<string, (board: Board) => readonly unknown[]>> = {
  ...Object.fromEntries(
    [premiumPlayerProps, authenticProps, playerProps].map(({ path }) => [
      path,
      (board: Board) => [board.rated, board.day, ...liveGamesOn(board), ...propRowsOf(board)],
    ]),
  ),
  ...Object.fromEntries(
    [fiveDayTest, analyticsComparisons].map(({ path }) => [path, (board: Board) => [board.strategies, board.day]]),
  ),
}

/** Games that are on: their props are counted as left out. */
function liveGamesOn({ games }: Board): readonly unknown[] {
  return games.flatMap(({ game, score, result }) => (score !== null && result === null ? [game] : []))
}

/** Answers that stay from version to version, with what they rest on. */
export type SteadyAnswers = Map<string, { readonly on: readonly unknown[]; readonly bytes: AnswerBytes }>

/** Maximum number of distinct requests per board version for the main thread; the worker computes the others. */
const MAX_QUESTIONS = 24

/** The answers of one version of the board. */
export interface AnswerBook {
  readonly board: Board
  /** The response to one of a version's first distinct requests, always the same bytes; null for later ones. */
  asked(answer: AskedAnswer, question: object): AnswerBytes | null
  /** Null for a path that is not answered from the board. */
  of(path: string): AnswerBytes | null
  /** What an answer says, leaving aside which version of the board says it. */
  content(path: string): string
}

/**
 * The answers of one version of the board, each made when it is first requested.
 *
 * @param steady  what stayed of the version before; what is made here is kept there
 */
export function answerBook(board: Board, steady: SteadyAnswers = new Map()): AnswerBook {
  const projected = new Map<string, object>()
  const made = new Map<string, AnswerBytes>()
  const questions = new Map<string, AnswerBytes>()
  const contents = new Map<string, string>()

  const answerOf = (path: string): object | null => {
    const response = projected.get(path) ?? projectBoard(board, path)
    if (response) projected.set(path, response)
    return response
  }

  function stayed(path: string): AnswerBytes | null {
    const on = restsOn[path]?.(board)
    const before = on && steady.get(path)
    const same = before && before.on.length === on.length && before.on.every((part, i) => part === on[i])
    return same ? before.bytes : null
  }

  function anew(path: string): AnswerBytes | null {
    const answer = answerOf(path)
    const bytes = answer && bytesOf(answer)
    const on = restsOn[path]?.(board)
    if (bytes && on) steady.set(path, { on, bytes })
    return bytes
  }

  return {
    board,
    asked(answer, question) {
      const key = `${answer.path}?${JSON.stringify(Object.entries(question).sort(([a], [b]) => (a < b ? -1 : 1)))}`
      const cached = questions.get(key)
      if (cached || questions.size >= MAX_QUESTIONS) return cached ?? null
      const bytes = bytesOf(answer.of(board, question))
      questions.set(key, bytes)
      return bytes
    },
    of(path) {
      const known = made.get(path) ?? stayed(path) ?? anew(path)
      if (known) made.set(path, known)
      return known
    },
    content(path) {
      const known = contents.get(path) ?? JSON.stringify({ ...answerOf(path), provenance: null })
      contents.set(path, known)
      return known
    },
  }
}

/** What every visitor has open is compared word by word; of the others it is enough that a game changed. */
const compared: ReadonlySet<string> = new Set([liveData.path, parlayPicks.path])

/** Paths of the answers that say something else than in the version before; all of them where there was none. */
export function changedAnswers(before: AnswerBook | null, after: AnswerBook): string[] {
  if (before === null) return [...boardPaths, ...askedAnswers.map(({ path }) => path)]
  const moved = gamesChanged(before.board, after.board)
  const exact = [...compared].filter((path) => before.content(path) !== after.content(path))
  const others = [...boardPaths.filter((path) => !compared.has(path)), ...askedAnswers.map(({ path }) => path)]
  return [...exact, ...(moved ? others : [])]
}

/** A game that did not change is the same object. */
const gamesChanged = ({ games: before }: Board, { games: after }: Board): boolean =>
  before.length !== after.length || after.some((game, i) => game !== before[i])

/** The response of one path to a board; null for a path that is not answered from the board. */
export const projectBoard = (board: Board, path: string): object | null => projections[path]?.(board) ?? null

/** Paths that are answered from the board. */
export const boardPaths = Object.keys(projections)

/** The OpenAPI document, ready to be sent. */
export const openApiBytes = (version: string): AnswerBytes => bytesOf(openApi(version))

/**
 * An answer as bytes; compressed when a coding is first requested, and once.
 *
 * @param kept  whether a browser may keep it, to ask whether it changed
 */
export function bytesOf(answer: unknown, kept: 'no-cache' | 'no-store' = 'no-cache'): AnswerBytes {
  const plain = Buffer.from(JSON.stringify(answer))
  const codings = new Map<Coding, Buffer>([['plain', plain]])
  return {
    kept,
    // Weak: the same in every coding.
    etag: kept === 'no-store' ? null : `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
    encoded(coding) {
      const bytes = codings.get(coding) ?? encodeBytes(plain, coding)
      codings.set(coding, bytes)
      return bytes
    },
  }
}

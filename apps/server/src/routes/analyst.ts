import {
  type AnalyticsDailyReport,
  aiMarketAnalysis,
  analyticsDailyReport,
  analyzePick,
  EnhancedAnalysisRequest,
  openaiDailyReport,
  openaiEnhancedAnalysis,
  openaiTestConnection,
  openaiUsageStats,
} from '@fairline/contract'
import { Origin } from '@fairline/domain'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { mayPass } from '../access/gate.ts'
import { usageReportOf, usageStatsOf } from '../answers/analyst-usage.ts'
import { bytesOf } from '../answers/answer-book.ts'
import { betRowsOf, byRank, gameOf, round } from '../answers/bet-rows.ts'
import {
  marketAnalysisOf,
  marketAnalysisViewOf,
  type PickAnalysisView,
  pickAnalysisOf,
  pickAnalysisViewOf,
} from '../answers/market-analysis.ts'
import { betFactsOf, dayFactsOf } from '../answers/published-facts.ts'
import { provenanceOf } from '../answers/wire.ts'
import type { AppDeps } from '../app-deps.ts'
import { denied } from './access.ts'
import { inFastify } from './in-fastify.ts'
import { notFound } from './not-found.ts'
import { readOwnBooks } from './own-books.ts'
import { A_SECOND } from './quick-answers.ts'
import { refuse } from './refuse.ts'
import { sendBytes } from './send-bytes.ts'
import { computeResult } from './send-computed.ts'
import { starting } from './starting.ts'

const FOR_OPERATORS = 'This is for operators: open it with their password'

/** What the analyst writes, and what it takes. */
export function analystRoutes(app: FastifyInstance, { state, record, access, analyst, compute, now }: AppDeps): void {
  const fresh = (reply: FastifyReply) => reply.header('cache-control', 'no-store')

  app.post<{ Params: { readonly pickId: string } }>(inFastify(analyzePick.path), { config: { cost: 1 } }, onePick)

  async function onePick(request: FastifyRequest<{ Params: { readonly pickId: string } }>, reply: FastifyReply) {
    const board = state.answers()?.board
    if (!board) return starting(reply, state)
    const requested = readOwnBooks(board, request, reply)
    if (!requested) return reply
    const { pickId } = request.params
    if (!requested.books) return sendPick(reply, pickAnalysisViewOf(board, pickId))
    const task = { kind: 'pick-analysis', pickId, books: requested.books } as const
    const result = await computeResult(request, reply, { compute, task })
    return result?.kind === 'pick-analysis' ? sendPick(reply, result.view) : reply
  }

  const sendPick = async (reply: FastifyReply, view: PickAnalysisView | null) =>
    view ? fresh(reply).send(await pickAnalysisOf(view, analyst)) : notFound(reply, 'The board has no such bet')

  app.post(aiMarketAnalysis.path, { config: { cost: 1 } }, async (request, reply) => {
    const board = state.answers()?.board
    if (!board) return starting(reply, state)
    const requested = readOwnBooks(board, request, reply)
    if (!requested) return reply
    if (!requested.books) return fresh(reply).send(await marketAnalysisOf(marketAnalysisViewOf(board, false), analyst))
    const task = { kind: 'market-analysis', books: requested.books } as const
    const result = await computeResult(request, reply, { compute, task })
    return result?.kind === 'market-analysis' ? fresh(reply).send(await marketAnalysisOf(result.view, analyst)) : reply
  })

  /** The report is written once a day for what the ledger holds. */
  let written: { readonly key: string; readonly report: Omit<AnalyticsDailyReport, 'provenance'> } | null = null
  app.get(analyticsDailyReport.path, async (request, reply) => {
    const board = state.answers()?.board
    if (!board) return starting(reply, state)
    const { record: all, rows } = await record.now()
    const key = `${board.day} ${rows}`
    const provenance = provenanceOf(board)
    if (written?.key === key) return sendBytes(request, reply, bytesOf({ ...written.report, provenance }), A_SECOND)
    // What was published as it happened comes first; where nothing of it is settled yet, what was decided afterwards.
    const told = Origin.options.flatMap((origin) => {
      const facts = dayFactsOf(all.picks(origin))
      return facts ? [{ origin, facts }] : []
    })[0]
    const nothing = { date: null, picks: 0, won: 0, lost: 0, pushed: 0, profit: 0, closingValue: null }
    const { saidToWin: _said, live: _live, ...numbers } = told?.facts ?? { ...nothing, saidToWin: null, live: true }
    const sentences = await analyst.write('day', (one) =>
      one.day(told?.facts ?? { ...nothing, date: board.day, saidToWin: null, live: true }),
    )
    const report = {
      ...numbers,
      closingValue: numbers.closingValue === null ? null : round(numbers.closingValue / 100, 4),
      origin: told?.origin ?? null,
      report: sentences.join(' '),
    }
    written = { key, report }
    return sendBytes(request, reply, bytesOf({ ...report, provenance }), A_SECOND)
  })

  app.get(openaiUsageStats.path, (request, reply) =>
    sendBytes(request, reply, bytesOf(usageStatsOf(analyst, now())), A_SECOND),
  )
  app.get(openaiDailyReport.path, (request, reply) =>
    sendBytes(request, reply, bytesOf(usageReportOf(analyst, now())), A_SECOND),
  )

  app.get(openaiTestConnection.path, async (request, reply) => {
    if (!mayPass('operator', request, access)) return denied(reply, FOR_OPERATORS)
    const none = {
      games: 0,
      live: 0,
      prices: 0,
      positiveEv: 0,
      recommended: 0,
      published: 0,
      ownBooks: false,
      recommendedInPlay: 0,
      publishedPositiveEv: 0,
      learned: null,
      topPicks: 0,
      averageConfidence: null,
      confidenceSample: 0,
      best: null,
    }
    const said = await analyst.write('test', (one) => one.slate(none)).catch((error: Error) => error)
    const success = !(said instanceof Error)
    const message = said instanceof Error ? said.message : said.join(' ')
    return sendBytes(request, reply, bytesOf({ success, analyst: analyst.name, message }, 'no-store'), A_SECOND)
  })

  app.post(openaiEnhancedAnalysis.path, async (request, reply) => {
    if (!mayPass('operator', request, access)) return denied(reply, FOR_OPERATORS)
    const read = EnhancedAnalysisRequest.safeParse(request.body)
    if (!read.success) return refuse(reply, read.error)
    const board = state.answers()?.board
    if (!board) return starting(reply, state)
    const rows = betRowsOf(board).toSorted(byRank)
    const analyses = await Promise.all(
      read.data.games.map(async ({ homeTeam, awayTeam }) => {
        const row = rows.find(({ fields }) => fields.homeTeam === homeTeam && fields.awayTeam === awayTeam)
        const sentences = row ? await analyst.write('games', (one) => one.bet(betFactsOf(row))) : null
        const game = row ? gameOf(row) : `${awayTeam} @ ${homeTeam}`
        return { game, matched: row !== undefined, analysis: sentences?.join(' ') ?? null }
      }),
    )
    return fresh(reply).send({ success: true, analyses, analyst: analyst.name })
  })
}

import { type SharePredictions, ShareResponse, sharePredictions, shareUrls, trackShare } from '@fairline/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { bytesOf } from '../answers/answer-book.ts'
import { sharePredictionsOf, shareUrlsOf, shareViewOf } from '../answers/share-predictions.ts'
import type { AppDeps } from '../app-deps.ts'
import { inFastify } from './in-fastify.ts'
import { notFound } from './not-found.ts'
import { readOwnBooks } from './own-books.ts'
import { A_SECOND } from './quick-answers.ts'
import { refuse } from './refuse.ts'
import { sendBytes } from './send-bytes.ts'
import { computeResult, isWithinBudget } from './send-computed.ts'
import { starting } from './starting.ts'

/** What may be shared, where, and how often it was. */
export function socialSharingRoutes(app: FastifyInstance, { state, record, compute }: AppDeps): void {
  const shares = new Map<string, number>()

  /** By the visitor's own books if the address names any; null if something else was sent. */
  async function predictions(request: FastifyRequest, reply: FastifyReply): Promise<SharePredictions | null> {
    const board = state.answers()?.board
    if (!board) {
      starting(reply, state)
      return null
    }
    const requested = readOwnBooks(board, request, reply)
    if (!requested) return null
    const view = requested.books ? await ownView(request, reply, requested.books) : shareViewOf(board)
    if (!view) return null
    const { record: all } = await record.now()
    return sharePredictionsOf(view, all.picks('live'))
  }

  async function ownView(request: FastifyRequest, reply: FastifyReply, books: readonly string[]) {
    const result = await computeResult(request, reply, { compute, task: { kind: 'share', books } })
    return result?.kind === 'share' ? result.view : null
  }

  app.get(sharePredictions.path, async (request, reply) => {
    if (!(await isWithinBudget(request, reply, compute))) return reply
    const found = await predictions(request, reply)
    return found ? sendBytes(request, reply, bytesOf(found), A_SECOND) : reply
  })

  app.get<{ Params: { readonly id: string } }>(inFastify(shareUrls.path), async (request, reply) => {
    if (!(await isWithinBudget(request, reply, compute))) return reply
    const found = await predictions(request, reply)
    if (!found) return reply
    const one = found.predictions.find(({ id }) => id === request.params.id)
    if (!one) return notFound(reply, 'This prediction is no longer on the board')
    return reply.header('cache-control', 'no-cache').send(shareUrlsOf(one, `${request.protocol}://${request.host}/`))
  })

  app.post(trackShare.path, (request, reply) => {
    const read = ShareResponse.safeParse(request.body)
    if (!read.success) return refuse(reply, read.error)
    const { platform } = read.data
    shares.set(platform, (shares.get(platform) ?? 0) + 1)
    return reply.header('cache-control', 'no-store').send({ success: true, shares: shares.get(platform) ?? 0 })
  })
}

import { ShareTold, sharePredictions, shareUrls, trackShare } from '@fairline/contract'
import type { FastifyInstance } from 'fastify'
import { bytesOf } from '../answers/answer-book.ts'
import { sharePredictionsOf, shareUrlsOf } from '../answers/share-predictions.ts'
import type { AppNeeds } from '../app-needs.ts'
import { inFastify } from './in-fastify.ts'
import { notFound } from './not-found.ts'
import { refuse } from './refuse.ts'
import { sendBytes } from './send-bytes.ts'
import { starting } from './starting.ts'

/** What may be shared, where, and how often it was. */
export function socialSharingRoutes(app: FastifyInstance, { state, record }: AppNeeds): void {
  const shares = new Map<string, number>()

  async function predictions() {
    const board = state.answers()?.board
    if (!board) return null
    const { record: all } = await record.now()
    return sharePredictionsOf(board, all.picks('live'))
  }

  app.get(sharePredictions.path, async (request, reply) => {
    const found = await predictions()
    return found ? sendBytes(request, reply, bytesOf({ predictions: found })) : starting(reply, state)
  })

  app.get<{ Params: { readonly id: string } }>(inFastify(shareUrls.path), async (request, reply) => {
    const found = await predictions()
    if (!found) return starting(reply, state)
    const one = found.find(({ id }) => id === request.params.id)
    if (!one) return notFound(reply, 'This prediction is no longer on the board')
    return reply.header('cache-control', 'no-cache').send(shareUrlsOf(one, `${request.protocol}://${request.host}/`))
  })

  app.post(trackShare.path, (request, reply) => {
    const read = ShareTold.safeParse(request.body)
    if (!read.success) return refuse(reply, read.error)
    const { platform } = read.data
    shares.set(platform, (shares.get(platform) ?? 0) + 1)
    return reply.header('cache-control', 'no-store').send({ success: true, shares: shares.get(platform) ?? 0 })
  })
}

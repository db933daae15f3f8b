import type { Problem } from '@fairline/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { clientNetwork } from '../access/client-network.ts'
import type { Coding } from '../coding/content-coding.ts'
import { computeKeyOf } from '../workers/compute-key.ts'
import type { ComputeService } from '../workers/compute-service.ts'
import type { ComputeResult, ComputeTask } from '../workers/compute-task.ts'
import { toAnswerBytes } from '../workers/encoded-response.ts'
import { notFound } from './not-found.ts'
import { refuse } from './refuse.ts'
import { writeBytes } from './send-bytes.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Points of a client's budget that one computation costs: about ten milliseconds of processor time each. */
    readonly cost?: number
  }
}

/** What a route computes. */
export interface Computation<Task extends ComputeTask = ComputeTask> {
  readonly compute: ComputeService
  readonly task: Task
  /** Milliseconds for which the result may be used again; without it, as long as the board stays. */
  readonly maxAgeMs?: number
}

/** The coding in which the response of a request will be sent. */
export const codingOf = (request: FastifyRequest): Coding =>
  request.server.quick.chooseCoding(request.headers['accept-encoding'])

/**
 * Computes a result off the main thread against the client's budget. Sends a problem if the client has used up its
 * budget or the server is busy.
 *
 * @returns null if a problem was sent or the client disconnected
 */
export async function computeResult(
  request: FastifyRequest,
  reply: FastifyReply,
  { compute, task, maxAgeMs }: Computation,
): Promise<ComputeResult | null> {
  const outcome = await compute.compute({
    task,
    key: computeKeyOf(task),
    client: clientNetwork(request.ip),
    cost: request.routeOptions.config.cost ?? 1,
    signal: signalOf(reply),
    ...(maxAgeMs === undefined ? {} : { maxAgeMs }),
  })
  if (outcome.kind === 'done') return outcome.result
  if (outcome.kind === 'left') reply.hijack()
  else if (outcome.kind === 'busy') sendLater(reply, busy, outcome.retryAfterSeconds)
  else sendLater(reply, overBudget, outcome.retryAfterSeconds)
  return null
}

/** Computes a response off the main thread and sends it. */
export async function sendComputed(
  request: FastifyRequest,
  reply: FastifyReply,
  computation: Computation,
): Promise<FastifyReply> {
  const result = await computeResult(request, reply, computation)
  if (!result) return reply
  if (result.kind === 'encoded') return writeBytes(request, reply, toAnswerBytes(result))
  if (result.kind === 'invalid') return refuse(reply, { issues: [{ path: [], message: result.message }] })
  return notFound(reply, 'The board has no such game')
}

/**
 * Spends the client's budget for a response that the main thread makes. Sends a problem if there is nothing left of it.
 *
 * @returns whether the response may be made
 */
export async function isWithinBudget(
  request: FastifyRequest,
  reply: FastifyReply,
  compute: ComputeService,
): Promise<boolean> {
  const seconds = await compute.charge(clientNetwork(request.ip), request.routeOptions.config.cost ?? 1)
  if (seconds !== null) sendLater(reply, overBudget, seconds)
  return seconds === null
}

const busy: Problem = { type: 'busy', title: 'Fairline is busy. Try again in a few seconds.', status: 503 }
const overBudget: Problem = { type: 'too-often', title: 'Too many requests. Wait a few seconds.', status: 429 }

function sendLater(reply: FastifyReply, problem: Problem, seconds: number): void {
  reply
    .code(problem.status)
    .header('retry-after', String(seconds))
    .header('cache-control', 'no-store')
    .type('application/problem+json')
    .send(JSON.stringify(problem))
}

/** Returns a signal that aborts if the connection closes before the response is sent. */
function signalOf({ raw }: FastifyReply): AbortSignal {
  const disconnect = new AbortController()
  if (raw.destroyed) disconnect.abort()
  raw.once('close', () => {
    if (!raw.writableFinished) disconnect.abort()
  })
  return disconnect.signal
}

import { once } from 'node:events'
import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Problem } from '@fairline/contract'
import Fastify from 'fastify'
import { afterEach, describe, expect, it } from 'vitest'
import { bytesOf } from '../answers/answer-book.ts'
import type { ComputeOutcome, ComputeRequest, ComputeService } from '../workers/compute-service.ts'
import { encodeResponse } from '../workers/encoded-response.ts'
import { quickAnswers } from './quick-answers.ts'
import { codingOf, isWithinBudget, sendComputed } from './send-computed.ts'

const apps: ReturnType<typeof Fastify>[] = []
afterEach(async () => {
  for (const app of apps.splice(0)) await app.close()
})

/** An app with one expensive route that uses the given compute function. */
function appWith(compute: ComputeService['compute']) {
  const service: ComputeService = {
    compute,
    charge: async () => null,
    load: () => ({ waiting: 0, results: 0, bytes: 0 }),
    warm: () => {},
    close: async () => {},
  }
  const app = Fastify({ trustProxy: true })
  const state = { answers: () => null }
  app.decorate('quick', quickAnswers({ state, trusts: () => false, now: () => 0, clock: () => 0 }))
  app.get('/expensive', { config: { cost: 3 } }, async (incoming, reply) => {
    const task = { kind: 'tool', path: '/expensive', query: {}, coding: codingOf(incoming) } as const
    return sendComputed(incoming, reply, { compute: service, task })
  })
  apps.push(app)
  return app
}

const outcome = (of: ComputeOutcome) => async () => of

describe('a computed response', () => {
  it('is sent in the coding it was computed in, and as 304 if the client has it', async () => {
    const response = { hello: 'world' }
    const seen: ComputeRequest[] = []
    const app = appWith(async (asked) => {
      seen.push(asked)
      const { coding } = asked.task as { coding: 'gzip' }
      return { kind: 'done', result: { kind: 'encoded', ...encodeResponse(response, coding) } }
    })
    const first = await app.inject({ url: '/expensive', headers: { 'accept-encoding': 'gzip' } })
    expect(first.headers).toMatchObject({ 'content-encoding': 'gzip', etag: bytesOf(response).etag })
    const again = await app.inject({ url: '/expensive', headers: { 'if-none-match': String(first.headers.etag) } })
    expect(again.statusCode).toBe(304)
    expect(seen.map(({ task, cost }) => [(task as { coding: string }).coding, cost])).toEqual([
      ['gzip', 3],
      ['plain', 3],
    ])
  })

  it.each([
    [{ kind: 'over-budget', retryAfterSeconds: 7 } as const, 429, '7', 'too-often'],
    [{ kind: 'busy', retryAfterSeconds: 2 } as const, 503, '2', 'busy'],
  ])('is a problem with Retry-After where it cannot be computed now: %o', async (of, status, seconds, type) => {
    const response = await appWith(outcome(of)).inject('/expensive')
    expect(response.statusCode).toBe(status)
    expect(response.headers).toMatchObject({ 'retry-after': seconds, 'cache-control': 'no-store' })
    expect(Problem.parse(response.json())).toMatchObject({ type, status })
  })

  it('is a problem if the request is invalid', async () => {
    const result = { kind: 'invalid', message: 'odds of 0 pay nothing' } as const
    const response = await appWith(outcome({ kind: 'done', result })).inject('/expensive')
    expect([response.statusCode, Problem.parse(response.json()).title]).toEqual([
      400,
      'Invalid request: odds of 0 pay nothing.',
    ])
  })

  it('is a 404 if the board has no such game', async () => {
    const response = await appWith(outcome({ kind: 'done', result: { kind: 'not-found' } })).inject('/expensive')
    expect([response.statusCode, Problem.parse(response.json()).type]).toEqual([404, 'not-found'])
  })

  it('costs one point where the route says nothing, and is used again for as long as the route says', async () => {
    const seen: ComputeRequest[] = []
    const app = appWith(outcome({ kind: 'busy', retryAfterSeconds: 2 }))
    const compute = {
      compute: async (asked: ComputeRequest): Promise<ComputeOutcome> => {
        seen.push(asked)
        return { kind: 'busy', retryAfterSeconds: 2 }
      },
    } as ComputeService
    const task = { kind: 'five-days' } as const
    app.get('/cheap', (incoming, reply) => sendComputed(incoming, reply, { compute, task }))
    app.get('/brief', (incoming, reply) => sendComputed(incoming, reply, { compute, task, maxAgeMs: 1000 }))
    await app.inject('/cheap')
    await app.inject('/brief')
    expect(seen.map(({ cost, maxAgeMs }) => [cost, maxAgeMs])).toEqual([
      [1, undefined],
      [1, 1000],
    ])
  })

  it('is made by the main thread only within the client’s budget', async () => {
    const charged: [string, number][] = []
    const app = appWith(outcome({ kind: 'left' }))
    let left: number | null = null
    const compute = {
      charge: async (client: string, cost: number) => {
        charged.push([client, cost])
        return left
      },
    } as ComputeService
    let made = 0
    app.get('/made', { config: { cost: 5 } }, async (incoming, reply) => {
      if (!(await isWithinBudget(incoming, reply, compute))) return reply
      made += 1
      return reply.send('made')
    })
    expect((await app.inject({ url: '/made', remoteAddress: '2001:db8:1:2::7' })).body).toBe('made')
    left = 9
    const refused = await app.inject('/made')
    expect([refused.statusCode, refused.headers['retry-after'], refused.json().type]).toEqual([429, '9', 'too-often'])
    expect(made).toBe(1)
    expect(charged).toEqual([
      ['2001:db8:1:2::/64', 5],
      ['127.0.0.1', 5],
    ])
  })

  it('counts for the network of the client', async () => {
    const clients: string[] = []
    const app = appWith(async ({ client }) => {
      clients.push(client)
      return { kind: 'busy', retryAfterSeconds: 2 }
    })
    for (const address of ['2001:db8:1:2::7', '2001:db8:1:2::8', '203.0.113.9'])
      await app.inject({ url: '/expensive', headers: { 'x-forwarded-for': address } })
    expect(clients).toEqual(['2001:db8:1:2::/64', '2001:db8:1:2::/64', '203.0.113.9'])
  })

  it('is given up when the client hangs up', async () => {
    const { promise: asked, resolve } = Promise.withResolvers<AbortSignal>()
    const app = appWith(async ({ signal }) => {
      resolve(signal)
      await once(signal, 'abort')
      return { kind: 'left' }
    })
    await app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = app.server.address() as AddressInfo
    const sent = request({ port, path: '/expensive' })
    sent.on('error', () => {})
    sent.end()
    const signal = await asked
    expect(signal.aborted).toBe(false)
    sent.destroy()
    if (!signal.aborted) await once(signal, 'abort')
    expect(signal.aborted).toBe(true)
  })
})

import type { Board } from '@fairline/engine'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { scanArbitrage } from '../jobs/scan-arbitrage.ts'
import { type ComputeLimits, type ComputeRequest, createComputeService } from './compute-service.ts'
import type { ComputeSources } from './compute-thread.ts'
import type { WorkerMessage, WorkerReply } from './worker-message.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

type Answer = (message: WorkerMessage) => Promise<WorkerReply>

const body = (bytes: number) => new Uint8Array(bytes)
const done = (bytes = 10): WorkerReply => ({
  kind: 'done',
  result: { kind: 'encoded', coding: 'plain', etag: '"a"', body: body(bytes) },
})
const noBoard: ComputeSources = {
  board: () => null,
  scanner: scanArbitrage(
    () => 0,
    async () => {},
  ),
}

/** A service whose worker replies with `answer`, and the messages sent to it. */
function service(answer: Answer, limits: ComputeLimits = {}, sources = noBoard) {
  const sent: WorkerMessage[] = []
  const errors: unknown[] = []
  const port = {
    warm: () => {},
    close: async () => {},
    send(message: WorkerMessage) {
      sent.push(message)
      return answer(message)
    },
  }
  return {
    sent,
    errors,
    compute: createComputeService({
      port,
      sources,
      clock: () => Date.now(),
      onError: (error) => errors.push(error),
      limits,
    }),
  }
}

const never: Answer = () => new Promise(() => {})
/** Answers the first task, so that the service is ready, and no other. */
function onlyOnce(): Answer {
  let remaining = 1
  return (message) => {
    remaining -= 1
    return remaining >= 0 ? Promise.resolve(done()) : never(message)
  }
}

function request(key: string, more: Partial<ComputeRequest> = {}): ComputeRequest {
  return {
    task: { kind: 'tool', path: '/api/tools/convert', query: { odds: key }, coding: 'plain' },
    key,
    client: 'visitor',
    cost: 1,
    signal: new AbortController().signal,
    ...more,
  }
}

describe('computed results', () => {
  it('are computed once for all clients while they are cached', async () => {
    const { compute, sent } = service(async () => done())
    const first = await compute.compute(request('a'))
    expect(first).toMatchObject({ kind: 'done' })
    expect(await compute.compute(request('a', { client: 'another client' }))).toEqual(first)
    expect(sent).toHaveLength(1)
  })

  it('are computed once for all clients that wait at the same time', async () => {
    const { compute, sent } = service(async () => done())
    await Promise.all([compute.compute(request('a')), compute.compute(request('a', { client: 'b' }))])
    expect(sent).toHaveLength(1)
  })

  it('of an older board are never used for a newer one', async () => {
    const finish: Array<(reply: WorkerReply) => void> = []
    const reply: Answer = () => new Promise((resolve) => finish.push(resolve))
    let version = 1
    const { compute } = service(reply, {}, { ...noBoard, board: () => ({ version }) as Board })
    const tool = { kind: 'tool', path: '/api/tools/convert', query: {}, coding: 'plain' } as const
    const first = compute.compute(request('a', { task: tool }))
    await vi.advanceTimersByTimeAsync(0)
    version = 2
    const second = compute.compute(request('a', { task: tool }))
    finish.shift()?.(done(1))
    await first
    await vi.advanceTimersByTimeAsync(0)
    finish.shift()?.(done(2))
    expect(await second).toMatchObject({ result: { body: body(2) } })
    expect(await compute.compute(request('a', { task: tool }))).toMatchObject({ result: { body: body(2) } })
  })

  it('that finish after the board changed are not cached', async () => {
    const finish: Array<(reply: WorkerReply) => void> = []
    const reply: Answer = () => new Promise((resolve) => finish.push(resolve))
    let version = 1
    const { compute, sent } = service(reply, {}, { ...noBoard, board: () => ({ version }) as Board })
    const first = compute.compute(request('a'))
    await vi.advanceTimersByTimeAsync(0)
    version = 2
    const other = compute.compute(request('b'))
    finish.shift()?.(done(1))
    await first
    await vi.advanceTimersByTimeAsync(0)
    finish.shift()?.(done(2))
    await other
    void compute.compute(request('a'))
    await vi.advanceTimersByTimeAsync(0)
    expect(sent).toHaveLength(3)
  })

  it('are cached up to a limit, however many different ones are requested', async () => {
    const { compute } = service(async () => done(1024 * 1024), { points: 1e6 })
    for (let i = 0; i < 100; i++) await compute.compute(request(String(i)))
    expect(compute.load().bytes).toBeLessThanOrEqual(4 * 1024 * 1024)
    expect(compute.load().results).toBeLessThanOrEqual(4)
  })

  it('are cached no longer than their maximum age', async () => {
    const { compute, sent } = service(async () => done())
    await compute.compute(request('a', { maxAgeMs: 1000 }))
    await compute.compute(request('a', { maxAgeMs: 1000 }))
    vi.advanceTimersByTime(1001)
    await compute.compute(request('a', { maxAgeMs: 1000 }))
    expect(sent).toHaveLength(2)
  })
})

describe('the queue', () => {
  it('refuses requests beyond its limit, and says when to try again', async () => {
    const { compute } = service(onlyOnce(), { waiting: 3 })
    await compute.compute(request('first'))
    const waiting = Array.from({ length: 4 }, (_, i) => compute.compute(request(String(i))))
    await vi.advanceTimersByTimeAsync(0)
    expect(await compute.compute(request('one more'))).toEqual({ kind: 'busy', retryAfterSeconds: 2 })
    expect(compute.load().waiting).toBe(3)
    await vi.advanceTimersByTimeAsync(2000)
    expect(await Promise.all(waiting)).toEqual(waiting.map(() => ({ kind: 'busy', retryAfterSeconds: 2 })))
  })

  it('lets no client wait longer than the deadline, and drops its job', async () => {
    const { compute, sent } = service(onlyOnce())
    await compute.compute(request('first'))
    const outcomes = Promise.all([compute.compute(request('runs')), compute.compute(request('waits'))])
    await vi.advanceTimersByTimeAsync(1999)
    expect(compute.load().waiting).toBe(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(await outcomes).toEqual([
      { kind: 'busy', retryAfterSeconds: 2 },
      { kind: 'busy', retryAfterSeconds: 2 },
    ])
    expect(compute.load().waiting).toBe(0)
    expect(sent).toHaveLength(2)
  })

  it('gives the first task more time, as the worker has to start', async () => {
    const { compute } = service(never)
    const outcome = compute.compute(request('first'))
    const early = vi.fn()
    void outcome.then(early)
    await vi.advanceTimersByTimeAsync(9999)
    expect(early).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(await outcome).toMatchObject({ kind: 'busy' })
  })

  it('drops the job of a client that left, unless another client waits for it too', async () => {
    const { compute } = service(never)
    const leaving = new AbortController()
    void compute.compute(request('runs'))
    const canceled = compute.compute(request('his', { signal: leaving.signal }))
    const shared = compute.compute(request('shared', { signal: leaving.signal }))
    void compute.compute(request('shared', { client: 'b' }))
    await vi.advanceTimersByTimeAsync(0)
    expect(compute.load().waiting).toBe(2)
    leaving.abort()
    expect(await Promise.all([canceled, shared])).toEqual([{ kind: 'left' }, { kind: 'left' }])
    expect(compute.load().waiting).toBe(1)
  })
})

describe('the budget', () => {
  it('is spent only by computations, is counted per client, and fills up again', async () => {
    const { compute } = service(async () => done(), { points: 10, windowSeconds: 5 })
    for (const key of ['a', 'b', 'a', 'a', 'b']) await compute.compute(request(key, { cost: 5 }))
    expect(await compute.compute(request('c', { cost: 5 }))).toEqual({ kind: 'over-budget', retryAfterSeconds: 5 })
    expect(await compute.compute(request('a', { cost: 5 }))).toMatchObject({ kind: 'done' })
    expect(await compute.compute(request('d', { cost: 5, client: 'another' }))).toMatchObject({ kind: 'done' })
    await vi.advanceTimersByTimeAsync(5001)
    expect(await compute.compute(request('c', { cost: 5 }))).toMatchObject({ kind: 'done' })
  })

  it('is enough for a visitor with own books: ten polled responses per board, a slip and a long list', async () => {
    const { compute } = service(async () => done())
    for (let second = 0; second < 60; second++) {
      const polled = Array.from({ length: 10 }, (_, i) => request(`board ${second} response ${i}`))
      const slip = request(`board ${second} slip`, { cost: 3 })
      const list = request(`board ${second} props`, { cost: 8 })
      const outcomes = await Promise.all([...polled, slip, list].map((one) => compute.compute(one)))
      expect(new Set(outcomes.map(({ kind }) => kind))).toEqual(new Set(['done']))
      await vi.advanceTimersByTimeAsync(1000)
    }
  })
})

describe('a worker that ends', () => {
  it('is reported as busy to waiting clients; a new worker computes the next request', async () => {
    let crashes = 1
    const { compute, errors } = service(async () => {
      crashes -= 1
      if (crashes >= 0) throw new Error('the worker ran out of memory')
      return done()
    })
    expect(await compute.compute(request('a'))).toEqual({ kind: 'busy', retryAfterSeconds: 2 })
    expect(errors).toHaveLength(1)
    expect(await compute.compute(request('a'))).toMatchObject({ kind: 'done' })
  })
})

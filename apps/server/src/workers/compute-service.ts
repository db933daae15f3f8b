import { LRUCache } from 'lru-cache'
import { createComputeBudget } from './compute-budget.ts'
import type { ComputeResult, ComputeTask } from './compute-task.ts'
import { type ComputeSources, createTaskRunner, type WorkerPort } from './compute-thread.ts'
import { createFairQueue, type QueuedJob } from './fair-queue.ts'

/** Maximum number of waiting jobs: about as many as the worker finishes within the deadline. */
const MAX_WAITING = 64
/** Maximum time a client waits for a computed response. */
const DEADLINE_MS = 2000
/** Deadline of a worker's first task: starting the thread and copying the board takes seconds on a busy machine. */
const FIRST_DEADLINE_MS = 10_000
const MAX_RESULTS = 1000
const MAX_RESULT_BYTES = 4 * 1024 * 1024
/** Size in the cache of a result that is not an encoded response, in bytes. */
const SMALL_RESULT_BYTES = 4096
/** Seconds after which a refused client may try again. */
const RETRY_S = 2

/** A computation and the client that requested it. */
export interface ComputeRequest {
  readonly task: ComputeTask
  /** What determines the result, normalized: equal keys have equal results. */
  readonly key: string
  /** Milliseconds for which the result may be used again; without it, as long as the board stays. */
  readonly maxAgeMs?: number
  readonly client: string
  /** Points of the client's budget. */
  readonly cost: number
  /** Aborted when the client leaves. */
  readonly signal: AbortSignal
}

export type ComputeOutcome =
  | { readonly kind: 'done'; readonly result: ComputeResult }
  /** The client has used up its budget. */
  | { readonly kind: 'over-budget'; readonly retryAfterSeconds: number }
  /** The queue is full, the deadline passed or the worker ended. */
  | { readonly kind: 'busy'; readonly retryAfterSeconds: number }
  | { readonly kind: 'left' }

interface Flight {
  readonly done: Promise<ComputeOutcome>
  waiters: number
  cancel(): void
}

export interface ComputeDeps {
  readonly port: WorkerPort
  readonly sources: ComputeSources
  /** Real time in milliseconds, by which results get old. */
  readonly clock: () => number
  /** Called when the worker fails. */
  readonly onError: (error: unknown) => void
  /** What a test may set. */
  readonly limits?: ComputeLimits
}

export interface ComputeLimits {
  readonly waiting?: number
  readonly points?: number
  readonly windowSeconds?: number
  /** How long a client waits, in milliseconds of real time. */
  readonly deadlineMs?: number
}

/**
 * Computes expensive responses off the main thread. Caches results, joins equal requests, spends the client's budget,
 * limits the queue and gives up when a deadline passes or all clients have disconnected.
 */
export function createComputeService({ port, sources, clock, onError, limits = {} }: ComputeDeps) {
  const run = createTaskRunner(port, sources)
  const queue = createFairQueue(limits.waiting ?? MAX_WAITING)
  const budget = createComputeBudget(limits.points, limits.windowSeconds)
  const flights = new Map<string, Flight>()
  const results = new LRUCache<string, ComputeResult>({
    max: MAX_RESULTS,
    maxSize: MAX_RESULT_BYTES,
    sizeCalculation: sizeOf,
    perf: { now: clock },
  })
  let version: number | null = null
  let isReady = false

  /** Drops the results of an older board; new requests do not join a computation that began on one. */
  function dropOldResults(): void {
    const current = sources.board()?.version ?? null
    if (current !== version) {
      results.clear()
      flights.clear()
    }
    version = current
  }

  function start({ task, key, client, maxAgeMs }: ComputeRequest): Flight {
    const { promise, resolve } = Promise.withResolvers<ComputeOutcome>()
    const from = version
    const job: QueuedJob = {
      client,
      drop: () => resolve(busy),
      async run() {
        try {
          const result = await run(task)
          isReady = true
          if (from === version) results.set(key, result, maxAgeMs === undefined ? {} : { ttl: maxAgeMs })
          resolve({ kind: 'done', result })
        } catch (error) {
          isReady = false
          onError(error)
          resolve(busy)
        }
      },
    }
    const flight: Flight = { done: promise, waiters: 0, cancel: () => queue.remove(job) }
    flights.set(key, flight)
    void promise.then(() => land(key, flight))
    if (!queue.add(job)) resolve(busy)
    return flight
  }

  function land(key: string, flight: Flight): void {
    if (flights.get(key) === flight) flights.delete(key)
  }

  /** Waits for a flight until it lands, the client leaves or the deadline passes. */
  async function join(key: string, flight: Flight, signal: AbortSignal): Promise<ComputeOutcome> {
    const { promise, resolve } = Promise.withResolvers<ComputeOutcome>()
    const leave = () => resolve({ kind: 'left' })
    const timer = setTimeout(() => resolve(busy), limits.deadlineMs ?? (isReady ? DEADLINE_MS : FIRST_DEADLINE_MS))
    flight.waiters += 1
    signal.addEventListener('abort', leave, { once: true })
    if (signal.aborted) leave()
    try {
      return await Promise.race([flight.done, promise])
    } finally {
      clearTimeout(timer)
      signal.removeEventListener('abort', leave)
      flight.waiters -= 1
      if (flight.waiters === 0) {
        flight.cancel()
        land(key, flight)
      }
    }
  }

  return {
    async compute(request: ComputeRequest): Promise<ComputeOutcome> {
      dropOldResults()
      const cached = results.get(request.key)
      if (cached) return { kind: 'done', result: cached }
      if (!flights.has(request.key)) {
        const retryAfterSeconds = await budget.spend(request.client, request.cost)
        if (retryAfterSeconds !== null) return { kind: 'over-budget', retryAfterSeconds }
      }
      const flight = flights.get(request.key) ?? start(request)
      return join(request.key, flight, request.signal)
    },
    /** Spends points for a response of the main thread; returns null, or seconds until the client has new points. */
    charge: budget.spend,
    /** How many jobs wait, and how many results are kept. */
    load: () => ({ waiting: queue.size(), results: results.size, bytes: results.calculatedSize }),
    /** Starts the worker before the first request. */
    warm: () => port.warm(),
    close: () => port.close(),
  }
}

export type ComputeService = ReturnType<typeof createComputeService>

const busy: ComputeOutcome = { kind: 'busy', retryAfterSeconds: RETRY_S }

function sizeOf(result: ComputeResult): number {
  return result.kind === 'encoded' ? result.body.byteLength : SMALL_RESULT_BYTES
}

import { extname } from 'node:path'
import type { Board } from '@fairline/engine'
import { Piscina } from 'piscina'
import type { ArbitrageScanner } from '../jobs/scan-arbitrage.ts'
import type { ComputeResult, ComputeTask } from './compute-task.ts'
import { createCopyUpdates } from './copy-updates.ts'
import type { CopyUpdate, WorkerMessage, WorkerReply } from './worker-message.ts'

/** A message that takes longer hangs: the thread is ended, and the next message starts another. */
const MAX_MESSAGE_MS = 5000
/** The same of the first message of a thread, which starts it: seconds on a busy machine. */
const MAX_FIRST_MESSAGE_MS = 20_000
const MAX_OLD_SPACE_MB = 128
const MAX_YOUNG_SPACE_MB = 4

/** What the tasks are computed from. */
export interface ComputeSources {
  readonly board: () => Board | null
  readonly scanner: ArbitrageScanner
}

/** Carries messages to one worker, and ends it. */
export interface WorkerPort {
  /** Starts the worker ahead of its first message: that takes a second. */
  warm(): void
  /** @throws {Error} if the worker ended instead of answering */
  send(message: WorkerMessage): Promise<WorkerReply>
  close(): Promise<void>
}

/** A worker thread that is started by the first message, again after a crash, and never keeps the process alive. */
export function createWorkerThread(onError: (error: unknown) => void): WorkerPort {
  let pool: Piscina<WorkerMessage, WorkerReply> | null = null
  let hasStarted = false

  function start(): Piscina<WorkerMessage, WorkerReply> {
    const threads = new Piscina<WorkerMessage, WorkerReply>({
      filename: new URL(`compute-worker${extname(import.meta.url)}`, import.meta.url).href,
      name: 'handle',
      minThreads: 1,
      maxThreads: 1,
      recordTiming: false,
      resourceLimits: { maxOldGenerationSizeMb: MAX_OLD_SPACE_MB, maxYoungGenerationSizeMb: MAX_YOUNG_SPACE_MB },
    })
    threads.on('error', onError)
    return threads
  }

  return {
    warm(): void {
      pool ??= start()
    },
    async send(message) {
      pool ??= start()
      const overdue = new AbortController()
      const timer = setTimeout(() => overdue.abort(), hasStarted ? MAX_MESSAGE_MS : MAX_FIRST_MESSAGE_MS)
      try {
        const reply = await pool.run(message, { signal: overdue.signal })
        hasStarted = true
        return reply
      } catch (error) {
        hasStarted = false
        throw error
      } finally {
        clearTimeout(timer)
      }
    },
    close: async () => pool?.destroy(),
  }
}

/** Runs tasks in a worker, whose copy of the board it brings up to date before each. One task at a time. */
export function createTaskRunner(port: WorkerPort, { board, scanner }: ComputeSources) {
  const updates = createCopyUpdates()
  let sent = 0

  function* neededUpdates({ kind }: ComputeTask): Generator<CopyUpdate> {
    const current = board()
    if (kind !== 'tool' && current) yield* updates.board(current)
    if (kind === 'arbitrage') yield* updates.prices(scanner, current?.books ?? [])
  }

  async function attempt(task: ComputeTask): Promise<WorkerReply> {
    for (const update of neededUpdates(task)) {
      sent += 1
      const reply = await port.send({ kind: 'update', number: sent, update })
      if (reply.kind === 'out-of-date') return reply
    }
    return port.send({ kind: 'run', after: task.kind === 'tool' ? null : sent, task })
  }

  function forget(): void {
    updates.reset()
    sent = 0
  }

  /** @throws {Error} if the worker ended or threw; the next task finds a new worker */
  return async function run(task: ComputeTask): Promise<ComputeResult> {
    try {
      let reply = await attempt(task)
      if (reply.kind !== 'done') {
        forget()
        reply = await attempt(task)
      }
      if (reply.kind === 'done') return reply.result
      throw new Error(`The compute worker missed an update twice, at task ${task.kind}`)
    } catch (error) {
      forget()
      throw error
    }
  }
}

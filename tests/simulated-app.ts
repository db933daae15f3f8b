import { type Board, createEngine, learnHistory, memoryLedger } from '@fairline/engine'
import { builtInAnalyst, simulatedSource } from '@fairline/providers'
import { buildApp } from '../apps/server/src/app.ts'
import { boardState } from '../apps/server/src/jobs/board-state.ts'
import { keepRecord } from '../apps/server/src/jobs/keep-record.ts'
import { keepUsage } from '../apps/server/src/jobs/keep-usage.ts'
import { keepVisitors } from '../apps/server/src/jobs/keep-visitors.ts'
import { scanArbitrage } from '../apps/server/src/jobs/scan-arbitrage.ts'
import { watchLive } from '../apps/server/src/jobs/watch-live.ts'
import { boardStream } from '../apps/server/src/stream/board-stream.ts'
import { createComputeService } from '../apps/server/src/workers/compute-service.ts'
import { createWorkerThread } from '../apps/server/src/workers/compute-thread.ts'
import { testAccess } from '../apps/server/testing/test-access.ts'

/** Noon in Los Angeles. */
const NOON = Date.parse('2026-06-10T19:00:00Z')
const MINUTE_MS = 60_000
/** Minutes that games in play are watched before the app is handed over. */
const WATCHED_MINUTES = 30

/** An app in a simulated world, whose time passes only when a test says so. */
export interface SimulatedApp {
  readonly app: ReturnType<typeof buildApp>
  /** The board a minute after the start. */
  readonly board: Board
  readonly ledger: ReturnType<typeof memoryLedger>
  /** The board that is shown now. */
  shown(): Board
  /** Lets minutes pass, one step each, every step shown as the app shows it. */
  pass(minutes: number): Promise<void>
}

/**
 * The app on the simulated leagues as main builds it, without a network: its past is learned, its games in play have been
 * watched for half an hour, and it shows the board of a minute after the start until time passes.
 */
export async function simulatedApp({ start = NOON }: { readonly start?: number } = {}): Promise<SimulatedApp> {
  let at = start
  const source = simulatedSource(1)
  const ledger = memoryLedger()
  const needs = { source, ledger, origin: 'live', noVig: 'learnt', breathe: async () => {} } as const
  const scanner = scanArbitrage(() => performance.now())
  const engine = createEngine({ ...needs, onPhase: () => {}, onFacts: (_, facts, upTo) => scanner.see(facts, upTo) })
  const state = boardState(source.name)
  const days = { decided: 12, priced: 60 }
  await engine.advance(start)
  const historyRequest = engine.historyAsked()!
  await engine.takeOver(await learnHistory({ ...needs, ...historyRequest, backfill: true, days, onProgress: () => {} }))
  const board = await engine.advance(start + MINUTE_MS)
  state.show(board)
  const live = watchLive()
  for (let minute = 1; minute <= WATCHED_MINUTES; minute++) live.look(await engine.advance(start + minute * MINUTE_MS))
  let reached = start + WATCHED_MINUTES * MINUTE_MS
  const shown = () => state.answers()?.board ?? board
  const now = () => at
  const onError = (error: unknown) => {
    throw error
  }
  const app = buildApp({
    state,
    stream: boardStream('run'),
    record: keepRecord(ledger, { now }),
    scanner,
    compute: createComputeService({
      port: createWorkerThread(onError),
      sources: { board: shown, scanner },
      clock: () => performance.now(),
      onError,
    }),
    access: testAccess(),
    now,
    random: () => 0.5,
    live,
    paths: engine.pathsOf,
    recording: () => null,
    visitors: keepVisitors({ read: async () => null, write: async () => {} }, () => {}),
    donationWallet: null,
    analyst: keepUsage(builtInAnalyst, now),
    version: '0.1.0',
    webRoot: '/nowhere',
  })
  async function pass(minutes: number): Promise<void> {
    for (const until = reached + minutes * MINUTE_MS; reached < until; ) {
      reached += MINUTE_MS
      at = reached
      const next = await engine.advance(reached)
      state.show(next)
      live.look(next)
    }
  }
  return { app, board, ledger, shown, pass }
}

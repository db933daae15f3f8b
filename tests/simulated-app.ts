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

/** Half past one in Los Angeles: games are on, and the evening's are priced. */
const now = Date.parse('2026-06-10T20:30:00Z')

/** The app on the simulated leagues, their past learnt and half an hour watched; as main builds it, without a network. */
export async function simulatedApp(): Promise<{ app: ReturnType<typeof buildApp>; board: Board }> {
  const source = simulatedSource(1)
  const needs = { source, ledger: memoryLedger(), origin: 'live', noVig: 'learnt', breathe: async () => {} } as const
  const scanner = scanArbitrage(() => performance.now())
  const engine = createEngine({ ...needs, onPhase: () => {}, onFacts: (_, facts, upTo) => scanner.see(facts, upTo) })
  const state = boardState(source.name)
  const days = { decided: 12, priced: 60 }
  await engine.advance(now)
  const asked = engine.historyAsked()!
  await engine.takeOver(await learnHistory({ ...needs, ...asked, backfill: true, days, onProgress: () => {} }))
  const board = await engine.advance(now + 60_000)
  state.show(board)
  const live = watchLive()
  for (let minute = 1; minute <= 30; minute++) live.look(await engine.advance(now + minute * 60_000))
  const onError = (error: unknown) => {
    throw error
  }
  const app = buildApp({
    state,
    stream: boardStream('run'),
    record: keepRecord(needs.ledger, { now: () => now }),
    scanner,
    compute: createComputeService({
      port: createWorkerThread(onError),
      sources: { board: () => board, scanner },
      clock: () => performance.now(),
      onError,
    }),
    access: testAccess(),
    now: () => now,
    random: () => 0.5,
    live,
    paths: engine.pathsOf,
    recording: () => null,
    visitors: keepVisitors({ read: async () => null, write: async () => {} }, () => {}),
    donationWallet: null,
    analyst: keepUsage(builtInAnalyst, () => now),
    version: '0.1.0',
    webRoot: '/nowhere',
  })
  return { app, board }
}

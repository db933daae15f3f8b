import { memoryLedger } from '@fairline/engine'
import { builtInAnalyst } from '@fairline/providers'
import type { AccessOptions } from '../src/access/access-control.ts'
import { buildApp } from '../src/app.ts'
import type { AppDeps } from '../src/app-deps.ts'
import { boardState } from '../src/jobs/board-state.ts'
import { keepRecord } from '../src/jobs/keep-record.ts'
import { keepUsage } from '../src/jobs/keep-usage.ts'
import { keepVisitors } from '../src/jobs/keep-visitors.ts'
import { scanArbitrage } from '../src/jobs/scan-arbitrage.ts'
import { watchLive } from '../src/jobs/watch-live.ts'
import { boardStream } from '../src/stream/board-stream.ts'
import { memoryNotes, testAccess } from './test-access.ts'
import { testCompute } from './test-compute.ts'

const now = Date.parse('2026-07-15T19:00:00Z')

/** The app without a board, for tests of access control. */
export function testApp(access: Partial<AccessOptions> = {}, deps: Partial<AppDeps> = {}) {
  const scanner = scanArbitrage(
    () => 0,
    async () => {},
  )
  return buildApp({
    state: boardState('replay'),
    stream: boardStream('run'),
    record: keepRecord(memoryLedger(), { now: () => now }),
    recording: () => null,
    scanner,
    compute: testCompute({ board: () => null, scanner }),
    access: testAccess(access),
    now: () => now,
    random: () => 0.5,
    live: watchLive(),
    paths: () => null,
    visitors: keepVisitors(memoryNotes(), () => {}),
    donationWallet: null,
    analyst: keepUsage(builtInAnalyst, () => now),
    version: '0.1.0',
    webRoot: '/nowhere',
    ...deps,
  })
}

import type { GamePaths } from '@fairline/engine'
import type { FastifyBaseLogger } from 'fastify'
import type { AccessControl } from './access/access-control.ts'
import type { Clock } from './clock.ts'
import type { BoardState } from './jobs/board-state.ts'
import type { KeptRecord } from './jobs/keep-record.ts'
import type { WrittenBy } from './jobs/keep-usage.ts'
import type { KeptVisitors } from './jobs/keep-visitors.ts'
import type { ArbitrageScanner } from './jobs/scan-arbitrage.ts'
import type { LiveWatch } from './jobs/watch-live.ts'
import type { RecordingStatus } from './recorder/recorder.ts'
import type { BoardStream } from './stream/board-stream.ts'
import type { ComputeService } from './workers/compute-service.ts'

/** What the app needs; a test builds it as main does. */
export interface AppDeps {
  readonly state: BoardState
  readonly stream: BoardStream
  readonly record: KeptRecord
  /** Recording status; null until the database is open. */
  readonly recording: () => RecordingStatus | null
  readonly scanner: ArbitrageScanner
  readonly access: AccessControl
  /** Computes expensive responses off the main thread. */
  readonly compute: ComputeService
  readonly visitors: KeptVisitors
  readonly live: LiveWatch
  /** How every book moved on a game; null for one that is not known. */
  readonly paths: (gameId: string) => GamePaths | null
  /** Where donations go; null where none are accepted. */
  readonly donationWallet: string | null
  readonly analyst: WrittenBy
  readonly now: Clock
  /** 0 to below 1: what is drawn at random is drawn by it. */
  readonly random: () => number
  readonly version: string
  readonly webRoot: string
  readonly logger?: FastifyBaseLogger
}

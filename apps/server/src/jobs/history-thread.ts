import { setImmediate as nextTurn } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { learnHistory } from '@fairline/engine'
import { simulatedSource } from '@fairline/providers'
import type { HistoryAsked, HistoryTold } from './learn-in-thread.ts'

// Runs in a thread of its own: its memory goes with it, and the server answers meanwhile.
const { seed, asOf, backfill } = workerData as HistoryAsked
const tell = (told: HistoryTold) => parentPort?.postMessage(told)

const learnt = await learnHistory({
  source: simulatedSource(seed),
  noVig: 'learnt',
  asOf,
  backfill,
  breathe: () => nextTurn(),
  onProgress: (share) => tell({ kind: 'progress', share }),
})
tell({ kind: 'learnt', learnt })

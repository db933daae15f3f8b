import { Worker } from 'node:worker_threads'
import type { LearntHistory } from '@fairline/engine'

/** Which history is to be learnt. */
export interface HistoryAsked {
  readonly seed: number
  readonly asOf: number
  readonly backfill: boolean
}

/** What the thread tells. */
export type HistoryTold =
  | { readonly kind: 'progress'; readonly share: number }
  | { readonly kind: 'learnt'; readonly learnt: LearntHistory }

/** Learns the simulated history in a thread of its own; told to stop, it is given up. */
export function learnInThread(
  asked: HistoryAsked,
  onProgress: (share: number) => void,
): { readonly learnt: Promise<LearntHistory>; readonly stop: () => Promise<unknown> } {
  const worker = new Worker(new URL('history-thread.ts', import.meta.url), { workerData: asked })
  const learnt = new Promise<LearntHistory>((resolve, reject) => {
    worker.on('message', (told: HistoryTold) => {
      if (told.kind === 'progress') onProgress(told.share)
      else resolve(told.learnt)
    })
    worker.once('error', reject)
    worker.once('exit', () => reject(new Error('the history was given up')))
  })
  return { learnt, stop: () => worker.terminate() }
}

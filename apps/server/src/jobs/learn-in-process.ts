import { fork } from 'node:child_process'
import { extname } from 'node:path'
import type { LearnedHistory } from '@fairline/engine'

/** Which history is to be learned. */
export interface HistoryQuery {
  readonly seed: number
  readonly asOf: number
  readonly backfill: boolean
}

/** What the process tells: at the end each league by itself: reading all of them as one text takes 60 MB more. */
export type HistoryUpdate =
  | { readonly kind: 'progress'; readonly share: number }
  | { readonly kind: 'league'; readonly league: LearnedHistory['leagues'][number] }
  | { readonly kind: 'entries'; readonly entries: LearnedHistory['entries'] }

/** Learns the simulated history in a process of its own, whose memory goes with it; on a stop it is given up. */
export function learnInProcess(
  query: HistoryQuery,
  onProgress: (share: number) => void,
): { readonly learnt: Promise<LearnedHistory>; readonly stop: () => Promise<unknown> } {
  // What is learned comes as JSON, as from a checkpoint: parsed lists of numbers take half the memory of copied ones.
  const program = new URL(`history-process${extname(import.meta.url)}`, import.meta.url)
  const child = fork(program, [JSON.stringify(query)])
  const gone = new Promise<number | null>((resolve) => child.once('exit', resolve))
  const leagues: LearnedHistory['leagues'][number][] = []
  const learnt = new Promise<LearnedHistory>((resolve, reject) => {
    child.on('message', (told: HistoryUpdate) => {
      if (told.kind === 'progress') onProgress(told.share)
      else if (told.kind === 'league') leagues.push(told.league)
      else resolve({ leagues, entries: told.entries })
    })
    child.once('error', reject)
    void gone.then((code) => reject(new Error(`learning the history ended early, with code ${code}`)))
  })
  const stop = () => {
    child.kill()
    return gone
  }
  return { learnt, stop }
}

import { fork } from 'node:child_process'
import { extname } from 'node:path'
import type { LeagueKey } from '@fairline/domain'
import type { InPlayQuery, SavedInPlay } from '@fairline/engine'

/** Of which world past games are followed as they were played. */
export interface InPlayOrder extends InPlayQuery {
  readonly seed: number
}

/** What was learned of a league. */
export interface LearnedInPlay {
  readonly league: LeagueKey
  readonly saved: SavedInPlay
}

/** Learning in a process of its own. */
export interface InPlayLearning {
  /** Resolves when all leagues are done. */
  readonly done: Promise<void>
  /** Gives it up. */
  readonly stop: () => Promise<unknown>
}

/** Follows the last simulated games as they were played in a process of its own, whose memory goes with it. */
export function learnInPlayProcess(order: InPlayOrder, onLearned: (learned: LearnedInPlay) => void): InPlayLearning {
  const program = new URL(`in-play-process${extname(import.meta.url)}`, import.meta.url)
  const child = fork(program, [JSON.stringify(order)])
  const gone = new Promise<number | null>((resolve) => child.once('exit', resolve))
  child.on('message', onLearned)
  const done = new Promise<void>((resolve, reject) => {
    child.once('error', reject)
    void gone.then((code) =>
      code === 0 ? resolve() : reject(new Error(`learning prices in play ended early, with code ${code}`)),
    )
  })
  const stop = () => {
    child.kill()
    return gone
  }
  return { done, stop }
}

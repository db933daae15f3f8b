import { setImmediate as nextTurn } from 'node:timers/promises'
import { learnInPlay } from '@fairline/engine'
import { simulatedSource } from '@fairline/providers'
import type { InPlayOrder, InPlayTold } from './learn-in-play-process.ts'

// Runs in a process of its own, and does not outlive the one that asked.
const { seed, asOf, leagues } = JSON.parse(process.argv[2] ?? '{}') as InPlayOrder
const tell = (told: InPlayTold) => new Promise((resolve) => process.send?.(told, resolve))
process.once('disconnect', () => process.exit())
// An interrupt at the terminal reaches both; the server says when to stop.
process.on('SIGINT', () => undefined)

async function learnAndTell(): Promise<void> {
  await learnInPlay({
    source: simulatedSource(seed),
    leagues,
    asOf,
    breathe: () => nextTurn(),
    onLearned: async (league, saved) => void (await tell({ league, saved })),
  })
  process.disconnect()
}

void learnAndTell()

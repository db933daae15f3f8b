import { setImmediate as nextTurn } from 'node:timers/promises'
import { learnInPlay } from '@fairline/engine'
import { simulatedSource } from '@fairline/providers'
import type { InPlayOrder, LearnedInPlay } from './learn-in-play-process.ts'

// Runs in a process of its own, and does not outlive its parent.
const { seed, asOf, leagues } = JSON.parse(process.argv[2] ?? '{}') as InPlayOrder
const send = (learned: LearnedInPlay) => new Promise((resolve) => process.send?.(learned, resolve))
process.once('disconnect', () => process.exit())
// An interrupt at the terminal reaches both; the server says when to stop.
process.on('SIGINT', () => undefined)

async function learnAndSend(): Promise<void> {
  await learnInPlay({
    source: simulatedSource(seed),
    leagues,
    asOf,
    yieldToEventLoop: () => nextTurn(),
    onLearned: async (league, saved) => void (await send({ league, saved })),
  })
  process.disconnect()
}

void learnAndSend()

import { setImmediate as nextTurn } from 'node:timers/promises'
import { learnHistory } from '@fairline/engine'
import { simulatedSource } from '@fairline/providers'
import type { HistoryQuery, HistoryUpdate } from './learn-in-process.ts'

// Runs in a process of its own, and does not outlive its parent.
const { seed, asOf, backfill } = JSON.parse(process.argv[2] ?? '{}') as HistoryQuery
const tell = (told: HistoryUpdate) => new Promise((resolve) => process.send?.(told, resolve))
const giveUp = () => process.exit(1)
process.once('disconnect', giveUp)
// An interrupt at the terminal reaches both; the server says when to stop.
process.on('SIGINT', () => undefined)

async function learnAndTell(): Promise<void> {
  const learnt = await learnHistory({
    source: simulatedSource(seed),
    noVig: 'learnt',
    asOf,
    backfill,
    yieldToEventLoop: () => nextTurn(),
    onProgress: (share) => void tell({ kind: 'progress', share }),
  })
  process.off('disconnect', giveUp)
  for (const league of learnt.leagues) await tell({ kind: 'league', league })
  await tell({ kind: 'entries', entries: learnt.entries })
  process.disconnect()
}

void learnAndTell()

import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { serverArguments, serverEnvironment } from '../../scripts/server.mjs'
import type { Measured } from '../measured.ts'
import { type Latencies, steadyRequests } from '../steady-requests.ts'

const PORT = '4390'
/** The first seconds, in which the app catches up with today's prices, are over by then. */
const SETTLED_MS = 15_000
/** Asking more often while the app learns would take time from the learning. */
const LEARNING_MS = 250
const address = `http://127.0.0.1:${PORT}/api/live-data`

interface LiveData {
  readonly provenance: { readonly learnt: number | null; readonly asOf: string }
}

/** Starts the server as `npm start` does, without the build. */
function start(folder: string, now: string) {
  const env = serverEnvironment({ PORT, DATA_DIR: folder, FAIRLINE_NOW: now })
  const server = spawn(process.execPath, serverArguments, { env, stdio: 'ignore' })
  const began = performance.now()
  const hasEnded = () => server.exitCode !== null || server.signalCode !== null
  const until = async (good: (data: LiveData) => boolean, everyMs = 20): Promise<number> => {
    for (;;) {
      if (hasEnded()) throw new Error('the server ended before it answered')
      const answer = await fetch(address).catch(() => null)
      if (answer?.status === 200 && good((await answer.json()) as LiveData)) return (performance.now() - began) / 1000
      await pause(everyMs)
    }
  }
  const stop = () =>
    new Promise<void>((resolve) => {
      if (hasEnded()) return resolve()
      server.once('exit', () => resolve())
      server.kill('SIGTERM')
    })
  return { until, stop }
}

/** How a server answers a steady stream of requests; stops it also if it fails to. */
async function answersAndStops({ stop }: ReturnType<typeof start>): Promise<Latencies> {
  try {
    return await steadyRequests(address, 500, 30)
  } finally {
    await stop()
  }
}

/** The default app from an empty folder to its first board and to its whole history, again from its checkpoint, and as it answers then. */
export async function houseSuite(): Promise<Measured[]> {
  const folder = mkdtempSync(join(tmpdir(), 'fairline-bench-'))
  const fresh = start(join(folder, 'data'), '2026-07-15T19:00:00Z')
  const first = await fresh.until(() => true)
  const learnt = await fresh.until(({ provenance }) => provenance.learnt === null, LEARNING_MS)
  await fresh.stop()
  const again = start(join(folder, 'data'), '2026-07-15T19:30:00Z')
  const second = await again.until(() => true)
  const caughtUp = await again.until(({ provenance }) => provenance.learnt === null, LEARNING_MS)
  await pause(SETTLED_MS)
  const live = await answersAndStops(again)
  const sunday = start(join(folder, 'sunday'), '2026-11-01T20:00:00Z')
  const busiest = await sunday.until(() => true)
  await sunday.stop()
  rmSync(folder, { recursive: true })
  const bar = (figure: number) => ({ name: 'the bar', figure })
  return [
    { name: 'fresh folder to first board', figure: first, unit: 's', against: bar(4) },
    { name: 'the same on a Sunday in November', figure: busiest, unit: 's', against: bar(4) },
    { name: 'fresh folder to all of the history', figure: learnt, unit: 's', against: bar(60) },
    { name: 'restart to first board', figure: second, unit: 's', against: bar(1.5) },
    { name: 'restart to picks', figure: caughtUp, unit: 's' },
    {
      name: '/api/live-data at 500 requests a second, 99th percentile',
      figure: live.p99,
      unit: 'ms',
      against: bar(10),
    },
    { name: 'the same, median', figure: live.median, unit: 'ms' },
    { name: 'the same, longest', figure: live.max, unit: 'ms' },
  ]
}

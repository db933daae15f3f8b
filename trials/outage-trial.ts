import { setTimeout as wait } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import type { Store } from '@fairline/stores'
import { openStoreRecorder } from '../apps/server/src/open-recorder.ts'
import { type AppProcess, startApp } from './app-process.ts'
import type { Place } from './places.ts'
import { pickedTo, recordsOf } from './records.ts'

export interface OutageOptions {
  /** Seconds the store is away, each outage after the other. */
  readonly seconds: readonly number[]
  readonly speed: number
  readonly start: string
  readonly port: number
  /** Whether the first outage begins with the first board and lasts until the history is learned. */
  readonly isEarly: boolean
  readonly report: (line: string) => void
}

/** Runs the app on a store that goes away and comes back, and a control next to it, and compares their records. */
export async function outageTrial(place: Place, control: Place, options: OutageOptions): Promise<boolean> {
  const { seconds, speed, start, port, report } = options
  const clock = { FAIRLINE_NOW: start, FAIRLINE_SPEED: String(speed) }
  const apps = [place, control].map(({ environment }, i) =>
    startApp({ port: port + i, environment: { ...environment, ...clock } }),
  )
  const app = apps[0] as AppProcess
  if (options.isEarly) await startInOutage(place, app, apps)
  await Promise.all(apps.map((one) => one.until('/api/live-data', isLearned)))
  const from = Math.max(...(await Promise.all(apps.map(boardTime)))) + 1
  for (const length of seconds) {
    await place.breakDown()
    await wait(Math.min(length, 4) * 500)
    const during = await describeHealth(app)
    await wait(length * 1000 - Math.min(length, 4) * 500)
    const atEnd = await describeHealth(app)
    await place.mend()
    await app.until('/api/health', ({ recording }) => (recording as { waitingEntries: number }).waitingEntries === 0)
    await app.until('/api/health', ({ status }) => status === 'ok')
    report(
      `${place.name}: away for ${length} s (${(length * speed) / 60} min of the app's time): ${during}, at the end ${atEnd}, then ok`,
    )
    await wait(3000)
  }
  const to = Math.min(...(await Promise.all(apps.map(boardTime))))
  report(
    `ended after SIGTERM in ${(await Promise.all(apps.map((one) => one.terminate()))).map((ms) => `${Math.round(ms)} ms`).join(' and ')}`,
  )
  const early = await Promise.all([control, place].map((one) => inStore(one, to, (store) => pickedTo(store, from))))
  const span = { from, to, except: new Set(early.flatMap((keys) => [...keys])) }
  report(`left out: ${span.except.size} picks made when the runs had learned`)
  const [expected, records] = await Promise.all(
    [control, place].map((one) => inStore(one, to, (store) => recordsOf(store, span))),
  )
  report(`control ${JSON.stringify(expected)}`)
  report(`outages ${JSON.stringify(records)}`)
  return isDeepStrictEqual(expected, records)
}

/** The app's default. */
const OUTBOX_BYTES = 64 * 2 ** 20

const isLearned = ({ provenance }: Record<string, unknown>): boolean =>
  (provenance as { learnt: number | null } | undefined)?.learnt === null

async function startInOutage(place: Place, app: AppProcess, apps: readonly AppProcess[]): Promise<void> {
  await Promise.all(apps.map((one) => one.until('/api/live-data', () => true)))
  await place.breakDown()
  await Promise.all(apps.map((one) => one.until('/api/live-data', isLearned)))
  await app.until('/api/health', ({ status }) => status === 'degraded')
  await place.mend()
  await app.until('/api/health', ({ status }) => status === 'ok')
}

async function describeHealth(app: AppProcess): Promise<string> {
  const body = await app.health()
  return body ? `${body.status} (${body.recording?.waitingEntries ?? 0} waiting)` : 'no answer'
}

/** The moment up to which an app has read; one step earlier everything of it is decided. */
async function boardTime(app: AppProcess): Promise<number> {
  const body = await app.get('/api/live-data')
  const provenance = body?.provenance as { readonly asOf: string } | undefined
  if (!provenance) throw new Error('the app has no board')
  return Date.parse(provenance.asOf) - 1
}

/** Reads what a place holds once the outbox of its app is written, as the next start does. */
async function inStore<Read>(place: Place, to: number, read: (store: Store) => Promise<Read>): Promise<Read> {
  const store = await place.open()
  try {
    const recorder = await openStoreRecorder({
      store,
      directory: place.direct.DATA_DIR,
      outboxBytes: OUTBOX_BYTES,
      retentionDays: 30,
      now: () => to,
      realNow: Date.now,
      onNotice: () => undefined,
      onError: (error) => {
        throw error
      },
    })
    await recorder.close(60_000)
    return await read(store)
  } finally {
    await store.close()
  }
}

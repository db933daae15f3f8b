import { setTimeout as wait } from 'node:timers/promises'
import { ledgerKey } from '@fairline/domain'
import { ledgerVerifier, readLedger } from '@fairline/engine'
import { type AppProcess, startApp } from './app-process.ts'
import type { Place } from './places.ts'

export interface KillOptions {
  readonly times: number
  readonly speed: number
  readonly start: string
  readonly port: number
  readonly report: (line: string) => void
}

/** Entries the app showed as published or recorded: each must be in the ledger at the end, once and unchanged. */
interface Acknowledged {
  /** Hash by row of the ledger. */
  readonly rows: Map<number, string>
  /** Game and market of picks that were shown, recorded or not. */
  readonly picks: Set<string>
}

/** Every third kill is in mid-outage: the store fails before the kill and recovers before the next start. */
const OUTAGE_EVERY = 3

/** Kills the app repeatedly, sometimes in mid-outage, and compares the rows and picks it showed with the ledger. */
export async function killTrial(place: Place, options: KillOptions): Promise<boolean> {
  const { times, speed, start, port, report } = options
  const seen: Acknowledged = { rows: new Map(), picks: new Set() }
  let appTime = Date.parse(start)
  for (let i = 0; i < times; i++) {
    const clock = { FAIRLINE_NOW: new Date(appTime).toISOString(), FAIRLINE_SPEED: String(speed) }
    const app = startApp({ port, environment: { ...place.environment, ...clock } })
    const began = performance.now()
    await app.until('/api/live-data', ({ provenance }) => isLearned(provenance))
    const learned = performance.now() - began
    const hasOutage = i % OUTAGE_EVERY === OUTAGE_EVERY - 1
    await watch(app, seen, 2000 + (i % 5) * 700)
    if (hasOutage) {
      await place.breakDown()
      await watch(app, seen, 3000)
    }
    const health = await app.health()
    await app.kill()
    // The next start goes on a little later than this one ended.
    appTime = (health ? Date.parse(health.now) : appTime) + 10_000 * speed
    if (hasOutage) await place.mend()
    report(
      `${place.name} kill ${i + 1}: learned after ${(learned / 1000).toFixed(1)} s, ${hasOutage ? `mid-outage, ${JSON.stringify(health?.recording)}` : 'no outage'}, ${seen.rows.size} rows and ${seen.picks.size} picks shown so far`,
    )
  }
  const clock = { FAIRLINE_NOW: new Date(appTime).toISOString(), FAIRLINE_SPEED: String(speed) }
  const last = startApp({ port, environment: { ...place.environment, ...clock } })
  await last.until('/api/health', ({ status }) => status === 'ok')
  await wait(2000)
  await last.terminate()
  return compare(place, seen, report)
}

const isLearned = (provenance: unknown): boolean =>
  (provenance as { learnt: number | null } | undefined)?.learnt === null

/** Looks at what the app shows for a while. */
async function watch(app: AppProcess, seen: Acknowledged, ms: number): Promise<void> {
  for (const began = performance.now(); performance.now() - began < ms; await wait(150)) {
    await noteRows(app, seen.rows)
    const response = await app.get('/api/advanced-more-picks?limit=100')
    for (const pick of (response?.picks ?? []) as { id: string; isPick: boolean }[])
      if (pick.isPick) seen.picks.add(pick.id.split('|').slice(0, 2).join('|'))
  }
}

/** Saves the hash of each newly recorded pick. */
async function noteRows(app: AppProcess, rows: Acknowledged['rows']): Promise<void> {
  const recorded = await app.get('/api/track-record/picks?origin=live&limit=50')
  for (const { id } of (recorded?.picks ?? []) as { id: number }[]) {
    if (rows.has(id)) continue
    const story = await app.get(`/api/ledger/${id}`)
    const row = story?.row as { hash: string } | undefined
    if (row) rows.set(id, row.hash)
  }
}

async function compare(place: Place, seen: Acknowledged, report: KillOptions['report']): Promise<boolean> {
  const store = await place.open()
  const rows = await Array.fromAsync(readLedger(store.ledger))
  await store.close()
  const faults = rows.map(ledgerVerifier()).filter((fault) => fault !== null)
  const hashes = new Map(rows.map(({ seq, hash }) => [seq, hash]))
  const keys = rows.map(({ entry }) => ledgerKey(entry))
  const picked = new Set(
    rows.flatMap(({ entry: { ...entry } }) =>
      entry.kind === 'pick' ? [`${entry.pick.gameId}|${entry.pick.market.kind}`] : [],
    ),
  )
  const lostRows = [...seen.rows].filter(([seq, hash]) => hashes.get(seq) !== hash)
  const lostPicks = [...seen.picks].filter((pick) => !picked.has(pick))
  const doubled = keys.length - new Set(keys).size
  report(
    `${rows.length} rows; of ${seen.rows.size} rows shown ${lostRows.length} lost; of ${seen.picks.size} picks shown ${lostPicks.length} lost ${lostPicks.slice(0, 5).join(' ')}; ${doubled} doubled; ${faults.length} faults ${JSON.stringify(faults.slice(0, 3))}`,
  )
  return lostRows.length + lostPicks.length + doubled + faults.length === 0
}

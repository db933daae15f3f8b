import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import autocannon from 'autocannon'
import { liveData, routes } from '../../packages/contract/src/index.ts'
import { serverArguments, serverEnvironment } from '../../scripts/server.mjs'
import type { Measured } from '../measured.ts'
import { rawServer } from '../start-raw-server.ts'

const PORT = 4391
const RAW_PORT = 4392
/** Called in turn, so that a machine that slows down slows both. */
const TURNS = 4
const SECONDS = 0.4
/** What stands in braces, and the queries of calculators. */
const query: Readonly<Record<string, string>> = {
  '/api/team-stats/{league}/{team}': '/api/team-stats/MLB/BOS',
  '/api/team-game-history/{league}/{team}': '/api/team-game-history/MLB/BOS',
  '/api/ledger/{id}': '/api/ledger/1',
  '/api/ledger/{id}/verify': '/api/ledger/1/verify',
  '/api/days/{day}': '/api/days/2026-07-14',
  '/api/tools/convert': '/api/tools/convert?odds=-110,-110',
  '/api/tools/parlay': '/api/tools/parlay?legs=-110,-110;-110,-110',
  '/api/tools/hedge': '/api/tools/hedge?stake=100&price=3.0&against=1.5',
  '/api/tools/promo': '/api/tools/promo?price=3.0&chance=0.3',
}
/** Drawn again for each request, or there only after something was started. */
const leftOut = [
  '/api/player-props/random',
  '/api/live-player-props/random',
  '/api/analytics/tests/{id}',
  '/api/social-sharing/share-urls/{id}',
  // Nothing is on a slip until someone puts it there.
  '/api/slip',
]

/** What every server says by itself. */
const sentAnyway = new Set(['connection', 'date', 'keep-alive', 'content-length', 'transfer-encoding'])

/** Requests a second of one turn. */
async function oneTurn(url: string, headers: Record<string, string>): Promise<number> {
  const { requests, duration, non2xx, errors } = await autocannon({
    url,
    headers,
    connections: 8,
    duration: SECONDS,
    sampleInt: 100,
  })
  if (errors > 0 || (non2xx > 0 && headers['if-none-match'] === undefined)) throw new Error(`${url} failed under load`)
  return requests.total / duration
}

/** Requests a second of ours and of the raw server, each the mean of its turns. `asked` names the requests of a turn. */
async function inTurn(url: string, query: () => Promise<Record<string, string>>) {
  let [ours, raw] = [0, 0]
  for (let turn = 0; turn < TURNS; turn++) {
    const headers = await query()
    ours += await oneTurn(url, headers)
    raw += await oneTurn(`http://127.0.0.1:${RAW_PORT}/`, headers)
  }
  return { figure: ours / TURNS, unit: '/s', against: { name: 'raw node:http', figure: raw / TURNS } } as const
}

/** Every read route next to a raw server that sends the same bytes, in the same coding; and the answer to who has them. */
export async function httpSuite(): Promise<Measured[]> {
  const folder = mkdtempSync(join(tmpdir(), 'fairline-bench-'))
  // The clock all but stands, so that both send the same bytes all along.
  const env = serverEnvironment({
    PORT: String(PORT),
    DATA_DIR: folder,
    FAIRLINE_NOW: '2026-07-15T19:00:00Z',
    FAIRLINE_SPEED: '0.0001',
  })
  const server = spawn(process.execPath, serverArguments, { env, stdio: 'ignore' })
  const raw = rawServer(RAW_PORT)
  const measured: Measured[] = []
  try {
    const game = await gameOnceLearned()
    for (const { method, path } of routes) {
      if (method !== 'GET' || leftOut.includes(path)) continue
      measured.push(...(await measure((query[path] ?? path).replace('{gameId}', game), raw)))
    }
  } finally {
    server.kill()
    raw.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  return measured
}

/** @returns one of the games, once all that is past is learned */
async function gameOnceLearned(): Promise<string> {
  for (;;) {
    const answer = await fetch(`http://127.0.0.1:${PORT}/api/live-data`).catch(() => null)
    const said = answer?.ok ? liveData.answer.parse(await answer.json()) : null
    const game = said?.games.find(({ status }) => status === 'Scheduled')
    if (said?.provenance.learnt === null && game) return game.id
    await pause(200)
  }
}

async function measure(path: string, raw: ReturnType<typeof rawServer>): Promise<Measured[]> {
  const url = `http://127.0.0.1:${PORT}${path}`
  // A visitor the ball has answered before.
  const plain = { 'accept-encoding': 'br', cookie: 'fairline-visitor=00000000-0000-4000-8000-000000000000' }
  const first = await fetch(url, { headers: plain })
  const etag = first.headers.get('etag')
  // Both send the same headers.
  const headers = Object.fromEntries([...first.headers].filter(([name]) => !sentAnyway.has(name)))
  const body = await rawBody(path, plain)
  await raw.holds(body, headers)
  const rows: Measured[] = [
    { name: `${path}, ${(body.length / 1000).toFixed(1)} kB`, ...(await inTurn(url, async () => plain)) },
  ]
  if (!etag) return rows
  /** Some answers count seconds: what a visitor has is requested at the start of each turn. */
  const known = async () => {
    const now = (await fetch(url, { headers: plain })).headers.get('etag') ?? etag
    await raw.holds(body, { ...headers, etag: now })
    return { ...plain, 'if-none-match': now }
  }
  return [...rows, { name: `${path}, 304`, ...(await inTurn(url, known)) }]
}

/** The bytes as they are sent, not unpacked. */
function rawBody(path: string, headers: Record<string, string>): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    request({ port: PORT, path, headers }, (answer) => {
      const parts: Buffer[] = []
      answer.on('data', (part: Buffer) => parts.push(part))
      answer.on('end', () => resolve(Buffer.concat(parts)))
    })
      .on('error', reject)
      .end()
  })
}

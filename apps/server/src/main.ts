import { randomUUID } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { setFlagsFromString } from 'node:v8'
import { archiveSource, createEngine, type FactSource, FeedError, StoreError } from '@fairline/engine'
import { builtInAnalyst, replaySource, simulatedSource, WORLD_VERSION } from '@fairline/providers'
import { openPostgres, openSqlite, type Store } from '@fairline/stores'
import { pino } from 'pino'
import { buildApp } from './app.ts'
import type { AppNeeds } from './app-needs.ts'
import { clockFrom } from './clock.ts'
import { type Config, ConfigError, readConfig } from './config.ts'
import { boardState } from './jobs/board-state.ts'
import { holdTickShape } from './jobs/hold-tick-shape.ts'
import { keepBoard } from './jobs/keep-board.ts'
import { keepFacts } from './jobs/keep-facts.ts'
import { keepRecord } from './jobs/keep-record.ts'
import { keepUsage } from './jobs/keep-usage.ts'
import { keepVisitors } from './jobs/keep-visitors.ts'
import { learnInProcess } from './jobs/learn-in-process.ts'
import { scanArbitrage } from './jobs/scan-arbitrage.ts'
import { watchLive } from './jobs/watch-live.ts'
import { openWorld } from './open-world.ts'
import { boardStream } from './stream/board-stream.ts'

/** Under which the engine leaves what it has learnt. */
const CHECKPOINT = 'checkpoint'
/** Proxies close what is silent for a minute. */
const BEAT_MS = 15_000
/** Once the first boards are out memory is dearer than speed: from then on the heap outgrows what it holds by a fifth. */
const [STEADY_FROM, FRUGAL] = [2, '--heap-growing-percent=20']
const root = new URL('../../../', import.meta.url)

async function start(): Promise<void> {
  await holdTickShape()
  const config = readConfig(process.env)
  const { version } = JSON.parse(readFileSync(new URL('package.json', root), 'utf8')) as { version: string }
  const missing = config.replay.find((folder) => !existsSync(folder))
  if (missing !== undefined) throw new ConfigError(`FAIRLINE_REPLAY: the folder ${missing} does not exist`)
  const logger = pino({
    level: process.env.LOG_LEVEL ?? 'warn',
    // What an address asks may hold a password.
    serializers: { req: ({ method, url }: { method: string; url: string }) => ({ method, path: url.split('?')[0] }) },
  })
  const now = clockFrom(config.now, config.speed, Date.now)
  const store = config.databaseUrl ? await openPostgres(config.databaseUrl) : await openSqlite(config.dataDir)
  if (config.source === 'simulated') await openWorld(store, { seed: config.seed, version: WORLD_VERSION, now: now() })
  const source = sourceOf(config, store)
  const stream = boardStream(randomUUID())
  const live = watchLive()
  // The app listens before the engine is there.
  let paths: AppNeeds['paths'] = () => null
  const state = boardState(source.name, (version, changed) => {
    if (version === STEADY_FROM) setFlagsFromString(FRUGAL)
    stream.announce(version, changed, now())
    const board = state.answers()?.board
    if (board) live.look(board)
  })
  const beating = setInterval(() => stream.beat(now()), BEAT_MS)
  const webRoot = fileURLToPath(new URL('apps/web/dist', root))
  const record = keepRecord(store.ledger)
  const scanner = scanArbitrage(() => performance.now())
  const { passwords, trustProxy } = config
  // A restart asks for passwords again.
  const access = { passwords, trustProxy, secret: randomUUID() }
  const visitors = keepVisitors(store.notes, (error) => logger.error(error))
  const analyst = keepUsage(builtInAnalyst, now)
  const app = buildApp({
    paths: (gameId) => paths(gameId),
    state,
    live,
    visitors,
    analyst,
    stream,
    record,
    scanner,
    access,
    donationWallet: config.donationWallet,
    now,
    random: Math.random,
    version,
    webRoot,
    logger,
  })
  await app.listen({ port: config.port, host: config.host }).catch((error: NodeJS.ErrnoException) => {
    const busy = error.code === 'EADDRINUSE'
    throw new ConfigError(
      busy ? `PORT: ${config.port} is in use; stop what runs there, or set PORT to another` : `HOST: ${error.message}`,
    )
  })
  const kept =
    config.source === 'simulated'
      ? keepFacts({ ...store, retentionDays: config.retentionDays, onError: (error) => logger.error(error) })
      : null
  const engine = createEngine({
    source,
    ledger: store.ledger,
    origin: config.source === 'replay' ? 'replay' : 'live',
    noVig: 'learnt',
    checkpoints: { read: () => store.notes.read(CHECKPOINT), write: (text) => store.notes.write(CHECKPOINT, text) },
    onFacts(league, facts, upTo) {
      kept?.take(league, facts, upTo, Date.now())
      scanner.see(facts, upTo)
    },
    breathe: () => nextTurn(),
    onPhase: state.enter,
  })
  paths = engine.pathsOf
  const learn: Parameters<typeof keepBoard>[0]['learn'] = (asked, onProgress) =>
    learnInProcess({ ...asked, seed: config.seed }, onProgress)
  const stop = keepBoard({ engine, state, now, from: config.now, learn, onError: (error) => logger.error(error) })
  process.stdout.write(`Fairline is on http://${address(config.host, app.server.address())}\n`)
  const end = async () => {
    clearInterval(beating)
    stream.close()
    await stop()
    await kept?.close()
    await app.close()
    await visitors.close()
    await store.close()
    process.exit(0)
  }
  process.once('SIGINT', () => void end())
  process.once('SIGTERM', () => void end())
}

function sourceOf({ source, seed, replay }: Config, store: Store): FactSource {
  if (source === 'simulated') return simulatedSource(seed, nextTurn)
  return source === 'replay' ? replaySource(replay) : archiveSource(store.archive)
}

function address(host: string, bound: ReturnType<ReturnType<typeof buildApp>['server']['address']>): string {
  const port = typeof bound === 'object' && bound ? bound.port : ''
  return `${host === '0.0.0.0' ? 'localhost' : host}:${port}`
}

await start().catch((error: unknown) => {
  const known = error instanceof ConfigError || error instanceof StoreError || error instanceof FeedError
  process.stderr.write(`Fairline cannot start. ${known ? error.message : String(error)}\n`)
  process.exit(1)
})

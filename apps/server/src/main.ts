import { randomBytes, randomUUID } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { setFlagsFromString } from 'node:v8'
import { archiveSource, createEngine, type FactSource, FeedError, StoreError } from '@fairline/engine'
import { builtInAnalyst, replaySource, simulatedSource, WORLD_VERSION } from '@fairline/providers'
import { openStore, type Store } from '@fairline/stores'
import { type Logger, pino } from 'pino'
import { accessControl } from './access/access-control.ts'
import { sessionFiles } from './access/session-files.ts'
import { buildApp } from './app.ts'
import type { AppDeps } from './app-deps.ts'
import { clockFrom } from './clock.ts'
import { type Config, ConfigError, readConfig } from './config.ts'
import { boardState } from './jobs/board-state.ts'
import { holdTickShape } from './jobs/hold-tick-shape.ts'
import { keepBoard } from './jobs/keep-board.ts'
import { keepInPlay } from './jobs/keep-in-play.ts'
import { keepRecord } from './jobs/keep-record.ts'
import { keepUsage } from './jobs/keep-usage.ts'
import { keepVisitors } from './jobs/keep-visitors.ts'
import { learnInPlayProcess } from './jobs/learn-in-play-process.ts'
import { learnInProcess } from './jobs/learn-in-process.ts'
import { isCheckpointNote, noteCheckpoints } from './jobs/note-checkpoints.ts'
import { pacedYield } from './jobs/paced-yield.ts'
import { scanArbitrage } from './jobs/scan-arbitrage.ts'
import { damagedNoteText, tellOperator } from './jobs/tell-operator.ts'
import { watchLive } from './jobs/watch-live.ts'
import { lateStore } from './late-store.ts'
import { DEAD_WRITER_MS, openPatiently } from './open-patiently.ts'
import { openStoreRecorder } from './open-recorder.ts'
import { checkClock, openWorld } from './open-world.ts'
import type { Recorder } from './recorder/recorder.ts'
import { recordingNotice } from './recorder/recording-notice.ts'
import { collectGarbage, releaseMemory } from './release-memory.ts'
import { type ShutDown, shutDown } from './shut-down.ts'
import { boardStream } from './stream/board-stream.ts'
import { createComputeService } from './workers/compute-service.ts'
import { createWorkerThread } from './workers/compute-thread.ts'

/** Proxies drop connections idle for 60 s, so send a heartbeat more often. */
const BEAT_MS = 15_000
/** How often the recorder writes what waits, in real time. */
const RECORD_MS = 1000
/** A service manager kills what has not ended 5 s after SIGTERM. */
const SHUT_DOWN_MS = 3000
/** If the store took longer than this to open, the first board is as of now. */
const PROMPT_MS = 5000
/**
 * This long after the first board, in real time, memory matters more than speed: the heap may then exceed its live objects by
 * a fifth, and V8 compacts it sooner (50 to 60 MB less at rest). With a tenth it collects all of it at once, for 100 ms and more.
 */
const STEADY_AFTER_MS = 5000
const FRUGAL = ['--heap-growing-percent=20', '--optimize-for-size']
const root = new URL('../../../', import.meta.url)
const yieldToEventLoop = pacedYield(() => performance.now(), nextTurn)

async function start(): Promise<void> {
  await holdTickShape()
  const config = readConfig(process.env)
  const missing = config.replay.find((folder) => !existsSync(folder))
  if (missing !== undefined) throw new ConfigError(`FAIRLINE_REPLAY: the folder ${missing} does not exist`)
  const logger = pino({
    level: process.env.LOG_LEVEL ?? 'warn',
    // The query of a URL may hold a password.
    serializers: { req: ({ method, url }: { method: string; url: string }) => ({ method, path: url.split('?')[0] }) },
  })
  const ending = shutDown(SHUT_DOWN_MS, (message, error) => logger.error({ err: error }, message))
  const end = () => void ending.run().then(() => process.exit(0))
  // The parent process is connected over IPC. Once it is gone, no other process would stop this one.
  for (const event of ['SIGINT', 'SIGTERM', 'disconnect']) process.on(event, end)
  const serving = await serve(config, logger, ending)
  await run(config, logger, ending, serving)
}

/** Parts of the app that exist before the first board. */
interface Serving {
  readonly state: ReturnType<typeof boardState>
  readonly scanner: ReturnType<typeof scanArbitrage>
  readonly record: ReturnType<typeof keepRecord>
  readonly now: () => number
  /** Hands over the store once it is open. */
  open(store: Store): void
  /** What the engine and the recorder can say once they are there. */
  connect(deps: Pick<AppDeps, 'paths' | 'recording'>): void
}

/** The collection drops what the start left, up to 90 MB: V8 sets the next limit of its heap only when it collects. */
function becomeFrugal(): void {
  for (const flag of FRUGAL) setFlagsFromString(flag)
  releaseMemory()
}

/** Listens before the store is open, so that clients can read the startup phase. */
async function serve(config: Config, logger: Logger, ending: ShutDown): Promise<Serving> {
  const now = clockFrom(config.now, config.speed, Date.now)
  const stream = boardStream(randomUUID())
  const live = watchLive()
  const late = lateStore()
  let connected: Pick<AppDeps, 'paths' | 'recording'> = { paths: () => null, recording: () => null }
  const state = boardState(config.source, (version, changed) => {
    if (version === 1) {
      compute.warm()
      setTimeout(becomeFrugal, STEADY_AFTER_MS).unref()
    }
    stream.announce(version, changed, now())
    const board = state.answers()?.board
    if (board) live.look(board)
  })
  const beating = setInterval(() => stream.beat(now()), BEAT_MS)
  ending.add('heartbeat', () => clearInterval(beating))
  const scanner = scanArbitrage(() => performance.now(), yieldToEventLoop, config.source === 'simulated')
  const record = keepRecord(late.store.ledger, { now })
  const onError = (error: unknown) => logger.error(error)
  const sources = { board: () => state.answers()?.board ?? null, scanner }
  const port = createWorkerThread(onError)
  const compute = createComputeService({ port, sources, clock: () => performance.now(), onError })
  const { passwords, trustProxy } = config
  const { notes } = late.store
  const saved = sessionFiles(config.dataDir)
  const access = accessControl({ passwords, trustProxy, notes: saved, now: Date.now, randomBytes, onError })
  await access.restore()
  ending.add('sessions', () => access.close())
  const visitors = keepVisitors(notes, onError)
  ending.add('visitor log', () => visitors.close())
  const app = buildApp({
    paths: (gameId) => connected.paths(gameId),
    recording: () => connected.recording(),
    state,
    live,
    visitors,
    analyst: keepUsage(builtInAnalyst, now),
    stream,
    record,
    scanner,
    compute,
    access,
    donationWallet: config.donationWallet,
    now,
    random: Math.random,
    version: readVersion(),
    webRoot: fileURLToPath(new URL('apps/web/dist', root)),
    logger,
  })
  await listen(app, config)
  ending.add('web server', async () => {
    stream.close()
    const closed = app.close()
    await Promise.race([closed, wait(LAST_ANSWERS_MS)])
    app.server.closeAllConnections()
    await closed
  })
  process.stdout.write(`Fairline is on http://${address(config.host, app.server.address())}\n`)
  return {
    state,
    scanner,
    record,
    open(store) {
      late.open(store)
    },
    now,
    connect(deps) {
      connected = deps
    },
  }
}

/** Maximum time for open requests to finish when the app stops. */
const LAST_ANSWERS_MS = 500

/** Maximum time for writing the outbox when the app stops; the next start writes the rest. */
const LAST_WRITES_MS = 1000

/** Opens the store and keeps the board. */
async function run(config: Config, logger: Logger, ending: ShutDown, serving: Serving): Promise<void> {
  const { state, scanner, record, open, now, connect } = serving
  const onError = (error: unknown) => logger.error(error)
  const log = (message: string, cause: unknown) =>
    cause === undefined ? logger.warn(message) : logger.warn({ err: cause }, message)
  const onNotice = tellOperator({ log, health: state.miss })
  const onUnusableCheckpoint = tellOperator({ log, health: state.missCheckpoint })
  const startedAt = performance.now()
  const { store, recorder } = await openPatiently(() => openRecording(config, serving, { onError, onNotice }), {
    wait,
    realNow: Date.now,
    // The lock of the embedded store ends with its process.
    maxInUseMs: config.databaseUrl === null ? 0 : DEAD_WRITER_MS,
    onPhase: state.enter,
    onError,
  })
  ending.add('database', () => store.close())
  ending.add('recorder', () => recorder.close(LAST_WRITES_MS))
  open(store)
  const source = sourceOf(config, store)
  const engine = createEngine({
    source,
    ledger: recorder.ledger,
    origin: config.source === 'replay' ? 'replay' : 'live',
    noVig: 'learnt',
    checkpoints: noteCheckpoints(store.notes, source.covers, () => state.recoverCheckpoint(now()), collectGarbage),
    onNotice,
    onUnusableCheckpoint,
    async onFacts(league, facts, upTo) {
      if (config.source === 'simulated') await recorder.take(league, facts, upTo)
      await scanner.see(facts)
    },
    onRead: scanner.endLook,
    notices: () => [recordingNotice(recorder.status())].filter((notice) => notice !== null),
    onFeedError: logChanges(logger),
    yieldToEventLoop,
    onPhase: state.enter,
  })
  connect({ paths: engine.pathsOf, recording: recorder.status })
  const recording = setInterval(() => {
    for (const name of store.notes.damaged())
      (isCheckpointNote(name) ? onUnusableCheckpoint : onNotice)(damagedNoteText(name))
    // The record follows, so that during an outage it is as new as what was recorded before.
    void recorder.tick().then(() => record.now().catch(() => undefined))
  }, RECORD_MS)
  ending.add('recording', () => clearInterval(recording))
  const stopBoard = keepBoard({
    engine,
    state,
    now,
    realNow: Date.now,
    from: performance.now() - startedAt < PROMPT_MS ? config.now : null,
    isPaused: () => !recorder.status().mayPublish,
    learn: (query, onProgress) => learnInProcess({ ...query, seed: config.seed }, onProgress),
    releaseMemory,
    onError,
    onClockBehind: (error) =>
      fail(new ConfigError(`FAIRLINE_NOW: ${error.message}. Set the clock forward, or ${otherStore(config)}`)),
  })
  ending.add('board', stopBoard)
  ending.add(
    'prices in play',
    keepInPlay({
      engine,
      learn: (query, onLearned) => learnInPlayProcess({ ...query, seed: config.seed }, onLearned),
      onError,
    }),
  )
  // The next start goes on from here, not from hours ago.
  ending.add('checkpoint', engine.checkpoint)
}

/** Logs an error of a feed once, and again when it says something else: feeds are read every second. */
function logChanges(logger: Logger): (error: FeedError) => void {
  const logged = new Map<string, string>()
  return (error) => {
    if (logged.get(error.feed) === error.message) return
    logged.set(error.feed, error.message)
    logger.error(error)
  }
}

interface Listeners {
  readonly onError: (error: unknown) => void
  /** Called with notices for the operator that last until the next start. */
  readonly onNotice: (message: string) => void
}

/** Opens the store and its recorder and checks that both fit the settings; leaves nothing open if it fails. */
async function openRecording(config: Config, { now }: Serving, { onError, onNotice }: Listeners) {
  const store = await openStore(config)
  let recorder: Recorder | null = null
  try {
    recorder = await openStoreRecorder({
      store,
      directory: config.dataDir,
      outboxBytes: config.outboxBytes,
      retentionDays: config.retentionDays,
      now,
      realNow: Date.now,
      onNotice,
      onError,
    })
    if (config.source === 'simulated') {
      checkClock(recorder.newestAt(), now(), otherStore(config))
      const notice = await openWorld(store, { seed: config.seed, version: WORLD_VERSION }, otherStore(config))
      if (notice) onNotice(notice)
    }
    return { store, recorder }
  } catch (error) {
    await recorder?.close(0)
    await store.close().catch(onError)
    throw error
  }
}

/** How to begin a new record. */
const otherStore = ({ databaseUrl }: Config): string =>
  databaseUrl === null ? 'DATA_DIR to another folder' : 'DATABASE_URL to another database'

function readVersion(): string {
  const { version } = JSON.parse(readFileSync(new URL('package.json', root), 'utf8')) as { version: string }
  return version
}

async function listen(app: ReturnType<typeof buildApp>, { port, host }: Config): Promise<void> {
  await app.listen({ port, host }).catch((error: NodeJS.ErrnoException) => {
    const busy = error.code === 'EADDRINUSE'
    throw new ConfigError(
      busy ? `PORT: ${port} is in use; stop what runs there, or set PORT to another` : `HOST: ${error.message}`,
    )
  })
}

function sourceOf({ source, seed, replay }: Config, store: Store): FactSource {
  if (source === 'simulated') return simulatedSource(seed, yieldToEventLoop)
  return source === 'replay' ? replaySource(replay) : archiveSource(store.archive)
}

function address(host: string, bound: ReturnType<ReturnType<typeof buildApp>['server']['address']>): string {
  const port = typeof bound === 'object' && bound ? bound.port : ''
  return `${host === '0.0.0.0' ? 'localhost' : host}:${port}`
}

function fail(error: unknown): never {
  const known = error instanceof ConfigError || error instanceof StoreError || error instanceof FeedError
  process.stderr.write(`Fairline cannot start. ${known ? error.message : String(error)}\n`)
  process.exit(1)
}

// `compile` only loads all modules, so that they are in Node's compile cache (`scripts/build-server.mjs`).
if (process.argv[2] === 'compile') void import('./workers/compute-worker.ts')
else void start().catch(fail)

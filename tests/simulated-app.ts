import type { Day } from '@fairline/domain'
import {
  type Board,
  createEngine,
  type LearnedHistory,
  learnHistory,
  learnInPlay,
  memoryLedger,
} from '@fairline/engine'
import { builtInAnalyst, simulatedSource } from '@fairline/providers'
import { buildApp } from '../apps/server/src/app.ts'
import { boardState } from '../apps/server/src/jobs/board-state.ts'
import { keepRecord } from '../apps/server/src/jobs/keep-record.ts'
import { keepUsage } from '../apps/server/src/jobs/keep-usage.ts'
import { keepVisitors } from '../apps/server/src/jobs/keep-visitors.ts'
import { scanArbitrage } from '../apps/server/src/jobs/scan-arbitrage.ts'
import { watchLive } from '../apps/server/src/jobs/watch-live.ts'
import { boardStream } from '../apps/server/src/stream/board-stream.ts'
import { createComputeService } from '../apps/server/src/workers/compute-service.ts'
import { createWorkerThread } from '../apps/server/src/workers/compute-thread.ts'
import { testAccess } from '../apps/server/testing/test-access.ts'

const MINUTE_MS = 60_000
/** Between two boards; the app steps every second, and only the boards that a test reads are checked. */
const STEP_MINUTES = 2
/** Before a test reads, each minute is a step: the app looks at games in play once a minute. */
const LAST_MINUTES = 10
/** Minutes that games in play are watched before the app is handed over. */
const WATCHED_MINUTES = 30
/** Days of the past that are learned with picks, and with prices: enough to fill every list that is checked. */
const DAYS = { decided: 12, priced: 40 }
/** Leagues whose prices in play are learned from past games: of others it is not known yet how they move. */
const LEARNED_IN_PLAY = ['nhl', 'champions', 'wnba']
/** An answer may take this long: how fast the machine is decides no test. */
const PATIENT_MS = 120_000
/** Multiples of it, their whole part removed, fill the unit interval evenly. */
const GOLDEN_RATIO = (Math.sqrt(5) - 1) / 2

/** An app in a simulated world, whose time passes only when a test says so. */
export interface SimulatedApp {
  readonly app: ReturnType<typeof buildApp>
  readonly ledger: ReturnType<typeof memoryLedger>
  /** The board that is shown now. */
  shown(): Board
  /** Learns the past; then shows the board of a minute after the start, and watches games in play for half an hour. */
  learn(): Promise<Board>
  /** Lets minutes pass in steps, each shown as the app shows it. */
  pass(minutes: number): Promise<void>
}

const { covers: simulated } = simulatedSource(1)

/**
 * The app on the simulated leagues with its first board, as main builds it, without a network: nothing of the past is learned yet.
 *
 * @param covers  leagues of the world; all that are simulated by default
 * @param days  days of the past that are learned
 * @param excluded  a book that every league is made to exclude with what it learned of the past; none by default
 */
export async function coldApp(
  start: number,
  covers = simulated,
  days = DAYS,
  excluded: string | null = null,
): Promise<SimulatedApp> {
  let at = start
  let reached = start
  const now = () => at
  const source = { ...simulatedSource(1), covers }
  const ledger = memoryLedger()
  const deps = { source, ledger, origin: 'live', noVig: 'learnt', yieldToEventLoop: async () => {} } as const
  const scanner = scanArbitrage(
    () => performance.now(),
    async () => {},
  )
  const engine = createEngine({
    ...deps,
    onPhase: () => {},
    onFacts: (_, facts) => scanner.see(facts),
    onRead: scanner.endLook,
  })
  const state = boardState(source.name)
  const live = watchLive()
  const first = await engine.advance(start)
  state.show(first)
  const shown = () => state.answers()?.board ?? first
  const step = (minutes = 1) => {
    reached += minutes * MINUTE_MS
    return engine.advance(reached)
  }
  return {
    app: appOf({ state, ledger, scanner, live, shown, now, paths: engine.pathsOf }),
    ledger,
    shown,
    async learn() {
      const request = engine.historyAsked()!
      const history = await learnHistory({ ...deps, ...request, backfill: true, days, onProgress: () => {} })
      await engine.takeOver(excluding(history, excluded, first.day))
      await learnInPlay({
        source,
        asOf: engine.inPlayAsked()!.asOf,
        leagues: covers.filter((key) => LEARNED_IN_PLAY.includes(key)),
        yieldToEventLoop: deps.yieldToEventLoop,
        onLearned: engine.adoptInPlay,
      })
      for (let minute = 1; minute <= WATCHED_MINUTES; minute++) {
        const next = await step()
        if (minute === 1) state.show(next)
        live.look(next)
      }
      return shown()
    },
    async pass(minutes) {
      let left = minutes
      while (left > 0) {
        const taken = left > LAST_MINUTES ? STEP_MINUTES : 1
        const next = await step(taken)
        left -= taken
        at = reached
        state.show(next)
        live.look(next)
      }
    },
  }
}

/** The same history, but its leagues found that a book loses. */
const excluding = (history: LearnedHistory, excluded: string | null, day: Day): LearnedHistory => ({
  ...history,
  leagues: history.leagues.map(([key, desk]) => [
    key,
    { ...desk, books: desk.books?.map((book) => (book.book === excluded ? { ...book, excludedAfter: day } : book)) },
  ]),
})

interface AppParts {
  readonly state: ReturnType<typeof boardState>
  readonly ledger: ReturnType<typeof memoryLedger>
  readonly scanner: ReturnType<typeof scanArbitrage>
  readonly live: ReturnType<typeof watchLive>
  readonly shown: () => Board
  readonly now: () => number
  readonly paths: ReturnType<typeof createEngine>['pathsOf']
}

function appOf({ state, ledger, scanner, live, shown, now, paths }: AppParts): ReturnType<typeof buildApp> {
  const onError = (error: unknown) => {
    throw error
  }
  let draws = 0
  return buildApp({
    state,
    stream: boardStream('run'),
    record: keepRecord(ledger, { now }),
    scanner,
    compute: createComputeService({
      port: createWorkerThread(onError),
      sources: { board: shown, scanner },
      clock: () => performance.now(),
      onError,
      limits: { deadlineMs: PATIENT_MS },
    }),
    access: testAccess(),
    now,
    random() {
      draws += 1
      return (draws * GOLDEN_RATIO) % 1
    },
    live,
    paths,
    recording: () => null,
    visitors: keepVisitors({ read: async () => null, write: async () => {} }, () => {}),
    donationWallet: null,
    analyst: keepUsage(builtInAnalyst, now),
    version: '0.1.0',
    webRoot: '/nowhere',
  })
}

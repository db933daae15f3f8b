import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

/** Of the commands and servers that tests start: what the scripts keep between starts. */
const env = { NODE_COMPILE_CACHE: join(import.meta.dirname, 'node_modules', '.cache', 'fairline') }

/** Ends what hangs, in milliseconds. It measures nothing: a busy machine takes several times as long as an idle one. */
const limits = (ms: number) => ({
  testTimeout: ms,
  hookTimeout: ms,
  // A test that asserts nothing would pass whatever breaks.
  expect: { requireAssertions: true, poll: { timeout: ms / 2 } },
})

/** Tests of the whole: recorded seasons, the command line, servers that learn for hours. */
const whole =
  'tests/{seasons,recorded-props,in-play,cli,cli-output,audit,exports,walls,simulated-hour,restart,shut-down,simulated-day,excluded-books,arbitrage,signals,prop-confidence,in-play-confidence,confidence-by-hours}.test.ts'
/** Tests that need PostgreSQL. The command line and a whole run on it need the same server. */
const stores = ['packages/stores/src/**/*.test.ts', 'tests/{cli-store,postgres-outages}.test.ts']
/**
 * Unit tests that walk simulated seasons, draw thousands of games, hash passwords or start a process: a few of hundreds took more than half
 * of the time. Not in `npm run check`.
 */
const walks = [
  'apps/server/src/access/{gate-table,password-tries,sessions}.test.ts',
  'apps/server/src/app.test.ts',
  'apps/server/src/recorder/recorder.test.ts',
  'apps/server/src/workers/{compute-thread,worker-copy}.test.ts',
  'packages/engine/src/backtest/**/{audit-league,audit-props,backtest,confidence-looks,excluded-books,line-scores,walk-tables,way-to-close}.test.ts',
  'packages/engine/src/board/{engine,engine-history,engine-outages,engine-publishing,fact-intake,league-desk-books,league-session,prop-confidence,resume}.test.ts',
  'packages/engine/src/forecast/{fit-ratings,fit-totals,line-forecaster,timed-beat-curve,timed-close-model,winners-spread}.test.ts',
  'packages/engine/src/in-play/in-play-beat-model.test.ts',
  'packages/engine/src/props/{prop-beat-curve,prop-close-model}.test.ts',
  'packages/engine/src/simulate/{joint-of-bets,simulation-report}.test.ts',
  'packages/models/src/in-play/in-play.test.ts',
  'packages/models/src/simulation/{baseball/simulate-baseball,basketball/simulate-basketball,goals/simulate-goals}.test.ts',
  'packages/providers/src/simulated/{play/play-match,simulated-source,view/match-view,world/slate-of}.test.ts',
  'tests/football.test.ts',
]

/** Screens drawn whole, many times over. Not in `npm run check`. */
const wholeScreens = [
  'apps/web/src/app/{app,lazy-screen,recording-notice}.test.tsx',
  'apps/web/src/features/{days/day-sheet,props/props-sheet,ubse/ubse-sheet}.test.tsx',
]

/** A project of tests that draw. */
const screens = {
  environment: 'jsdom',
  // One document for all files of a worker: a process with its own jsdom for each took four times as long.
  isolate: false,
  setupFiles: ['apps/web/testing/setup.ts'],
  ...limits(120_000),
}

export default defineConfig({
  test: {
    // One worker for each core of a small machine; by default there would be one fewer.
    maxWorkers: 2,
    // A missing golden file is a failure; it is not written.
    update: 'none',
    coverage: { provider: 'v8', include: ['packages/*/src/**', 'apps/*/src/**'] },
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          // Modules are loaded once for all files of a worker: half of the time went into loading them again.
          isolate: false,
          include: [
            'packages/*/src/**/*.test.ts',
            'apps/{server,cli}/src/**/*.test.ts',
            'tests/{,language/,mutation/}*.test.ts',
          ],
          exclude: [whole, ...walks, ...stores],
          ...limits(120_000),
        },
      },
      { test: { name: 'walks', environment: 'node', isolate: false, include: walks, ...limits(120_000) } },
      {
        plugins: [react()],
        test: { ...screens, name: 'web', include: ['apps/web/src/**/*.test.{ts,tsx}'], exclude: wholeScreens },
      },
      { plugins: [react()], test: { ...screens, name: 'screens', include: wholeScreens } },
      {
        test: {
          name: 'whole',
          environment: 'node',
          env,
          include: [whole],
          ...limits(600_000),
        },
      },
      {
        test: {
          name: 'stores',
          environment: 'node',
          env,
          include: stores,
          globalSetup: ['packages/stores/testing/provide-postgres.ts'],
          ...limits(600_000),
        },
      },
    ],
  },
})

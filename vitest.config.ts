import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

/** Of the commands and servers that tests start: what the scripts keep between starts. */
const env = { NODE_COMPILE_CACHE: join(import.meta.dirname, 'node_modules', '.cache', 'fairline') }

/** Ends what hangs, in milliseconds. It measures nothing: a busy machine takes several times as long as an idle one. */
const limits = (ms: number) => ({ testTimeout: ms, hookTimeout: ms, expect: { poll: { timeout: ms / 2 } } })

export default defineConfig({
  test: {
    // One worker for each core of a small machine; by default there would be one fewer.
    maxWorkers: 2,
    coverage: { provider: 'v8', include: ['packages/*/src/**', 'apps/*/src/**'] },
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          // Modules are loaded once for all files of a worker: half of the time went into loading them again.
          isolate: false,
          include: ['packages/*/src/**/*.test.ts', 'apps/{server,cli}/src/**/*.test.ts', 'tests/*.test.ts'],
          exclude: [
            'packages/stores/**',
            'tests/seasons.test.ts',
            'tests/in-play.test.ts',
            'tests/cli.test.ts',
            'tests/cli-output.test.ts',
            'tests/audit.test.ts',
            'tests/exports.test.ts',
            'tests/cli-store.test.ts',
            'tests/postgres-outages.test.ts',
            'tests/walls.test.ts',
            'tests/simulated-hour.test.ts',
            'tests/restart.test.ts',
            'tests/shut-down.test.ts',
            'tests/built-server.test.ts',
            'tests/aged.test.ts',
            'tests/answers.test.ts',
            'tests/arbitrage.test.ts',
            'tests/signals.test.ts',
            'tests/prop-confidence.test.ts',
            'tests/in-play-confidence.test.ts',
            'tests/confidence-by-hours.test.ts',
          ],
          ...limits(120_000),
        },
      },
      {
        plugins: [react()],
        test: {
          name: 'web',
          environment: 'jsdom',
          // A realm for each file in one thread: a process with its own jsdom for each took four times as long.
          pool: 'vmThreads',
          include: ['apps/web/src/**/*.test.{ts,tsx}'],
          setupFiles: ['apps/web/testing/setup.ts'],
          ...limits(120_000),
        },
      },
      {
        test: {
          name: 'whole',
          environment: 'node',
          env,
          include: [
            'tests/{seasons,in-play,cli,cli-output,audit,exports,walls,simulated-hour,restart,shut-down,built-server,aged,answers,arbitrage,signals,prop-confidence,in-play-confidence,confidence-by-hours}.test.ts',
          ],
          ...limits(600_000),
        },
      },
      {
        test: {
          name: 'stores',
          environment: 'node',
          env,
          // The command line and a whole run on PostgreSQL need the same server.
          include: ['packages/stores/src/**/*.test.ts', 'tests/{cli-store,postgres-outages}.test.ts'],
          globalSetup: ['packages/stores/testing/provide-postgres.ts'],
          ...limits(600_000),
        },
      },
    ],
  },
})

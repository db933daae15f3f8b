import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { mutatedAreas } from './mutated-areas.ts'

const area = mutatedAreas.find(({ name }) => name === process.env.MUTATED_AREA)
if (!area) throw new Error(`MUTATED_AREA "${process.env.MUTATED_AREA}": expected the name of an area`)

/** The tests of one area, as `npm run mutate` runs them for every mutant. */
export default defineConfig({
  test: {
    environment: area.environment ?? 'node',
    include: [`${area.folder}/**/*.test.{ts,tsx}`],
    testTimeout: 20_000,
    ...(area.environment === 'jsdom' ? { setupFiles: ['apps/web/testing/setup.ts'] } : {}),
    ...(area.globalSetup ? { globalSetup: [area.globalSetup] } : {}),
    root: join(import.meta.dirname, '../..'),
  },
})

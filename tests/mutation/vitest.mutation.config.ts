import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { mutatedAreas } from './mutated-areas.ts'

const area = mutatedAreas.find(({ name }) => name === process.env.MUTATED_AREA)
if (!area) throw new Error(`MUTATED_AREA "${process.env.MUTATED_AREA}": expected the name of an area`)

/** Quick files first, in place of slow ones: the first test that fails ends the run of a mutant. */
class QuickFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).toReversed()
  }
}

/** The tests of one area, as `npm run mutate` runs them for every mutant. */
export default defineConfig({
  test: {
    environment: area.environment ?? 'node',
    include: [`${area.folder}/**/*.test.{ts,tsx}`],
    testTimeout: 20_000,
    // Modules are loaded once for all files of a run: the presenters' tests took 78 s in place of 4 s with each file loading its own.
    isolate: area.environment === 'jsdom' || area.globalSetup !== undefined,
    sequence: { sequencer: QuickFirst },
    ...(area.environment === 'jsdom' ? { setupFiles: ['apps/web/testing/setup.ts'] } : {}),
    ...(area.globalSetup ? { globalSetup: [area.globalSetup] } : {}),
    root: join(import.meta.dirname, '../..'),
  },
})

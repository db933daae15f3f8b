import { type APIRequestContext, expect, test } from '@playwright/test'

/** Where `playwright.config.ts` starts the simulated leagues on an afternoon in July. */
export const SIMULATED_APP = 'http://127.0.0.1:4314'

/** The most that learning takes on a busy machine. */
const LEARNING_MS = 300_000

/** Waits until the simulated app has learned its history: picks, props, live games and twelve books. */
async function untilLearned({ request }: { request: APIRequestContext }): Promise<void> {
  test.setTimeout(LEARNING_MS)
  const learning = async () =>
    (await (await request.get(`${SIMULATED_APP}/api/live-data`)).json())?.provenance?.learnt as unknown
  await expect.poll(learning, { timeout: LEARNING_MS, intervals: [1000] }).toBe(null)
}

/** The learned simulated app for all tests of a file. @returns its address */
export function simulatedApp(): string {
  test.beforeAll(untilLearned)
  return SIMULATED_APP
}

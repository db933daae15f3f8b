import { expect, test } from '@playwright/test'

/** Where `playwright.config.ts` starts the simulated leagues on an afternoon in July. */
export const SIMULATED_APP = 'http://127.0.0.1:4314'

/**
 * Waits until the simulated app has learned its history: picks, props, live games and twelve books. For all tests of a file.
 *
 * @returns its address
 */
export function simulatedApp(): string {
  test.beforeAll(async ({ request }) => {
    test.setTimeout(180_000)
    const learning = async () =>
      (await (await request.get(`${SIMULATED_APP}/api/live-data`).catch(() => null))?.json())?.provenance?.learnt
    await expect.poll(learning, { timeout: 170_000, intervals: [2000] }).toBe(null)
  })
  test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))
  return SIMULATED_APP
}

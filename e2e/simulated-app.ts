import { test } from '@playwright/test'

/** Where `playwright.config.ts` starts the simulated leagues on an afternoon in July. */
export const SIMULATED_APP = 'http://127.0.0.1:4314'

/** The simulated app for all tests of a file, without motion. @returns its address */
export function simulatedApp(): string {
  test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))
  return SIMULATED_APP
}

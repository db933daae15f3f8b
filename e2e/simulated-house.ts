import { type ChildProcess, spawn } from 'node:child_process'
import { expect, test } from '@playwright/test'

/** A door of its own: what runs there before is waited out. */
const address = 'http://127.0.0.1:4314'

/**
 * The default house on an afternoon in July, its past learnt: picks, props, live games and twelve books. For all tests of a file.
 *
 * @returns where it is
 */
export function simulatedHouse(): string {
  let house: ChildProcess
  test.beforeAll(async ({ request }) => {
    test.setTimeout(180_000)
    const env = { ...process.env, AI_ACCESS_PASSWORD: 'open sesame', DONATION_WALLET: 'bc1qexampleexampleexample0000' }
    house = spawn(process.execPath, ['e2e/serve.ts', 'simulated', '4314'], { env, stdio: 'ignore' })
    const learnt = async () =>
      (await (await request.get(`${address}/api/live-data`).catch(() => null))?.json())?.provenance?.learnt
    await expect.poll(learnt, { timeout: 170_000, intervals: [2000] }).toBe(null)
  })
  test.afterAll(async () => {
    const gone = new Promise((resolve) => house.once('exit', resolve))
    house.kill()
    await gone
  })
  test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))
  return address
}

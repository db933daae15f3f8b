import { expect, request } from '@playwright/test'
import { SIMULATED_APP } from './simulated-app.ts'

/** Waits until the simulated app has learned its history: picks, props, live games and twelve books. Before all tests. */
export default async function learnSimulatedApp(): Promise<void> {
  const context = await request.newContext()
  const learning = async () =>
    (await (await context.get(`${SIMULATED_APP}/api/live-data`)).json())?.provenance?.learnt as unknown
  await expect.poll(learning, { timeout: 300_000, intervals: [2000] }).toBe(null)
  await context.dispose()
}

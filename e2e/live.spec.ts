import { type ChildProcess, spawn } from 'node:child_process'
import { expect, test } from '@playwright/test'

// An app whose clock runs ten times as fast, three minutes before midnight in Los Angeles.
const address = 'http://127.0.0.1:4312'
let house: ChildProcess

test.beforeAll(async ({ request }) => {
  const env = { ...process.env, FAIRLINE_NOW: '2019-06-15T06:57:00Z', FAIRLINE_SPEED: '10' }
  house = spawn(process.execPath, ['e2e/serve.ts', 'season', '4312'], { env, stdio: 'ignore' })
  const healthy = async () => (await request.get(`${address}/api/health`).catch(() => null))?.status()
  await expect.poll(healthy, { timeout: 20_000 }).toBe(200)
})
test.afterAll(() => {
  house.kill()
})

test('turns to the new day by itself when the stream says so, without a reload and without polling', async ({
  page,
}) => {
  test.setTimeout(60_000)
  const query: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/live-data')) query.push(request.url())
  })
  await page.goto(address)
  await expect(page.getByText('Friday, June 14, 2019 · Pacific time')).toBeVisible()
  await expect(page.getByText('Saturday, June 15, 2019 · Pacific time')).toBeVisible({ timeout: 40_000 })
  await expect(page.locator('section[aria-labelledby="games"]').getByRole('article')).toHaveCount(4)
  // Once on arrival, once more if that came before the stream, once for the new day; polling would have requested again and again.
  expect(query.length).toBeLessThanOrEqual(3)
})

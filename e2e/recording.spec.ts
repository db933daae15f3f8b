import { expect, type Page, test } from '@playwright/test'
import { accessible } from './accessible.ts'

const NOTICE = 'Not recording because the disk is full. New picks are kept and recorded later.'

/** The server as it is, except that it cannot record since the evening before. */
async function stopRecording(page: Page): Promise<void> {
  const recording = {
    isRecording: false,
    notRecordingSince: '2019-06-15T01:05:00.000Z',
    notice: NOTICE,
    waitingEntries: 14,
  }
  await page.route('**/api/health*', async (route) => {
    const health = await (await route.fetch()).json()
    await route.fulfill({ json: { ...health, status: 'degraded', recording, troubles: [NOTICE] } })
  })
}

const notice = (within: Page | ReturnType<Page['getByRole']>) => within.getByRole('status').filter({ hasText: NOTICE })

test('an outage of recording is announced at the top of home, with its day', async ({ page }) => {
  await stopRecording(page)
  await page.goto('/')
  await expect(notice(page)).toHaveText(`⚠ ${NOTICE} Since Fri, Jun 14, 6:05 PM PT.`)
  await expect(notice(page)).toBeInViewport()
  await accessible(page)
})

for (const name of ['ubse', 'smart-parlay', 'market-analysis', 'slip', 'day']) {
  test(`the overlay ${name} says that picks are not recorded`, async ({ page }) => {
    await stopRecording(page)
    await page.goto(`/?show=${name}`)
    await expect(notice(page.getByRole('dialog'))).toBeInViewport()
  })
}

test('the notice moves nothing while everything is recorded', { tag: '@once' }, async ({ page }) => {
  const answered = page.waitForResponse('**/api/health*')
  await page.goto('/')
  await answered
  const { height } = (await page.locator('main > [role=status]').boundingBox()) ?? { height: Number.NaN }
  expect(height).toBe(0)
})

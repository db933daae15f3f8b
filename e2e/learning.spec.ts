import { type APIRequestContext, expect, test } from '@playwright/test'
import { accessible } from './accessible.ts'
import { SIMULATED_APP } from './simulated-app.ts'

// The simulated app as it is soon after its start: it may still learn its past.

async function stillLearning(request: APIRequestContext): Promise<boolean> {
  const { provenance } = await (await request.get(`${SIMULATED_APP}/api/live-data`)).json()
  return provenance.learnt !== null
}

test('while the past is learned the day is there, and picks are, or are said not to be known yet', async ({ page }) => {
  const problems: string[] = []
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()))
  page.on('pageerror', (error) => problems.push(error.message))
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(SIMULATED_APP)
  await expect(page.getByRole('heading', { name: /^Today \(/ })).toBeVisible()
  await page.getByRole('button', { name: /magic ball/ }).click()
  const picks = page.getByRole('article', { name: /^Pick 1: / })
  const none = page.getByText('No bet worth making right now')
  const notYet = page.getByText('Not yet: learning from past games')
  await expect(picks.or(none).or(notYet).first()).toBeVisible()
  // Before it has learned nothing was looked at: that is no “no”.
  if (await stillLearning(page.request)) {
    await expect(notYet).toBeVisible()
    await expect(none).toBeHidden()
  }
  expect(await page.locator('body').innerText()).not.toMatch(/NaN|undefined|Infinity/)
  await accessible(page)
  expect(problems).toEqual([])
})

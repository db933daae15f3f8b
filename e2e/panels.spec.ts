import { expect, type Page, test } from '@playwright/test'
import { accessible } from './accessible.ts'

const problem = { type: 'internal', title: 'Something broke on our side', status: 500 }
const fails = (page: Page, path: string) => page.route(path, (route) => route.fulfill({ status: 500, json: problem }))

test('a player prop is drawn beneath the ball, or it is said why there is none', async ({ page }) => {
  await page.goto('/')
  const button = page.getByRole('button', { name: 'Player prop', exact: true })
  await button.click()
  await expect(page.getByText('No High Confidence Props')).toBeInViewport()
  await expect(button).toHaveAttribute('aria-expanded', 'true')
  await accessible(page)
  await page.screenshot({ path: `test-results/prop-none-${test.info().project.name}.png`, fullPage: true })
  await page.getByRole('button', { name: 'Close', exact: true }).click()
  await expect(page.getByText('No High Confidence Props')).toBeHidden()
})

test('a player prop that cannot be had is said to be unavailable', async ({ page }) => {
  await fails(page, '**/api/player-props/random')
  await page.goto('/')
  await page.getByRole('button', { name: 'Player prop', exact: true }).click()
  await expect(page.getByRole('alert')).toContainText('Props Unavailable')
  await expect(page.getByRole('alert')).toContainText('Something broke on our side')
  await accessible(page)
})

test('a ball whose picks could not be had says that, and not that there are none', { tag: '@once' }, async ({
  page,
}) => {
  await fails(page, '**/api/parlay-picks*')
  await page.goto('/')
  const ball = page.getByRole('button', { name: /magic ball/ })
  await ball.click()
  await expect(ball).toContainText('ASK AGAIN', { timeout: 10_000 })
  await expect(page.getByText('Couldn’t load picks')).toBeVisible()
  await expect(page.getByText('No bet worth making right now')).toBeHidden()
  await expect(page.getByRole('alert')).toContainText('Something broke on our side')
})

test('a live prop takes the ball’s place, and the ball comes back', async ({ page }) => {
  await page.goto('/')
  const ball = page.getByRole('button', { name: /magic ball/ })
  await page.getByRole('button', { name: 'Live player prop' }).click()
  await expect(page.getByText('No Live Props Available')).toBeInViewport()
  await expect(ball).toBeHidden()
  await accessible(page)
  await page.getByRole('button', { name: 'Back to Ball' }).click()
  await expect(ball).toBeVisible()
})

test('a live prop that cannot be had is said so for five seconds', { tag: '@once' }, async ({ page }) => {
  await page.clock.install()
  await fails(page, '**/api/live-player-props/random')
  await page.goto('/')
  await page.getByRole('button', { name: 'Live player prop' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Failed to fetch live data')).toBeVisible()
  await page.clock.runFor(5100)
  await expect(page.getByRole('button', { name: /magic ball/ })).toBeVisible()
})

test('alternative picks say how much was looked at', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Alternative picks' }).click()
  await expect(page.getByText(/strategies analyzed • Min confidence 70% • \d+ games processed/)).toBeVisible()
  await accessible(page)
  await page.screenshot({ path: `test-results/alternatives-${test.info().project.name}.png`, fullPage: true })
})

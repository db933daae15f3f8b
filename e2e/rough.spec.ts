import { expect, type Page, test } from '@playwright/test'
import { accessible } from './accessible.ts'

const games = (page: Page) => page.locator('section[aria-labelledby="games"]').getByRole('article')
const sideways = (page: Page) =>
  page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth')
const shot = (page: Page, name: string) =>
  page.screenshot({ path: `test-results/${name}-${test.info().project.name}.png` })

/** The board as it is, with other names. */
async function named(page: Page, homeTeam: string, awayTeam: string): Promise<void> {
  await page.route('**/api/live-data*', async (route) => {
    const answer = await (await route.fetch()).json()
    const renamed = answer.games.map((game: object) => ({ ...game, homeTeam, awayTeam }))
    await route.fulfill({ json: { ...answer, games: renamed } })
  })
}

test('without JavaScript the page says so, and keeps its warning and its help line', { tag: '@once' }, async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) })
  const page = await context.newPage()
  await page.goto('/')
  await expect(page.locator('noscript p')).toBeVisible()
  await expect(page.getByText('for entertainment only')).toBeVisible()
  await expect(page.getByRole('link', { name: '1-800-GAMBLER' })).toBeVisible()
  await context.close()
})

test('a name is text, however long and in whatever script', async ({ page }) => {
  const long = 'The Very Long Named Athletic and Social Club of Upper Lowerton'
  await named(page, `<img src=x onerror="document.title='taken'">`, long)
  await page.goto('/')
  await expect(games(page).first()).toContainText(long)
  await expect(games(page).first()).toContainText('<img src=x')
  await expect(page).toHaveTitle('Fairline')
  expect(await sideways(page)).toBe(0)
  await games(page).first().scrollIntoViewIfNeeded()
  await shot(page, 'long-names')
})

test('a name that is read from right to left stands in its place', async ({ page }) => {
  await named(page, 'مكابي تل أبيب', 'הפועל ירושלים')
  await page.goto('/')
  await expect(games(page).first()).toContainText('مكابي تل أبيب')
  expect(await sideways(page)).toBe(0)
  await games(page).first().scrollIntoViewIfNeeded()
  await shot(page, 'right-to-left')
})

test('at 200 % everything is there and nothing lies beyond the edge', { tag: '@once' }, async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 400 })
  await page.goto('/')
  await expect(games(page).first()).toBeVisible()
  expect(await sideways(page)).toBe(0)
  // Only letters twice as large, as browsers offer it, on top.
  await page.addStyleTag({ content: 'html { font-size: 200% }' })
  expect(await sideways(page)).toBe(0)
  await shot(page, 'large-letters')
})

test('with storage switched off everything works, and nothing is remembered', { tag: '@once' }, async ({ page }) => {
  await page.addInitScript(`
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, { get() { throw new DOMException('denied', 'SecurityError') } })
  `)
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  await page.goto('/?show=settings')
  await page.getByRole('radio', { name: /Decimal/i }).check()
  await page.keyboard.press('Escape')
  await expect(games(page).first()).toBeVisible()
  expect(errors).toEqual([])
})

test('half an answer is said not to be understood', { tag: '@once' }, async ({ page }) => {
  await page.route('**/api/live-data*', (route) =>
    route.fulfill({ contentType: 'application/json', body: '{"games":[{"id":"mlb-' }),
  )
  await page.goto('/')
  await expect(page.getByText(/Couldn’t read the response/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Try again' }).first()).toBeVisible()
})

test('an answer of a newer version shows what is known of it', { tag: '@once' }, async ({ page }) => {
  await page.route('**/api/live-data*', async (route) => {
    const answer = await (await route.fetch()).json()
    const newer = answer.games.map((game: object) => ({ ...game, weather: { wind: 12 }, umpire: 'unknown here' }))
    await route.fulfill({ json: { ...answer, games: newer, schema: 9 } })
  })
  await page.goto('/')
  await expect(games(page)).toHaveCount(4)
})

test('the server’s clock counts, not the visitor’s', { tag: '@once' }, async ({ page }) => {
  await page.clock.setFixedTime('2031-01-01T00:00:00Z')
  await page.goto('/')
  await expect(page.getByText('Saturday, June 15, 2019 · Pacific time')).toBeVisible()
  await expect(page.getByText(/Updated 9 h ago/)).toBeVisible()
})

test('a server that goes away leaves what was there, and says so', { tag: '@once' }, async ({ page }) => {
  await page.goto('/')
  await expect(games(page)).toHaveCount(4)
  await page.route('**/api/**', (route) => route.abort())
  await page.getByRole('button', { name: /magic ball/ }).click()
  await expect(page.getByText('Couldn’t reach Fairline').first()).toBeVisible({ timeout: 10_000 })
  await expect(games(page)).toHaveCount(4)
})

test('a screen whose code cannot be loaded offers Retry and leaves the page', { tag: '@once' }, async ({ page }) => {
  await page.goto('/')
  await expect(games(page)).toHaveCount(4)
  await page.route('**/assets/settings-sheet*', (route) => route.abort())
  const opener = page.getByRole('button', { name: 'Settings' })
  await opener.click()
  const failed = page.getByRole('dialog', { name: 'Couldn’t load this screen' })
  await expect(failed).toBeVisible()
  await accessible(page)
  await page.keyboard.press('Escape')
  await expect(failed).toBeHidden()
  await expect(opener).toBeFocused()
  await expect(games(page)).toHaveCount(4)
  await opener.click()
  // The server answers, so that a new version may have replaced the code: the page is reloaded, and opens the same screen.
  const reloaded = page.waitForEvent('load')
  await failed.getByRole('button', { name: 'Retry' }).click()
  await reloaded
  await expect(failed).toBeVisible()
  await page.unroute('**/assets/settings-sheet*')
  await failed.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible()
})

test.describe('installed', () => {
  test.use({ serviceWorkers: 'allow' })
  test('shows the last board with its age when there is no network', { tag: '@once' }, async ({ page, context }) => {
    await page.goto('/')
    await expect(games(page)).toHaveCount(4)
    await page.evaluate('navigator.serviceWorker.ready')
    // Once more, so that the worker sees the requests.
    await page.reload()
    await expect(games(page)).toHaveCount(4)
    await context.setOffline(true)
    await page.reload()
    await expect(page.getByText(/You’re offline. Showing odds from \d+:\d\d [AP]M PT/)).toBeVisible()
    await expect(games(page)).toHaveCount(4)
    await expect(page.getByText(/Replay of recorded games and odds/)).toBeVisible()
    await shot(page, 'offline')
    await context.setOffline(false)
  })
})

import { expect, type Page, test } from '@playwright/test'
import { accessible } from './accessible.ts'

const games = (page: Page) => page.locator('section[aria-labelledby="games"]').getByRole('article')

test('shows the day, its games with fair chances, and where the numbers come from', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Today’s best bets, priced fairly' })).toBeVisible()
  await expect(page.getByText('Saturday, June 15, 2019 · Pacific time')).toBeVisible()
  await expect(page.locator('section[aria-labelledby="games"]').getByRole('article')).toHaveCount(4)
  await expect(page.locator('section[aria-labelledby="games"]').getByText('Time not recorded')).toHaveCount(4)
  await expect(page.getByText(/Replay of recorded games and odds · Updated 9 h ago/)).toBeVisible()
  await page.screenshot({ path: `test-results/home-${test.info().project.name}.png`, fullPage: true })
})

/** Opens home with its clock stopped: a shake lasts until a test lets time pass. */
async function openStopped(page: Page): Promise<void> {
  await page.clock.install({ time: STOPPED_AT - 60_000 })
  await page.goto('/')
  await expect(page.locator('#root[data-asleep]')).toHaveCount(0)
  await page.clock.pauseAt(STOPPED_AT)
}

const STOPPED_AT = Date.parse('2019-06-15T16:01:00Z')
const SHAKE_MS = 2100

test('answers a tap on the ball with picks, or with the reason why there are none', async ({ page }) => {
  await openStopped(page)
  const ball = page.getByRole('button', { name: /magic ball/ })
  await ball.click()
  await expect(ball).toHaveAttribute('data-phase', 'shaking')
  await page.clock.runFor(SHAKE_MS)
  await expect(page.getByRole('heading', { name: 'Picks', exact: true })).toBeVisible({ timeout: 5000 })
  const picks = page.getByRole('article', { name: /^Pick 1: / })
  await expect(
    picks.or(page.getByText(/No bet worth making right now|Not yet: learning from past games/)),
  ).toBeVisible()
  await page.screenshot({ path: `test-results/picks-${test.info().project.name}.png`, fullPage: true })
})

test('hears Enter and Space on the ball', { tag: '@once' }, async ({ page }) => {
  await openStopped(page)
  const ball = page.getByRole('button', { name: /magic ball/ })
  await ball.focus()
  await page.keyboard.press('Enter')
  await expect(ball).toHaveAttribute('data-phase', 'shaking')
})

test('moves while it shakes', { tag: '@once' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await openStopped(page)
  const ball = page.getByRole('button', { name: /magic ball/ })
  await ball.click()
  await expect(ball).toHaveAttribute('data-phase', 'shaking')
  await expect(ball).toHaveCSS('animation-name', 'ball-shake')
})

test('moves nothing for who asked for no motion', { tag: '@once' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openStopped(page)
  const ball = page.getByRole('button', { name: /magic ball/ })
  await ball.click()
  await expect(ball).toHaveAttribute('data-phase', 'shaking')
  await expect(ball).toHaveCSS('animation-name', 'none')
  const moving = await page.evaluate(
    `document.getAnimations().map(({ animationName }) => animationName).filter((name) => name?.startsWith('ball-'))`,
  )
  expect(moving).toEqual([])
})

test('hears what was pressed while its script was on the way, once', { tag: '@once' }, async ({ page }) => {
  const held = Promise.withResolvers<void>()
  await page.route('**/assets/index-*.js', async (route) => {
    await held.promise
    await route.continue()
  })
  await page.goto('/')
  await page.getByRole('button', { name: /^Past days$|Pacific time/ }).click()
  await page.getByRole('button', { name: /^UBSE \+EV/ }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  held.resolve()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(page).toHaveURL(/\?show=ubse$/)
})

test('leads nowhere that does not exist', async ({ page }) => {
  await page.goto('/')
  await expect(page.locator('#root[data-asleep]')).toHaveCount(0)
  await page.getByRole('button', { name: /^Smart Props Picker/ }).click()
  await expect(page.getByRole('dialog', { name: 'Player Props' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'UBSE-Live' }).click()
  await expect(
    page.getByRole('dialog', { name: 'Smart Parlay' }).getByRole('tab', { name: 'Live Games' }),
  ).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Escape')
  const links: string[] = await page.evaluate(
    `Array.from(document.querySelectorAll('a[href^="/"]'), (link) => link.getAttribute('href'))`,
  )
  expect(links.filter((href) => href !== '/' && !href.startsWith('/games/'))).toEqual([])
})

test('the picks leave after ten seconds, and the ball is back', { tag: '@once' }, async ({ page }) => {
  await page.clock.install()
  await page.goto('/')
  await expect(page.locator('#root[data-asleep]')).toHaveCount(0)
  await expect(games(page).first()).toBeVisible()
  await page.getByRole('button', { name: /magic ball/ }).click()
  await page.clock.runFor(SHAKE_MS)
  await expect(page.getByRole('heading', { name: 'Picks', exact: true })).toBeVisible()
  await page.clock.runFor(10_100)
  await expect(page.getByRole('heading', { name: 'Picks', exact: true })).toBeHidden()
  await expect(page.getByRole('button', { name: /magic ball/ })).toHaveAttribute('data-phase', 'idle')
})

test('does not scroll sideways', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('article').first()).toBeVisible()
  const overflow = await page.evaluate(`document.documentElement.scrollWidth - document.documentElement.clientWidth`)
  expect(overflow).toBe(0)
})

test('says 404 in its own words at an address without a screen', async ({ page }) => {
  const response = await page.goto('/nowhere')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible()
  await expect(page.getByText('Did you forget to add the page to the router?')).toBeVisible()
})

test('has a designed page for a house without data', async ({ page }) => {
  await page.goto('http://127.0.0.1:4311/')
  await expect(page.getByText('No games available for today')).toBeVisible()
  await expect(page.getByRole('button', { name: /magic ball/ })).toContainText('NO GAMES')
  await page.screenshot({ path: `test-results/empty-${test.info().project.name}.png`, fullPage: true })
})

test('logs no error to the console and loads nothing from elsewhere', { tag: '@once' }, async ({ page }) => {
  const problems: string[] = []
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()))
  page.on('request', (request) => {
    if (!/^(http:\/\/127\.0\.0\.1:4310|data:)/.test(request.url())) problems.push(request.url())
  })
  await page.goto('/')
  await expect(page.getByRole('article').first()).toBeVisible()
  expect(problems).toEqual([])
})

for (const path of ['/', '/nowhere', 'http://127.0.0.1:4311/']) {
  test(`is accessible at ${path}`, async ({ page, isMobile }) => {
    // Colors are the same at every width: each project looks at one scheme, and `design.spec.ts` at all parts in both.
    const colorScheme = isMobile ? 'light' : 'dark'
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    // The live stream stays open, so the network is never idle.
    await expect(page.locator('article, code, h1 + p').last()).toBeVisible()
    // With the link that skips to the content in sight.
    await page.keyboard.press('Tab')
    await accessible(page)
  })
}

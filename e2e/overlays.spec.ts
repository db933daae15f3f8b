import type { LiveData } from '@fairline/contract'
import { expect, type Page, test } from '@playwright/test'
import { accessible } from './accessible.ts'
import { simulatedApp } from './simulated-app.ts'

const address = simulatedApp()
test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))
/** Colors are the same at every width: each project looks at one scheme. Widths between are looked at in `overlay-flows.spec.ts`. */
const looks = { desktop: { width: 1440, colorScheme: 'dark' }, phone: { width: 390, colorScheme: 'light' } } as const
const HOUR_MS = 3_600_000
const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name })

for (const [key, name, there] of [
  ['ubse', 'Ultimate Betting Strategy Engine', /prices looked at/],
  ['smart-parlay', 'Smart Parlay', 'Recommended'],
  ['smart-parlay:all', 'Smart Parlay', /recommended bets? on all markets.* \d+ graded/],
  ['smart-parlay:live', 'Smart Parlay', /[\d.]+% to win from here/],
  ['smart-parlay:integrated', 'Smart Parlay', /in play · \d+ upcoming/],
  // Whether a market has moved towards a recommended bet depends on the moment, and that on how long the app took to learn.
  ['smart-parlay:market', 'Smart Parlay', /Market grade|No market intelligence picks available/],
  ['todays-stats', 'Today’s Game Stats', 'How to Use'],
  ['team:MLB/BOS', 'Boston Red Sox', 'Season Record'],
  ['props', 'Player Props', /Show more \(\d+ left\)/],
  ['enhanced-props', 'Enhanced Player Props', 'Total Props'],
  ['market-analysis', 'AI Market Analysis', /Updated .+ PT/],
  ['market-analysis:analytics', 'AI Market Analysis', 'Live games'],
  ['market-analysis:tracker', 'AI Market Analysis', /Auto-refresh ON/],
  ['share', 'Share Top Predictions', /picks like this/],
  ['day:2026-07-14', 'Past days', 'Backtested, not published live'],
  ['record:moneyline@66.2;spread@58', 'Track record', 'Published live'],
  ['slip', 'Your slip', 'Your slip is empty'],
  ['ai-access', 'Enter AI Access Password', 'Unlock AI Analysis'],
  ['operator-access', 'Operator login', 'You’re in as operator'],
  ['settings', 'Settings', 'My books'],
] as const) {
  test(`a link opens ${key}, and it is accessible`, async ({ page, isMobile }) => {
    test.setTimeout(120_000)
    await page.goto(`${address}/?show=${encodeURIComponent(key)}`)
    await expect(dialog(page, name).getByText(there).first()).toBeVisible({ timeout: 15_000 })
    await expect(dialog(page, name).getByText(/Simulated league · Updated /)).toBeVisible()
    const { width, colorScheme } = isMobile ? looks.phone : looks.desktop
    await page.setViewportSize({ width, height: 844 })
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await accessible(page)
    await page.screenshot({ path: `test-results/overlay-${key.replace(/\W/g, '-')}-${test.info().project.name}.png` })
    await page.keyboard.press('Escape')
    await expect(dialog(page, name)).toBeHidden()
    expect(new URL(page.url()).search).toBe('')
  })
}

test('the operator login asks for its password elsewhere, and is accessible', async ({ page }) => {
  await page.route('**/api/site', async (route) => {
    const site = await (await route.fetch()).json()
    await route.fulfill({ json: { ...site, operatorUnlocked: false } })
  })
  await page.goto(`${address}/?show=operator-access`)
  await expect(dialog(page, 'Operator login').getByLabel('Password')).toBeVisible()
  await accessible(page)
})

test('the page of a game has its prices, movement, teams and props, and is accessible', async ({ page, request }) => {
  // A busy server refuses; the page asks again after fifteen seconds.
  test.setTimeout(120_000)
  /** The MLB games of a status, by their start, and when the board was made. */
  const gamesThatAre = async (status: LiveData['games'][number]['status']) => {
    const { games, provenance } = (await (await request.get(`${address}/api/live-data`)).json()) as LiveData
    const starts = games.flatMap(({ id, gameTime, ...game }) =>
      game.league === 'MLB' && game.status === status && gameTime !== null ? [{ id, at: Date.parse(gameTime) }] : [],
    )
    return { starts: starts.toSorted((a, b) => a.at - b.at), asOf: Date.parse(provenance.asOf) }
  }
  // Neither begins nor ends while it is looked at; books quote little of a game that is days away.
  const toCome = await gamesThatAre('Scheduled')
  const next = toCome.starts.find(({ at }) => at > toCome.asOf + HOUR_MS)!
  await page.goto(`${address}/games/${next.id}`)
  for (const name of [
    'Our picks',
    'Our line vs market',
    'Odds',
    'Alternate lines & periods',
    'Line movement',
    'Teams',
    'Player props',
  ])
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible({ timeout: 40_000 })
  await page.getByText('Compare 12 books').first().click()
  await expect(page.getByText('Best', { exact: true }).first()).toBeVisible()
  await page
    .getByText(/^Alternate .+ · \d+ lines?, \d+ books/)
    .first()
    .click()
  await page
    .getByRole('region', { name: 'Alternate lines & periods' })
    .getByText(/^\d+ books?$/)
    .first()
    .click()
  await accessible(page)
  await page.screenshot({ path: `test-results/game-${test.info().project.name}.png`, fullPage: true })
  const live = (await gamesThatAre('Live')).starts.at(-1)!
  await page.goto(`${address}/games/${live.id}`)
  await expect(page.getByRole('heading', { name: 'Win probability' })).toBeVisible({ timeout: 40_000 })
  await expect(page.getByRole('heading', { name: 'Live odds' })).toBeVisible()
  await accessible(page)
  await page.goto(`${address}/games/nothing`)
  await expect(page.getByText('This game is not on the board')).toBeVisible()
})

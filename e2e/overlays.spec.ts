import { expect, type Page, test } from '@playwright/test'
import { accessible } from './accessible.ts'
import { simulatedHouse } from './simulated-house.ts'

const address = simulatedHouse()
const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name })

for (const [key, name, there] of [
  ['ubse', 'Ultimate Betting Strategy Engine', /prices looked at/],
  ['smart-parlay', 'Smart Parlay', 'Worth their price'],
  ['smart-parlay:all', 'Smart Parlay', /opportunities · \d+ graded/],
  ['smart-parlay:live', 'Smart Parlay', /Wins [\d.]+% of the time/],
  ['smart-parlay:integrated', 'Smart Parlay', /live · \d+ to come/],
  ['smart-parlay:market', 'Smart Parlay', 'Market grade'],
  ['todays-stats', 'Today’s Game Stats', 'How to Use'],
  ['team:MLB/BOS', 'Boston Red Sox', 'Season Record'],
  ['props', 'Player Props', /Show more \(\d+ left\)/],
  ['enhanced-props', 'Enhanced Player Props', 'Total Props'],
  ['market-analysis', 'AI Market Analysis', /Updated .+ PT/],
  ['market-analysis:analytics', 'AI Market Analysis', 'Live games'],
  ['market-analysis:tracker', 'AI Market Analysis', /Auto-refresh ON/],
  ['share', 'Share Top Predictions', /of its kind (settled|won)/],
  ['day:2026-07-14', 'Past days', 'Decided afterwards'],
  ['slip', 'Your slip', 'Nothing on the slip'],
  ['ai-access', 'Enter AI Access Password', 'Unlock AI Analysis'],
  ['settings', 'Settings', 'My books'],
] as const) {
  test(`a link opens ${key}, and it is accessible`, async ({ page }) => {
    test.setTimeout(120_000)
    await page.goto(`${address}/?show=${encodeURIComponent(key)}`)
    await expect(dialog(page, name).getByText(there).first()).toBeVisible({ timeout: 15_000 })
    for (const width of test.info().project.name === 'phone' ? [390] : [360, 768, 1440])
      for (const colorScheme of ['dark', 'light'] as const) {
        await page.setViewportSize({ width, height: 844 })
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
        await accessible(page)
      }
    await page.screenshot({ path: `test-results/overlay-${key.replace(/\W/g, '-')}-${test.info().project.name}.png` })
    await page.keyboard.press('Escape')
    await expect(dialog(page, name)).toBeHidden()
    expect(new URL(page.url()).search).toBe('')
  })
}

test('the page of a game has its prices, movement, teams and props, and is accessible', async ({ page, request }) => {
  test.setTimeout(60_000)
  const { games } = await (await request.get(`${address}/api/live-data`)).json()
  const live = games.find((one: { league: string; isLive: boolean }) => one.league === 'MLB' && one.isLive)
  const next = games.find(
    (one: { league: string; status: string }) => one.league === 'MLB' && one.status === 'Scheduled',
  )
  await page.goto(`${address}/games/${next.id}`)
  for (const name of [
    'What we decided',
    'Forecast against market',
    'Every price',
    'Other lines and parts of the game',
    'Line movement',
    'The teams',
    'Player props',
  ])
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible({ timeout: 15_000 })
  await page.getByText('12 books, and why').first().click()
  await expect(page.getByText('Best', { exact: true }).first()).toBeVisible()
  await page.getByText(/^Alternate total · \d+ lines, \d+ books/).click()
  await page
    .getByRole('region', { name: 'Other lines and parts of the game' })
    .getByText('6 books', { exact: true })
    .first()
    .click()
  await accessible(page)
  await page.screenshot({ path: `test-results/game-${test.info().project.name}.png`, fullPage: true })
  await page.goto(`${address}/games/${live.id}`)
  await expect(page.getByRole('heading', { name: 'Win probability' })).toBeVisible({ timeout: 15_000 })
  await expect(page.getByRole('heading', { name: 'Prices right now' })).toBeVisible()
  await accessible(page)
  await page.goto(`${address}/games/nothing`)
  await expect(page.getByText('This game is not on the board')).toBeVisible()
})

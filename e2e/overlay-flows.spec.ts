import { expect, type Page, test } from '@playwright/test'
import { accessible } from './accessible.ts'
import { simulatedApp } from './simulated-app.ts'

const address = simulatedApp()
test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))
const problem = { type: 'internal', title: 'Something broke on our side', status: 500 }
const fails = (page: Page, path: string) => page.route(path, (route) => route.fulfill({ status: 500, json: problem }))
const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name })
const shot = (page: Page, name: string) =>
  page.screenshot({ path: `test-results/${name}-${test.info().project.name}.png` })

test('Back closes what was opened, and the focus goes back to what opened it', async ({ page }) => {
  await page.goto(address)
  const opener = page.getByRole('button', { name: /^UBSE \+EV/ })
  await expect(page.locator('#root[data-asleep]')).toHaveCount(0)
  await opener.focus()
  await page.keyboard.press('Enter')
  await expect(dialog(page, 'Ultimate Betting Strategy Engine')).toBeVisible()
  await page.goBack()
  await expect(dialog(page, 'Ultimate Betting Strategy Engine')).toBeHidden()
  await opener.focus()
  await page.keyboard.press('Enter')
  await expect(dialog(page, 'Ultimate Betting Strategy Engine')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(opener).toBeFocused()
})

test('the buttons carry the real counts of the day', async ({ page, request }) => {
  const { summary } = await (await request.get(`${address}/api/advanced-more-picks`)).json()
  await page.goto(address)
  const { moneyline, spread, total } = summary.byMarket
  expect(moneyline + spread + total).toBe(summary.totalPicks)
  await expect(page.getByRole('button', { name: /^Smart Parlay/ })).toContainText(
    /\d+ game picks? \(\d+ ML, \d+ spreads?, \d+ totals?\)/,
  )
})

test('UBSE is filtered, sorted by grade, searched and cleared', async ({ page }) => {
  await page.goto(`${address}/?show=ubse`)
  const sheet = dialog(page, 'Ultimate Betting Strategy Engine')
  await expect(sheet.getByRole('article').first()).toBeVisible({ timeout: 15_000 })
  await sheet.getByRole('button', { name: /ML Grades/ }).click()
  await expect(sheet.getByRole('button', { name: /All Grades/ })).toBeVisible()
  await sheet.getByRole('searchbox', { name: 'Search teams' }).fill('nobody is called so')
  await expect(sheet.getByText('No picks match your filters')).toBeVisible()
  await expect(sheet.getByText('Try adjusting your search criteria or filters')).toBeVisible()
  await sheet.getByRole('button', { name: 'Clear All' }).click()
  // None is left out: not “2 of 9 picks”.
  await expect(sheet.getByText(/^\d+ picks?$/)).toBeVisible()
  await expect(sheet.getByRole('article').first()).toBeVisible()
  await sheet.getByRole('button', { name: 'Hide filters' }).click()
  await expect(sheet.getByRole('searchbox')).toBeHidden()
})

test('the day’s picks come four at a time, more at the end of their list, all with a filter', async ({ page }) => {
  // At some hours the day has no more than four picks: the first of them stands for twelve. What the server answers is tested elsewhere.
  const response = await page.request.get(`${address}/api/advanced-more-picks?offset=0&limit=4`)
  const json = await response.json()
  const picks = Array.from({ length: 12 }, (_, n) => ({ ...json.picks[0], id: `pick ${n}`, rank: n + 1 }))
  const summary = { ...json.summary, totalPicks: picks.length }
  await page.route('**/api/advanced-more-picks*', async (route) => {
    const query = new URL(route.request().url()).searchParams
    const from = Number(query.get('offset'))
    const to = from + Number(query.get('limit'))
    await route.fulfill({ json: { ...json, picks: picks.slice(from, to), summary, hasMore: to < picks.length } })
  })
  await page.goto(address)
  const list = page.getByRole('region', { name: /UBSE picks; scroll/ })
  await expect(list.getByRole('article').first()).toBeVisible({ timeout: 15_000 })
  await expect(list.getByRole('article')).toHaveCount(4)
  await list.hover()
  await page.mouse.wheel(0, 20_000)
  await expect(list.getByRole('article')).toHaveCount(8)
  await page.getByRole('button', { name: /^Total \d+/ }).click()
  await expect(page.getByText(/Showing \d+ filtered picks? • \d+ total available/)).toBeVisible()
  await page.getByRole('searchbox', { name: 'Search games and bet types' }).fill('no such side')
  await expect(page.getByText('No Picks Match Current Filter')).toBeVisible()
})

test('an analyst writes about a pick when asked', async ({ page }) => {
  await page.goto(address)
  const card = page
    .getByRole('region', { name: /UBSE picks/ })
    .getByRole('article')
    .first()
  await card.getByRole('button', { name: 'Generate' }).click()
  await expect(card.getByText(/^Based on odds from /)).toBeVisible()
  await expect(card.getByRole('button', { name: 'Refresh' })).toBeVisible()
})

test('Escape closes a team first, then the statistics behind it', async ({ page }) => {
  await page.goto(`${address}/?show=todays-stats`)
  const stats = dialog(page, 'Today’s Game Stats')
  await stats.getByRole('region', { name: 'MLB teams' }).getByRole('button').first().click()
  await expect(page.getByRole('dialog').getByText('Strength Calculation')).toBeVisible()
  await page.getByRole('button', { name: 'Strength Calculation' }).click()
  await expect(page.getByText('Season record', { exact: true })).toBeVisible()
  await expect(page.getByText(/^W [\d]+–/).first()).toBeHidden()
  await shot(page, 'overlay-team-strength')
  await page.keyboard.press('Escape')
  await expect(stats).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(stats).toBeHidden()
})

test('a prediction is shared: text, tags, five platforms in a small window, and it is counted', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: address })
  const told: unknown[] = []
  await page.route('**/api/social-sharing/track', (route) => {
    told.push(route.request().postDataJSON())
    return route.fulfill({ json: { success: true, shares: 1 } })
  })
  await context.route(/twitter\.com|facebook\.com|reddit\.com|t\.me|wa\.me/, (route) =>
    route.fulfill({ body: 'there' }),
  )
  await page.goto(`${address}/?show=share`)
  const sheet = dialog(page, 'Share Top Predictions')
  await sheet
    .getByRole('button', { name: /picks like this/ })
    .first()
    .click()
  await sheet.getByRole('button', { name: 'Copy Text' }).click()
  await expect(sheet.getByRole('button', { name: 'Copied!' })).toBeVisible()
  await expect(sheet.getByRole('button', { name: 'Copy Text' })).toBeVisible({ timeout: 4000 })
  const tag = sheet.getByRole('button', { name: /^#/ }).first()
  const wanted = await tag.innerText()
  await tag.click()
  expect(await page.evaluate('navigator.clipboard.readText()')).toBe(wanted)
  const popup = context.waitForEvent('page')
  await sheet.getByRole('button', { name: 'Reddit' }).click()
  expect((await popup).url()).toMatch(/reddit\.com\/submit/)
  await expect.poll(() => told).toEqual([{ predictionId: expect.any(String), platform: 'reddit' }])
  await expect(
    sheet.getByText(/for entertainment only, not for actual gambling, and all insights are anonymized/),
  ).toBeVisible()
  await accessible(page)
  await shot(page, 'overlay-share-detail')
  await sheet.getByRole('button', { name: /Back to the list/ }).click()
  await expect(sheet.getByRole('button', { name: /picks like this/ }).first()).toBeVisible()
})

/** Lines far from even money first, so that the main line of a game comes last. */
const compareByDistanceFromEven = (a: { fairProbability: number | null }, b: { fairProbability: number | null }) =>
  Math.abs((b.fairProbability ?? 1) - 0.5) - Math.abs((a.fairProbability ?? 1) - 0.5)

test('the slip is built from any card, says how its bets hang together, and can be shared', async ({
  page,
  request,
}) => {
  type Total = {
    gameId: string
    period: string
    selection: string
    line: number
    fairProbability: number | null
    carriedOverFrom: unknown
  }
  const { games } = await (await request.get(`${address}/api/live-data`)).json()
  const query = 'league=nba&market=total&state=upcoming&limit=500'
  const { bets }: { bets: Total[] } = await (await request.get(`${address}/api/v1/bets?${query}`)).json()
  const mainTotals = new Map(
    bets
      .filter(({ period, selection }) => period === 'full' && selection === 'over')
      .toSorted(compareByDistanceFromEven)
      .map((bet) => [bet.gameId, bet]),
  )
  // A line that borrows its probability leaves the EV of the whole slip unknown.
  const total = [...mainTotals.values()].find(
    ({ fairProbability, carriedOverFrom }) => fairProbability !== null && carriedOverFrom === null,
  )!
  const game = games.find((one: { id: string }) => one.id === total.gameId)
  await page.goto(`${address}/games/${total.gameId}`)
  await page.getByRole('button', { name: new RegExp(`^Add to slip: ${game.homeTeam} to win`) }).click()
  await page.getByRole('button', { name: `Add to slip: Over ${total.line} (total)` }).click()
  await page
    .getByRole('navigation', { name: 'Main' })
    .filter({ visible: true })
    .getByRole('button', { name: /^Slip/ })
    .click()
  const sheet = dialog(page, 'Your slip')
  await expect(sheet.getByText(/\([+−]?\d+% ± \d+%\)/)).toBeVisible()
  await sheet.getByLabel('Your book’s parlay odds').fill('0.5')
  await expect(sheet.getByText(/Enter odds like/)).toBeVisible()
  await sheet.getByLabel('Your book’s parlay odds').fill('+250')
  await expect(sheet.getByText(/EV [+−]\d/)).toBeVisible()
  await accessible(page)
  await shot(page, 'overlay-slip')
  await page.reload()
  await expect(sheet.getByRole('button', { name: /^Remove: .* to win \(moneyline\)/ })).toBeVisible()
  await sheet.getByRole('button', { name: 'Clear slip' }).click()
  await expect(sheet.getByText('Your slip is empty')).toBeVisible()
})

test('the palette finds pages, teams, games and players by keyboard alone', async ({ page }) => {
  await page.goto(address)
  await expect(page.getByRole('heading', { name: /Live now/ })).toBeVisible()
  await expect(page.locator('#root[data-asleep]')).toHaveCount(0)
  const find = page.getByRole('button', { name: /^Find/ }).filter({ visible: true })
  await find.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('combobox')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(find).toBeFocused()
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('combobox')).toBeFocused()
  await accessible(page)
  await page.keyboard.type('red sox')
  await expect(page.getByRole('option', { name: /^Boston Red Sox/ }).first()).toBeVisible()
  await page.getByRole('combobox').fill('smart parlay')
  await page.keyboard.press('Enter')
  await expect(dialog(page, 'Smart Parlay')).toBeVisible()
})

test('of two thousand props those in sight are drawn, and it is said which of how many each is', async ({ page }) => {
  await page.route('**/api/authentic-props*', async (route) => {
    const answer = await route.fetch()
    const json = await answer.json()
    const enhancedProps = Array.from({ length: 2000 }, (_, n) => ({ ...json.enhancedProps[0], id: `prop ${n}` }))
    await route.fulfill({ response: answer, json: { ...json, enhancedProps } })
  })
  await page.goto(`${address}/?show=enhanced-props`)
  const feed = page.getByRole('feed', { name: 'Props' })
  await expect(feed.getByRole('article').first()).toHaveAttribute('aria-setsize', '2000')
  expect(await feed.getByRole('article').count()).toBeLessThan(40)
  await feed.hover()
  await page.mouse.wheel(0, 1_000_000)
  await expect(feed.getByRole('article').last()).toHaveAttribute('aria-posinset', '2000')
  await expect(feed.getByRole('article').last()).toBeInViewport()
  expect(await feed.getByRole('article').count()).toBeLessThan(40)
  // It is requested again every now and then: what is on its way at the end is no failure.
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

test('props are read beside the page; where no worker can be had they are read in it', async ({ page }) => {
  const started = page.waitForEvent('worker')
  await page.goto(`${address}/?show=props`)
  await expect(dialog(page, 'Player Props').getByRole('article').first()).toBeVisible()
  expect((await started).url()).toContain('read-long')
  const shown = await dialog(page, 'Player Props').getByRole('article').count()

  await page.route('**/read-long*', (route) => route.abort())
  await page.reload()
  await expect(dialog(page, 'Player Props').getByRole('article')).toHaveCount(shown)
})

test('a wrong AI password is refused in the documented words, the right one switches', async ({ page }) => {
  await page.goto(`${address}/?show=ai-access`)
  await page.getByRole('textbox', { name: 'Password' }).fill('not this one')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toContainText('Incorrect password. Please try again.')
  await expect(page.getByRole('textbox', { name: 'Password' })).toHaveValue('')
  await page.getByRole('textbox', { name: 'Password' }).fill('open sesame')
  await page.getByRole('button', { name: 'Unlock AI Analysis' }).click()
  await expect(page.getByText('AI Enhanced Analysis Active')).toBeVisible()
})

test('settings log out of the AI mode, which then asks for its password again', async ({ page }) => {
  await page.goto(`${address}/?show=ai-access`)
  await page.getByRole('textbox', { name: 'Password' }).fill('open sesame')
  await page.keyboard.press('Enter')
  await expect(page.getByText('AI Enhanced Analysis Active')).toBeVisible()
  await page.getByRole('button', { name: 'Settings' }).click()
  await page.getByRole('button', { name: 'Log out: AI analysis mode' }).click()
  await page.getByRole('button', { name: 'Log in: AI analysis mode' }).click()
  await expect(dialog(page, 'Enter AI Access Password')).toBeVisible()
  await expect(page.getByText('AI Enhanced Analysis Active')).toBeHidden()
})

test('a wallet is copied, and it says so for two seconds', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: address })
  await page.goto(address)
  await page.getByRole('button', { name: 'Copy wallet address' }).click()
  await expect(page.getByRole('button', { name: 'Copied!' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Copy wallet address' })).toBeVisible({ timeout: 4000 })
})

for (const [key, path, words] of [
  ['share', '**/api/social-sharing/predictions', 'Failed to load predictions. Please try again.'],
  ['market-analysis', '**/api/ai-market-analysis', 'Failed to load analysis. Please try again.'],
  ['market-analysis', '**/api/ai-market-analysis', 'Analysis failed: 500'],
  ['team:MLB/BOS', '**/api/team-stats/**', 'Unable to Load Team Statistics'],
  ['team:MLB/BOS', '**/api/team-stats/**', 'Stats Error'],
  ['team:MLB/BOS', '**/api/team-game-history/**', 'Unable to load game history'],
  ['props', '**/api/premium-player-props', 'Props Unavailable'],
  ['ubse', '**/api/{ubse/enhanced-recommendations,auto-enhanced-markets}', 'No picks match your filters'],
  ['smart-parlay', '**/api/smart-parlay-picks', 'Something broke on our side'],
] as const) {
  test(`what fails says so: ${words}`, async ({ page }) => {
    await fails(page, path)
    await page.goto(`${address}/?show=${encodeURIComponent(key)}`)
    await expect(page.getByRole('dialog').getByText(words).first()).toBeVisible({ timeout: 15_000 })
    await accessible(page)
  })
}

test('enhanced picks that cannot be had leave the others alone', async ({ page }) => {
  await fails(page, '**/api/auto-enhanced-markets')
  await page.goto(`${address}/?show=ubse`)
  await expect(dialog(page, 'Ultimate Betting Strategy Engine').getByRole('article').first()).toBeVisible()
})

test('share links that cannot be had leave the text to be copied', async ({ page }) => {
  await fails(page, '**/api/social-sharing/share-urls/**')
  await page.goto(`${address}/?show=share`)
  await page
    .getByRole('button', { name: /picks like this/ })
    .first()
    .click()
  await expect(page.getByText('Failed to generate share links.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Copy Text' })).toBeEnabled()
})

test('nothing scrolls sideways at any width, whatever is open', async ({ page }) => {
  test.setTimeout(120_000)
  for (const show of [
    'ubse',
    'smart-parlay',
    'smart-parlay:market',
    'todays-stats',
    'team:MLB/BOS',
    'props',
    'share',
    'settings',
  ]) {
    await page.goto(`${address}/?show=${encodeURIComponent(show)}`)
    await expect(page.getByRole('dialog')).toBeVisible()
    await expect(page.getByRole('dialog').locator('[aria-busy=true]')).toHaveCount(0, { timeout: 15_000 })
    for (const width of [320, 360, 768, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      const over = await page.evaluate(`(() => {
        const box = document.querySelector('[role=dialog]')
        return Math.max(...[box, ...box.children].map((part) => part.scrollWidth - part.clientWidth))
      })()`)
      expect({ show, width, over }).toEqual({ show, width, over: 0 })
    }
  }
})

test('a link to the last tab shows that tab, also on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${address}/?show=smart-parlay:market`)
  await expect(page.getByRole('tab', { name: 'Market Intel', selected: true })).toBeInViewport({ ratio: 0.9 })
})

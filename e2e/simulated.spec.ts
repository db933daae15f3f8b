import { readFileSync } from 'node:fs'
import type { LiveData } from '@fairline/contract'
import { expect, test } from '@playwright/test'
import { accessible } from './accessible.ts'
import { simulatedApp } from './simulated-app.ts'
import { SIMULATED_LOG } from './simulated-log.ts'

// The default app, an afternoon in July.
const address = simulatedApp()

test('lives: games under way, to come and tomorrow, with scores that change without a reload', async ({
  page,
  request,
}) => {
  test.setTimeout(240_000)
  const problems: string[] = []
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()))
  page.on('pageerror', (error) => problems.push(error.message))
  await page.goto(address)
  await expect(page.getByRole('heading', { name: /Live now/ })).toBeVisible()
  await expect(page.getByRole('heading', { name: /^Today \(/ })).toBeVisible()
  await expect(page.getByRole('heading', { name: /^Tomorrow/ })).toBeVisible()
  await expect(page.getByText('Simulated league')).toBeVisible()
  await expect(page.getByTitle(/Best price, at .+ \(simulated\)/).first()).toBeVisible()
  const scores = async () => {
    const { games } = (await (await request.get(`${address}/api/live-data`)).json()) as LiveData
    return games.flatMap(({ id, status, homeScore, awayScore }) =>
      status === 'Live' ? [{ id, score: `${awayScore}–${homeScore}` }] : [],
    )
  }
  const before = new Map((await scores()).map(({ id, score }) => [id, score]))
  const changed = async () =>
    (await scores()).find(({ id, score }) => before.has(id) && before.get(id) !== score) ?? null
  await expect.poll(changed, { timeout: 180_000, intervals: [1000] }).not.toBe(null)
  const { id, score } = (await changed())!
  const [away, home] = score.split('–') as [string, string]
  const card = page.getByRole('article').filter({ has: page.locator(`a[href="/games/${encodeURIComponent(id)}"]`) })
  await expect(card.first()).toContainText(new RegExp(`${away}[^]*${home}`))
  await page.screenshot({ path: `test-results/simulated-${test.info().project.name}.png` })
  expect(problems).toEqual([])
})

test('opens a game of every league and state in a new tab without an error or a warning', async ({ page, request }) => {
  test.setTimeout(120_000)
  const { games } = (await (await request.get(`${address}/api/live-data`)).json()) as LiveData
  const problems: string[] = []
  page.on('console', (message) => {
    // Tests run without the service worker.
    if (!['error', 'warning'].includes(message.type()) || message.text().startsWith('Service Worker')) return
    problems.push(`${message.text()} ${message.location().url}`)
  })
  page.on('pageerror', (error) => problems.push(error.message))
  const kinds = new Map(games.map((game) => [`${game.league} ${game.status}`, game]))
  expect(new Set(games.map(({ status }) => status))).toEqual(new Set(['Scheduled', 'Live', 'Final']))
  for (const { id, awayTeam, homeTeam } of kinds.values()) {
    await page.goto(`${address}/games/${encodeURIComponent(id)}`)
    await expect(page).toHaveTitle(`${awayTeam} at ${homeTeam} · Fairline`)
    await page.waitForLoadState('networkidle').catch(() => undefined)
  }
  expect(problems).toEqual([])
})

test('what is bundled has its thread and its processes beside it, and none has failed', async ({ request }) => {
  // A thread of its own answers for own books; what was learned comes from processes.
  const { provenance } = await (await request.get(`${address}/api/live-data?books=draftkings,fanduel`)).json()
  expect(provenance.learnt).toBe(null)
  const { status, troubles } = await (await request.get(`${address}/api/health`)).json()
  expect({ status, troubles }).toEqual({ status: 'ok', troubles: [] })
  const log = readFileSync(SIMULATED_LOG, 'utf8').trim().split('\n')
  expect(log.some((line) => line.includes('Fairline is on'))).toBe(true)
  expect(log.filter((line) => line.includes('"level":50'))).toEqual([])
})

test('is accessible while it lives', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(address)
  await expect(page.getByRole('heading', { name: /Live now/ })).toBeVisible()
  await accessible(page)
})

import { readFileSync } from 'node:fs'
import type { LiveData } from '@fairline/contract'
import { expect, type Page, test } from '@playwright/test'
import { accessible } from './accessible.ts'
import { simulatedApp } from './simulated-app.ts'
import { SIMULATED_LOG } from './simulated-log.ts'

// The default app, an afternoon in July.
const address = simulatedApp()

/** The games in play whose points are counted, by the address of their page: the away side's, the home side's. */
async function scoresOf(page: Page): Promise<readonly (readonly [game: string, score: string])[]> {
  const cards: [string, string][] = await page.evaluate(`
    Array.from(document.querySelectorAll('section[aria-labelledby="live-now"] article'), (card) => [
      card.querySelector('a[href^="/games/"]').getAttribute('href'),
      Array.from(card.querySelectorAll('[title=Score]'), ({ textContent }) => textContent).filter(Boolean).join(':'),
    ])`)
  return cards.filter(([, score]) => /^\d+:\d+$/.test(score))
}

test('lives: games under way, to come and tomorrow, with scores that change without a reload', async ({ page }) => {
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
  const before = new Map(await scoresOf(page))
  expect(before.size).toBeGreaterThan(3)
  const changed = async () =>
    (await scoresOf(page)).filter(([game, score]) => before.has(game) && before.get(game) !== score)
  await expect.poll(changed, { timeout: 180_000, intervals: [1000] }).not.toEqual([])
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

import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type Browser, chromium, type Page } from '@playwright/test'
import { buildWeb } from '../../scripts/build-web.mjs'
import { ensureChromium } from '../../scripts/ensure-chromium.mjs'
import { serverArguments, serverEnvironment } from '../../scripts/server.mjs'
import type { Measured } from '../measured.ts'
import { boardChanges, watch, watched, watchFrames } from '../screen-watch.ts'

const PORT = 4393
const address = `http://127.0.0.1:${PORT}`
/** How many times slower the interactions' processor is, and how many props are scrolled over. */
const SLOWER = 4
const PROPS = 2000
/** Between presses: the next paint has come, and the board has changed. */
const BETWEEN_MS = 1000

/** What a visitor does on the home screen, each with a name for who reads the figures. */
const presses: readonly (readonly [string, (page: Page) => Promise<void>])[] = [
  ['the ball', (page) => page.getByRole('button', { name: /magic ball/ }).press('Enter')],
  ['UBSE', (page) => page.getByRole('button', { name: /^UBSE \+EV/ }).click()],
  ['grades of moneylines', (page) => page.getByRole('button', { name: /ML grades/ }).click()],
  ['a letter of a search', (page) => page.getByRole('searchbox', { name: 'Search teams' }).press('b')],
  ['another', (page) => page.getByRole('searchbox', { name: 'Search teams' }).press('o')],
  ['Escape', (page) => page.keyboard.press('Escape')],
  ['Smart Parlay', (page) => page.getByRole('button', { name: /^Smart Parlay/ }).click()],
  ['its next tab', (page) => page.keyboard.press('ArrowRight')],
  ['Escape', (page) => page.keyboard.press('Escape')],
  ['the palette', (page) => page.keyboard.press('Control+k')],
  ['a letter in it', (page) => page.keyboard.press('y')],
  ['Escape', (page) => page.keyboard.press('Escape')],
]

/** The home screen below the hands of a visitor while its board changes, and a long list below a wheel. */
export async function screenSuite(): Promise<Measured[]> {
  const executablePath = ensureChromium()
  if (executablePath === null) throw new Error('the screens are measured in Chromium, and none could be had')
  await buildWeb()
  const folder = mkdtempSync(join(tmpdir(), 'fairline-bench-'))
  const env = serverEnvironment({
    PORT: String(PORT),
    DATA_DIR: folder,
    FAIRLINE_NOW: '2026-07-15T19:00:00Z',
    FAIRLINE_SPEED: '20',
  })
  const server = spawn(process.execPath, serverArguments, { env, stdio: 'ignore' })
  const args = ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage']
  const browser = await chromium.launch({ args, ...(executablePath ? { executablePath } : {}) })
  try {
    await onceLearned()
    return [...(await interactions(browser)), ...(await longList(browser))]
  } finally {
    await browser.close()
    server.kill()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function onceLearned(): Promise<void> {
  for (;;) {
    const answer = await fetch(`${address}/api/live-data`).catch(() => null)
    const said: unknown = answer?.ok ? await answer.json() : null
    if (JSON.stringify(said).includes('"learnt":null')) return
    await pause(500)
  }
}

/** Each press at a quarter of the machine’s speed, with the board changing meanwhile. */
async function interactions(browser: Browser): Promise<Measured[]> {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  const devtools = await page.context().newCDPSession(page)
  const changes = await boardChanges(devtools)
  await watch(page)
  await page.goto(address)
  await page.getByRole('region', { name: /UBSE picks/ }).waitFor()
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  await pause(5 * BETWEEN_MS)
  const [before, from] = [changes(), performance.now()]
  const worst = new Map<string, number>()
  for (const [name, press] of presses) {
    const known = (await watched(page)).interactions.length
    await press(page)
    await pause(BETWEEN_MS)
    const took = Math.max(0, ...(await watched(page)).interactions.slice(known))
    worst.set(name, Math.max(worst.get(name) ?? 0, took))
  }
  const seconds = (performance.now() - from) / 1000
  await page.close()
  return [
    { name: `board changes, ${SLOWER}× slower processor`, figure: (changes() - before) / seconds, unit: '/s' },
    ...[...worst].map(([name, figure]) => ({
      name: `next paint after ${name}, ${SLOWER}× slower`,
      figure,
      unit: 'ms',
    })),
  ]
}

/** A list of 2,000 props, scrolled from its start for five seconds. */
async function longList(browser: Browser): Promise<Measured[]> {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  await page.route('**/api/authentic-props*', async (route) => {
    const answer = await route.fetch()
    const json: { enhancedProps: { id: string }[] } = await answer.json()
    const all = Array.from({ length: PROPS }, (_, n) => {
      const prop = json.enhancedProps[n % json.enhancedProps.length]
      return { ...prop, id: `${prop?.id} ${n}` }
    })
    await route.fulfill({ response: answer, json: { ...json, enhancedProps: all } })
  })
  await watch(page)
  await page.goto(`${address}/?show=enhanced-props`)
  await page.getByRole('feed', { name: 'Props' }).getByRole('article').first().waitFor()
  await pause(2000)
  const devtools = await page.context().newCDPSession(page)
  await watchFrames(page)
  const gesture = { x: 195, y: 600, yDistance: -10_000, speed: 2000, gestureSourceType: 'touch' } as const
  await devtools.send('Input.synthesizeScrollGesture', gesture)
  const { frames, tasks } = await watched(page)
  const cards = await page.getByRole('article').count()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.close()
  const mean = frames.reduce((sum, ms) => sum + ms, 0) / frames.length
  return [
    { name: `frames over ${PROPS.toLocaleString('en-US')} props`, figure: 1000 / mean, unit: '/s' },
    { name: 'longest time between two of them', figure: Math.max(...frames), unit: 'ms' },
    { name: 'longest task meanwhile', figure: Math.max(0, ...tasks), unit: 'ms' },
    { name: 'cards in the page at its end', figure: cards, unit: 'cards' },
  ]
}

import { defineConfig } from '@playwright/test'
import { SIMULATED_LOG } from './e2e/simulated-log.ts'

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-dev-shm-usage',
]
const chromium = process.env.CHROMIUM_PATH
const desktop = { viewport: { width: 1280, height: 800 } }
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
const ofSimulatedApp = ['overlay-flows.spec.ts', 'overlays.spec.ts', 'simulated.spec.ts']

export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.spec.ts',
  // Two files at a time share two cores with the servers they look at.
  timeout: 60_000,
  // On a busy machine a sheet may need longer than the usual five seconds; nothing waits longer than it must.
  expect: { timeout: 15_000 },
  // Files run two at a time; the tests of one file, one after the other. Those of the simulated app change nothing for each other.
  workers: 2,
  fullyParallel: false,
  // On a machine that others use a browser may stall; what passes only at the second try is listed as flaky.
  retries: process.env.CI ? 1 : 0,
  use: {
    baseURL: 'http://127.0.0.1:4310',
    // Recording every test takes a third as long again: where there is a second try, only that one is.
    trace: process.env.CI ? 'on-first-retry' : 'retain-on-failure',
    // A worker that keeps answers would answer in the place of what a test says the server does.
    serviceWorkers: 'block',
    launchOptions: { args: flags, ...(chromium ? { executablePath: chromium } : {}) },
  },
  // The simulated app learns its past while what does not need it is looked at.
  projects: [
    { name: 'desktop', testIgnore: ofSimulatedApp, use: desktop },
    // The clock, the stream and what follows a press are the same on a phone: what says so of itself is looked at once.
    { name: 'phone', testIgnore: [...ofSimulatedApp, 'live.spec.ts'], grepInvert: /@once/, use: phone },
    { name: 'simulated-desktop', testMatch: ofSimulatedApp, fullyParallel: true, use: desktop },
    { name: 'simulated-phone', testMatch: 'overlays.spec.ts', fullyParallel: true, grepInvert: /@once/, use: phone },
  ],
  webServer: [
    { command: 'node e2e/serve.ts season 4310', url: 'http://127.0.0.1:4310/api/health', reuseExistingServer: false },
    // Every part in every state: a page that is not built for visitors.
    {
      command: 'vite --port 4320 --strictPort --host 127.0.0.1',
      cwd: 'apps/web',
      url: 'http://127.0.0.1:4320/design',
      reuseExistingServer: false,
    },
    // Three times as fast as life: a test waits for a score in play.
    {
      command: `node e2e/serve.ts simulated 4314 > "${SIMULATED_LOG}"`,
      url: 'http://127.0.0.1:4314/api/health',
      env: { FAIRLINE_SPEED: '3', AI_ACCESS_PASSWORD: 'open sesame', DONATION_WALLET: 'bc1qexampleexampleexample0000' },
      reuseExistingServer: false,
    },
    { command: 'node e2e/serve.ts empty 4311', url: 'http://127.0.0.1:4311/api/health', reuseExistingServer: false },
  ],
})

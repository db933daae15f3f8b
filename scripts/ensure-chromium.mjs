// Finds a Chromium: the one named, one that is installed, Debian's package, Playwright's own download.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { environment, root } from './ensure.mjs'

/** The shell without windows first, which is what Playwright runs by default: it takes two thirds of the time. */
const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** Path of a Chromium, '' for Playwright's own, or null where none is there. */
export function ensureChromium() {
  const named = process.env.CHROMIUM_PATH
  if (named && existsSync(named)) return named
  return installed() ?? (fromDebian() ? installed() : null) ?? fromPlaywright()
}

function installed() {
  for (const name of names) {
    const found = spawnSync('which', [name], { encoding: 'utf8' })
    if (found.status === 0) return found.stdout.trim()
  }
  return null
}

function fromDebian() {
  if (process.getuid?.() !== 0 || spawnSync('which', ['apt-get']).status !== 0) return false
  process.stderr.write('Installing Chromium from Debian’s packages…\n')
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const run = (...args) => spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 2], env }).status === 0
  const install = (name) => run('install', '-y', '-qq', '--no-install-recommends', name)
  return run('update', '-qq') && (install('chromium-headless-shell') || install('chromium'))
}

function fromPlaywright() {
  process.stderr.write('Downloading Playwright’s Chromium…\n')
  const done = spawnSync('playwright', ['install', '--with-deps', 'chromium'], {
    cwd: root,
    stdio: ['ignore', 2, 2],
    env: environment(),
  })
  return done.status === 0 ? '' : null
}

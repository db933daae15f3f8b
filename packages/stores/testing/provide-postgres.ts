import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, globSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { freshDatabase } from './fresh-database.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A server that lets the tests make databases; null where none is there. */
    postgres: string | null
  }
}

/**
 * Finds a PostgreSQL for the tests: `TEST_DATABASE_URL`, else a local server that lets us create a database, else a
 * throw-away cluster from the system's binaries, else Debian's package where it may be installed.
 */
export default async function providePostgres(project: TestProject): Promise<() => void> {
  const configured = process.env.TEST_DATABASE_URL
  for (const url of configured ? [configured] : local()) {
    if (await letsUs(url)) {
      project.provide('postgres', url)
      return () => undefined
    }
  }
  const cluster = startCluster(binaries() ?? (install() ? binaries() : null))
  project.provide('postgres', cluster?.url ?? null)
  if (cluster === null && process.env.CI === 'true')
    throw new Error('CI needs a PostgreSQL: none is running, and none could be started or installed')
  return () => cluster?.stop()
}

function local(): string[] {
  const users = [...new Set([userInfo().username, 'postgres'])]
  return users.map((user) => `postgres://${user}@127.0.0.1:5432/postgres`)
}

async function letsUs(url: string): Promise<boolean> {
  try {
    await (await freshDatabase(url)).drop()
    return true
  } catch {
    return false
  }
}

/** Folder of the newest initdb on this machine. */
function binaries(): string | null {
  return (
    globSync('/usr/lib/postgresql/*/bin')
      .sort()
      .findLast((path) => existsSync(join(path, 'initdb'))) ?? null
  )
}

function install(): boolean {
  if (userInfo().uid !== 0 || spawnSync('apt-get', ['--version']).status !== 0) return false
  const run = (...args: string[]) =>
    spawnSync('apt-get', args, { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }).status === 0
  return run('update') && run('install', '-y', '--no-install-recommends', 'postgresql')
}

/** Starts a cluster of our own; as root it runs as the user the package made, since PostgreSQL refuses root. */
function startCluster(bin: string | null): { url: string; stop: () => void } | null {
  if (bin === null) return null
  const directory = mkdtempSync(join(tmpdir(), 'fairline-pg-'))
  const root = userInfo().uid === 0
  const run = (command: string, ...args: string[]) => {
    const [file, all] = root
      ? ['setpriv', ['--reuid=postgres', '--regid=postgres', '--clear-groups', join(bin, command), ...args]]
      : [join(bin, command), args]
    execFileSync(file as string, all as string[], { stdio: 'ignore', cwd: directory })
  }
  const port = 20_000 + (process.pid % 20_000)
  try {
    if (root) execFileSync('chown', ['postgres', directory])
    run('initdb', '-D', join(directory, 'data'), '-A', 'trust', '-U', 'postgres', '--no-sync')
    run(
      'pg_ctl',
      '-D',
      join(directory, 'data'),
      '-w',
      '-o',
      `-p ${port} -k ${directory} -c listen_addresses=127.0.0.1`,
      '-l',
      join(directory, 'log'),
      'start',
    )
  } catch {
    rmSync(directory, { recursive: true, force: true })
    return null
  }
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    stop() {
      run('pg_ctl', '-D', join(directory, 'data'), '-m', 'immediate', 'stop')
      rmSync(directory, { recursive: true, force: true })
    },
  }
}

import { execFileSync } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openStore, type Store } from '@fairline/stores'
import { flakyProxy } from '../packages/stores/testing/flaky-proxy.ts'
import { freshDatabase } from '../packages/stores/testing/fresh-database.ts'

/** The store of an app, and how to make it unavailable. */
export interface Place {
  readonly name: string
  readonly environment: Readonly<Record<string, string>>
  /** Makes the store unavailable. */
  breakDown(): Promise<void>
  /** Makes it available again. */
  mend(): Promise<void>
  /** Opens the store behind the app's back, once the app has ended. */
  open(): Promise<Store>
  /** Settings with which the command line reads the same store. */
  readonly direct: Readonly<Record<string, string>> & { readonly DATA_DIR: string }
  dispose(): Promise<void>
}

/** A database on a local PostgreSQL, behind a proxy that refuses connections while the place is broken down. */
export async function postgresPlace(server: string): Promise<Place> {
  const database = await freshDatabase(server)
  const address = new URL(database.url)
  const proxy = await flakyProxy({ host: address.hostname, port: Number(address.port || 5432) })
  const directory = mkdtempSync(join(tmpdir(), 'fairline-trial-'))
  const direct = { DATABASE_URL: database.url, DATA_DIR: directory }
  return {
    name: 'PostgreSQL',
    environment: { DATABASE_URL: proxy.url(address.pathname.slice(1)), DATA_DIR: directory },
    direct,
    breakDown: () => proxy.refuse(),
    mend: () => proxy.resume(),
    open: () => openStore({ databaseUrl: database.url, dataDir: directory }, { mode: 'write', create: false }),
    async dispose() {
      await proxy.close()
      await database.drop()
      rmSync(directory, { recursive: true, force: true })
    },
  }
}

/** A data folder on a small file system in memory, whose disk is full while the place is broken down. Needs root. */
export async function sqlitePlace(megabytes: number): Promise<Place> {
  const directory = mkdtempSync(join(tmpdir(), 'fairline-trial-'))
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', directory])
  const ballast = join(directory, 'ballast')
  const dataDir = join(directory, 'data')
  return {
    name: 'SQLite',
    environment: { DATA_DIR: dataDir },
    direct: { DATA_DIR: dataDir },
    async breakDown() {
      fill(ballast)
    },
    async mend() {
      rmSync(ballast, { force: true })
    },
    open: () => openStore({ databaseUrl: null, dataDir }, { mode: 'write', create: false }),
    async dispose() {
      execFileSync('umount', [directory])
      rmSync(directory, { recursive: true, force: true })
    },
  }
}

/** Writes a file until the disk has no room for one byte more. */
function fill(path: string): void {
  const file = openSync(path, 'w')
  for (let size = 1 << 20; size > 0; ) {
    try {
      if (writeSync(file, Buffer.alloc(size)) < size) size >>= 1
    } catch {
      size >>= 1
    }
  }
  closeSync(file)
}

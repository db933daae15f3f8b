import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { chmodSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { readLedger } from '@fairline/engine'
import { afterEach, describe, expect, it } from 'vitest'
import { canRun } from '../../../../tests/can-run.ts'
import { temporaryFolders } from '../../testing/temporary-folders.ts'
import { openSqlite } from './open-sqlite.ts'

const folder = temporaryFolders()

const writer = new URL('../../testing/write-until-killed.ts', import.meta.url).pathname

const opener = new URL('../../testing/open-as-user.ts', import.meta.url).pathname

/** A test that fails leaves none behind that writes on. */
const started: ChildProcess[] = []
afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL')
})

/** Starts a process that appends rows and says each number once it is safe. */
function startWriter(directory: string) {
  const child = spawn(process.execPath, [writer, 'sqlite', directory], { stdio: ['ignore', 'pipe', 'inherit'] })
  started.push(child)
  const acknowledged: number[] = []
  const lines = createInterface({ input: child.stdout })
  lines.on('line', (line) => acknowledged.push(Number(line)))
  const until = (count: number) =>
    new Promise<void>((resolve) => lines.on('line', () => acknowledged.length >= count && resolve()))
  const over = new Promise<void>((resolve) => child.on('close', () => resolve()))
  return { child, acknowledged, until, over }
}

const isRoot = canRun('A database of another user', {
  name: 'the right to change users',
  isThere: process.getuid?.() === 0,
})

describe('the embedded store, next to another process', () => {
  it('refuses a second process on the same folder, in words that help', async () => {
    const directory = folder()
    const { child, until, over } = startWriter(directory)
    await until(1)
    await expect(openSqlite(directory)).rejects.toThrow(
      `the data folder ${directory} (DATA_DIR) is in use by another Fairline process`,
    )
    child.kill('SIGKILL')
    await over
    const after = await openSqlite(directory)
    await after.close()
  })

  it('loses no acknowledged row to a kill in mid-write, ten times over', async () => {
    const directory = folder()
    let acknowledged = 0
    for (let round = 0; round < 10; round++) {
      const run = startWriter(directory)
      await run.until(20 + round * 7)
      run.child.kill('SIGKILL')
      await run.over
      acknowledged += run.acknowledged.length
      const store = await openSqlite(directory)
      const rows = await Array.fromAsync(readLedger(store.ledger))
      await store.close()
      expect(rows.length).toBeGreaterThanOrEqual(acknowledged)
      expect(rows.map(({ seq }) => seq)).toEqual(rows.map((_, i) => i + 1))
      acknowledged = rows.length
    }
  })

  it.runIf(isRoot)('says whose database it is if it belongs to another user', () => {
    const directory = folder()
    const store = spawnSync(process.execPath, [opener, directory], { encoding: 'utf8' })
    expect(store.stdout).toBe('opened\n')
    // Others may look into the folder and read, as a usual umask allows.
    chmodSync(directory, 0o755)
    const stranger = spawnSync(process.execPath, [opener, directory, '65534'], { encoding: 'utf8' })
    expect(stranger.stdout).toContain('read-only: ')
    expect(stranger.stdout).toContain('cannot be written by this user')
    expect(stranger.stdout).toContain('belongs to user 0, this process runs as user 65534')
    expect(stranger.stdout).not.toContain('move it away')
  })

  it.runIf(isRoot)('says so if another user may not even look into the folder', () => {
    const directory = folder()
    chmodSync(directory, 0o700)
    const stranger = spawnSync(process.execPath, [opener, directory, '65534'], { encoding: 'utf8' })
    expect(stranger.stdout).toContain('read-only: ')
    expect(stranger.stdout).toContain('cannot be written by this user')
  })
})

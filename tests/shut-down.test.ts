import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { createEngine, type FactSource, learnHistory, memoryLedger } from '@fairline/engine'
import { simulatedSource } from '@fairline/providers'
import { openSqlite } from '@fairline/stores'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { noteCheckpoints } from '../apps/server/src/jobs/note-checkpoints.ts'
import { buildServer } from '../scripts/build-server.mjs'
import { builtServer } from '../scripts/server.mjs'
import { startServer } from './server-process.ts'

/** A service manager kills what has not ended this long after SIGTERM. */
const DEADLINE_MS = 5000
const root = new URL('..', import.meta.url).pathname
const folders: string[] = []
const sockets: Socket[] = []
beforeAll(() => buildServer(process.execPath))
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy()
})
afterAll(() => {
  for (const path of folders) rmSync(path, { recursive: true, force: true })
})

/** Starts the app as a process of its own on an empty archive. @returns it, its port and its data folder */
async function startApp(file: string, args: readonly string[]) {
  const directory = mkdtempSync(join(tmpdir(), 'fairline-shut-down-'))
  folders.push(directory)
  const env = { ...process.env, PORT: '0', DATA_DIR: directory, FAIRLINE_SOURCE: 'archive', OUTBOX_MB: '1' }
  const child = spawn(file, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'inherit'] })
  for await (const line of createInterface({ input: child.stdout })) {
    const port = /Fairline is on http:\/\/[^:]+:(\d+)/.exec(line)?.[1]
    if (port) return { child, port: Number(port), directory }
  }
  throw new Error('the app ended before it listened')
}

const server = () => startApp(process.execPath, [join(builtServer, 'main.cjs')])

/** Opens a connection and sends the beginning of something. */
async function hold(port: number, text: string): Promise<Socket> {
  const socket = connect(port, '127.0.0.1')
  sockets.push(socket)
  socket.on('error', () => undefined)
  await once(socket, 'connect')
  if (text !== '') socket.write(text)
  return socket
}

/** Sends SIGTERM. @returns milliseconds until the process has ended */
async function terminate(child: ChildProcess): Promise<number> {
  const began = performance.now()
  const over = once(child, 'exit')
  child.kill('SIGTERM')
  await over
  return performance.now() - began
}

describe('SIGTERM ends the app within five seconds', () => {
  it.each([
    ['nothing is connected', ''],
    ['half a request is open', 'GET /api/health HTTP/1.1\r\nHost: localhost\r\nX-Half: '],
    [
      'half a body is open',
      'POST /api/operator-access HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"pass',
    ],
  ])('while %s', async (_, text) => {
    const { child, port } = await server()
    await hold(port, text)
    expect(await terminate(child)).toBeLessThan(DEADLINE_MS)
    expect(child.exitCode).toBe(0)
  })

  it('while sockets are silent and streams come back at once, and leaves the data folder free', async () => {
    const { child, port, directory } = await server()
    for (let i = 0; i < 5; i++) await hold(port, '')
    const join = async (): Promise<void> => {
      const stream = await hold(port, 'GET /api/stream HTTP/1.1\r\nHost: localhost\r\n\r\n').catch(() => null)
      stream?.on('close', () => void join().catch(() => undefined))
    }
    for (let i = 0; i < 8; i++) await join()
    expect(await terminate(child)).toBeLessThan(DEADLINE_MS)
    const store = await openSqlite(directory)
    await store.close()
  })

  it('when it is sent to npm start', async () => {
    const { child, port } = await startApp('npm', ['start'])
    await hold(port, '')
    expect(await terminate(child)).toBeLessThan(DEADLINE_MS)
    await expect(fetch(`http://127.0.0.1:${port}/api/health`)).rejects.toThrow('fetch failed')
  })
})

it('ends an installation of packages with itself, also one that ignores signals', async () => {
  const { folder, path } = withSlowNpm()
  const child = spawn(process.execPath, ['scripts/start.mjs'], { cwd: folder, env: { ...process.env, PATH: path } })
  const idFile = join(folder, 'npm.pid')
  await expect.poll(() => existsSync(idFile) && readFileSync(idFile, 'utf8').endsWith('\n')).toBe(true)
  expect(await terminate(child)).toBeLessThan(DEADLINE_MS)
  expect(() => process.kill(Number(readFileSync(idFile, 'utf8')), 0)).toThrow('ESRCH')
})

/** A copy of the scripts without packages, and a PATH on which `npm` takes a minute and writes its process id. */
function withSlowNpm(): { folder: string; path: string } {
  const folder = mkdtempSync(join(tmpdir(), 'fairline-install-'))
  folders.push(folder)
  cpSync(join(root, 'scripts'), join(folder, 'scripts'), { recursive: true })
  cpSync(join(root, 'package-lock.json'), join(folder, 'package-lock.json'))
  const commands = join(folder, 'commands')
  mkdirSync(commands)
  const npm = join(commands, 'npm')
  writeFileSync(npm, `#!/bin/sh\necho $$ > ${join(folder, 'npm.pid')}\ntrap '' TERM\nwhile :; do sleep 0.2; done\n`)
  chmodSync(npm, 0o755)
  return { folder, path: `${commands}:${process.env.PATH}` }
}

it('ends when the process that started it was killed', async () => {
  const { child, port } = await startApp(process.execPath, ['scripts/start.mjs'])
  const socket = await hold(port, '')
  const closed = new Promise((resolve) => socket.once('close', resolve))
  child.kill('SIGKILL')
  await closed
  await expect(fetch(`http://127.0.0.1:${port}/api/health`)).rejects.toThrow('fetch failed')
})

it('writes a checkpoint of the last board', async () => {
  const now = Date.parse('2026-07-15T20:00:00Z')
  const directory = await folderWithCheckpoint(now - 3_600_000)
  // The clock stands still: the last board is always of the same moment.
  const server = await startServer({
    FAIRLINE_SOURCE: 'simulated',
    FAIRLINE_NOW: new Date(now).toISOString(),
    FAIRLINE_SPEED: '1e-9',
    DATA_DIR: directory,
    OUTBOX_MB: '64',
  })
  const learned = async (): Promise<unknown> => {
    const response = await fetch(`${server.address}/api/live-data`)
    return response.ok ? ((await response.json()) as { provenance: unknown }).provenance : null
  }
  try {
    await expect.poll(learned, { interval: 200 }).toMatchObject({ learnt: null, asOf: new Date(now).toISOString() })
  } finally {
    await server.stop()
  }
  expect(await checkpointMoment(directory)).toBe(now)
})

/** A data folder with a checkpoint of the simulated leagues, which have learned nothing: enough to continue from in seconds. */
async function folderWithCheckpoint(asOf: number): Promise<string> {
  const directory = mkdtempSync(join(tmpdir(), 'fairline-checkpoint-'))
  folders.push(directory)
  const store = await openSqlite(directory)
  const simulated = simulatedSource(1)
  const source: FactSource = {
    name: simulated.name,
    covers: simulated.covers,
    pricesStand: simulated.pricesStand,
    facts: async () => [],
    history: { from: simulated.history!.from, day: () => [] },
  }
  const deps = { source, noVig: 'learnt', yieldToEventLoop: async () => {} } as const
  const checkpoints = noteCheckpoints(store.notes, source.covers, () => {})
  const engine = createEngine({ ...deps, ledger: memoryLedger(), origin: 'live', checkpoints, onPhase: () => {} })
  await engine.advance(asOf)
  await engine.takeOver(await learnHistory({ ...deps, asOf, backfill: false, onProgress: () => {} }))
  await engine.advance(asOf)
  await engine.checkpoint()
  await store.close()
  return directory
}

/** @returns the moment of the checkpoint in a data folder */
async function checkpointMoment(directory: string): Promise<unknown> {
  const store = await openSqlite(directory)
  const head = await store.notes.read('checkpoint')
  await store.close()
  return head === null ? null : (JSON.parse(head) as { asOf: unknown }).asOf
}

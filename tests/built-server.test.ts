import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildServer } from '../scripts/build-server.mjs'
import { builtServer } from '../scripts/server.mjs'
import { type ServerProcess, startServer } from './server-process.ts'

// What `npm start` runs is one bundle: its thread and its process have to be found beside it.
const folder = mkdtempSync(join(tmpdir(), 'fairline-built-'))
let server: ServerProcess
beforeAll(async () => {
  await buildServer(process.execPath)
  const environment = { FAIRLINE_SOURCE: 'simulated', DATA_DIR: folder, OUTBOX_MB: '64' }
  server = await startServer(environment, join(builtServer, 'main.cjs'))
  await server.until(({ status }) => status === 'ok')
})
afterAll(async () => {
  await server?.stop()
  rmSync(folder, { recursive: true, force: true })
})

it('answers for a visitor’s own books, in a thread of its own', async () => {
  const response = await fetch(`${server.address}/api/live-data?books=draftkings,fanduel`)
  expect(response.status).toBe(200)
  expect(await response.json()).toHaveProperty('provenance')
})

it('learns the history in a process of its own', async () => {
  const learned = async (): Promise<unknown> => {
    const response = await fetch(`${server.address}/api/live-data`)
    const { provenance } = (await response.json()) as { provenance: { learnt: number | null } }
    return provenance.learnt
  }
  await expect.poll(learned, { interval: 500 }).toBeGreaterThan(0)
  expect(server.log.filter((line) => line.includes('"level":50'))).toEqual([])
})

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { randomStream } from '../../packages/numeric/src/index.ts'
import { serverArguments, serverEnvironment } from '../../scripts/server.mjs'
import { type AttackResult, measureAttack } from '../attack/measure-attack.ts'
import { attacks, readTargets } from '../attack/random-requests.ts'
import type { Measured } from '../measured.ts'
import { rawServer } from '../start-raw-server.ts'

const PORT = 4331
const CONTROL_PORT = 4332
const SECONDS = 10
/** Requests per second of one attacking client. */
const RATE = 20
/** Clients that attack at the same time: one, then a crowd. */
const CROWDS = [1, 50]
/** Maximum latency of the live board during an attack, in milliseconds, and maximum process-tree memory, in MB. */
const MAX_P99_MS = 50
const MAX_MEMORY_MB = 400

/** Latency of the live board while one client, then fifty, send expensive requests with random parameters. */
export async function attackSuite(): Promise<Measured[]> {
  const folder = mkdtempSync(join(tmpdir(), 'fairline-bench-'))
  const env = serverEnvironment({ PORT: String(PORT), DATA_DIR: folder })
  const server = spawn(process.execPath, serverArguments, { env, stdio: 'ignore' })
  const control = rawServer(CONTROL_PORT)
  const { pid } = server
  if (pid === undefined) throw new Error('The server did not start: no process id')
  try {
    const ended = once(server, 'exit').then(() => {
      throw new Error('The server ended: expected it to listen; start it by hand to see why')
    })
    ended.catch(() => {})
    await control.holds(Buffer.from('{}'), {})
    return await Promise.race([attackServer(pid), ended])
  } finally {
    control.stop()
    server.kill('SIGTERM')
    if (server.exitCode === null) await once(server, 'exit')
    rmSync(folder, { recursive: true, force: true })
  }
}

async function attackServer(pid: number): Promise<Measured[]> {
  const targets = await readTargets(`http://127.0.0.1:${PORT}`)
  const measure = async (name: string, clients: number, nextPath: () => string) =>
    toMeasured(
      name,
      await measureAttack({
        port: PORT,
        controlPort: CONTROL_PORT,
        pid,
        seconds: SECONDS,
        rate: RATE,
        clients,
        nextPath,
      }),
    )
  const measured = await measure('quiet', 0, () => '')
  for (const [name, pathOf] of Object.entries(attacks)) {
    for (const clients of CROWDS) {
      const random = randomStream(clients)
      measured.push(...(await measure(`${name}, ${clients} × ${RATE}/s`, clients, () => pathOf(targets, random))))
    }
  }
  return measured
}

function toMeasured(name: string, result: AttackResult): Measured[] {
  const { p50, p99, max, controlP99, memoryMb, cpuMsAfter, statuses } = result
  const p99Limit = { name: 'the limit', figure: MAX_P99_MS }
  const memoryLimit = { name: 'the limit', figure: MAX_MEMORY_MB }
  return [
    { name: `${name}: live data p50`, figure: p50, unit: 'ms' },
    { name: `${name}: live data p99`, figure: p99, unit: 'ms', against: p99Limit },
    { name: `${name}: live data max`, figure: max, unit: 'ms' },
    { name: `${name}: a bare server's p99`, figure: controlP99, unit: 'ms' },
    { name: `${name}: memory`, figure: memoryMb, unit: 'MB', against: memoryLimit },
    ...Object.entries(statuses).map(([status, count]) => ({ name: `${name}: ${status}`, figure: count, unit: '' })),
    { name: `${name}: busy a second later`, figure: cpuMsAfter, unit: 'ms' },
  ]
}

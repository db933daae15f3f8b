import { once } from 'node:events'
import { Agent } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import type { AttackersData } from './attackers.ts'
import { get } from './get.ts'
import { cpuMsOf, memoryMbOf } from './process-tree.ts'

/** One attack to measure. */
export interface AttackOptions {
  readonly port: number
  /** A bare server on the same machine, whose latency shows what the machine itself adds. */
  readonly controlPort: number
  /** The server's process. */
  readonly pid: number
  readonly seconds: number
  /** Requests per second of each client. */
  readonly rate: number
  /** Clients with addresses of their own, all on the loopback network; 0 measures a quiet server. */
  readonly clients: number
  readonly nextPath: () => string
}

/** Latency of `/api/live-data` in milliseconds, statuses sent to the attackers, and peak process-tree memory. */
export interface AttackResult {
  readonly p50: number
  readonly p99: number
  readonly max: number
  /** The same of the bare server, in the same seconds. */
  readonly controlP99: number
  readonly probes: number
  readonly statuses: Readonly<Record<string, number>>
  readonly memoryMb: number
  /** Processor time in milliseconds, over the second that begins 1 s after all clients have disconnected. */
  readonly cpuMsAfter: number
}

/** Time between requests for the live board; a shorter one would measure the harness. */
const PROBE_MS = 20
const MEMORY_MS = 500

/** Attacks for some seconds, then hangs up on every response that is still open. */
export async function measureAttack(options: AttackOptions): Promise<AttackResult> {
  const { port, pid, seconds, rate, clients, nextPath } = options
  const paths = Array.from({ length: clients }, () => Array.from({ length: seconds * rate }, nextPath))
  const statuses = clients === 0 ? Promise.resolve({}) : attackApart({ port, rate, paths })
  const until = performance.now() + seconds * 1000
  const memory = watchMemory(pid, until)
  const probes = await Promise.all([probe(port, until), probe(options.controlPort, until)])
  const [latencies, control] = probes.map((probed) => probed.toSorted((a, b) => a - b)) as [number[], number[]]
  const answered = await statuses
  await pause(1000)
  const before = cpuMsOf(pid)
  await pause(1000)
  return {
    p50: quantile(latencies, 0.5),
    p99: quantile(latencies, 0.99),
    max: quantile(latencies, 1),
    controlP99: quantile(control, 0.99),
    probes: latencies.length,
    statuses: answered,
    memoryMb: await memory,
    cpuMsAfter: cpuMsOf(pid) - before,
  }
}

/** Attacks from a thread of its own, so that the attackers' work does not count as the server's latency. */
async function attackApart(workerData: AttackersData): Promise<Record<string, number>> {
  const worker = new Worker(new URL('./attackers.ts', import.meta.url), { workerData })
  const [statuses] = (await once(worker, 'message')) as [Record<string, number>]
  await worker.terminate()
  return statuses
}

/** Another client, which requests the live board one time after another. */
async function probe(port: number, until: number): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const latencies: number[] = []
  while (performance.now() < until) {
    const { ms } = await get({ port, path: '/api/live-data', agent, address: '127.0.0.1' })
    latencies.push(ms)
    await pause(PROBE_MS)
  }
  agent.destroy()
  return latencies
}

async function watchMemory(pid: number, until: number): Promise<number> {
  let most = 0
  while (performance.now() < until) {
    most = Math.max(most, memoryMbOf(pid))
    await pause(MEMORY_MS)
  }
  return Math.round(most)
}

function quantile(sorted: readonly number[], share: number): number {
  const value = sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))]
  return Number((value ?? Number.NaN).toFixed(1))
}

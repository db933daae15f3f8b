import { Agent } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { get } from './get.ts'

/** Input of the attackers' thread. */
export interface AttackersData {
  readonly port: number
  /** Requests per second of each client. */
  readonly rate: number
  /** What each client requests, one after the other. Each has an address of its own. */
  readonly paths: readonly (readonly string[])[]
}

const ADDRESSES_PER_NETWORK = 200
const MAX_SOCKETS = 64

/** Sends every request on time whether earlier ones were answered or not, then hangs up on all that are still open. */
async function attack({ port, rate, paths }: AttackersData): Promise<Record<string, number>> {
  const leave = new AbortController()
  const statuses: Record<string, number> = {}
  const replies: Promise<void>[] = []
  const count = (status: string) => {
    statuses[status] = (statuses[status] ?? 0) + 1
  }
  const clients = paths.map(async (own, i) => {
    const agent = new Agent({ keepAlive: true, maxSockets: MAX_SOCKETS })
    const address = `127.0.${1 + Math.floor(i / ADDRESSES_PER_NETWORK)}.${(i % ADDRESSES_PER_NETWORK) + 2}`
    await pause((i * 1000) / (paths.length * rate))
    const began = performance.now()
    for (const [n, path] of own.entries()) {
      const reply = get({ port, path, agent, address, signal: leave.signal })
      replies.push(reply.then(({ status }) => count(status)))
      await pause(Math.max(0, began + ((n + 1) * 1000) / rate - performance.now()))
    }
  })
  await Promise.all(clients)
  leave.abort()
  await Promise.all(replies)
  return statuses
}

parentPort?.postMessage(await attack(workerData as AttackersData))

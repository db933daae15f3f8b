import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { type Health, health } from '@fairline/contract'

const root = new URL('..', import.meta.url).pathname

export interface AppOptions {
  readonly port: number
  readonly environment: Readonly<Record<string, string>>
}

/** The app as a process of its own, as `npm start` runs it. */
export interface AppProcess {
  /** @returns the parsed body; null if there is no answer or it is not JSON */
  get(path: string): Promise<Record<string, unknown> | null>
  /** What the app says of itself; null if there is no answer. */
  health(): Promise<Health | null>
  /** Waits until a condition on an answer holds. @throws after a quarter of an hour */
  until(path: string, holds: (body: Record<string, unknown>) => boolean, everyMs?: number): Promise<void>
  /** Ends it as a service manager does. @returns milliseconds it took */
  terminate(): Promise<number>
  /** Ends it as a power cut does. */
  kill(): Promise<void>
  isRunning(): boolean
  errors(): string
}

const PATIENCE_MS = 900_000

/** Starts the app. It may take a while until it answers. */
export function startApp({ port, environment }: AppOptions): AppProcess {
  const child: ChildProcess = spawn(process.execPath, ['--max-semi-space-size=8', 'apps/server/src/main.ts'], {
    cwd: root,
    env: { ...process.env, ...environment, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let errors = ''
  child.stderr?.on('data', (chunk: Buffer) => {
    errors = `${errors}${chunk.toString()}`.slice(-4000)
  })
  const ended = once(child, 'exit')
  const isRunning = () => child.exitCode === null && child.signalCode === null

  async function get(path: string) {
    try {
      const signal = AbortSignal.timeout(15_000)
      return (await (await fetch(`http://127.0.0.1:${port}${path}`, { signal })).json()) as Record<string, unknown>
    } catch {
      return null
    }
  }

  async function until(path: string, holds: (body: Record<string, unknown>) => boolean, everyMs = 200) {
    for (const began = performance.now(); performance.now() - began < PATIENCE_MS; await wait(everyMs)) {
      if (!isRunning()) throw new Error(`the app ended: ${errors}`)
      const body = await get(path)
      if (body && holds(body)) return
    }
    throw new Error(`waited too long for ${path}: ${errors}`)
  }

  return {
    get,
    health: async () => health.answer.safeParse(await get(health.path)).data ?? null,
    until,
    isRunning,
    errors: () => errors,
    async terminate() {
      const began = performance.now()
      child.kill('SIGTERM')
      await ended
      return performance.now() - began
    },
    async kill() {
      child.kill('SIGKILL')
      await ended
    },
  }
}

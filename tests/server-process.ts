import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { setTimeout as wait } from 'node:timers/promises'

const root = new URL('..', import.meta.url).pathname

/** The server as a process of its own, on an archive and a free port. */
export interface ServerProcess {
  /** Where it listens, without a slash at the end. */
  readonly address: string
  /** Lines it wrote to its log. */
  readonly log: readonly string[]
  /** Health as it says itself; null if it does not answer. */
  health(): Promise<{ readonly status: string; readonly phase: string } | null>
  /** Resolves once health says so. @throws if the process ends before, or after `ms` */
  until(matches: (health: { readonly status: string; readonly phase: string }) => boolean, ms?: number): Promise<void>
  stop(): Promise<void>
}

/** Starts the server. @throws if it ends before it listens */
export async function startServer(environment: Readonly<Record<string, string>>): Promise<ServerProcess> {
  const child = spawn(process.execPath, ['apps/server/src/main.ts'], {
    cwd: root,
    env: { ...process.env, PORT: '0', FAIRLINE_SOURCE: 'archive', OUTBOX_MB: '1', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const log: string[] = []
  const exited = once(child, 'exit')
  let hasExited = false
  void exited.then(() => {
    hasExited = true
  })
  const { promise: listening, resolve } = Promise.withResolvers<number>()
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', (line) => {
      log.push(line)
      const port = /Fairline is on http:\/\/[^:]+:(\d+)/.exec(line)?.[1]
      if (port) resolve(Number(port))
    })
  }
  const ended = exited.then(() => {
    throw new Error(`the server ended:\n${log.join('\n')}`)
  })
  ended.catch(() => undefined)
  const port = await Promise.race([listening, ended])

  const address = `http://127.0.0.1:${port}`
  const health: ServerProcess['health'] = async () => {
    const response = await fetch(`${address}/api/health`).catch(() => null)
    return response && ((await response.json()) as { status: string; phase: string })
  }
  return {
    address,
    log,
    health,
    async until(matches, ms = 60_000) {
      const deadline = performance.now() + ms
      for (;;) {
        const current = await health()
        if (current && matches(current)) return
        if (hasExited || performance.now() > deadline) {
          throw new Error(`the server ${hasExited ? 'ended' : `says ${JSON.stringify(current)}`}:\n${log.join('\n')}`)
        }
        await wait(100)
      }
    },
    async stop() {
      if (hasExited) return
      child.kill('SIGTERM')
      await exited
    },
  }
}

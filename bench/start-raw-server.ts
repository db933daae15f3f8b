import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/** A server that does nothing but send the bytes it was given. */
export function rawServer(port: number) {
  const script = fileURLToPath(new URL('./raw-server.ts', import.meta.url))
  const server = spawn(process.execPath, [script, String(port)], { stdio: ['ipc', 'ignore', 'inherit'] })
  const holds = (body: Buffer, headers: Record<string, string>) =>
    new Promise<void>((resolve) => {
      server.once('message', () => resolve())
      server.send({ body: body.toString('base64'), headers })
    })
  return { holds, stop: () => server.kill() }
}

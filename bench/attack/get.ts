import { type Agent, request } from 'node:http'

export interface GetOptions {
  readonly port: number
  readonly path: string
  readonly agent: Agent
  /** Where the request comes from, on the loopback network. */
  readonly address: string
  readonly signal?: AbortSignal
}

export interface Reply {
  /** The HTTP status, or what went wrong. */
  readonly status: string
  readonly ms: number
}

/** Attackers give up on a response after this long, as browsers and scripts do. */
const PATIENCE_MS = 20_000

/** Requests one path and reads the whole response. Never rejects. */
export function get({ port, path, agent, address, signal }: GetOptions): Promise<Reply> {
  const began = performance.now()
  const options = {
    port,
    path,
    agent,
    headers: { 'accept-encoding': 'br' },
    host: '127.0.0.1',
    localAddress: address,
    timeout: PATIENCE_MS,
    ...(signal && { signal }),
  }
  return new Promise((resolve) => {
    const done = (status: string) => resolve({ status, ms: performance.now() - began })
    const sent = request(options, (response) => {
      response.on('end', () => done(String(response.statusCode)))
      response.on('error', () => done('cut'))
      response.resume()
    })
    sent.on('timeout', () => sent.destroy(new Error('timeout')))
    sent.on('error', (error) => done(signal?.aborted ? 'left' : error.message.slice(0, 20)))
    sent.end()
  })
}

import { Agent, get } from 'node:http'

/** How long answers took, in milliseconds. */
export interface Latencies {
  readonly median: number
  readonly p99: number
  readonly max: number
}

/**
 * Sends requests at a steady rate, whether or not earlier ones were answered. Each is timed from the moment it was due,
 * so that a server that stands still is charged for all requests that wait meanwhile.
 */
export async function steadyRequests(address: string, perSecond: number, seconds: number): Promise<Latencies> {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 })
  const took: number[] = []
  const began = performance.now()
  const answered: Promise<void>[] = []
  let failure: Error | null = null
  const ask = (due: number) =>
    new Promise<void>((resolve) => {
      const fail = (error: Error) => {
        failure ??= error
        resolve()
      }
      get(address, { agent, headers: { 'accept-encoding': 'br' } }, (response) => {
        if (response.statusCode !== 200) fail(new Error(`${address} answered ${response.statusCode}`))
        response.once('error', fail)
        response.resume()
        response.once('end', () => {
          took.push(performance.now() - due)
          resolve()
        })
      }).once('error', fail)
    })
  while (answered.length < perSecond * seconds) {
    for (;;) {
      const due = began + (1000 * answered.length) / perSecond
      if (due > performance.now() || answered.length === perSecond * seconds) break
      answered.push(ask(due))
    }
    await new Promise((resolve) => setTimeout(resolve, 1))
    if (failure) throw failure
  }
  await Promise.all(answered)
  if (failure) throw failure
  agent.destroy()
  took.sort((a, b) => a - b)
  const at = (share: number) => took[Math.floor(took.length * share)] as number
  return { median: at(0.5), p99: at(0.99), max: took.at(-1) as number }
}

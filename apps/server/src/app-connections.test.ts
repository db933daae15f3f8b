import { type AddressInfo, connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { pino } from 'pino'
import { afterEach, describe, expect, it } from 'vitest'
import { testApp } from '../testing/test-app.ts'
import type { AccessOptions } from './access/access-control.ts'

// Behavior that needs real connections: timeouts, streams, clients that disconnect.

let close = async () => {}
afterEach(() => close())

/** The app on a port of its own, and what it logs. */
async function listeningApp(access: Partial<AccessOptions> = {}) {
  const lines: { level: number; msg: string }[] = []
  const stream = { write: (line: string) => void lines.push(JSON.parse(line)) }
  const app = testApp(access, { logger: pino({ level: 'debug' }, stream) })
  await app.listen({ port: 0, host: '127.0.0.1' })
  close = async () => {
    app.server.closeAllConnections()
    await app.close()
  }
  const { port } = app.server.address() as AddressInfo
  return { app, lines, port, url: `http://127.0.0.1:${port}` }
}

describe('connections', () => {
  it('stay open for longer than proxies keep them, so that a proxy closes first', async () => {
    const { url } = await listeningApp()
    const { headers } = await fetch(`${url}/api/health`)
    expect(headers.get('keep-alive')).toBe('timeout=72')
  })

  it('with half a request are dropped within half a minute', async () => {
    const { app } = await listeningApp()
    const checkMs = 5000
    expect(app.server.headersTimeout + checkMs).toBeLessThanOrEqual(30_000)
    expect(app.server.requestTimeout + checkMs).toBeLessThanOrEqual(30_000)
  })

  it('that end in the middle of a request log nothing above debug', async () => {
    const { port, lines } = await listeningApp()
    const request =
      'POST /api/operator-access HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n{"pass'
    for (const part of [request, request.slice(0, 40), 'GET /api/health HTTP/1.1\r\nHost: localhost\r\n\r\n']) {
      const socket = connect(port, '127.0.0.1')
      await new Promise((resolve) => socket.write(part, resolve))
      await pause(50)
      socket.destroy()
      await pause(50)
    }
    const DEBUG = 20
    expect(
      lines.filter(({ level, msg }) => level > DEBUG && !/incoming|completed|listening|premature/.test(msg)),
    ).toEqual([])
    expect(lines.filter(({ level }) => level > 30)).toEqual([])
    expect(lines.some(({ msg }) => msg === 'the client left')).toBe(true)
  })
})

describe('event streams', () => {
  const open = (url: string, signal: AbortSignal, headers: Record<string, string> = {}) =>
    fetch(`${url}/api/stream`, { signal, headers })

  it('are ten for one client network; the next is asked to poll, and may come back once one has ended', async () => {
    const { url } = await listeningApp()
    const client = new AbortController()
    const last = new AbortController()
    const streams = await Promise.all(Array.from({ length: 9 }, () => open(url, client.signal)))
    streams.push(await open(url, last.signal))
    expect(streams.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200))
    const refused = await open(url, client.signal)
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '30'])
    last.abort()
    await expect.poll(async () => (await open(url, client.signal)).status).toBe(200)
    client.abort()
  })

  it('of another client network are not refused', async () => {
    const { url } = await listeningApp({ trustProxy: ['loopback'] })
    const client = new AbortController()
    const from = (address: string) => open(url, client.signal, { 'x-forwarded-for': address })
    for (let count = 0; count < 10; count++) await from('203.0.113.9')
    expect([(await from('203.0.113.9')).status, (await from('198.51.100.7')).status]).toEqual([503, 200])
    client.abort()
  })
})

describe('a proxy that is not configured', () => {
  it('causes one warning that names the setting', async () => {
    const { url, lines } = await listeningApp()
    for (let count = 0; count < 3; count++)
      await fetch(`${url}/api/health`, { headers: { 'x-forwarded-for': '203.0.113.9' } })
    const warnings = lines.filter(({ level }) => level === 40)
    expect(warnings.map(({ msg }) => msg.includes('TRUST_PROXY'))).toEqual([true])
  })

  it('causes no warning if it is trusted', async () => {
    const { url, lines } = await listeningApp({ trustProxy: 1 })
    await fetch(`${url}/api/health`, { headers: { 'x-forwarded-for': '203.0.113.9' } })
    expect(lines.filter(({ level }) => level >= 40)).toEqual([])
  })
})

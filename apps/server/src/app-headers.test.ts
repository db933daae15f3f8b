import { describe, expect, it } from 'vitest'
import { emptyBoardState } from '../testing/empty-board-state.ts'
import { testApp } from '../testing/test-app.ts'

describe('headers', () => {
  it.each(['/', '/api/health', '/api/nothing'])('of %s deny the device and other sites', async (url) => {
    const { headers } = await testApp().inject(url)
    expect(headers['permissions-policy']).toMatch(
      /camera=\(\).*geolocation=\(\).*microphone=\(\).*payment=\(\).*usb=\(\)/,
    )
    expect(headers['cross-origin-resource-policy']).toBe('same-origin')
  })

  it('keep browsers to TLS for a year only where the request came over TLS', async () => {
    const policy = async (trustProxy: false | readonly string[], forwarded: string) => {
      const request = { url: '/api/nothing', remoteAddress: '10.0.0.1', headers: { 'x-forwarded-proto': forwarded } }
      return (await testApp({ trustProxy }).inject(request)).headers['strict-transport-security']
    }
    expect(await policy(['10.0.0.0/8'], 'https')).toBe('max-age=31536000')
    expect(await policy(['10.0.0.0/8'], 'https, http')).toBeUndefined()
    expect(await policy(['10.0.0.0/8'], 'http')).toBeUndefined()
    expect(await policy(false, 'https')).toBeUndefined()
  })

  it('keep a response that sets a cookie out of shared caches', async () => {
    const app = testApp({}, { state: await emptyBoardState() })
    const first = await app.inject('/api/parlay-picks')
    expect(String(first.headers['set-cookie'])).toContain('fairline-visitor=')
    expect(first.headers['cache-control']).toBe('private, no-cache')
    const cookie = String(first.headers['set-cookie']).split(';')[0]!
    expect((await app.inject({ url: '/api/parlay-picks', headers: { cookie } })).headers['cache-control']).toBe(
      'no-cache',
    )
  })

  it('name a coding the client accepts, and a weak tag that is compared weakly', async () => {
    const app = testApp({}, { state: await emptyBoardState() })
    const ask = (headers: Record<string, string>) => app.inject({ url: '/api/live-data', headers })
    const { headers } = await ask({ 'accept-encoding': 'br;q=0, gzip;q=0.1' })
    expect([headers['content-encoding'], String(headers.etag).slice(0, 3)]).toEqual(['gzip', 'W/"'])
    const strong = String(headers.etag).slice(2)
    for (const tag of [strong, `"x", ${strong}`, '*']) {
      const fresh = testApp({}, { state: await emptyBoardState() })
      expect((await fresh.inject({ url: '/api/live-data', headers: { 'if-none-match': tag } })).statusCode).toBe(304)
    }
  })
})

describe('calls that change something', () => {
  const call = (
    headers: Record<string, string>,
    method: 'POST' | 'DELETE' = 'POST',
    url = '/api/arbitrage-stop-scanning',
  ) => testApp().inject({ method, url, headers: { host: 'localhost:3000', ...headers } })

  it.each([
    ['a page of another site', { origin: 'https://elsewhere.example' }],
    ['a page that hides where it is from', { origin: 'null' }],
    ['a page of another site, as browsers say', { 'sec-fetch-site': 'cross-site' }],
    ['a page of a neighbor, as browsers say', { 'sec-fetch-site': 'same-site', origin: 'http://localhost:3000' }],
  ])('are refused to %s, whatever they are', async (_, headers) => {
    const response = await call(headers)
    expect([response.statusCode, response.json().type]).toEqual([403, 'forbidden'])
    expect(response.json().title).toContain("Use Fairline's own pages")
    const others = [
      await call(headers, 'DELETE', '/api/analytics/tests/1'),
      await call(headers, 'POST', '/api/log-out'),
    ]
    expect(others.map(({ statusCode }) => statusCode)).toEqual([403, 403])
  })

  it.each([
    ['programs that say nothing', {}],
    ['a page of ours', { origin: 'http://localhost:3000' }],
    ['a page of ours, as browsers say', { 'sec-fetch-site': 'same-origin', origin: 'http://localhost:3000' }],
  ])('pass for %s', async (_, headers) => {
    expect((await call(headers)).statusCode).toBe(200)
  })

  it('pass on to their gate for a page of ours whose name a proxy rewrote', async () => {
    const headers = { 'sec-fetch-site': 'same-origin', origin: 'https://fairline.example' }
    expect((await call(headers)).statusCode).toBe(401)
  })
})

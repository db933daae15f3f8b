import { describe, expect, it } from 'vitest'
import { PASSWORD, type Row, rows } from '../../testing/gate-rows.ts'
import { testApp } from '../../testing/test-app.ts'

// Who may use operator routes: each row sends one request that reads and one that changes something to the whole app.

/** Returns the app of a row, and the Cookie header that goes with it. */
async function prepare([, setup, trustProxy, peer, headers, cookie]: Row) {
  const app = testApp({
    trustProxy,
    passwords: { ai: 'abracadabra', operator: setup === 'password' ? PASSWORD : null },
  })
  const { host, ...forwarding } = headers
  const { origin: _origin, 'sec-fetch-site': _site, ...quiet } = forwarding
  const post = (url: string, payload: object, jar?: string) =>
    app.inject({
      method: 'POST',
      url,
      payload,
      remoteAddress: peer,
      headers: { host: host ?? '', ...quiet, ...(jar ? { cookie: jar } : {}) },
    })
  const jarOf = (response: Awaited<ReturnType<typeof post>>) =>
    response.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  const name = headers['x-forwarded-proto'] === 'https' ? '__Host-fairline-operator' : 'fairline-operator'
  if (cookie === 'none') return { app, jar: null }
  if (cookie === 'made up') return { app, jar: `${name}=${'A'.repeat(43)}` }
  if (cookie === 'of the AI mode') {
    const opened = jarOf(await post('/api/ai-access', { password: 'abracadabra' }))
    return {
      app,
      jar: opened.replaceAll('fairline-ai', 'fairline-operator').replaceAll('device-ai', 'device-operator'),
    }
  }
  const jar = jarOf(await post('/api/operator-access', { password: PASSWORD }))
  if (cookie === 'logged out') await post('/api/log-out', { gate: 'operator' }, jar)
  return { app, jar }
}

describe('what operators may do', () => {
  it('is judged by a table of at least sixty rows', () => {
    expect(rows.length).toBeGreaterThanOrEqual(60)
  })

  it.each(rows.map((row) => ({ row, title: titleOf(row) })))('$title', async ({ row }) => {
    const { app, jar } = await prepare(row)
    const headers = { ...row[4], ...(jar ? { cookie: jar } : {}) }
    const request = { headers, remoteAddress: row[3] }
    const read = await app.inject({ url: '/api/admin/predictions', ...request })
    const change = await app.inject({ method: 'POST', url: '/api/arbitrage-stop-scanning', ...request })
    const test = await app.inject({ url: '/api/openai/test-connection', ...request })
    if (row[6]) expect([read.statusCode, change.statusCode, test.statusCode]).toEqual([200, 200, 200])
    else {
      expect([read.statusCode, test.statusCode]).toEqual([401, 401])
      expect([401, 403]).toContain(change.statusCode)
      expect(read.body).not.toContain('analytics')
    }
  })
})

function titleOf([meaning, setup, trustProxy, peer, , cookie, isAllowed]: Row): string {
  const session = cookie === 'none' ? '' : `, cookie ${cookie}`
  return `${setup}, TRUST_PROXY ${String(trustProxy)}, from ${peer}${session}: ${meaning} is ${isAllowed ? 'let in' : 'kept out'}`
}

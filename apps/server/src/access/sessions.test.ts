import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { memoryNotes } from '../../testing/test-access.ts'
import { testApp } from '../../testing/test-app.ts'
import { type AccessOptions, accessControl } from './access-control.ts'

// Sessions as a browser sees them, through the whole app, with the server restarted in between.

const HOUR_MS = 3_600_000
const START = Date.parse('2026-07-15T19:00:00Z')
const from = { remoteAddress: '203.0.113.9' }
const host = { host: 'fairline.example' }

function server(options: Partial<AccessOptions> = {}) {
  let time = START
  const errors: unknown[] = []
  const notes = memoryNotes()
  const access = accessControl({
    passwords: { ai: 'abracadabra', operator: 'open sesame' },
    trustProxy: ['10.0.0.0/8'],
    notes,
    now: () => time,
    randomBytes,
    onError: (error) => errors.push(error),
    ...options,
  })
  const app = testApp({}, { access })
  const wait = (ms: number) => {
    time += ms
  }
  const post = (url: string, payload: object, headers: object = {}) =>
    app.inject({ method: 'POST', url, payload, ...from, headers: { ...host, ...headers } })
  const mayRead = async (cookie: string) => {
    const response = await app.inject({ url: '/api/admin/predictions', ...from, headers: { ...host, cookie } })
    return response.statusCode === 200
  }
  const logIn = async (headers: object = {}) => {
    const response = await post('/api/operator-access', { password: 'open sesame' }, headers)
    expect(response.statusCode).toBe(200)
    return response.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  }
  return { app, access, notes, errors, wait, post, mayRead, logIn }
}

describe('a session', () => {
  it('is a random id that does not depend on the password, in a cookie no script can read', async () => {
    const { post } = server()
    const first = await post('/api/operator-access', { password: 'open sesame' })
    const second = await post('/api/operator-access', { password: 'open sesame' })
    const [cookie] = first.cookies
    expect(cookie).toMatchObject({ name: 'fairline-operator', httpOnly: true, sameSite: 'Strict', path: '/' })
    expect(cookie?.value).toMatch(/^[\w-]{43}$/)
    expect(cookie?.value).not.toBe(second.cookies[0]?.value)
    expect(first.headers['cache-control']).toBe('no-store')
  })

  it('has a __Host- cookie with Secure behind a proxy that speaks TLS, and only there', async () => {
    const { app } = server()
    const logIn = (remoteAddress: string, forwarded: string) =>
      app.inject({
        method: 'POST',
        url: '/api/operator-access',
        payload: { password: 'open sesame' },
        remoteAddress,
        headers: { ...host, 'x-forwarded-proto': forwarded, 'x-forwarded-for': '203.0.113.9' },
      })
    const secure = await logIn('10.0.0.1', 'https')
    expect(secure.cookies.map(({ name }) => name)).toEqual([
      '__Host-fairline-operator',
      '__Host-fairline-device-operator',
    ])
    for (const cookie of secure.cookies) expect(cookie).toMatchObject({ secure: true, path: '/' })
    for (const { cookies } of [await logIn('203.0.113.9', 'https'), await logIn('10.0.0.1', 'http')])
      expect(cookies.map(({ name }) => name)).toEqual(['fairline-operator', 'fairline-device-operator'])
  })

  it('is kept for thirty days, and the mark that the browser knew the password for a year, by no script and no other site', async () => {
    const { post } = server()
    const { cookies } = await post('/api/operator-access', { password: 'open sesame' })
    const kept = { httpOnly: true, sameSite: 'Strict', path: '/' }
    expect(cookies).toEqual([
      expect.objectContaining({ ...kept, name: 'fairline-operator', maxAge: 30 * 24 * 3600 }),
      expect.objectContaining({ ...kept, name: 'fairline-device-operator', maxAge: 365 * 24 * 3600 }),
    ])
  })

  it('leaves the mark of a browser as it was at its next log-in, and marks one anew whose mark nobody issued', async () => {
    const { post } = server()
    const markAfter = async (cookie: string) => {
      const { cookies } = await post('/api/operator-access', { password: 'open sesame' }, { cookie })
      return cookies.find(({ name }) => name === 'fairline-device-operator')?.value
    }
    const mark = await markAfter('')
    expect(await markAfter(`fairline-device-operator=${mark}`)).toBe(mark)
    expect(await markAfter('fairline-device-operator=made-up')).toMatch(/^[\w-]{43}$/)
  })

  it('is forgotten by the browser at a log-out with the same attributes, behind TLS, too', async () => {
    const { app } = server()
    const tls = { ...host, 'x-forwarded-proto': 'http, https', 'x-forwarded-for': '203.0.113.9' }
    const post = (url: string, payload: object, headers: object) =>
      app.inject({ method: 'POST', url, payload, remoteAddress: '10.0.0.1', headers: { ...tls, ...headers } })
    const { cookies } = await post('/api/operator-access', { password: 'open sesame' }, {})
    const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
    const left = await post('/api/log-out', { gate: 'operator' }, { cookie })
    expect(left.json()).toEqual({ loggedOut: true, endedSessions: 1 })
    expect(left.cookies).toEqual([
      expect.objectContaining({
        name: '__Host-fairline-operator',
        value: '',
        path: '/',
        httpOnly: true,
        sameSite: 'Strict',
        secure: true,
      }),
    ])
  })

  it('behind TLS is not opened by the cookie that a page in the clear could have planted', async () => {
    const { app, logIn } = server()
    const plain = await logIn()
    const headers = { ...host, cookie: plain, 'x-forwarded-proto': 'https', 'x-forwarded-for': '203.0.113.9' }
    const response = await app.inject({ url: '/api/admin/predictions', remoteAddress: '10.0.0.1', headers })
    expect(response.statusCode).toBe(401)
  })

  it('ends twelve hours after its last use', async () => {
    const { logIn, mayRead, wait } = server()
    const cookie = await logIn()
    wait(12 * HOUR_MS)
    expect(await mayRead(cookie)).toBe(true)
    wait(12 * HOUR_MS + 1)
    expect(await mayRead(cookie)).toBe(false)
  })

  it('ends with a log-out, also for a cookie that was copied before', async () => {
    const { logIn, mayRead, post } = server()
    const cookie = await logIn()
    const other = await logIn()
    const response = await post('/api/log-out', { gate: 'operator' }, { cookie })
    expect(response.json()).toEqual({ loggedOut: true, endedSessions: 1 })
    expect(response.cookies).toEqual([expect.objectContaining({ name: 'fairline-operator', value: '' })])
    expect([await mayRead(cookie), await mayRead(other)]).toEqual([false, true])
  })

  it('ends on all devices with a log-out everywhere, which needs a session itself', async () => {
    const { logIn, mayRead, post } = server()
    const first = await logIn()
    const second = await logIn()
    expect((await post('/api/log-out', { gate: 'operator', everywhere: true })).statusCode).toBe(401)
    const response = await post('/api/log-out', { gate: 'operator', everywhere: true }, { cookie: first })
    expect(response.json()).toEqual({ loggedOut: true, endedSessions: 2 })
    expect([await mayRead(first), await mayRead(second)]).toEqual([false, false])
  })

  it('is replaced by the next log-in of the same browser', async () => {
    const { logIn, mayRead } = server()
    const first = await logIn()
    const second = await logIn({ cookie: first })
    expect([await mayRead(first), await mayRead(second)]).toEqual([false, true])
  })

  it('is named by /api/site, which no cache may store', async () => {
    const { app, logIn } = server()
    const cookie = await logIn()
    const signedIn = await app.inject({ url: '/api/site', ...from, headers: { ...host, cookie } })
    expect(signedIn.json()).toMatchObject({ aiUnlocked: false, operatorUnlocked: true, signedInTo: ['operator'] })
    expect(signedIn.headers['cache-control']).toBe('no-store')
    const stranger = await app.inject({ url: '/api/site', ...from, headers: host })
    expect(stranger.json()).toMatchObject({ operatorUnlocked: false, signedInTo: [] })
  })
})

describe('a restart', () => {
  async function restarted(options: Partial<AccessOptions>) {
    const next = server({ now: () => START + 60_000, ...options })
    await next.access.restore()
    return next
  }

  it('keeps sessions, and what is saved opens nothing', async () => {
    const { logIn, access, notes } = server()
    const cookie = await logIn()
    await access.close()
    const saved = String(notes.bodies.get('sessions'))
    const ids = cookie.split('; ').map((pair) => pair.split('=')[1])
    for (const secret of ['open sesame', 'abracadabra', ...ids]) expect(saved).not.toContain(secret)
    const next = await restarted({ notes })
    expect(await next.mayRead(cookie)).toBe(true)
    expect(next.errors).toEqual([])
  })

  it('with another password ends the sessions of the old one, and leaves those of the other gate', async () => {
    const { logIn, post, access, notes } = server()
    const cookie = await logIn()
    const ai = (await post('/api/ai-access', { password: 'abracadabra' })).cookies[0]
    await access.close()
    const next = await restarted({ notes, passwords: { ai: 'abracadabra', operator: 'open barley' } })
    expect(await next.mayRead(cookie)).toBe(false)
    const jar = { ...host, cookie: `${ai?.name}=${ai?.value}` }
    const site = await next.app.inject({ url: '/api/site', ...from, headers: jar })
    expect(site.json().signedInTo).toEqual(['ai'])
  })

  it('with the old password again does not bring back the sessions that the change had ended', async () => {
    const { logIn, access, notes } = server()
    const cookie = await logIn()
    await access.close()
    for (const operator of ['open barley', null]) {
      const between = await restarted({ notes, passwords: { ai: null, operator } })
      await between.access.close()
    }
    const next = await restarted({ notes })
    expect(await next.mayRead(cookie)).toBe(false)
  })

  it('with the old password again does not bring them back if sessions of the other gate went on', async () => {
    const { logIn, post, access, notes } = server()
    const cookie = await logIn()
    await post('/api/ai-access', { password: 'abracadabra' })
    await access.close()
    const between = await restarted({ notes, passwords: { ai: 'abracadabra', operator: 'open barley' } })
    await between.access.close()
    expect(await (await restarted({ notes })).mayRead(cookie)).toBe(false)
  })

  it('does not bring back a session that was logged out', async () => {
    const { logIn, post, access, notes } = server()
    const cookie = await logIn()
    await post('/api/log-out', { gate: 'operator' }, { cookie })
    await access.close()
    expect(await (await restarted({ notes })).mayRead(cookie)).toBe(false)
  })

  it.each([
    ['text', 'not JSON'],
    ['another shape', '{"version":1,"sessions":[{"hash":7}]}'],
    ['a later version', '{"version":2}'],
  ])('with a damaged note (%s) asks for the password again, says so, and works on', async (_, body) => {
    const next = await restarted({ notes: memoryNotes({ sessions: body }) })
    expect(String(next.errors[0])).toContain('read the saved sessions')
    expect(await next.mayRead(await next.logIn())).toBe(true)
  })

  it('without a store still lets people in and out', async () => {
    const broken = async () => {
      throw new Error('the disk is full')
    }
    const next = await restarted({ notes: { read: broken, write: broken } })
    const cookie = await next.logIn()
    expect(await next.mayRead(cookie)).toBe(true)
    expect((await next.post('/api/log-out', { gate: 'operator' }, { cookie })).statusCode).toBe(200)
    expect(await next.mayRead(cookie)).toBe(false)
    expect(String(next.errors[0])).toContain('the disk is full')
  })

  it('whose store comes back later reads the saved sessions before it writes new ones', async () => {
    const { logIn, access, notes } = server()
    const cookie = await logIn()
    await access.close()
    let isDown = true
    const later = {
      write: notes.write,
      read: async (name: string) => {
        if (isDown) throw new Error('the store does not respond')
        return notes.read(name)
      },
    }
    const next = await restarted({ notes: later })
    expect(await next.mayRead(cookie)).toBe(false)
    isDown = false
    const fresh = await next.logIn()
    await next.access.flush()
    expect([await next.mayRead(cookie), await next.mayRead(fresh)]).toEqual([true, true])
  })
})

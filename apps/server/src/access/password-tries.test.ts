import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { emptyBoardState } from '../../testing/empty-board-state.ts'
import { testApp } from '../../testing/test-app.ts'
import type { AccessOptions } from './access-control.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

const host = { host: 'fairline.example' }
const passwords = { ai: 'abracadabra', operator: 'open sesame' }

function client(options: Partial<AccessOptions> = {}) {
  const app = testApp({ passwords, ...options })
  const logIn = (password: string, from: string, headers: object = {}, path = '/api/operator-access') =>
    app.inject({
      method: 'POST',
      url: path,
      payload: { password },
      remoteAddress: from,
      headers: { ...host, ...headers },
    })
  const codesOf = async (count: number, send: (index: number) => ReturnType<typeof logIn>) => {
    const codes: number[] = []
    for (let index = 0; index < count; index++) codes.push((await send(index)).statusCode)
    return codes
  }
  const deviceOf = (response: Awaited<ReturnType<typeof logIn>>) => {
    const device = response.cookies.find(({ name }) => name.includes('device'))
    return { cookie: `${device?.name}=${device?.value}` }
  }
  return { app, logIn, codesOf, deviceOf }
}
const tenWrong = Array.from({ length: 10 }, () => 401)

describe('wrong passwords', () => {
  it('are checked ten times a minute; the next response has a Retry-After header', async () => {
    const { logIn, codesOf } = client()
    expect(await codesOf(11, (index) => logIn(`try ${index}`, '203.0.113.9'))).toEqual([...tenWrong, 429])
    const refused = await logIn('open sesame', '203.0.113.9')
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '60'])
    expect(refused.json()).toMatchObject({ type: 'too-often', status: 429 })
    vi.advanceTimersByTime(60_001)
    expect((await logIn('open sesame', '203.0.113.9')).statusCode).toBe(200)
  })

  it('sent all at once are counted one by one', async () => {
    const { logIn } = client()
    const responses = await Promise.all(Array.from({ length: 40 }, (_, index) => logIn(`try ${index}`, '203.0.113.9')))
    expect(responses.filter(({ statusCode }) => statusCode === 401)).toHaveLength(10)
  })

  it('count, and right ones do not', async () => {
    const { logIn, codesOf } = client()
    const right = Array.from({ length: 30 }, () => 200)
    expect(await codesOf(30, () => logIn('open sesame', '203.0.113.9'))).toEqual(right)
    expect(await codesOf(11, (index) => logIn(`try ${index}`, '203.0.113.9'))).toEqual([...tenWrong, 429])
  })

  it.each([
    ['one hop', 1, '10.0.0.1'],
    ['addresses', ['10.0.0.0/8'], '10.0.0.1'],
    ['no proxy', false, '203.0.113.9'],
  ] as const)(
    'are counted by the true client, whatever it writes to the left (trusting %s)',
    async (_, trustProxy, peer) => {
      const { logIn, codesOf } = client({ trustProxy })
      const codes = await codesOf(60, (index) =>
        logIn(`try ${index}`, peer, { 'x-forwarded-for': `198.51.100.${index}, 203.0.113.9` }),
      )
      expect(codes).toEqual([...tenWrong, ...Array.from({ length: 50 }, () => 429)])
    },
  )

  it('are counted by the /64 over IPv6, and as IPv4 where that is written as IPv6', async () => {
    const { logIn, codesOf } = client()
    const v6 = await codesOf(12, (index) => logIn(`try ${index}`, `2001:db8:1:2::${index + 1}`))
    expect(v6.slice(-2)).toEqual([429, 429])
    expect((await logIn('try', '2001:db8:1:3::1')).statusCode).toBe(401)
    await codesOf(10, (index) => logIn(`try ${index}`, '198.51.100.7'))
    expect((await logIn('try', '::ffff:198.51.100.7')).statusCode).toBe(429)
  })

  it('of others do not lock out a browser that once knew the password', async () => {
    const { logIn, codesOf, deviceOf } = client()
    const device = deviceOf(await logIn('open sesame', '203.0.113.9'))
    await codesOf(20, (index) => logIn(`try ${index}`, '203.0.113.9'))
    expect((await logIn('open sesame', '203.0.113.9')).statusCode).toBe(429)
    expect((await logIn('open sesame', '203.0.113.9', device)).statusCode).toBe(200)
    expect(await codesOf(11, (index) => logIn(`try ${index}`, '203.0.113.9', device))).toEqual([...tenWrong, 429])
  })

  it('of one browser that knew the password do not lock out another one', async () => {
    const { logIn, codesOf, deviceOf } = client()
    const firstDevice = deviceOf(await logIn('open sesame', '203.0.113.9'))
    const secondDevice = deviceOf(await logIn('open sesame', '203.0.113.9'))
    expect(await codesOf(11, (index) => logIn(`try ${index}`, '203.0.113.9', firstDevice))).toEqual([...tenWrong, 429])
    expect((await logIn('open sesame', '203.0.113.9', secondDevice)).statusCode).toBe(200)
  })

  it('of a browser that is logged in are not counted', async () => {
    const { logIn, codesOf } = client()
    const [session] = (await logIn('open sesame', '203.0.113.9')).cookies
    const cookie = `${session?.name}=${session?.value}`
    const codes = await codesOf(20, (index) => logIn(`try ${index}`, '203.0.113.9', { cookie }))
    expect(new Set(codes)).toEqual(new Set([401]))
    expect((await logIn('open sesame', '203.0.113.9')).statusCode).toBe(200)
  })

  it('get no count of their own with a device cookie of the other gate, or a made-up one', async () => {
    const { logIn, codesOf, deviceOf } = client()
    const { cookie } = deviceOf(await logIn('abracadabra', '203.0.113.9', {}, '/api/ai-access'))
    const moved = { cookie: cookie.replace('device-ai', 'device-operator') }
    await codesOf(10, (index) => logIn(`try ${index}`, '203.0.113.9'))
    expect((await logIn('try', '203.0.113.9', moved)).statusCode).toBe(429)
    expect((await logIn('try', '203.0.113.9', { cookie: 'fairline-device-operator=made-up' })).statusCode).toBe(429)
  })

  it('in the address of the picks are counted with the others', async () => {
    const { app, codesOf, logIn } = await withBoard()
    const pick = (index: number) =>
      app.inject({ url: `/api/parlay-picks?password=try${index}`, remoteAddress: '203.0.113.9', headers: host })
    expect(await codesOf(11, pick)).toEqual([...tenWrong, 429])
    expect((await pick(0)).headers['retry-after']).toBe('60')
    expect((await logIn('abracadabra', '203.0.113.9', {}, '/api/ai-access')).statusCode).toBe(429)
    const plain = { url: '/api/parlay-picks', remoteAddress: '203.0.113.9', headers: host }
    expect((await app.inject(plain)).statusCode).toBe(200)
  })

  it('in the address are never checked if a page of another site sent them', async () => {
    const { app } = await withBoard()
    const headers = { ...host, origin: 'https://elsewhere.example' }
    const url = '/api/parlay-picks?password=abracadabra'
    expect((await app.inject({ url, headers })).statusCode).toBe(401)
    expect((await app.inject({ url, headers: host })).statusCode).toBe(200)
  })
})

async function withBoard() {
  const state = await emptyBoardState()
  const { logIn: _logIn, codesOf } = client()
  const app = testApp({ passwords }, { state })
  const logIn = (password: string, from: string, headers: object, path: string) =>
    app.inject({
      method: 'POST',
      url: path,
      payload: { password },
      remoteAddress: from,
      headers: { ...host, ...headers },
    })
  return { app, codesOf, logIn }
}

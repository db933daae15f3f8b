import { aiAccess, aiMarketAnalysis, gamePage, listBets, pricedSlip, site } from '@fairline/contract'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { CallFailed, call } from './call.ts'
import { settings } from './use-settings.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  settings.change({ books: [] })
})

function answering(body: unknown, status = 200) {
  const fetch = vi.fn<(path: string, options: RequestInit) => Promise<Response>>(async () =>
    Response.json(body, { status }),
  )
  vi.stubGlobal('fetch', fetch)
  return fetch
}
const aSite = { donationWallet: null, books: [], aiUnlocked: false, operatorUnlocked: false, signedInTo: [] }

describe('a call', () => {
  it('fills in the places of a path and nothing beyond them', async () => {
    const fetch = answering(null, 404)
    await call(gamePage, { places: { gameId: '../admin?x=1' } }).catch(() => undefined)
    expect(fetch.mock.calls[0]?.[0]).toBe('/api/games/..%2Fadmin%3Fx%3D1')
  })

  it('asks what it is told to ask, with cookies', async () => {
    const fetch = answering(null, 500)
    await call(pricedSlip, { query: { legs: 'a|b;c' } }).catch(() => undefined)
    expect(fetch.mock.calls[0]).toEqual(['/api/slip?legs=a%7Cb%3Bc', { method: 'GET', credentials: 'include' }])
  })

  it('omits parameters without a value', async () => {
    const fetch = answering(null, 500)
    await call(listBets, { query: { limit: 5, cursor: undefined } }).catch(() => undefined)
    expect(fetch.mock.calls[0]?.[0]).toBe('/api/v1/bets?limit=5')
  })

  it('asks for the visitor’s own books where he has named some, also by what an analyst writes, and sends nothing of them to what reads no prices', async () => {
    settings.change({ books: ['Pinnacle', 'FanDuel'] })
    const fetch = answering(aSite)
    await call(site)
    expect(fetch.mock.calls[0]?.[0]).toBe('/api/site?books=Pinnacle%2CFanDuel')
    await call(aiAccess, { body: { password: 'p' } }).catch(() => undefined)
    expect(fetch.mock.calls[1]?.[0]).toBe('/api/ai-access')
    expect(fetch.mock.calls[1]?.[1]).toEqual({
      method: 'POST',
      credentials: 'include',
      body: '{"password":"p"}',
      headers: { 'content-type': 'application/json' },
    })
    await call(aiMarketAnalysis).catch(() => undefined)
    expect(fetch.mock.calls[2]?.[0]).toBe('/api/ai-market-analysis?books=Pinnacle%2CFanDuel')
  })

  it('asks for the visitor’s own books next to whatever else it asks', async () => {
    settings.change({ books: ['Pinnacle'] })
    const fetch = answering(null, 500)
    await call(pricedSlip, { query: { legs: 'a' } }).catch(() => undefined)
    expect(fetch.mock.calls[0]?.[0]).toBe('/api/slip?legs=a&books=Pinnacle')
  })

  it('shows the longest sentence of another server, and no page or list of one', async () => {
    const saying = (text: string) =>
      vi.stubGlobal('fetch', async () => new Response(text, { status: 502, statusText: 'Bad Gateway' }))
    saying('a'.repeat(200))
    await expect(call(site)).rejects.toThrow(`502: ${'a'.repeat(200)}`)
    for (const text of ['a'.repeat(201), '{"oops":1}', '["oops"]']) {
      saying(text)
      await expect(call(site)).rejects.toThrow('502: Bad Gateway')
    }
    saying('took > 3 s [gateway]')
    await expect(call(site)).rejects.toThrow('502: took > 3 s [gateway]')
    await expect(call(site)).rejects.toMatchObject({ kind: 'unreadable', status: 502 })
  })

  it('says that a body could not be read where the connection ends within it', async () => {
    const torn = Object.assign(new Response(''), { text: () => Promise.reject(new TypeError('terminated')) })
    vi.stubGlobal('fetch', async () => torn)
    await expect(call(site)).rejects.toMatchObject({
      kind: 'unreadable',
      message: 'Couldn’t read the response. Reload the page.',
    })
  })

  it('takes an answer of a newer version for what it understands of it, and half an answer for none', async () => {
    answering({ ...aSite, somethingNew: [1, 2] })
    expect(await call(site)).toEqual(aSite)
    answering({ donationWallet: null })
    await expect(call(site)).rejects.toMatchObject({ kind: 'unreadable' })
  })

  it('throws the status, a colon and the server’s words, or the name of the status if it says none', async () => {
    answering({ type: 'forbidden', title: 'Incorrect password. Please try again.', status: 401 }, 401)
    await expect(call(site)).rejects.toMatchObject({
      message: '401: Incorrect password. Please try again.',
      title: 'Incorrect password. Please try again.',
      status: 401,
    })
    vi.stubGlobal('fetch', async () => new Response('<html>', { status: 502, statusText: 'Bad Gateway' }))
    await expect(call(site)).rejects.toThrow('502: Bad Gateway')
    vi.stubGlobal(
      'fetch',
      async () => new Response(' upstream timed out\n', { status: 504, statusText: 'Gateway Timeout' }),
    )
    await expect(call(site)).rejects.toThrow('504: upstream timed out')
    vi.stubGlobal('fetch', async () => new Response('', { status: 503, statusText: 'Service Unavailable' }))
    await expect(call(site)).rejects.toThrow('503: Service Unavailable')
    vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('failed')))
    await expect(call(site)).rejects.toEqual(new CallFailed('unreachable', 'Couldn’t reach Fairline'))
  })
})

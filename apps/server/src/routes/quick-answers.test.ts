import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { bytesOf } from '../answers/answer-book.ts'
import type { BoardState } from '../jobs/board-state.ts'
import { A_SECOND, keyOf, quickAnswers } from './quick-answers.ts'

type Answers = ReturnType<BoardState['answers']>
let server: Server | null = null
afterEach(() => void server?.close())

/** An app that counts responses that are not cached. */
async function testApp() {
  let [version, time] = [{} as Answers, 0]
  const quick = quickAnswers({
    state: { answers: () => version },
    trusts: (address) => address === '127.0.0.1',
    now: () => Date.parse('2026-07-15T19:00:00Z'),
    clock: () => time,
  })
  let slow = 0
  server = createServer((request, response) => {
    if (quick.serve(request, response)) return
    slow += 1
    response.end('slow')
  })
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    quick,
    ask: (path: string, headers: Record<string, string> = {}, method = 'GET') =>
      fetch(`http://127.0.0.1:${port}${path}`, { method, headers }),
    slow: () => slow,
    turn: () => {
      version = {} as Answers
    },
    wait: (ms: number) => {
      time += ms
    },
  }
}

describe('answers that were given before', () => {
  it('are sent again by address alone, with every header, and as unchanged to who has them', async () => {
    const { quick, ask, slow } = await testApp()
    const bytes = bytesOf({ said: 'x'.repeat(2000) })
    quick.keep('/api/a?b=1', bytes)
    for (const coding of ['br', 'gzip', 'identity']) {
      const answer = await ask('/api/a?b=1', { 'accept-encoding': coding })
      expect(await answer.json()).toEqual({ said: 'x'.repeat(2000) })
      expect(answer.headers.get('etag')).toBe(bytes.etag)
      expect(answer.headers.get('content-security-policy')).toContain("default-src 'self'")
      expect(answer.headers.get('x-fairline-now')).toBe('2026-07-15T19:00:00.000Z')
      expect(answer.headers.get('vary')).toBe('accept-encoding')
    }
    const unchanged = await ask('/api/a?b=1', { 'if-none-match': String(bytes.etag) })
    expect(unchanged.status).toBe(304)
    expect(unchanged.headers.get('etag')).toBe(bytes.etag)
    expect(unchanged.headers.get('x-fairline-now')).toBe('2026-07-15T19:00:00.000Z')
    expect(slow()).toBe(0)
  })

  it('are not sent to another address, to another method, or once the board is another', async () => {
    const { quick, ask, slow, turn } = await testApp()
    quick.keep('/api/a', bytesOf({}))
    await ask('/api/a?b=2')
    await ask('/api/a', {}, 'POST')
    turn()
    await ask('/api/a')
    expect(slow()).toBe(3)
  })

  it('last for a second where they count seconds', async () => {
    const { quick, ask, slow, wait } = await testApp()
    quick.keep('/api/a', bytesOf({}), A_SECOND)
    wait(999)
    await ask('/api/a')
    expect(slow()).toBe(0)
    wait(2)
    await ask('/api/a')
    expect(slow()).toBe(1)
  })

  it('last as long as they say how things are, where they are asked', async () => {
    const { quick, ask, slow } = await testApp()
    let holds = true
    quick.keep('/api/a', bytesOf({}, 'no-store'), undefined, () => holds)
    const answer = await ask('/api/a')
    expect([answer.headers.get('cache-control'), answer.headers.get('etag')]).toEqual(['no-store', null])
    expect(slow()).toBe(0)
    holds = false
    await ask('/api/a')
    expect(slow()).toBe(1)
  })

  it.each(['/api/%73ite', 'http://127.0.0.1/api/site', '/api/admin%2Fpredictions', '/api/site#'])(
    'are not kept under a path written otherwise: %s',
    (url) => {
      expect(keyOf({ url, headers: {} })).toBeNull()
    },
  )

  it('are a visitor’s own where it is noted who asked', async () => {
    const { quick, ask, slow } = await testApp()
    const cookie = 'fairline-visitor=00000000-0000-4000-8000-000000000000'
    quick.keep(keyOf({ url: '/api/parlay-picks', headers: { cookie } }), bytesOf({}))
    await ask('/api/parlay-picks', { cookie: `x=1; ${cookie}` })
    expect(slow()).toBe(0)
    quick.keep(keyOf({ url: '/api/parlay-picks', headers: {} }), bytesOf({}))
    await ask('/api/parlay-picks')
    await ask('/api/parlay-picks', { cookie: 'fairline-visitor=00000000-0000-4000-8000-000000000001' })
    expect(slow()).toBe(2)
  })

  it.each(['/api/site', '/api/admin/predictions', '/api/openai/test-connection'])(
    'are never kept if they depend on who may pass a gate: %s',
    async (path) => {
      const { quick, ask, slow } = await testApp()
      const headers = { host: 'fairline.example', cookie: 'fairline-operator=an-id' }
      expect(keyOf({ url: path, headers })).toBeNull()
      quick.keep(keyOf({ url: path, headers }), bytesOf({}))
      await ask(path, headers)
      expect(slow()).toBe(1)
    },
  )

  it('are sent in a coding that the client accepts', async () => {
    const { quick, ask } = await testApp()
    quick.keep('/api/a', bytesOf({ said: 'x'.repeat(2000) }))
    const coding = async (header: string) =>
      (await ask('/api/a', { 'accept-encoding': header })).headers.get('content-encoding')
    expect(await coding('gzip, br')).toBe('br')
    expect(await coding('br;q=0, gzip')).toBe('gzip')
    expect(await coding('br;q=0, gzip;q=0')).toBeNull()
    expect(await coding('gzip;q=0.9, br;q=0.1')).toBe('gzip')
  })

  it('are 304 for a tag that a proxy rewrote, for one of several tags, and for *', async () => {
    const { quick, ask } = await testApp()
    const bytes = bytesOf({ said: 'x' })
    quick.keep('/api/a', bytes)
    const strong = String(bytes.etag).replace('W/', '')
    expect(bytes.etag).toMatch(/^W\/"/)
    for (const tag of [strong, `"other", ${bytes.etag}`, `W/"other",${strong}`, '*'])
      expect((await ask('/api/a', { 'if-none-match': tag })).status).toBe(304)
    for (const tag of ['"other"', '', 'W/""']) expect((await ask('/api/a', { 'if-none-match': tag })).status).toBe(200)
  })

  it('keep browsers to TLS only where a trusted proxy says that it spoke TLS', async () => {
    const { quick, ask } = await testApp()
    quick.keep('/api/a', bytesOf({ said: 'x' }))
    const policy = async (headers: Record<string, string>) =>
      (await ask('/api/a', headers)).headers.get('strict-transport-security')
    expect(await policy({})).toBeNull()
    expect(await policy({ 'x-forwarded-proto': 'http' })).toBeNull()
    expect(await policy({ 'x-forwarded-proto': 'https' })).toBe('max-age=31536000')
  })
})

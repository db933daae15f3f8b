import { once } from 'node:events'
import { get } from 'node:http'
import { STREAM_PATH } from '@fairline/contract'
import { expect, it, vi } from 'vitest'
import { testApp } from '../../testing/test-app.ts'
import { boardStream } from '../stream/board-stream.ts'

it('counts the open streams of a network: each that closes makes room for one more, and for no second one', async () => {
  const stream = boardStream('run')
  const app = testApp({}, { stream })
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  const join = async () => {
    const query = get(`${address}${STREAM_PATH}`, { agent: false }).on('error', () => undefined)
    const [{ statusCode }] = await once(query, 'response')
    return { statusCode, close: () => query.destroy() }
  }
  const joined = []
  for (let i = 0; i < 10; i++) joined.push(await join())
  expect(joined.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 10 }, () => 200))
  expect((await join()).statusCode).toBe(503)
  // The first one knew of no other when it came.
  joined[0]!.close()
  await vi.waitFor(() => expect(stream.size()).toBe(9), { timeout: 60_000 })
  expect([(await join()).statusCode, (await join()).statusCode]).toEqual([200, 503])
  app.server.closeAllConnections()
  await app.close()
})

it('refuses a stream beyond a thousand and says when to come again, but not the thousandth', async () => {
  let size = 1000
  const app = testApp({}, { stream: { ...boardStream('run'), size: () => size } })
  const refused = await app.inject(STREAM_PATH)
  expect([refused.statusCode, refused.json().type]).toEqual([503, 'busy'])
  expect(refused.headers).toMatchObject({ 'retry-after': '30', 'cache-control': 'no-store' })
  size = 999
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  const [response] = await once(get(`${address}${STREAM_PATH}`, { agent: false }), 'response')
  expect(response.statusCode).toBe(200)
  expect(response.headers).toMatchObject({
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  })
  response.destroy()
  app.server.closeAllConnections()
  await app.close()
})

it('tells a client that returns only what changed since the version it saw last', async () => {
  const stream = boardStream('run')
  for (const version of [1, 2, 3]) stream.announce(version, [`/api/changed-by-${version}`], 0)
  const app = testApp({}, { stream })
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  const versionsAfter = async (headers: Readonly<Record<string, string>>) => {
    const request = get(`${address}${STREAM_PATH}`, { agent: false, headers }).on('error', () => undefined)
    const [response] = await once(request, 'response')
    let text = ''
    for await (const chunk of response) {
      text += String(chunk)
      if (text.includes('id: run.3')) break
    }
    return [...text.matchAll(/^id: run\.(\d)$/gm)].map(([, version]) => Number(version))
  }
  expect(await versionsAfter({})).toEqual([1, 2, 3])
  expect(await versionsAfter({ 'last-event-id': 'run.1' })).toEqual([2, 3])
  expect(await versionsAfter({ 'last-event-id': 'earlier run.2' })).toEqual([1, 2, 3])
  app.server.closeAllConnections()
  await app.close()
})

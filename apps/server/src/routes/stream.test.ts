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
    const asked = get(`${address}${STREAM_PATH}`, { agent: false }).on('error', () => undefined)
    const [{ statusCode }] = await once(asked, 'response')
    return { statusCode, close: () => asked.destroy() }
  }
  const joined = []
  for (let i = 0; i < 10; i++) joined.push(await join())
  expect(joined.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 10 }, () => 200))
  expect((await join()).statusCode).toBe(503)
  // The first one knew of no other when it came.
  joined[0]!.close()
  await vi.waitFor(() => expect(stream.size()).toBe(9))
  expect([(await join()).statusCode, (await join()).statusCode]).toEqual([200, 503])
  app.server.closeAllConnections()
  await app.close()
})

import { readTest, startTest } from '@fairline/contract'
import { expect, it } from 'vitest'
import { AS_OF, boardOf } from '../../testing/board-of.ts'
import { testApp } from '../../testing/test-app.ts'
import { testCompute } from '../../testing/test-compute.ts'
import { boardState } from '../jobs/board-state.ts'
import { scanArbitrage } from '../jobs/scan-arbitrage.ts'

const headers = { host: 'localhost' }

/** The app without an operator's password: everyone on this machine is an operator, and no one else. */
function appWithBoard() {
  const state = boardState('replay')
  state.show(boardOf())
  const scanner = scanArbitrage(
    () => 0,
    async () => {},
  )
  const compute = testCompute({ board: () => state.answers()?.board ?? null, scanner })
  const app = testApp({}, { state, scanner, compute })
  const start = () => app.inject({ method: 'POST', url: startTest.path, headers })
  const urlOf = (id: string) => readTest.path.replace('{id}', id)
  const read = (id: string) => app.inject({ url: urlOf(id), headers })
  const drop = (id: string, from = '127.0.0.1') =>
    app.inject({ method: 'DELETE', url: urlOf(id), headers, remoteAddress: from })
  return { app, start, read, drop }
}

it('keeps a test until an operator drops it; a second drop finds nothing', async () => {
  const { start, read, drop } = appWithBoard()
  const started = (await start()).json()
  expect(started).toMatchObject({ status: 'finished', startedAt: new Date(AS_OF).toISOString(), days: 0, rows: [] })
  expect((await read(started.id)).json()).toEqual(started)
  expect((await drop(started.id)).json()).toEqual({ success: true })
  expect([(await read(started.id)).statusCode, (await drop(started.id)).statusCode]).toEqual([404, 404])
})

it('lets only operators start and drop tests, while everyone may read them', async () => {
  const { app, start, drop } = appWithBoard()
  const remoteAddress = '203.0.113.9'
  const { id } = (await start()).json()
  const started = await app.inject({ method: 'POST', url: startTest.path, headers, remoteAddress })
  const read = await app.inject({ url: readTest.path.replace('{id}', id), headers, remoteAddress })
  expect([started.statusCode, (await drop(id, remoteAddress)).statusCode, read.statusCode]).toEqual([401, 401, 200])
})

it('keeps fifty tests and lets the oldest go first', async () => {
  const { start, read } = appWithBoard()
  const ids: string[] = []
  for (let i = 0; i < 50; i++) ids.push((await start()).json().id)
  const [first = '', second = ''] = ids
  expect((await read(first)).statusCode).toBe(200)
  const { id: newest } = (await start()).json()
  const statuses = await Promise.all([first, second, newest].map(async (id) => (await read(id)).statusCode))
  expect(statuses).toEqual([404, 200, 200])
})

it('starts no test before there is a board', async () => {
  const response = await testApp().inject({ method: 'POST', url: startTest.path, headers })
  expect([response.statusCode, response.json().type]).toEqual([503, 'starting'])
})

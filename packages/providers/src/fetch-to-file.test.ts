import { existsSync, readFileSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { getGlobalDispatcher, MockAgent, setGlobalDispatcher } from 'undici'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { fetchToFile } from './fetch-to-file.ts'

const before = getGlobalDispatcher()
let agent: MockAgent

beforeEach(() => {
  agent = new MockAgent()
  agent.disableNetConnect()
  setGlobalDispatcher(agent)
})
afterEach(async () => {
  await agent.close()
  setGlobalDispatcher(before)
})
const answers = (...statuses: number[]) => {
  for (const status of statuses)
    agent.get('https://data.test').intercept({ path: '/season.csv' }).reply(status, 'a,b\n1,2\n')
}

describe('fetching a file', () => {
  it('brings it whole, under its own name', async () => {
    answers(200)
    const path = await fetchToFile('https://data.test/season.csv', 0)
    expect(path).toMatch(/season\.csv$/)
    expect(readFileSync(path, 'utf8')).toBe('a,b\n1,2\n')
    rmSync(dirname(path), { recursive: true })
  })

  it('tries again what may pass', async () => {
    answers(503, 429, 200)
    const path = await fetchToFile('https://data.test/season.csv', 0)
    expect(existsSync(path)).toBe(true)
    rmSync(dirname(path), { recursive: true })
    agent.assertNoPendingInterceptors()
  })

  it.each([
    [[404], 'refused'],
    [[500, 500, 500], 'unreachable'],
    [[429, 429, 429], 'rate-limited'],
  ] as const)('gives up on %j, called %s', async (statuses, kind) => {
    answers(...statuses)
    await expect(fetchToFile('https://data.test/season.csv', 0)).rejects.toMatchObject({
      name: 'FeedError',
      kind,
      feed: 'data.test',
    })
    agent.assertNoPendingInterceptors()
  })
})

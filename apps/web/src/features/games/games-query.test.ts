import { focusManager, QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { serve } from '../../../testing/answers.ts'
import { gamesQuery } from './games-query.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  focusManager.setFocused(undefined)
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('takes games for fresh for ten seconds: who comes within them sees what stands, later ones ask anew', async () => {
  const asked = serve({
    '/api/live-data': {
      games: [],
      summary: { total: 0, scheduled: 0, live: 0, completed: 0 },
      pacificTimeDate: '2026-07-15',
      provenance: {
        source: 'simulated',
        boardVersion: 1,
        asOf: '2026-07-15T19:00:00.000Z',
        newestFactAt: null,
        learnt: null,
        troubles: [],
      },
    },
  })
  const client = new QueryClient()
  const look = () => new QueryObserver(client, gamesQuery(false)).subscribe(() => undefined)
  const leave = [look()]
  await vi.advanceTimersByTimeAsync(9000)
  leave.push(look())
  await vi.advanceTimersByTimeAsync(500)
  expect(asked).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(1000)
  leave.push(look())
  await vi.advanceTimersByTimeAsync(500)
  expect(asked).toHaveBeenCalledTimes(2)
  for (const go of leave) go()
})

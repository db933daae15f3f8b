import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, it, vi } from 'vitest'
import { aiMode } from '../../lib/ai-mode.ts'
import { picksQuery } from './picks-query.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  aiMode.set(false)
  window.history.replaceState(null, '', '/')
})

it('asks for the AI password again if the session has ended, and goes on without the AI mode', async () => {
  const problem = { type: 'forbidden', title: 'The AI mode is locked: log in with its password.', status: 401 }
  vi.stubGlobal('fetch', async () => Response.json(problem, { status: 401 }))
  aiMode.set(true)
  const query = { ...picksQuery(false, true), retry: false }
  await expect(new QueryClient().fetchQuery(query)).rejects.toThrow('The AI mode is locked')
  expect([aiMode.get(), window.location.search]).toEqual([false, '?show=ai-access'])
})

it('asks nothing of who logged out while the picks were on their way', async () => {
  const problem = { type: 'forbidden', title: 'The AI mode is locked: log in with its password.', status: 401 }
  vi.stubGlobal('fetch', async () => {
    aiMode.set(false)
    return Response.json(problem, { status: 401 })
  })
  aiMode.set(true)
  const query = { ...picksQuery(false, true), retry: false }
  await expect(new QueryClient().fetchQuery(query)).rejects.toThrow('The AI mode is locked')
  expect(window.location.search).toBe('')
})

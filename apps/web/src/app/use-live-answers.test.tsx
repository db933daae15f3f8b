import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { FakeStream } from '../../testing/fake-stream.ts'
import { useLiveAnswers } from './use-live-answers.ts'

afterEach(() => vi.unstubAllGlobals())

const PATH = '/api/live-data'

/** The hook in an app, its stream open. */
function openStream(before: (client: QueryClient) => void = () => undefined) {
  vi.stubGlobal('EventSource', FakeStream)
  const client = new QueryClient()
  before(client)
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  const { unmount } = renderHook(() => useLiveAnswers(), { wrapper })
  act(() => void FakeStream.last?.dispatchEvent(new Event('open')))
  const announce = (boardVersion: number) => {
    const data = JSON.stringify({ boardVersion, changed: [PATH], now: '2026-07-15T19:00:00.000Z' })
    act(() => void FakeStream.last?.dispatchEvent(new MessageEvent('board', { data })))
  }
  return { client, announce, unmount, isBehind: () => client.getQueryState([PATH])?.isInvalidated }
}

const versionOf = (boardVersion: number) => ({ provenance: { boardVersion } })

it('asks again only for what is older than the version that changed it', () => {
  const { client, announce, unmount, isBehind } = openStream()
  client.setQueryData([PATH], versionOf(5))
  announce(5)
  expect(isBehind()).toBe(false)
  announce(6)
  expect(isBehind()).toBe(true)
  unmount()
})

it('asks again for what was loaded before the stream was opened: its version may be of another run', () => {
  const { announce, unmount, isBehind } = openStream((client) =>
    client.setQueryData([PATH], versionOf(99), { updatedAt: 1 }),
  )
  announce(2)
  expect(isBehind()).toBe(true)
  unmount()
})

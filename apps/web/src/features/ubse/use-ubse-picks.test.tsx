import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { listFields, provenance } from '../../../testing/answers.ts'
import { aRecommendation } from '../../../testing/picks.ts'
import { useUbsePicks } from './use-ubse-picks.ts'

afterEach(() => vi.unstubAllGlobals())

it('adds the enhanced picks to the recommended ones when they load later', async () => {
  const standard = { recommendations: [aRecommendation()], ...listFields, provenance }
  const enhanced = {
    success: true,
    enhancedPicks: [
      { ...aRecommendation({ id: 'alt' }), period: 'full', books: 6, isEnhanced: true, inUbse: true, score: null },
    ],
    summary: {
      f5PicksCount: 0,
      teamTotalPicksCount: 0,
      wnbaPeriodPicksCount: 0,
      alternateCount: 1,
      playerPropCount: 0,
      liveCount: 0,
    },
    provenance,
  }
  const later = Promise.withResolvers<Response>()
  vi.stubGlobal('fetch', (path: string) =>
    path === '/api/auto-enhanced-markets' ? later.promise : Promise.resolve(Response.json(standard)),
  )
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  const { result } = renderHook(() => useUbsePicks(), { wrapper })
  const ids = () => result.current.picks.map(({ id }) => id)
  await waitFor(() => expect(ids()).toEqual(['g1|moneyline||home']))
  later.resolve(Response.json(enhanced))
  await waitFor(() => expect(ids()).toEqual(['g1|moneyline||home', 'alt']))
})

import type { AdvancedMorePicks } from '@fairline/contract'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { listFields, provenance, serve } from '../../../testing/answers.ts'
import { anAdvancedPick } from '../../../testing/picks.ts'
import { show } from '../../../testing/show.tsx'
import { AdvancedList } from './advanced-list.tsx'

afterEach(() => void vi.unstubAllGlobals())

const all = Array.from({ length: 6 }, (_, n) =>
  anAdvancedPick({ id: `g${n}`, rank: n + 1, pick: `Side ${n} to win`, confidence: n < 2 ? 82 : 72 }),
)
const page = (from: number, to: number, other: Partial<AdvancedMorePicks['summary']> = {}): AdvancedMorePicks => ({
  picks: all.slice(from, to),
  summary: {
    totalPicks: all.length,
    avgConfidence: 75.3,
    confidenceSample: 6,
    highConfidencePicks: 2,
    trendingPicks: 0,
    byMarket: { moneyline: 6, spread: 0, total: 0 },
    byLeague: { MLB: 6 },
    message: null,
    ...other,
  },
  hasMore: to < all.length,
  ...listFields,
  provenance,
})
const at = (offset: number, limit = 4) => `/api/advanced-more-picks?offset=${offset}&limit=${limit}`
const cards = () => screen.getAllByRole('article')

describe('the picks of the day', () => {
  it('come four at a time, and it is said when all are there', async () => {
    const asked = serve({ [at(0)]: page(0, 4), [at(4)]: page(4, 6) })
    show(<AdvancedList />)
    expect(screen.getByText('Generating UBSE Picks...')).toBeInTheDocument()
    await waitFor(() => expect(cards()).toHaveLength(4))
    expect(screen.getByText('4 of 6 loaded')).toBeInTheDocument()
    expect(screen.getByText(/75\.3% average confidence of 6 picks/)).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Ranked by rank score' })).toBeInTheDocument()
    fireEvent.click(screen.getByRole('button', { name: 'Load More Picks' }))
    await waitFor(() => expect(cards()).toHaveLength(6))
    expect(screen.getByText('All UBSE picks loaded • 6 total')).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Load More Picks' })).toBeNull()
    expect(asked.mock.calls.map(([path]) => path)).toEqual([at(0), at(4)])
  })

  it('say how many a filter left of how many, and that none fits where none does', async () => {
    serve({ [at(0)]: page(0, 4), [at(4, 100)]: page(4, 6) })
    show(<AdvancedList />)
    await waitFor(() => expect(cards()).toHaveLength(4))
    fireEvent.click(screen.getByRole('button', { name: /High Confidence/ }))
    expect(await screen.findByText('Showing 2 filtered picks • 6 total available')).toBeInTheDocument()
    fireEvent.click(screen.getByRole('button', { name: /Trending/ }))
    expect(await screen.findByText('No Picks Match Current Filter')).toBeInTheDocument()
  })

  it('are all looked through by a filter, however many pages there are', async () => {
    const filtered = { [at(1, 100)]: page(1, 2), [at(2, 100)]: page(2, 4), [at(4, 100)]: page(4, 6) }
    serve({ [at(0)]: page(0, 1), ...filtered })
    show(<AdvancedList />)
    await waitFor(() => expect(cards()).toHaveLength(1))
    fireEvent.click(screen.getByRole('button', { name: /Moneyline/ }))
    expect(await screen.findByText('Showing 6 filtered picks • 6 total available')).toBeInTheDocument()
  })

  it('stay loaded when a filter is cleared and the board changes', async () => {
    const asked = serve({ [at(0)]: page(0, 1), [at(1, 100)]: page(1, 6), [at(1)]: page(1, 2) })
    const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
    show(
      <QueryClientProvider client={client}>
        <AdvancedList />
      </QueryClientProvider>,
    )
    await waitFor(() => expect(cards()).toHaveLength(1))
    fireEvent.click(screen.getByRole('button', { name: /Moneyline/ }))
    expect(await screen.findByText('Showing 6 filtered picks • 6 total available')).toBeInTheDocument()
    fireEvent.click(screen.getByRole('button', { name: /Moneyline/ }))
    await act(() => client.invalidateQueries())
    expect(asked.mock.calls.map(([path]) => path)).toEqual([at(0), at(1, 100), at(0), at(1, 100)])
    expect(cards()).toHaveLength(6)
    expect(screen.getByText('All UBSE picks loaded • 6 total')).toBeInTheDocument()
  })

  it('say that a further page failed, count what is loaded, and load it on request', async () => {
    const asked = serve({ [at(0)]: page(2, 4), [at(2, 100)]: 500 })
    const answer = asked.getMockImplementation()!
    // An answer takes its time, so that it is drawn that one is waited for.
    asked.mockImplementation((path) => new Promise((resolve) => setTimeout(resolve)).then(() => answer(path)))
    show(<AdvancedList />)
    await waitFor(() => expect(cards()).toHaveLength(2))
    const chip = screen.getByRole('button', { name: /High Confidence/ })
    chip.focus()
    fireEvent.click(chip)
    expect(await screen.findByRole('alert')).toHaveTextContent('Something broke on our side')
    expect(await screen.findByText('Showing 0 filtered picks of 2 loaded • 6 total available')).toBeInTheDocument()
    expect(screen.queryByText('No Picks Match Current Filter')).toBeNull()
    for (let turn = 0; turn < 20; turn++) await act(() => new Promise((resolve) => setTimeout(resolve)))
    expect(asked).toHaveBeenCalledTimes(2)
    expect(document.activeElement).toBe(chip)
    serve({ [at(2, 100)]: page(4, 6) })
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('No Picks Match Current Filter')).toBeInTheDocument()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('say in the server’s words why there are none, and ask again when told to', async () => {
    const none = page(0, 0, { totalPicks: 0, message: 'No games are to come' })
    const asked = serve({ [at(0)]: { ...none, hasMore: false } })
    show(<AdvancedList />)
    expect(await screen.findByText('No Active Games Available')).toBeInTheDocument()
    expect(screen.getByText('No games are to come')).toBeInTheDocument()
    fireEvent.click(screen.getByRole('button', { name: 'Retry Analysis' }))
    await waitFor(() => expect(asked).toHaveBeenCalledTimes(2))
  })

  it('say that they could not be had, with a way to try again', async () => {
    serve({ [at(0)]: 500 })
    show(<AdvancedList />)
    expect(await screen.findByRole('alert')).toHaveTextContent('Something broke on our side')
    expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument()
  })
})

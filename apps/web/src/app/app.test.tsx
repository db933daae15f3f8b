import type { Health, LiveData, ParlayPicks } from '@fairline/contract'
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { FakeStream } from '../../testing/fake-stream.ts'
import { aiMode } from '../lib/ai-mode.ts'
import { App } from './app.tsx'

const provenance = {
  source: 'replay',
  boardVersion: 1,
  asOf: '2019-06-15T16:00:00.000Z',
  newestFactAt: '2019-06-15T07:00:00.000Z',
  learnt: null,
  troubles: [],
}
const noGames: LiveData = {
  games: [],
  summary: { total: 0, scheduled: 0, live: 0, completed: 0 },
  pacificTimeDate: '2019-06-15',
  provenance,
}
const noPicks: ParlayPicks = {
  success: false,
  confidence: null,
  picks: { pick1: null, pick2: null },
  parlay: null,
  aiMode: false,
  inPlay: 0,
  reason: 'no-games',
  published: [],
  funnel: { prices: 0, positiveEv: 0, recommended: 0, published: 0, topPicks: 0 },
  justMissed: [],
  provenance,
}

const sound: Health = {
  status: 'ok',
  phase: 'serving',
  version: '1',
  source: 'replay',
  now: '2019-06-15T16:00:00.000Z',
  boardVersion: 1,
  boardAgeSeconds: 1,
  newestFactAgeSeconds: 1,
  notUpdating: null,
  recording: null,
  troubles: [],
  recovered: [],
}

type Answer = { status?: number; body: unknown }
function serve(answers: Record<string, Answer>) {
  const query = vi.fn(async (path: string) => {
    const { status = 200, body } = answers[path] ?? { status: 404, body: null }
    return new Response(JSON.stringify(body), { status, headers: { 'x-fairline-now': '2019-06-15T16:00:00.000Z' } })
  })
  vi.stubGlobal('fetch', query)
  return query
}
const show = (path = '/') => {
  window.history.replaceState(null, '', path)
  render(<App />)
}
const games = () => within(screen.getByRole('region', { name: /^All Games/ }))
afterEach(() => {
  vi.unstubAllGlobals()
  act(() => aiMode.set(false))
})

describe('the home screen', () => {
  it('says that there are no games, on the ball too, and where its data come from', async () => {
    serve({ '/api/live-data': { body: noGames }, '/api/parlay-picks': { body: noPicks } })
    show()
    expect(await screen.findByText('No games available for today')).toBeInTheDocument()
    expect(screen.getByRole('button', { name: /magic ball/ })).toHaveTextContent('NO GAMES')
    expect(screen.getByText('Saturday, June 15, 2019 · Pacific time')).toBeInTheDocument()
    expect(screen.getByRole('heading', { name: 'All Games - Saturday, June 15, 2019 (0)' })).toBeInTheDocument()
    expect(screen.getByText(/Updated 9 h ago/)).toBeInTheDocument()
  })

  it('shows the server’s own words when it fails, with a way to try again', async () => {
    const problem = { type: 'internal', title: 'Something broke on our side', status: 500 }
    serve({ '/api/live-data': { status: 500, body: problem }, '/api/parlay-picks': { status: 500, body: problem } })
    show()
    expect(await games().findByRole('alert')).toHaveTextContent('Something broke on our side')
    expect(games().getByRole('button', { name: 'Try again' })).toBeInTheDocument()
  })

  it('asks for the games anew when told to, and says so where that takes long', async () => {
    const query = serve({ '/api/live-data': { body: noGames }, '/api/parlay-picks': { body: noPicks } })
    show()
    await screen.findByText('No games available for today')
    const before = query.mock.calls.filter(([path]) => path === '/api/live-data').length
    expect(screen.getByText('Updating...')).toHaveAttribute('aria-hidden', 'true')
    expect(screen.getByText('Updating...')).toHaveClass('opacity-0')
    fireEvent.click(games().getByRole('button', { name: 'Refresh' }))
    await waitFor(() => expect(query.mock.calls.filter(([path]) => path === '/api/live-data')).toHaveLength(before + 1))
  })

  it('does not draw an answer it does not understand', async () => {
    serve({ '/api/live-data': { body: { games: [{ id: 1 }] } }, '/api/parlay-picks': { body: noPicks } })
    show()
    expect(await games().findByRole('alert')).toHaveTextContent('Couldn’t read the response')
  })

  it('says what the house is doing while it starts', async () => {
    const problem = { type: 'starting', title: 'Fairline is starting: reading MLB', status: 503 }
    serve({ '/api/live-data': { status: 503, body: problem }, '/api/parlay-picks': { status: 503, body: problem } })
    show()
    expect(await screen.findByText('Fairline is starting: reading MLB…')).toBeInTheDocument()
  })

  it('links to no page that does not exist', () => {
    serve({})
    show()
    const paths = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
    expect(paths.filter((path) => path?.startsWith('/') && path !== '/')).toEqual([])
    fireEvent.click(screen.getByRole('button', { name: 'UBSE-Live' }))
    expect(window.location.search).toBe('?show=smart-parlay%3Alive')
  })

  it('says since when the odds are if there is no network', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    serve({ '/api/live-data': { body: noGames }, '/api/parlay-picks': { body: noPicks } })
    show()
    expect(await screen.findByText('⚠ You’re offline. Showing odds from 9:00 AM PT.')).toBeInTheDocument()
    vi.restoreAllMocks()
  })

  it('says on the screen and in a dialog that the server is gone, and no longer once it is back', async () => {
    const answers = { '/api/live-data': { body: noGames }, '/api/parlay-picks': { body: noPicks } }
    vi.stubGlobal('EventSource', FakeStream)
    const query = serve({ ...answers, '/api/health': { body: sound } })
    show('/?show=settings')
    await screen.findByText('No games available for today')
    query.mockRejectedValue(new TypeError('fetch failed'))
    act(() => void FakeStream.last?.dispatchEvent(new Event('open')))
    // Lists whose own request failed meanwhile may say so themselves.
    const notice = () => screen.queryByText('⚠ Couldn’t reach Fairline. Showing odds from 9:00 AM PT.')
    expect(notice()).toBeNull()
    act(() => void FakeStream.last?.dispatchEvent(new Event('error')))
    await waitFor(() => expect(notice()).toBeInTheDocument())
    const dialog = await screen.findByRole('dialog', { name: 'Settings' })
    expect(within(dialog).getByText('⚠ Couldn’t reach Fairline.')).toBeInTheDocument()
    query.mockImplementation(async () => Response.json(sound))
    act(() => void FakeStream.last?.dispatchEvent(new Event('open')))
    await waitFor(() => expect(notice()).toBeNull())
    expect(within(dialog).queryByText('⚠ Couldn’t reach Fairline.')).toBeNull()
  })

  it('says on the screen and in a dialog why the server can’t update its board, while the stream is there', async () => {
    const notUpdating = 'The board can’t be updated because the database can’t be reached.'
    vi.stubGlobal('EventSource', FakeStream)
    const answers = { '/api/live-data': { body: noGames }, '/api/parlay-picks': { body: noPicks } }
    serve({ ...answers, '/api/health': { body: { ...sound, status: 'degraded', notUpdating } } })
    show('/?show=settings')
    act(() => void FakeStream.last?.dispatchEvent(new Event('open')))
    expect(await screen.findByText(`⚠ ${notUpdating} Showing odds from 9:00 AM PT.`)).toBeInTheDocument()
    const dialog = await screen.findByRole('dialog', { name: 'Settings' })
    expect(within(dialog).getByText(`⚠ ${notUpdating}`)).toBeInTheDocument()
  })

  it('says in a dialog too that there is no network', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    serve({ '/api/live-data': { body: noGames }, '/api/health': { body: sound } })
    show('/?show=share')
    expect((await screen.findAllByText(/You’re offline/)).length).toBeGreaterThan(0)
    const dialog = await screen.findByRole('dialog')
    expect(await within(dialog).findByText('⚠ You’re offline.')).toBeInTheDocument()
    vi.restoreAllMocks()
  })

  it('looks at the server’s health again when the stream is back', async () => {
    vi.stubGlobal('EventSource', FakeStream)
    const query = serve({ '/api/health': { body: sound } })
    show()
    await waitFor(() => expect(query.mock.calls.some(([path]) => path === '/api/health')).toBe(true))
    await act(async () => {})
    const before = query.mock.calls.filter(([path]) => path === '/api/health').length
    act(() => void FakeStream.last?.dispatchEvent(new Event('open')))
    await waitFor(() =>
      expect(query.mock.calls.filter(([path]) => path === '/api/health').length).toBeGreaterThan(before),
    )
  })

  it('says that it switches to AI analysis while the picks load, then that it is active', async () => {
    const query = serve({ '/api/live-data': { body: noGames }, '/api/parlay-picks': { body: noPicks } })
    show()
    await screen.findByText('No games available for today')
    expect(screen.queryByText(/AI (Enhanced )?Analysis/)).toBeNull()
    const { promise, resolve } = Promise.withResolvers<Response>()
    query.mockImplementation(() => promise)
    act(() => aiMode.set(true))
    expect(await screen.findByText('Switching to AI Analysis...')).toBeInTheDocument()
    resolve(Response.json(noPicks))
    expect(await screen.findByText('AI Enhanced Analysis Active')).toBeInTheDocument()
  })

  it('always carries the warning and the help line', () => {
    serve({})
    show()
    expect(screen.getByText(/for entertainment only and must not be used for actual gambling/)).toBeInTheDocument()
    expect(screen.getByRole('link', { name: '1-800-GAMBLER' })).toHaveAttribute('href', 'tel:1-800-426-2537')
  })
})

describe('the home screen without a stream', () => {
  const passed = async (ms: number) => {
    await act(async () => void (await vi.advanceTimersByTimeAsync(ms)))
  }
  const asks = (query: ReturnType<typeof serve>, path: string) => query.mock.calls.filter(([to]) => to === path).length
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('asks for games every 15 s and for picks every 30 s', async () => {
    const query = serve({ '/api/live-data': { body: noGames }, '/api/parlay-picks': { body: noPicks } })
    show()
    await passed(100)
    const [games, picks] = [asks(query, '/api/live-data'), asks(query, '/api/parlay-picks')]
    expect([games, picks]).toEqual([1, 1])
    await passed(60_000)
    expect([asks(query, '/api/live-data'), asks(query, '/api/parlay-picks')]).toEqual([games + 4, picks + 2])
  })

  it('says without a break that the server can’t be reached, and nothing of data where none came', async () => {
    const query = serve({})
    query.mockRejectedValue(new TypeError('fetch failed'))
    show()
    await passed(100)
    const notice = () => screen.queryByText('⚠ Couldn’t reach Fairline.')
    expect(notice()).toBeInTheDocument()
    // The next look at the server's health is on its way and takes long.
    query.mockImplementation(() => new Promise(() => {}))
    await passed(6000)
    expect(asks(query, '/api/health')).toBeGreaterThan(1)
    expect(notice()).toBeInTheDocument()
  })

  it('looks at the server’s health every 15 s, and every 5 s while something is wrong', async () => {
    const query = serve({ '/api/health': { body: sound } })
    show()
    await passed(100)
    const begun = asks(query, '/api/health')
    await passed(30_000)
    expect(asks(query, '/api/health')).toBe(begun + 2)
    query.mockRejectedValue(new TypeError('fetch failed'))
    await passed(15_000)
    const failed = asks(query, '/api/health')
    await passed(15_000)
    expect(asks(query, '/api/health')).toBe(failed + 3)
  })

  it('counts the picks beside Smart Parlay only once the past has been learned', async () => {
    const picks = (learnt: number | null) => ({
      picks: [],
      hasMore: false,
      funnel: noPicks.funnel,
      justMissed: [],
      provenance: { ...provenance, learnt },
      summary: {
        totalPicks: 12,
        avgConfidence: null,
        confidenceSample: 0,
        highConfidencePicks: 0,
        trendingPicks: 0,
        byMarket: { moneyline: 5, spread: 4, total: 3 },
        byLeague: {},
        message: null,
      },
    })
    const query = serve({ '/api/advanced-more-picks?limit=1': { body: picks(40) } })
    show()
    const button = () => screen.getByRole('button', { name: /^Smart Parlay/ })
    await passed(200)
    expect(asks(query, '/api/advanced-more-picks?limit=1')).toBe(1)
    expect(button()).toHaveTextContent('Ranked picks')
    cleanup()
    serve({ '/api/advanced-more-picks?limit=1': { body: picks(null) } })
    show()
    await passed(200)
    expect(button()).toHaveTextContent('12 game picks (5 ML, 4 spreads, 3 totals)')
  })

  it('tries three times again to have the picks, a second apart', async () => {
    const query = serve({ '/api/live-data': { body: noGames }, '/api/parlay-picks': { status: 500, body: null } })
    show()
    await passed(2900)
    expect(asks(query, '/api/parlay-picks')).toBe(3)
    await passed(20_000)
    expect(asks(query, '/api/parlay-picks')).toBe(4)
  })
})

describe('an address without a screen', () => {
  it('says 404 in the documented words', () => {
    serve({})
    show('/nowhere')
    expect(screen.getByRole('heading', { name: '404 Page Not Found' })).toBeInTheDocument()
    expect(screen.getByText('Did you forget to add the page to the router?')).toBeInTheDocument()
  })
})

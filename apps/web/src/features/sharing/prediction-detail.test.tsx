import type { SharePrediction } from '@fairline/contract'
import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { serve } from '../../../testing/answers.ts'
import { show } from '../../../testing/show.tsx'
import { toasts } from '../../lib/toasts.ts'
import { settings } from '../../lib/use-settings.ts'
import { PredictionDetail } from './prediction-detail.tsx'
import { sportIcon } from './sport-icon.ts'

const prediction: SharePrediction = {
  id: 'p1',
  sport: 'MLB',
  predictionType: 'Moneyline',
  anonymizedInsight: 'MLB moneyline: Fair 45% vs. 40.8% implied: +10.3% EV',
  odds: 145,
  confidence: 80,
  shareableText: 'MLB moneyline at +145: Fair 45% vs. 40.8% implied: +10.3% EV. For entertainment only.',
  hashtags: ['MLB', 'Fairline'],
  timestamp: '2026-07-15T19:00:00.000Z',
  metadata: { successRate: null, sample: 4, winStreak: null },
}
const ownText = (price: string) =>
  `MLB moneyline: Fair 45% vs. 40.8% implied: +10.3% EV at ${price}; 80% chance to beat the closing line. Simulated league: the prices are invented. For entertainment only, not for actual gambling.`
const apiText = new URLSearchParams({ text: prediction.shareableText }).toString()
const urls = {
  twitter: `https://twitter.com/intent/tweet?${apiText}&url=https%3A%2F%2Ffairline.example%2F&hashtags=MLB`,
  facebook: 'https://www.facebook.com/sharer/sharer.php?u=https%3A%2F%2Ffairline.example%2F&quote=x',
  reddit: 'https://www.reddit.com/submit?url=https%3A%2F%2Ffairline.example%2F&title=x',
  telegram: `https://t.me/share/url?url=https%3A%2F%2Ffairline.example%2F&${apiText}`,
  whatsapp: `https://wa.me/?${apiText}`,
}
const writeText = vi.fn<(text: string) => Promise<void>>()
const popup = vi.fn<typeof window.open>()

beforeEach(() => {
  vi.stubGlobal('navigator', { clipboard: { writeText }, userAgent: 'test' })
  vi.stubGlobal('open', popup)
  writeText.mockResolvedValue()
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  writeText.mockReset()
  popup.mockReset()
  act(() => settings.change({ odds: 'american' }))
})
const draw = (links: unknown = { shareUrls: urls }) => {
  const query = serve({
    '/api/social-sharing/share-urls/p1': links,
    '/api/social-sharing/track': { success: true, shares: 1 },
  })
  show(<PredictionDetail prediction={prediction} isSimulated onBack={() => undefined} />)
  return query
}
const press = async (name: string) => {
  await act(async () => fireEvent.click(await screen.findByRole('button', { name })))
}

describe('a prediction to share', () => {
  it('copies its text and its tags with their sign, and says so for two seconds', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    draw()
    await press('Copy Text')
    expect(writeText).toHaveBeenLastCalledWith(ownText('+145'))
    expect(screen.getByText('Copied!')).toBeInTheDocument()
    await act(async () => vi.advanceTimersByTime(2001))
    expect(screen.getByText('Copy Text')).toBeInTheDocument()
    await press('#MLB')
    expect(writeText).toHaveBeenLastCalledWith('#MLB')
    vi.useRealTimers()
  })

  it('opens a platform in a window of 600 by 400 that cannot reach back, and counts it', async () => {
    const opened = { opener: window } as unknown as Window
    popup.mockReturnValue(opened)
    const query = draw()
    await vi.waitFor(() => expect(screen.getByRole('button', { name: 'Twitter' })).toBeEnabled())
    await press('Twitter')
    expect(popup).toHaveBeenCalledWith(expect.stringContaining('twitter.com'), '_blank', 'width=600,height=400')
    expect(opened.opener).toBeNull()
    expect(query.mock.calls.map(([path]) => path)).toContain('/api/social-sharing/track')
  })

  it('says that a window was kept from opening, or that the page may not copy', async () => {
    const tell = vi.spyOn(toasts, 'tell')
    popup.mockReturnValue(null)
    draw()
    await vi.waitFor(() => expect(screen.getByRole('button', { name: 'Reddit' })).toBeEnabled())
    await press('Reddit')
    expect(tell).toHaveBeenLastCalledWith(expect.stringContaining('blocked the window'), 'against')
    writeText.mockRejectedValue(new Error('denied'))
    await press('Copy Text')
    expect(tell).toHaveBeenLastCalledWith(expect.stringContaining('Couldn’t copy'), 'against')
  })

  it('names its price in the visitor’s format wherever it is shared', async () => {
    popup.mockReturnValue({ opener: null } as unknown as Window)
    act(() => settings.change({ odds: 'decimal' }))
    draw()
    expect(screen.getByText(ownText('2.45'))).toBeInTheDocument()
    await press('Copy Text')
    expect(writeText).toHaveBeenLastCalledWith(ownText('2.45'))
    await vi.waitFor(() => expect(screen.getByRole('button', { name: 'Twitter' })).toBeEnabled())
    for (const name of ['Twitter', 'Facebook', 'Reddit', 'Telegram', 'WhatsApp']) await press(name)
    const links = popup.mock.calls.map(([url]) => Object.fromEntries(new URL(String(url)).searchParams))
    const site = 'https://fairline.example/'
    expect(links).toEqual([
      { text: ownText('2.45'), url: site, hashtags: 'MLB' },
      { u: site, quote: ownText('2.45') },
      { url: site, title: ownText('2.45') },
      { url: site, text: ownText('2.45') },
      { text: `${ownText('2.45')} ${window.location.origin}/` },
    ])
  })

  it('says that links could not be had', async () => {
    draw(500)
    expect(await screen.findByText(/Failed to generate share links\./)).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Twitter' })).toBeDisabled()
  })

  it('is drawn with the sign of its sport', () => {
    expect(['MLB', 'NBA', 'WNBA', 'NHL', 'MLS'].map(sportIcon)).toEqual(['⚾', '🏀', '🏀', '🏒', '⚽'])
  })
})

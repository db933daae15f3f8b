import type { SharePrediction } from '@fairline/contract'
import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { serve } from '../../../testing/answers.ts'
import { show } from '../../../testing/show.tsx'
import { toasts } from '../../lib/toasts.ts'
import { PredictionDetail } from './prediction-detail.tsx'
import { sportIcon } from './sport-icon.ts'

const prediction: SharePrediction = {
  id: 'p1',
  sport: 'MLB',
  predictionType: 'Moneyline',
  anonymizedInsight: 'MLB moneyline: a price of +145',
  odds: 145,
  confidence: 80,
  shareableText: 'MLB moneyline: a price of +145. For entertainment only.',
  hashtags: ['MLB', 'Fairline'],
  timestamp: '2026-07-15T19:00:00.000Z',
  metadata: { successRate: null, sample: 4, winStreak: null },
}
const urls = { twitter: 'https://twitter.com/x', facebook: 'f', reddit: 'r', telegram: 't', whatsapp: 'w' }
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
})
const draw = (links: unknown = { shareUrls: urls }) => {
  const asked = serve({
    '/api/social-sharing/share-urls/p1': links,
    '/api/social-sharing/track': { success: true, shares: 1 },
  })
  show(<PredictionDetail prediction={prediction} onBack={() => undefined} />)
  return asked
}
const press = async (name: string) => {
  await act(async () => fireEvent.click(await screen.findByRole('button', { name })))
}

describe('a prediction to share', () => {
  it('copies its text and its tags with their sign, and says so for two seconds', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    draw()
    await press('Copy Text')
    expect(writeText).toHaveBeenLastCalledWith(prediction.shareableText)
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
    const asked = draw()
    await vi.waitFor(() => expect(screen.getByRole('button', { name: 'Twitter' })).toBeEnabled())
    await press('Twitter')
    expect(popup).toHaveBeenCalledWith(urls.twitter, '_blank', 'width=600,height=400')
    expect(opened.opener).toBeNull()
    expect(asked.mock.calls.map(([path]) => path)).toContain('/api/social-sharing/track')
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

  it('says that links could not be had', async () => {
    draw(500)
    expect(await screen.findByText(/Failed to generate share links\./)).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Twitter' })).toBeDisabled()
  })

  it('is drawn with the sign of its sport', () => {
    expect(['MLB', 'NBA', 'WNBA', 'NHL', 'MLS'].map(sportIcon)).toEqual(['⚾', '🏀', '🏀', '🏒', '⚽'])
  })
})

import { act, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { anAnalysis } from '../../../testing/analysis.ts'
import { serve } from '../../../testing/answers.ts'
import { show } from '../../../testing/show.tsx'
import { MarketAnalysisSheet } from './market-analysis-sheet.tsx'

const PATH = '/api/ai-market-analysis'
beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})
const passed = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)))
const open = () => show(<MarketAnalysisSheet of="" onClose={() => undefined} />)

describe('the market analysis on the screen', () => {
  it('is written again every thirty seconds while a game of its picks is on', async () => {
    const query = serve({ [PATH]: anAnalysis(true) })
    open()
    await passed(100)
    expect(query).toHaveBeenCalledTimes(1)
    await passed(60_000)
    expect(query).toHaveBeenCalledTimes(3)
  })

  it('stays as it is while none is, and where somebody switched that off', async () => {
    const query = serve({ [PATH]: anAnalysis(false) })
    const { unmount } = open()
    await passed(90_000)
    expect(query).toHaveBeenCalledTimes(1)
    unmount()
    const live = serve({ [PATH]: anAnalysis(true) })
    open()
    await passed(100)
    fireEvent.click(screen.getByRole('button', { name: 'Auto-refresh ON' }))
    await passed(90_000)
    expect(live).toHaveBeenCalledTimes(1)
    expect(screen.getByRole('button', { name: 'Auto-refresh OFF' })).toHaveAttribute('aria-pressed', 'false')
  })

  it('names the order of its list, and says one verdict word of each bet', async () => {
    const analysis = anAnalysis(false)
    serve({ [PATH]: analysis })
    open()
    await passed(100)
    expect(
      screen.getByText('Most confident winner, spread or total of each game to come, six at most'),
    ).toBeInTheDocument()
    const cards = screen.getAllByRole('article')
    expect(cards.length).toBeGreaterThan(1)
    for (const card of cards) expect(within(card).getAllByText(/^(bet|lean|pass)$/i)).toHaveLength(1)
  })

  it('lists bets in play after those to come, with score and clock, and offers no slip for them', async () => {
    serve({ [PATH]: anAnalysis(true) })
    open()
    await passed(100)
    const cards = screen.getAllByRole('article')
    expect(cards).toHaveLength(7)
    expect(cards.map((card) => within(card).queryByRole('button', { name: /slip/i }) !== null)).toEqual([
      true,
      true,
      true,
      true,
      true,
      true,
      false,
    ])
    expect(cards[6]).toHaveTextContent('In play: 5–0, Top 7th')
    expect(cards[0]).not.toHaveTextContent('In play')
  })

  it('is not written again once it is closed', async () => {
    const query = serve({ [PATH]: anAnalysis(true) })
    const { unmount } = open()
    await passed(100)
    unmount()
    await passed(90_000)
    expect(query).toHaveBeenCalledTimes(1)
  })

  it('counts picks shown, games of the slate and suggestions without a game, each by its own name', async () => {
    serve({ [PATH]: anAnalysis(true) })
    open()
    await passed(100)
    expect(screen.getByRole('contentinfo', { hidden: true })).toHaveTextContent(
      /^6 picks and 1 in play72\.0% average confidence of 6 picks12 games1 suggestion could not be matched/,
    )
  })
})

import type { AutoEnhancedMarkets, BayesianAnalysis, UbseRecommendation } from '@fairline/contract'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { aMissedBet, listFields, provenance, serve } from '../../../testing/answers.ts'
import { aRecommendation } from '../../../testing/picks.ts'
import { show } from '../../../testing/show.tsx'
import { noteServerTime } from '../../lib/app-clock.ts'
import { CHANCES_MS } from './probabilities-query.ts'
import { UbseSheet } from './ubse-sheet.tsx'

afterEach(() => void vi.unstubAllGlobals())

const paths = {
  standard: '/api/ubse/enhanced-recommendations',
  enhanced: '/api/auto-enhanced-markets',
  chances: '/api/bayesian-analysis',
}
const standard = (recommendations: readonly UbseRecommendation[]) => ({ recommendations, ...listFields, provenance })
const noEnhanced: AutoEnhancedMarkets = {
  success: true,
  enhancedPicks: [],
  summary: {
    f5PicksCount: 0,
    teamTotalPicksCount: 0,
    wnbaPeriodPicksCount: 0,
    alternateCount: 0,
    playerPropCount: 0,
    liveCount: 0,
  },
  provenance,
}
const probabilities = (summary: Partial<BayesianAnalysis['summary']> = {}): BayesianAnalysis => ({
  analyses: [
    {
      gameId: 'g1',
      league: 'MLB',
      homeTeam: 'Boston Red Sox',
      awayTeam: 'New York Yankees',
      homeProbability: 49.4,
      awayProbability: 50.6,
      drawProbability: null,
      ratingHome: 51.2,
      marketHome: 48.8,
    },
  ],
  summary: { games: 1, modelAccuracy: null, sample: 12, ...summary },
  provenance,
})
const open = () => show(<UbseSheet onClose={() => undefined} />)

describe('UBSE', () => {
  it('says that it is loading, then draws four cards, and four more when asked', async () => {
    const many = Array.from({ length: 6 }, (_, n) => aRecommendation({ id: `g1|${n}` }))
    serve({ [paths.standard]: standard(many), [paths.enhanced]: noEnhanced, [paths.chances]: probabilities() })
    open()
    expect(screen.getByText('Loading UBSE recommendations...')).toBeInTheDocument()
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(4))
    fireEvent.click(screen.getByRole('button', { name: 'Load More Picks' }))
    expect(screen.getAllByRole('article')).toHaveLength(6)
    expect(screen.queryByRole('button', { name: 'Load More Picks' })).toBeNull()
  })

  it('calls the bet of a card the recommended one, says one verdict word, and when to bet next to the start', async () => {
    noteServerTime('2026-07-15T19:00:00.000Z')
    serve({
      [paths.standard]: standard([aRecommendation()]),
      [paths.enhanced]: noEnhanced,
      [paths.chances]: probabilities(),
    })
    open()
    const card = within(await screen.findByRole('article'))
    expect(card.getByText('Recommended Bet')).toBeInTheDocument()
    expect(card.getAllByText(/^((strong )?bet|lean|pass|prime time)$/i).map((one) => one.textContent)).toEqual([
      'Strong bet',
    ])
    expect(card.getByText('Wed, Jul 15, 1:30 PM PT · PRIME TIME')).toBeInTheDocument()
    noteServerTime(new Date().toISOString())
  })

  it('names its tiles in full and, for phones, in short, and the order of the list as it is chosen', async () => {
    serve({
      [paths.standard]: standard([aRecommendation()]),
      [paths.enhanced]: noEnhanced,
      [paths.chances]: probabilities(),
    })
    open()
    await screen.findByRole('article')
    const names = [
      ['Total Picks', 'Total'],
      ['Avg Confidence', 'Prob to beat close'],
      ['High Confidence', 'High'],
      ['Trending Picks', 'Hot'],
    ] as const
    for (const [full, short] of names) {
      expect(screen.getByText(full)).toHaveClass('max-sm:hidden')
      expect(screen.getByText(full).nextElementSibling).toHaveTextContent(short)
      expect(screen.getByText(full).nextElementSibling).toHaveClass('sm:hidden')
    }
    expect(screen.getByRole('button', { name: /^ML Grades/ })).toHaveTextContent('1 at A+ or A')
    expect(screen.getByText('Ranked by confidence, bets in play last')).toBeInTheDocument()
    fireEvent.click(screen.getByRole('button', { name: /^Time/ }))
    expect(await screen.findByText('Earliest start first')).toBeInTheDocument()
  })

  it('shows a matchup: chances of both sides by whom, what the books did, and which way most went', async () => {
    serve({
      [paths.standard]: standard([aRecommendation()]),
      [paths.enhanced]: noEnhanced,
      [paths.chances]: probabilities(),
    })
    open()
    const card = within(await screen.findByRole('article'))
    fireEvent.click(card.getByText(/^Matchup/))
    expect(
      card.getByRole('img', { name: /Fair probabilities: New York Yankees 50.6%, Boston Red Sox 49.4%/ }),
    ).toBeInTheDocument()
    expect(card.getByText('New York Yankees').parentElement).toHaveTextContent('New York Yankees50.6%')
    expect(card.getByText(/model only 51.2%, market \(vig-free\) 48.8%/)).toBeInTheDocument()
    expect(card.getByText('bullish')).toBeInTheDocument()
    const box = card.getByRole('region', { name: 'Sharp Money Intelligence' })
    for (const text of ['+1.4 pts', 'High', 'no ticket data']) expect(box).toHaveTextContent(text)
  })

  it('fills the bar of chances whatever rounding left, and marks strengths that nobody knows as assumed', async () => {
    const pick = aRecommendation({ awayStrength: null, homeStrength: null })
    const [known] = probabilities().analyses
    const thirds = { ...known!, homeProbability: 33.3, awayProbability: 33.3, drawProbability: 33.3 }
    serve({
      [paths.standard]: standard([pick]),
      [paths.enhanced]: noEnhanced,
      [paths.chances]: { ...probabilities(), analyses: [thirds] },
    })
    open()
    const card = within(await screen.findByRole('article'))
    const bar = await card.findByRole('img', { name: /Fair probabilities/, hidden: true })
    const widths = [...bar.children].map((part) => Number.parseFloat((part as HTMLElement).style.width))
    expect(widths).toHaveLength(3)
    expect(widths.reduce((sum, width) => sum + width, 0)).toBeCloseTo(100, 3)
    const gap = card.getByRole('region', { name: 'Strength Gap Analysis' })
    expect(gap).toHaveTextContent('Yankees 45% · Boston Red Sox 55% (assumed)')
    expect(gap.querySelector('.assumed')).toBeInTheDocument()
  })

  it('says how many of the published picks won, once there are enough of them', async () => {
    const answers = { [paths.standard]: standard([]), [paths.enhanced]: noEnhanced }
    serve({ ...answers, [paths.chances]: probabilities() })
    const { unmount } = open()
    expect(
      await screen.findByText(
        'Track record of picks on winner, spread and total: starts after 30 settled picks (12 so far). Props, alternate lines and parts of games are not on record.',
      ),
    ).toBeInTheDocument()
    unmount()
    serve({ ...answers, [paths.chances]: probabilities({ modelAccuracy: 54.2, sample: 48 }) })
    open()
    expect(
      await screen.findByText(/^54\.2% of 48 settled picks on winner, spread and total won\. Props/),
    ).toBeInTheDocument()
  })

  it('asks for the chances every half a minute, as documented', () => {
    expect(CHANCES_MS).toBe(30_000)
  })

  it('has an analyst write about one pick when asked', async () => {
    const pick = aRecommendation()
    serve({
      [paths.standard]: standard([pick]),
      [paths.enhanced]: noEnhanced,
      [paths.chances]: probabilities(),
      [`/api/advanced-more-picks/analyze/${encodeURIComponent(pick.id)}`]: {
        success: true,
        analysis: {
          aiInsights: 'Worth its price.',
          keyFactors: ['first'],
          marketSentiment: 'bullish',
          valueOpportunity: 'high',
          analyst: 'built-in',
          generatedAt: '2026-07-15T19:00:00.000Z',
        },
      },
    })
    open()
    fireEvent.click(await screen.findByRole('button', { name: 'Generate' }))
    expect(await screen.findByText('Worth its price.')).toBeInTheDocument()
    // The verdict is the card's own: the analyst's words add none.
    expect(
      screen.getAllByText(/^((strong )?bet|lean|pass|sentiment:.*|value:.*)$/i).map((one) => one.textContent),
    ).toEqual(['Strong bet'])
    expect(screen.getByRole('button', { name: 'Refresh' })).toBeInTheDocument()
  })

  it('shows under a short list what just missed it, and by the funnel how few come through', async () => {
    const missed = { ...standard([]), justMissed: [aMissedBet()] }
    serve({ [paths.standard]: missed, [paths.enhanced]: noEnhanced, [paths.chances]: probabilities() })
    open()
    fireEvent.click(await screen.findByText('Just missed (1)'))
    const card = within(screen.getByRole('article', { name: 'Just missed: Boston Red Sox to win (moneyline)' }))
    expect(card.getByText('69% chance to beat the closing line: this list takes 70%')).toBeInTheDocument()
    // 69.9% does not reach a bar of 70%, so it does not read as 70%.
    expect(card.getByText('69%')).toBeInTheDocument()
    expect(
      screen.getByText(
        'Winner, spread and total before the start: 344 prices looked at → 36 +EV → 26 recommended → 2 top picks · 24 published on upcoming games',
      ),
    ).toBeInTheDocument()
    expect(screen.getByText('No bet worth making right now')).toBeInTheDocument()
  })

  it('feeds its richer filters: a recommended prop, an alternate line and a bet in play', async () => {
    const {
      isHighConfidence: _,
      isTrending: __,
      sharpMoney: ___,
      marketSentiment: ____,
      ...bet
    } = {
      ...aRecommendation(),
      period: 'full',
      books: 6,
      isEnhanced: true,
      inUbse: true,
      score: null,
    }
    const enhanced = {
      ...noEnhanced,
      enhancedPicks: [
        { ...bet, id: 'prop', betType: 'Player prop', marketType: 'player-prop' as const, pick: 'A over 21.5 points' },
        { ...bet, id: 'alt', betType: 'Alternate run line', marketType: 'spread' as const, pick: 'Boston −2.5' },
        { ...bet, id: 'live', isLive: true, pick: 'Boston in play' },
        { ...bet, id: 'short', inUbse: false, pick: 'Falls short' },
      ],
    }
    serve({ [paths.standard]: standard([]), [paths.enhanced]: enhanced, [paths.chances]: probabilities() })
    open()
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(3))
    expect(screen.queryByText('Falls short')).toBeNull()
    const kept = (chip: string) => {
      fireEvent.click(screen.getByRole('button', { name: new RegExp(`^${chip}`) }))
      const names = screen.getAllByRole('article').map((card) => card.getAttribute('aria-label'))
      fireEvent.click(screen.getByRole('button', { name: new RegExp(`^${chip}`) }))
      return names
    }
    expect(kept('Props')).toEqual([expect.stringContaining('A over 21.5 points')])
    expect(kept('Alt lines')).toEqual([expect.stringContaining('Boston −2.5')])
    expect(kept('Live')).toEqual([expect.stringContaining('Boston in play')])
  })

  it('blames no price while it still learns from past games', async () => {
    serve({
      [paths.standard]: { ...standard([]), provenance: { ...provenance, learnt: 19 } },
      [paths.enhanced]: noEnhanced,
      [paths.chances]: probabilities(),
    })
    open()
    expect(await screen.findByText('19% done. Picks start within minutes.')).toBeInTheDocument()
    expect(screen.queryByText(/No bet worth making/)).toBeNull()
  })

  it('says why there is nothing, and asks again when told to', async () => {
    const asked = serve({ [paths.standard]: 500, [paths.enhanced]: noEnhanced, [paths.chances]: probabilities() })
    open()
    expect(await screen.findByText('No picks match your filters')).toBeInTheDocument()
    expect(screen.getByText(/Couldn’t load picks/)).toBeInTheDocument()
    // How many there are is not known: no tile says 0, and there is nothing to filter.
    expect(screen.queryByText('Total Picks')).toBeNull()
    expect(screen.queryByRole('searchbox')).toBeNull()
    const before = asked.mock.calls.length
    fireEvent.click(screen.getByRole('button', { name: 'Retry Analysis' }))
    await waitFor(() => expect(asked.mock.calls.length).toBe(before + 1))
  })
})

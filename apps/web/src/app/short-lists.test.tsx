import type { ParlayPicks, Provenance } from '@fairline/contract'
import { screen } from '@testing-library/react'
import type { ReactElement } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { anAnalysis } from '../../testing/analysis.ts'
import { aMissedBet, drawn, funnel, propFunnel, provenance, serve } from '../../testing/answers.ts'
import { show } from '../../testing/show.tsx'
import { AdvancedList } from '../features/advanced/advanced-list.tsx'
import { AlternativesPanel } from '../features/alternatives/alternatives-panel.tsx'
import { MarketAnalysisSheet } from '../features/market-analysis/market-analysis-sheet.tsx'
import { PickPanel } from '../features/picks/pick-panel.tsx'
import { EnhancedPropsSheet } from '../features/props/enhanced-props-sheet.tsx'
import { PropPanel } from '../features/props/prop-panel.tsx'
import { PropsSheet } from '../features/props/props-sheet.tsx'
import { ShareSheet } from '../features/sharing/share-sheet.tsx'
import { AllTab } from '../features/smart-parlay/all-tab.tsx'
import { IntegratedTab } from '../features/smart-parlay/integrated-tab.tsx'
import { MarketTab } from '../features/smart-parlay/market-tab.tsx'
import { TopTab } from '../features/smart-parlay/top-tab.tsx'

afterEach(() => void vi.unstubAllGlobals())

/** What a list without bets says next to its rows. */
interface Rest {
  readonly justMissed: ReturnType<typeof aMissedBet>[]
  readonly provenance: Provenance
}

const close = () => undefined
const lastUpdated = provenance.asOf
const analysis = anAnalysis()
const noCategory = { moneyline: 0, spread: 0, total: 0, team_total: 0, player_prop: 0 }
const noMorePicks = {
  totalPicks: 0,
  avgConfidence: null,
  confidenceSample: 0,
  highConfidencePicks: 0,
  trendingPicks: 0,
  message: null,
  byMarket: { moneyline: 0, spread: 0, total: 0 },
  byLeague: {},
}
const noProps = { success: true, totalProps: 0, funnel: propFunnel }

/** Every list of bets that a screen asks for: where, and its rows. */
const lists: readonly (readonly [name: string, screen: ReactElement, path: string, rows: object])[] = [
  [
    'Top 25',
    <TopTab key="top" />,
    '/api/smart-parlay-picks',
    { picks: [], totalPicks: 0, highValue: 0, lastUpdated, avgConfidence: null, funnel },
  ],
  [
    'All Picks',
    <AllTab key="all" />,
    '/api/smart-parlay/live-picks',
    { picks: [], totalOpportunities: 0, summary: noCategory, topGrades: 0, lastUpdated, funnel },
  ],
  [
    'Integrated',
    <IntegratedTab key="integrated" />,
    '/api/smart-parlay/integrated',
    {
      recommendations: [],
      publishedInPlay: [],
      breakdown: { liveGames: 0, scheduledGames: 0 },
      qualityMetrics: { avgConfidence: null },
      funnel,
    },
  ],
  ['Market Intel', <MarketTab key="market" />, '/api/market-intelligence', { picks: [], funnel }],
  [
    'the AI market analysis',
    <MarketAnalysisSheet key="analysis" of="" onClose={close} />,
    '/api/ai-market-analysis',
    { ...analysis, strategicInsights: { valueOpportunities: [] } },
  ],
  [
    'the picks of the day',
    <AdvancedList key="advanced" />,
    '/api/advanced-more-picks?offset=0&limit=4',
    { picks: [], summary: noMorePicks, hasMore: false, funnel },
  ],
  ['a drawn prop', <PropPanel key="prop" onClose={close} />, '/api/player-props/random', drawn(null)],
  [
    'Player Props',
    <PropsSheet key="props" onClose={close} />,
    '/api/premium-player-props',
    { ...noProps, props: [], summary: { leagues: [], strongBets: 0, topGrades: 0 }, error: null },
  ],
  [
    'Enhanced Props',
    <EnhancedPropsSheet key="enhanced" onClose={close} />,
    '/api/authentic-props',
    {
      ...noProps,
      enhancedProps: [],
      summary: { totalProps: 0, enhancedProps: 0, liveGamesFiltered: 0, valueGrades: {}, avgConfidence: null },
      gameCount: 0,
      propsByGame: {},
      message: '',
      timestamp: lastUpdated,
      intelligence: { summary: 'how', features: [] },
      metadata: { highProbabilityProps: 0, valueOpportunities: 0, arbitrageOpportunities: 0 },
    },
  ],
  [
    'Share',
    <ShareSheet key="share" of="" onClose={close} />,
    '/api/social-sharing/predictions',
    { predictions: [], funnel },
  ],
]
/** Lists that are handed to their screen. */
const panels: readonly (readonly [name: string, screen: (rest: Rest) => ReactElement])[] = [
  [
    'Alternative picks',
    (rest) => (
      <AlternativesPanel
        answer={{ picks: [], totalOptions: 19, proposals: 0, minConfidence: 70, gamesAnalyzed: 0, funnel, ...rest }}
      />
    ),
  ],
  [
    'the ball',
    (rest) => (
      <PickPanel
        answer={{
          ...noPicks,
          reason: rest.provenance.learnt === null ? 'no-bet-worth-making' : 'still-learning',
          ...rest,
        }}
      />
    ),
  ],
]
const noPicks: Omit<ParlayPicks, 'reason' | keyof Rest> = {
  success: false,
  picks: { pick1: null, pick2: null },
  parlay: null,
  confidence: null,
  aiMode: false,
  inPlay: 0,
  published: [],
  funnel,
}

const draw = (path: string, part: ReactElement, rows: object, rest: Rest) => {
  serve({ [path]: { ...rows, ...rest } })
  show(part)
}
/** One bet out of many: it shows no funnel. */
const DRAWN: ReadonlySet<string> = new Set(['a drawn prop'])
const missed: Rest = { justMissed: [aMissedBet()], provenance }
const learning: Rest = { justMissed: [], provenance: { ...provenance, learnt: 18 } }

describe('a list without bets', () => {
  it.each(lists)('shows what just missed it, and the funnel: %s', async (name, part, path, rows) => {
    draw(path, part, rows, missed)
    expect(await screen.findByText('Just missed (1)')).toBeInTheDocument()
    if (!DRAWN.has(name)) expect(screen.getByText(/looked at → \d+ \+EV → \d+ recommended/)).toBeInTheDocument()
  })

  it.each(panels)('shows what just missed it, and the funnel: %s', (_, partOf) => {
    show(partOf(missed))
    expect(screen.getByText('Just missed (1)')).toBeInTheDocument()
    expect(screen.getByText(/looked at → \d+ \+EV → \d+ recommended/)).toBeInTheDocument()
  })

  it.each(lists)('says how far learning is, and blames no price: %s', async (_, part, path, rows) => {
    draw(path, part, rows, learning)
    expect(await screen.findByText('18% done. Picks start within minutes.')).toBeInTheDocument()
    expect(screen.queryByText(/no bet|no opportunities|worth|\+EV (bet|prop)s right/i)).toBeNull()
  })

  it.each(panels)('says how far learning is, and blames no price: %s', (_, partOf) => {
    show(partOf(learning))
    expect(screen.getByText('18% done. Picks start within minutes.')).toBeInTheDocument()
    expect(screen.queryByText(/no bet|no opportunities|worth|market conditions/i)).toBeNull()
  })
})

import type { AdvancedPick } from '@fairline/contract'
import { screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { show } from '../../../testing/show.tsx'
import { noteServerTime } from '../../lib/app-clock.ts'
import { AdvancedCard } from './advanced-card.tsx'

const strategy = (name: string): AdvancedPick['strategies'][number] => ({
  name,
  confidence: 82,
  reasoning: `${name} says so`,
  fibonacciAnalysis: null,
})
const pick = (other: Partial<AdvancedPick> = {}): AdvancedPick => ({
  id: 'g1|moneyline||home',
  gameId: 'g1',
  league: 'MLB',
  homeTeam: 'Boston Red Sox',
  awayTeam: '<b>New York</b> Yankees',
  gameTime: '2026-07-15T20:30:00.000Z',
  betType: 'Moneyline',
  marketType: 'moneyline',
  pick: 'Boston Red Sox to win (moneyline)',
  line: null,
  odds: 110,
  bookmaker: 'Pinnacle (simulated)',
  confidence: 82,
  winProbability: 49,
  valueGrade: 'A',
  quotedAt: '2026-07-15T18:58:00.000Z',
  goodDownTo: 104,
  isPick: true,
  game: {
    league: 'MLB',
    homeTeam: 'Boston Red Sox',
    awayTeam: 'New York Yankees',
    gameTime: null,
    startTime: null,
    gameStatus: 'Scheduled',
    homeScore: null,
    awayScore: null,
  },
  matchInfo: 'New York Yankees @ Boston Red Sox',
  lastUpdated: '2026-07-15T18:58:00.000Z',
  rank: 1,
  rankScore: 50,
  valueScore: 30,
  expectedValue: 3,
  sharpValue: null,
  isTrending: false,
  trendDirection: null,
  tags: ['Pick'],
  strategies: [
    strategy('Value Betting'),
    { ...strategy('Fibonacci System'), fibonacciAnalysis: fibonacci },
    strategy('Monte Carlo'),
    strategy('Kelly Growth'),
    strategy('Line Shopping'),
  ],
  sharpMoney: {
    lineMovement: -1.2,
    booksTowards: 2,
    booksAway: 7,
    volume: 'Heavy',
    label: 'STEAM',
    tickets: null,
  },
  marketSentiment: 'bearish',
  liveFactors: [{ description: 'Market moved away', impact: -1.2 }],
  reasoning: ['first', 'second', 'third'],
  ...other,
})
const fibonacci: AdvancedPick['strategies'][number]['fibonacciAnalysis'] = {
  riskLevel: 'medium',
  expectedValue: 3,
  bankruptcyRisk: 4.5,
  monteCarloResults: { profitProbability: 61.2 },
  marketEfficiency: 97.4,
}

afterEach(() => noteServerTime(new Date().toISOString()))
const draw = (other?: Partial<AdvancedPick>) => {
  noteServerTime('2026-07-15T19:00:00.000Z')
  show(<AdvancedCard pick={pick(other)} />)
}

describe('a card of the day’s picks', () => {
  it('names three strategies at most, the Fibonacci system apart and the Monte Carlo model for what it is', () => {
    draw()
    const models = within(screen.getByRole('region', { name: 'Strategy models' }))
    expect(models.getAllByText(/says so/).map((one) => one.textContent)).toHaveLength(3)
    expect(models.getByText('Basic Monte Carlo')).toBeInTheDocument()
    expect(models.queryByText('Fibonacci System')).toBeNull()
    expect(screen.getByRole('region', { name: 'Advanced strategy' })).toHaveTextContent('61.2%')
  })

  it('has the advanced strategy in baseball alone, and the sharp money box from 80 on', () => {
    draw({ league: 'NHL', confidence: 79.9 })
    expect(screen.queryByRole('region', { name: 'Advanced strategy' })).toBeNull()
    expect(screen.queryByRole('region', { name: 'Sharp Money Intelligence' })).toBeNull()
  })

  it('says what the books did, and that no feed here has tickets', () => {
    draw()
    const box = screen.getByRole('region', { name: 'Sharp Money Intelligence' })
    for (const text of ['STEAM', '−1.2 pts', 'Heavy', 'no ticket data']) expect(box).toHaveTextContent(text)
  })

  it('says when to bet and how high its confidence is; what a feed calls a team stays text', () => {
    draw()
    expect(screen.getByText('PRIME TIME')).toBeInTheDocument()
    expect(screen.getByText('HIGH CONFIDENCE')).toBeInTheDocument()
    expect(screen.getByText(/<b>New York<\/b> Yankees @ Boston Red Sox/)).toBeInTheDocument()
  })

  it('marks a game of tomorrow', () => {
    draw({ gameTime: '2026-07-16T20:30:00.000Z' })
    expect(screen.getByText('Tomorrow')).toBeInTheDocument()
  })
})

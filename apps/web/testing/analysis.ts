import type { AiMarketAnalysis } from '@fairline/contract'
import { listFields, provenance } from './answers.ts'

const pick = (id: string, isLive: boolean): AiMarketAnalysis['strategicInsights']['valueOpportunities'][number] => ({
  id,
  gameId: 'g1',
  league: 'MLB',
  homeTeam: 'Boston Red Sox',
  awayTeam: 'New York Yankees',
  gameTime: '2026-07-15T23:05:00.000Z',
  betType: 'Moneyline',
  marketType: 'moneyline',
  pick: 'Boston Red Sox to win (moneyline)',
  line: null,
  odds: 110,
  bookmaker: 'Pinnacle (simulated)',
  confidence: 72,
  winProbability: 49,
  valueGrade: 'B',
  quotedAt: '2026-07-15T18:58:00.000Z',
  goodDownTo: 104,
  confidenceAssumed: false,
  recommendation: 'lean',
  published: null,
  isPick: true,
  isRecorded: true,
  bet: 'Boston Red Sox to win (moneyline)',
  matchInfo: 'New York Yankees @ Boston Red Sox',
  expectedValue: 0.03,
  reasoning: ['first', 'second', 'third'],
  isLive,
  score: isLive ? { away: 5, home: 0, clock: 'Top 7th' } : null,
})

/** An analysis of nine bets. @param live  whether the first of them is on a game that is being played */
export const anAnalysis = (live = false): AiMarketAnalysis => ({
  strategicInsights: { valueOpportunities: Array.from({ length: 9 }, (_, i) => pick(String(i), live && i === 0)) },
  publishedInPlay: [],
  executiveSummary: { topOpportunities: ['one line'], marketOverview: 'The board holds nine bets.' },
  metadata: {
    gameCount: 12,
    liveGames: live ? 2 : 0,
    highConfidencePicks: 0,
    averageConfidence: 72,
    unmatched: 1,
    timestamp: '2026-07-15T19:00:00.000Z',
    analyst: 'Fairline',
  },
  ...listFields,
  provenance,
})

import type { AdvancedPick, PublishedBet, PublishedPick, SmartParlayPick, UbseRecommendation } from '@fairline/contract'

const fibonacci: AdvancedPick['strategies'][number]['fibonacciAnalysis'] = {
  riskLevel: 'medium',
  expectedValue: 3,
  bankruptcyRisk: 4.5,
  monteCarloResults: { profitProbability: 61.2 },
  marketEfficiency: 97.4,
}

const strategy = (name: string): AdvancedPick['strategies'][number] => ({
  name,
  confidence: 82,
  reasoning: `${name} says so`,
  fibonacciAnalysis: null,
})

/** A pick as the main list tells it, small and by hand. */
export const anAdvancedPick = (other: Partial<AdvancedPick> = {}): AdvancedPick => ({
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
  confidenceAssumed: false,
  recommendation: 'bet',
  published: null,
  isPick: true,
  isRecorded: true,
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
  chatgptTrends: {
    marketSentiment: 'bearish',
    valueOpportunity: 'high',
    keyFactors: ['first', 'second', 'third'],
    aiInsights: 'Fair 49% vs. 47.6% implied by +110 at Pinnacle (simulated): +3% EV.',
    generatedAt: '2026-07-15T19:00:00.000Z',
    analyst: 'Fairline',
  },
  ...other,
})

const { id, gameId, league, homeTeam, awayTeam, gameTime, betType, marketType, pick, line } = anAdvancedPick()
const { odds, bookmaker, confidence, winProbability, valueGrade, quotedAt, goodDownTo } = anAdvancedPick()
const { confidenceAssumed, recommendation, published, isPick, isRecorded } = anAdvancedPick()
const bet = {
  id,
  gameId,
  league,
  homeTeam,
  awayTeam,
  gameTime,
  betType,
  marketType,
  pick,
  line,
  odds,
  bookmaker,
  confidence,
  winProbability,
  valueGrade,
  quotedAt,
  goodDownTo,
  confidenceAssumed,
  recommendation,
  published,
  isPick,
  isRecorded,
}

/** A bet that UBSE recommends. */
export const aRecommendation = (other: Partial<UbseRecommendation> = {}): UbseRecommendation => ({
  ...bet,
  reasoning: ['first', 'second'],
  expectedValue: 3,
  sharpValue: 1.2,
  grade: 'A',
  rankScore: 50,
  isTrending: false,
  isHighConfidence: true,
  isEnhanced: false,
  isLive: false,
  awayStrength: 0.48,
  homeStrength: 0.53,
  sharpMoney: { lineMovement: 1.4, booksTowards: 7, booksAway: 2, volume: 'High', label: null, tickets: null },
  marketSentiment: 'bullish',
  ...other,
})

/** A pick of Smart Parlay. */
export const aRankedPick = (other: Partial<SmartParlayPick> = {}): SmartParlayPick => ({
  ...bet,
  rank: 1,
  finalScore: 50,
  game: 'New York Yankees @ Boston Red Sox',
  reasoning: 'Because',
  expectedValue: 0.03,
  ...other,
})

/** What was published of a bet, three minutes past noon in Los Angeles. */
export const aPublishedBet = (other: Partial<PublishedBet> = {}): PublishedBet => ({
  odds: -124,
  bookmaker: 'Bovada (simulated)',
  publishedAt: '2026-07-15T19:03:00.000Z',
  winProbability: 57,
  expectedValue: 0.03,
  confidence: 72,
  grade: 'B',
  status: 'worth-it',
  ...other,
})

/** A published pick with what the bet is now. */
export const aPublishedPick = (
  status: PublishedBet['status'] = 'worth-it',
  other: Partial<PublishedPick> = {},
): PublishedPick => ({
  id: 'g1|moneyline||home',
  gameId: 'g1',
  league: 'MLB',
  game: 'New York Yankees @ Boston Red Sox',
  gameTime: '2026-07-15T23:05:00.000Z',
  pick: 'Boston Red Sox to win (moneyline)',
  score: null,
  published: aPublishedBet({ status }),
  settlement: null,
  isRecorded: true,
  now: {
    odds: -118,
    bookmaker: 'Pinnacle (simulated)',
    quotedAt: '2026-07-15T19:58:00.000Z',
    winProbability: 54.6,
    expectedValue: 0.009,
    confidence: 71,
    confidenceAssumed: false,
    recommendation: 'lean',
  },
  ...other,
})

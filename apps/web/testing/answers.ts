import type { Funnel, MissedBet, PropFunnel, Provenance, RandomPlayerProp } from '@fairline/contract'
import { vi } from 'vitest'

/** Answers as the server gives them, for screens to be drawn from; small, and by hand. */
export const provenance: Provenance = {
  source: 'simulated',
  boardVersion: 1,
  asOf: '2026-07-15T19:00:00.000Z',
  newestFactAt: '2026-07-15T18:59:00.000Z',
  learnt: null,
  troubles: [],
}

export const funnel: Funnel = { prices: 344, positiveEv: 36, recommended: 26, published: 24, topPicks: 2 }
export const propFunnel: PropFunnel = { props: 1706, positiveEv: 278, recommended: 0 }

/** What a list of bets says next to its rows. */
export const listFields = { funnel, justMissed: [] }

export const aMissedBet = (other: Partial<MissedBet> = {}): MissedBet => ({
  id: 'g1|moneyline||home',
  gameId: 'g1',
  league: 'MLB',
  game: 'New York Yankees @ Boston Red Sox',
  gameTime: '2026-07-15T20:30:00.000Z',
  betType: 'Moneyline',
  pick: 'Boston Red Sox to win (moneyline)',
  odds: 110,
  bookmaker: 'Pinnacle (simulated)',
  quotedAt: '2026-07-15T18:58:00.000Z',
  confidence: 69.9,
  confidenceAssumed: false,
  winProbability: 49,
  expectedValue: 0.02,
  valueGrade: 'B',
  isLive: false,
  missedBy: '69% chance to beat the closing line: this list takes 70%',
  ...other,
})

export const aProp: NonNullable<RandomPlayerProp['prop']> = {
  id: 'g1|p1|points|21.5|over',
  gameId: 'g1',
  playerName: 'Amara Okoye',
  team: 'Seattle Storm',
  opponent: 'Phoenix Mercury',
  homeTeam: 'Phoenix Mercury',
  awayTeam: 'Seattle Storm',
  matchup: 'Seattle Storm @ Phoenix Mercury',
  league: 'WNBA',
  gameTime: '2026-07-16T02:00:00.000Z',
  propType: 'Points',
  line: 21.5,
  side: 'Over',
  odds: 105,
  overOdds: 105,
  underOdds: -125,
  bookmaker: 'Pinnacle (simulated)',
  confidence: 62,
  confidenceAssumed: false,
  carriedOverFrom: null,
  winProbability: 51.4,
  expectedValue: 5.37,
  valueGrade: 'B+',
  quotedAt: '2026-07-15T18:58:00.000Z',
  goodDownTo: -105,
  recommendation: 'LEAN',
  last5: [true, true, false, true, true],
  last5Display: '✅✅❌✅✅',
  lastTen: { hits: 7, games: 10 },
  successRate: 70,
  gamesPlayed: 24,
  tier: 'consistent',
  rank: 1,
  probability: { bayesian: 0.514, display: '51.4%' },
  valueScore: 5.4,
  analytics: {
    expectedValue: 5.37,
    kellySize: 0.05,
    valueGrade: 'B+',
    historicalHitRate: 70,
    confidence: 62,
    recommendation: 'LEAN',
  },
  indicators: {
    injury: { status: null },
    form: { icon: null, streak: 2 },
    weather: { icon: null, text: null, impact: null },
    sharp: { direction: null, strength: null },
    arbitrage: { available: false },
  },
  reasoning: ['Eight other books say 53.9%', 'Worth 5.4% at +105', 'Good down to −105'],
  finalRecommendation: 'Over 21.5',
  finalConfidence: 62,
}

export const drawn = (prop: RandomPlayerProp['prop'], message: string | null = null): RandomPlayerProp => ({
  success: prop !== null,
  prop,
  among: prop === null ? 0 : 7,
  message,
  error: null,
  justMissed: [],
  provenance,
})

/** Answers every call with what stands under its path; a status where that is a number, 404 where nothing does. */
export function serve(answers: Readonly<Record<string, unknown>>) {
  const query = vi.fn<(path: string) => Promise<Response>>(async (path) => {
    const body = answers[path]
    if (typeof body === 'number')
      return Response.json({ type: 'internal', title: 'Something broke on our side', status: body }, { status: body })
    return Response.json(body ?? null, { status: path in answers ? 200 : 404 })
  })
  vi.stubGlobal('fetch', query)
  return query
}

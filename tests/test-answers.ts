import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Bet, type Funnel, type ListBets, listBets, openApi, routes } from '@fairline/contract'
import { type Board, isPriced, isRecommended, type PricedBet } from '@fairline/engine'
import { beforeAll, describe, expect, it } from 'vitest'
import { alternativePicksOf } from '../apps/server/src/answers/alternative-picks.ts'
import { canRead, specification } from './can-run.ts'
import type { SimulatedApp } from './simulated-app.ts'
import { testComputedResponses } from './test-computed-responses.ts'
import { testGamesAndSlips } from './test-games-and-slips.ts'

// The simulated leagues in the early afternoon of Los Angeles, their past learnt: every door answers, in the shape and units it promises.
const reads = routes.filter(({ method, path }) => method === 'GET' && path !== '/api/health')
const described = openApi('test') as { paths: Record<string, unknown> }
/** The first row of the ledger stands for every one; a test is started before. */
const placed = (path: string) => () =>
  path
    .replace('{id}', path.includes('/tests/') ? test : path.includes('/share-urls/') ? shared : '1')
    .replace(/^(\/api\/tools\/(\w+))$/, (_, door, tool) => `${door}?${asked[tool as keyof typeof asked]}`)
    .replace('{gameId}', board?.games.find(({ moves }) => moves.length > 2)?.game.id ?? '')
    .replace('{day}', '2026-06-09')
    .replace(
      /^\/api\/slip$/,
      () =>
        `/api/slip?legs=${encodeURIComponent(
          board.games
            .flatMap(({ bets, game }) => (bets[0] ? [`${game.id}|${bets[0].market.kind}||${bets[0].selection}`] : []))
            .slice(-3)
            .join(';'),
        )}`,
    )
    .replace('{league}', 'MLB')
    .replace('{team}', 'Boston%20Red%20Sox')
/** Calculators answer nothing to nothing. */
const asked = {
  convert: 'odds=-110,-110',
  parlay: 'legs=-110,-110;2.5,1.6',
  hedge: 'stake=100&price=3/1&against=-250&free=true',
  promo: 'price=%2B200&chance=0.32&boost=0.5&back=1&worth=0.7',
}
let test = ''
let shared = ''
let app: SimulatedApp['app']
let board: Board

const answer = async (path: string) => (await app.inject(path)).json() as Record<string, unknown>

/** All lists of objects in an answer, by where they stand. */
function listsIn(value: unknown, at = ''): [string, Record<string, unknown>[]][] {
  if (Array.isArray(value)) {
    const rows = value.filter((row): row is Record<string, unknown> => typeof row === 'object' && row !== null)
    return [
      ...(rows.length > 0 ? [[at, rows] as [string, Record<string, unknown>[]]] : []),
      ...rows.slice(0, 1).flatMap((row) => listsIn(row, `${at}[]`)),
    ]
  }
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => listsIn(inner, `${at}.${key}`))
}

/** A bet that just missed a list. */
interface Missed {
  readonly id: string
  readonly gameId: string | null
  readonly missedBy: string
  readonly expectedValue: number
}

/** Holds a bet that just missed a list to all bets, as far as it is among them. @param known  null where no game may be named */
function expectAsListed(
  { id, gameId, missedBy, expectedValue }: Missed,
  known: ReadonlyMap<string, Pick<Bet, 'expectedValue'>> | null,
): void {
  expect(missedBy).toMatch(/./)
  if (known === null) expect(gameId).toBeNull()
  else if (known.has(id)) expect(known.get(id)!.expectedValue).toBeCloseTo(expectedValue, 4)
}

/** What every endpoint says, on a simulated app that has just learned its past. */
export function testAnswers(simulated: () => { readonly app: SimulatedApp['app']; readonly board: Board }): void {
  beforeAll(async () => {
    ;({ app, board } = simulated())
    test = (await app.inject({ method: 'POST', url: '/api/analytics/tests' })).json().id as string
    shared = (await app.inject('/api/social-sharing/predictions')).json().predictions[0].id as string
  })

  describe.each(reads.map((door) => [door.path, placed(door.path), door] as const))('%s', (_, path, door) => {
    it('answers 200 with every field it names', async () => {
      const response = await app.inject(path())
      expect(response.statusCode).toBe(200)
      const read = door.answer.safeParse(response.json())
      expect(read.success ? [] : read.error.issues).toEqual([])
    })

    it('gives no number that is the same in every row, unless it says that it is', async () => {
      const schema = JSON.stringify(described.paths[door.path])
      const said = (key: string) => new RegExp(`"${key}":\\{[^{}]*constant`).test(schema)
      const isConstant = (values: readonly unknown[]) =>
        values.every((value) => typeof value === 'number') && new Set(values).size === 1
      const constant = [...listsIn(await answer(path()))]
        .filter(([, rows]) => rows.length >= 12)
        .flatMap(([at, rows]) => Object.keys(rows[0]!).map((key) => ({ at, key, values: rows.map((row) => row[key]) })))
        .filter(({ key, values }) => isConstant(values) && !said(key))
      expect(constant.map(({ at, key }) => `${at}.${key}`)).toEqual([])
    })

    it('holds no number that is none', async () => {
      expect((await app.inject(path())).body).not.toMatch(/NaN|Infinity|undefined/)
    })
  })

  describe('doors that something is sent to', () => {
    const send = (url: string, payload?: object) =>
      app.inject({
        ...{ method: 'POST', url, headers: { 'content-type': 'application/json' } },
        ...(payload ? { payload } : {}),
      })
    const doorOf = (path: string) => routes.find((door) => door.method === 'POST' && door.path === path)!
    const { league, home, away } = { league: 'MLB', home: 'Nobody', away: 'Nowhere' }
    const games = [{ league, homeTeam: home, awayTeam: away }]

    it.each([
      ['/api/arbitrage-start-scanning', undefined],
      ['/api/ai-market-analysis', undefined],
      ['/api/analytics/tests', undefined],
      ['/api/social-sharing/track', { predictionId: 'x', platform: 'reddit' }],
      ['/api/openai/enhanced-analysis', { games }],
    ] as const)(
      '%s answers 200 with every field it names, nothing sent along being no error',
      async (path, payload) => {
        const response = await send(path, payload)
        expect(response.statusCode).toBe(200)
        const read = doorOf(path).answer.safeParse(response.json())
        expect(read.success ? [] : read.error.issues).toEqual([])
        expect(response.body).not.toMatch(/NaN|Infinity|undefined/)
      },
    )

    it('analyses a bet of the board in words, and no other', async () => {
      const { picks } = (await answer('/api/advanced-more-picks')) as { picks: { id: string }[] }
      const response = await send(`/api/advanced-more-picks/analyze/${encodeURIComponent(picks[0]!.id)}`)
      expect(response.statusCode).toBe(200)
      const read = doorOf('/api/advanced-more-picks/analyze/{pickId}').answer.safeParse(response.json())
      expect(read.success ? [] : read.error.issues).toEqual([])
      expect((await send('/api/advanced-more-picks/analyze/nothing')).statusCode).toBe(404)
    })

    it('refuses what it cannot read, and names the field', async () => {
      const response = await send('/api/openai/enhanced-analysis', { games: [{ league: 'MLB' }] })
      expect([response.statusCode, response.json().title]).toEqual([400, expect.stringContaining('homeTeam')])
      expect((await send('/api/openai/enhanced-analysis')).statusCode).toBe(400)
    })

    it('drops a test once, and keeps the others', async () => {
      const { id } = (await send('/api/analytics/tests')).json()
      const drop = () => app.inject({ method: 'DELETE', url: `/api/analytics/tests/${id}` })
      expect([(await drop()).statusCode, (await drop()).statusCode]).toEqual([200, 404])
      expect((await app.inject(`/api/analytics/tests/${test}`)).statusCode).toBe(200)
    })

    it('counts what the analyst wrote, which costs nothing', async () => {
      const usage = (await answer('/api/openai/usage-stats')) as { totalCalls: number; totalCost: number }
      expect([usage.totalCalls > 0, usage.totalCost]).toEqual([true, 0])
    })

    it('notes the pair of a visitor once, under a random id, for operators alone', async () => {
      const first = await app.inject('/api/parlay-picks')
      const cookie = String(first.headers['set-cookie']).split(';')[0]!
      await app.inject({ url: '/api/parlay-picks', headers: { cookie } })
      const { analytics, recentPredictions } = (await answer('/api/admin/predictions')) as {
        analytics: { totalPredictions: number; uniqueUsers: number }
        recentPredictions: { sessionId: string; parlayOutcome: string }[]
      }
      const own = recentPredictions.filter(({ sessionId }) => cookie.endsWith(sessionId))
      expect(own).toHaveLength(1)
      const { pick1, pick2 } = first.json().picks as Record<'pick1' | 'pick2', { published: unknown } | null>
      const isPublished = [pick1, pick2].every((pick) => pick === null || pick.published !== null)
      expect(own[0]!.parlayOutcome).toBe(isPublished ? 'pending' : 'other')
      expect(analytics.uniqueUsers).toBeLessThanOrEqual(analytics.totalPredictions)
      const elsewhere = { remoteAddress: '10.0.0.7', headers: { host: 'fairline.example' } }
      expect((await app.inject({ url: '/api/admin/predictions', ...elsewhere })).statusCode).toBe(401)
    })

    it('gives the same picks and figures in AI mode, in other words', async () => {
      const plain = (await answer('/api/parlay-picks')) as { picks: { pick1: Record<string, unknown> } }
      const ai = (await answer('/api/parlay-picks?ai=1')) as unknown as { aiMode: boolean } & typeof plain
      expect(ai.aiMode).toBe(true)
      expect({ ...ai.picks.pick1, analysis: null }).toEqual(plain.picks.pick1)
      expect(ai.picks.pick1.analysis).toMatch(/%/)
    })
  })

  // What both documents name, entity by entity; what a decision replaced or a null stands for is left out.
  const named: Readonly<Record<string, string>> = {
    'GET /api/live-data':
      'games[].id games[].homeTeam games[].awayTeam games[].league games[].status games[].gameStatus games[].isLive games[].isCompleted games[].gameTime games[].startTime games[].homeScore games[].awayScore games[].period games[].bayesianProbabilities.awayWinPercentage games[].bayesianProbabilities.homeWinPercentage summary.total summary.scheduled summary.live pacificTimeDate',
    'GET /api/parlay-picks': 'success confidence picks.pick1 picks.pick2',
    'GET /api/player-props/random': 'success prop message',
    'GET /api/live-player-props/random': 'success prop message error',
    'GET /api/bayesian-analysis':
      'analyses[].homeTeam analyses[].awayTeam analyses[].homeProbability analyses[].awayProbability summary.modelAccuracy',
    'GET /api/advanced-more-picks':
      'picks[].id picks[].game.league picks[].game.homeTeam picks[].game.awayTeam picks[].game.gameTime picks[].game.startTime picks[].game.gameStatus picks[].game.homeScore picks[].game.awayScore picks[].matchInfo picks[].betType picks[].odds picks[].confidence picks[].lastUpdated picks[].rank picks[].rankScore picks[].valueScore picks[].isTrending picks[].trendDirection picks[].tags picks[].strategies[].name picks[].strategies[].confidence picks[].strategies[].reasoning picks[].strategies[].fibonacciAnalysis picks[].chatgptTrends.marketSentiment picks[].chatgptTrends.valueOpportunity picks[].chatgptTrends.keyFactors picks[].chatgptTrends.aiInsights picks[].chatgptTrends.generatedAt picks[].liveFactors[].description picks[].liveFactors[].impact summary.totalPicks summary.avgConfidence summary.highConfidencePicks summary.trendingPicks summary.message hasMore',
    'GET /api/premium-player-props':
      'success error props[].id props[].gameId props[].playerName props[].team props[].opponent props[].propType props[].line props[].league props[].bookmaker props[].overOdds props[].underOdds props[].tier props[].last5Display props[].successRate props[].gamesPlayed props[].confidence props[].expectedValue props[].winProbability props[].analytics.recommendation props[].analytics.expectedValue props[].analytics.kellySize props[].analytics.valueGrade props[].analytics.historicalHitRate props[].analytics.confidence props[].indicators.injury.status props[].indicators.form.icon props[].indicators.form.streak props[].indicators.weather.icon props[].indicators.weather.impact props[].indicators.sharp.direction props[].indicators.sharp.strength props[].indicators.arbitrage.available props[].matchup props[].gameTime props[].reasoning props[].valueScore props[].probability.bayesian props[].probability.display props[].rank summary.leagues totalProps',
    'GET /api/smart-parlay-picks':
      'picks[].rank picks[].finalScore picks[].game picks[].betType picks[].pick picks[].confidence picks[].expectedValue picks[].valueGrade picks[].reasoning picks[].gameId totalPicks lastUpdated avgConfidence',
    'GET /api/smart-parlay/live-picks':
      'picks[].category picks[].value picks[].badge picks[].league totalOpportunities summary topGrades',
    'GET /api/live-games-analysis':
      'games[].game games[].gameId games[].pick games[].winProbability games[].expectedValue games[].reasoning games[].liveContext.currentScore',
    'GET /api/smart-parlay/integrated':
      'recommendations[].game recommendations[].gameType recommendations[].pick recommendations[].confidence recommendations[].expectedValue recommendations[].recommendation recommendations[].reasoning recommendations[].liveContext breakdown.liveGames qualityMetrics.avgConfidence',
    'GET /api/market-intelligence':
      'picks[].rank picks[].pick picks[].game picks[].confidence picks[].odds.book picks[].odds.current picks[].marketIntelligence.valueRating picks[].marketIntelligence.sharpMoney picks[].lineMovement.direction picks[].lineMovement.opening picks[].lineMovement.current picks[].reasoning picks[].marketGrade.grade',
    'GET /api/team-stats/{league}/{team}':
      'success team.name team.wins team.losses team.winPercentage team.pointsPerGame team.pointsFor team.pointsAllowedPerGame team.pointsAgainst team.strengthRating team.logo team.dataSource',
    'GET /api/team-game-history/{league}/{team}':
      'success recentForm.formString recentGames[].result recentGames[].homeAway recentGames[].opponent recentGames[].date recentGames[].teamScore recentGames[].opponentScore recentGames[].formattedResult',
    'GET /api/social-sharing/predictions':
      'predictions[].id predictions[].sport predictions[].predictionType predictions[].anonymizedInsight predictions[].confidence predictions[].shareableText predictions[].hashtags predictions[].timestamp predictions[].metadata.successRate predictions[].metadata.winStreak',
    'GET /api/social-sharing/share-urls/{id}':
      'shareUrls.twitter shareUrls.facebook shareUrls.reddit shareUrls.telegram shareUrls.whatsapp',
    'GET /api/ubse/enhanced-recommendations': 'recommendations',
    'GET /api/auto-enhanced-markets':
      'success enhancedPicks[].betType enhancedPicks[].confidence enhancedPicks[].expectedValue enhancedPicks[].sharpValue summary.f5PicksCount summary.teamTotalPicksCount summary.wnbaPeriodPicksCount',
    'GET /api/admin/predictions':
      'analytics.totalPredictions analytics.todayPredictions analytics.uniqueUsers analytics.leagueBreakdown recentPredictions',
    'GET /api/analytics/opportunities':
      'opportunities[].id opportunities[].homeTeam opportunities[].awayTeam opportunities[].league opportunities[].betType opportunities[].betSide opportunities[].line opportunities[].odds opportunities[].confidence opportunities[].expectedValue opportunities[].strategy opportunities[].riskLevel opportunities[].reasoning',
    'GET /api/analytics/comparisons':
      'comparisons[].id comparisons[].testDay comparisons[].testDate comparisons[].method comparisons[].correctPicks comparisons[].totalPicks comparisons[].accuracy comparisons[].avgConfidence comparisons[].profitLoss',
    'GET /api/analytics/summary': 'avgConfidence',
    'GET /api/live-games':
      'games[].league games[].homeTeam games[].awayTeam games[].homeScore games[].awayScore games[].gameStatus games[].detailedStatus games[].gameTime games[].startTime games[].period games[].timeRemaining games[].isLive games[].isCompleted games[].bayesianProbabilities',
    'GET /api/betting-matrix/comprehensive':
      'bets[].gameId bets[].homeTeam bets[].awayTeam bets[].league bets[].gameTime bets[].betType bets[].betSide bets[].line bets[].odds bets[].impliedProbability bets[].calculatedValue bets[].riskAssessment bets[].marketPosition',
    'GET /api/strategies/unified-analysis':
      'analysis.topPicks.pick1 analysis.topPicks.pick2 analysis.topPicks.combinedConfidence analysis.topPicks.expectedROI analysis.topPicks.riskProfile analysis.consensus analysis.historicalValidation.historicalAccuracy analysis.historicalValidation.similarScenarios analysis.marketInefficiencies analysis.strategyBreakdown[].strategy analysis.strategyBreakdown[].riskLevel analysis.strategyBreakdown[].weight analysis.strategyBreakdown[].confidence analysis.strategyBreakdown[].expectedValue analysis.strategyBreakdown[].pick analysis.strategyBreakdown[].reasoning analysis.strategyBreakdown[].historicalBasis.pattern analysis.strategyBreakdown[].historicalBasis.winRate analysis.strategyBreakdown[].historicalBasis.sampleSize analysis.strategyBreakdown[].historicalBasis.profitability',
    'GET /api/strategies/github-test':
      'results[].day results[].date results[].confidence results[].expectedROI results[].strategiesUsed results[].analysis.topPicks.pick1 results[].analysis.consensus summary.avgConfidence summary.avgExpectedROI summary.totalOpportunities totalStrategies',
    'GET /api/user-picks':
      'status message recommendation nextAvailableDays recommendedPicks gameAnalysis.totalGames gameAnalysis.soccerMatches gameAnalysis.combatEvents gameAnalysis.leagueBreakdown gameAnalysis.detailedAnalysis marketInsights.averageConfidence marketInsights.highValueOpportunities marketInsights.lowRiskOptions marketInsights.soccerSpecific.note marketInsights.soccerSpecific.avgHomeAdvantage marketInsights.soccerSpecific.marketEfficiency marketInsights.combatSpecific.note marketInsights.combatSpecific.avgFighterAdvantage marketInsights.combatSpecific.marketVolatility userPreferences',
    'GET /api/live-ubse/status': 'isMonitoring liveGames lastUpdate',
    'GET /api/live-ubse/updates': 'updates',
    'GET /api/openai/usage-stats': 'status totalCalls totalCost totalTokens dailyCalls dailyCost projectedMonthlyCost',
    'GET /api/openai/daily-report': 'report',
    'GET /api/openai/test-connection': 'success message',
    'GET /api/arbitrage-scan':
      'opportunities[].id opportunities[].awayTeam opportunities[].homeTeam opportunities[].sport opportunities[].marketType opportunities[].timeWindow opportunities[].priority opportunities[].risk opportunities[].profitPercentage opportunities[].profit opportunities[].totalStake opportunities[].confidence opportunities[].legs[].bookmakerTitle opportunities[].legs[].selection opportunities[].legs[].odds opportunities[].legs[].stake opportunities[].legs[].stakePercentage opportunities[].legs[].expectedPayout totalOpportunities totalPotentialProfit gamesScanned bookmakersScanned',
    'GET /api/arbitrage-opportunities': 'opportunities',
    'GET /api/arbitrage-report':
      'performance.scanFrequency performance.averageDetectionTime performance.successRate summary.totalOpportunities summary.totalPotentialProfit summary.averageReturn summary.bookmakersScanned',
    'GET /api/authentic-props':
      'success summary.totalProps summary.enhancedProps summary.liveGamesFiltered summary.valueGrades summary.avgConfidence gameCount propsByGame enhancedProps[].playerId enhancedProps[].playerName enhancedProps[].team enhancedProps[].league enhancedProps[].propType enhancedProps[].lineValue enhancedProps[].homeTeam enhancedProps[].awayTeam enhancedProps[].matchup enhancedProps[].gameTime enhancedProps[].bestOverOdds enhancedProps[].bestUnderOdds enhancedProps[].overOdds enhancedProps[].underOdds enhancedProps[].confidence enhancedProps[].recommendation enhancedProps[].reasoning enhancedProps[].mlPrediction.ensemblePrediction enhancedProps[].mlPrediction.modelConfidence enhancedProps[].mlPrediction.uncertainty enhancedProps[].mlPrediction.topFeatures[].feature enhancedProps[].mlPrediction.topFeatures[].importance enhancedProps[].mlPrediction.topFeatures[].impact enhancedProps[].expectedValue enhancedProps[].valueScore enhancedProps[].kellyCriterionSize enhancedProps[].ubseRating enhancedProps[].sharpMoneyAlignment enhancedProps[].publicFadeOpportunity enhancedProps[].arbitrageOpportunity.detected enhancedProps[].lineMovement.movementPercentage enhancedProps[].lineMovement.steamMove message timestamp intelligence.summary intelligence.features metadata.highProbabilityProps metadata.valueOpportunities metadata.arbitrageOpportunities totalProps',
    'GET /api/player-props':
      'props[].id props[].player props[].team props[].statType props[].line props[].odds props[].confidence props[].recommendation props[].reasoning',
  }

  /** Whether something stands where a path leads; of lists the first row that has the next step is looked at. */
  function stands(value: unknown, path: readonly string[]): boolean {
    const [step, ...rest] = path
    if (step === undefined) return true
    const isList = step.endsWith('[]')
    if (typeof value !== 'object' || value === null) return false
    const inner = (value as Record<string, unknown>)[isList ? step.slice(0, -2) : step]
    if (inner === undefined) return false
    if (!isList) return rest.length === 0 || stands(inner, rest)
    return Array.isArray(inner) && inner.some((row) => stands(row, rest))
  }

  const hasDocuments = canRead('calls of the specification', specification)
  const calls = (hasDocuments ? ['1-home-and-overlays.md', '2-standalone-pages.md'] : [])
    .map((name) => readFileSync(join(specification, name), 'utf8'))
    .flatMap((text) => [...text.matchAll(/^\| (GET|POST|DELETE) (\/api\/[^\s|?]+)/gm)])
    .map(([, method = '', path = '']) => `${method} ${path}`)

  describe('the calls that both documents name', () => {
    it.skipIf(!hasDocuments)('are all routes of this app', () => {
      const doors = new Set(routes.map(({ method, path }) => `${method} ${path}`))
      expect(calls.length).toBeGreaterThan(40)
      expect(calls.filter((call) => !doors.has(call))).toEqual([])
      expect(calls.filter((call) => call.startsWith('GET') && !named[call])).toEqual([])
    })

    it.each(Object.entries(named))('%s carries every field they name', async (call, fields) => {
      const told = await answer(placed(call.slice(4))())
      // Nothing is drawn if no prop clears the bar: then it says so.
      if (told.prop === null) return expect(told).toMatchObject({ success: false, message: expect.stringMatching(/./) })
      expect(fields.split(' ').filter((field) => !stands(told, field.split('.')))).toEqual([])
    })
  })

  type ProposalReasons = Board['games'][number]['proposals'][number]['proposal']['reasons']

  const proposalOf = (bet: PricedBet, reasons: ProposalReasons) => ({
    market: bet.market,
    selection: bet.selection,
    book: bet.book,
    price: bet.price,
    chance: bet.fairProbability,
    expectedValue: bet.expectedValue,
    confidence: bet.confidence,
    stake: 1,
    reasons,
  })

  describe('what the answers say', () => {
    type Bet = {
      id: string
      expectedValue: number
      confidence: number | null
      winProbability: number
      isPick: boolean
      odds: number
    }
    const decimal = (american: number) => (american > 0 ? 1 + american / 100 : 1 - 100 / american)

    it('is worth its price wherever it is recommended, and follows from chance and price', async () => {
      const { recommendations } = (await answer('/api/ubse/enhanced-recommendations')) as { recommendations: Bet[] }
      expect(recommendations.length).toBeGreaterThan(0)
      for (const { expectedValue, confidence, odds, winProbability } of recommendations) {
        expect(confidence).toBeGreaterThanOrEqual(70)
        expect(expectedValue).toBeGreaterThan(0)
        // American odds are whole numbers, and a push gives part of the stake back.
        // The shown probability is rounded to a tenth, American odds to a whole number.
        const rounding = 0.05 * decimal(odds) + 0.005 * winProbability + 0.01
        expect(expectedValue).toBeLessThanOrEqual(winProbability * decimal(odds) - 100 + rounding)
      }
    })

    it('counts what it shows: pages of the main list are one list', async () => {
      const all = (await answer('/api/advanced-more-picks?limit=100')) as {
        picks: Bet[]
        summary: { totalPicks: number }
        hasMore: boolean
      }
      const second = (await answer('/api/advanced-more-picks?offset=4&limit=4')) as { picks: Bet[]; hasMore: boolean }
      expect(all.picks).toHaveLength(Math.min(100, all.summary.totalPicks))
      expect(second.picks.map(({ id }) => id)).toEqual(all.picks.slice(4, 8).map(({ id }) => id))
      expect(((await answer('/api/advanced-more-picks')) as { picks: Bet[] }).picks).toHaveLength(4)
    })

    it('says in sentences the same figures that stand beside them', async () => {
      type Reasoned = { winProbability: number; expectedValue: number; reasoning: string | string[] }
      // As the screen writes a percentage of the wire.
      const shown = (percent: number) => {
        const tenths = Math.round(10 * Math.abs(percent) + 1e-9) / 10
        return tenths === 0 && Math.abs(percent) >= 0.005 ? Math.abs(percent).toFixed(2) : tenths.toFixed(1)
      }
      const lists = [
        ['/api/ubse/enhanced-recommendations', 'recommendations', 1],
        ['/api/advanced-more-picks?limit=100', 'picks', 1],
        ['/api/auto-enhanced-markets', 'enhancedPicks', 1],
        ['/api/smart-parlay-picks', 'picks', 100],
        ['/api/smart-parlay/integrated', 'recommendations', 100],
        ['/api/authentic-props', 'enhancedProps', 100],
      ] as const
      for (const [path, key, percent] of lists) {
        const rows = ((await answer(path)) as Record<string, Reasoned[]>)[key]!
        expect(rows.length).toBeGreaterThan(0)
        for (const { winProbability, expectedValue, reasoning } of rows) {
          const text = [reasoning].flat().join('. ')
          const [, ours, ev] = /Fair ([\d.]+)% vs\. [\d.]+% implied: [+−]?([\d.]+)% EV/.exec(text)!
          expect([path, ours, ev]).toEqual([path, shown(winProbability), shown(expectedValue * percent)])
        }
      }
    })

    it('calls a bet High Value where its value score is above 70, and nowhere else', async () => {
      const { picks } = (await answer('/api/advanced-more-picks?limit=100')) as {
        picks: { valueScore: number; expectedValue: number; tags: string[] }[]
      }
      for (const { valueScore, expectedValue, tags } of picks) {
        // The score is a whole number, and the value told in hundredths of a percent.
        expect(Math.abs(valueScore - Math.min(100, 10 * expectedValue))).toBeLessThanOrEqual(0.5 + 0.05)
        expect(tags.includes('High Value')).toBe(valueScore > 70)
      }
    })

    it('ranks 25 bets at most, and never two on one market of a game', async () => {
      const { picks, totalPicks } = (await answer('/api/smart-parlay-picks')) as {
        picks: { gameId: string; marketType: string; finalScore: number }[]
        totalPicks: number
      }
      expect(picks).toHaveLength(Math.min(25, totalPicks))
      expect(new Set(picks.map(({ gameId, marketType }) => `${gameId} ${marketType}`)).size).toBe(picks.length)
      expect(picks.map(({ finalScore }) => finalScore)).toEqual(
        picks.map(({ finalScore }) => finalScore).toSorted((a, b) => b - a),
      )
    })

    it('says the same of a market in both lists of its bets', async () => {
      type Pulsed = { id: string; sharpMoney: object | null; marketSentiment: string }
      const { picks } = (await answer('/api/advanced-more-picks?limit=100')) as { picks: Pulsed[] }
      const { recommendations } = (await answer('/api/ubse/enhanced-recommendations')) as { recommendations: Pulsed[] }
      const listed = new Map(picks.map((pick) => [pick.id, pick]))
      const both = recommendations.flatMap((one) => (listed.has(one.id) ? [[one, listed.get(one.id)!] as const] : []))
      expect(both.length).toBeGreaterThan(0)
      for (const [one, other] of both)
        expect([one.sharpMoney, one.marketSentiment]).toEqual([other.sharpMoney, other.marketSentiment])
    })

    it('refuses a question it does not know, and names the field', async () => {
      for (const question of ['offset=-1', 'limit=0', 'limit=many']) {
        const response = await app.inject(`/api/advanced-more-picks?${question}`)
        expect(response.statusCode).toBe(400)
        expect(response.json()).toMatchObject({
          type: 'invalid-request',
          title: expect.stringContaining(question.split('=')[0]!),
        })
      }
      expect((await app.inject('/api/smart-parlay/live-picks?category=horses')).statusCode).toBe(400)
    })

    it('keeps to the category that is asked for', async () => {
      const categories = ['moneyline', 'spread', 'total'] as const
      const listed = await Promise.all(
        categories.map(async (category) => {
          const { picks, summary } = (await answer(`/api/smart-parlay/live-picks?category=${category}`)) as {
            picks: { category: string }[]
            summary: Record<string, number>
          }
          expect(picks.filter((pick) => pick.category !== category)).toEqual([])
          expect(picks).toHaveLength(summary[category]!)
          return picks.length
        }),
      )
      expect(Math.max(...listed)).toBeGreaterThan(0)
    })

    it('shows every pick of the board that is to come among the bets, marked as one', async () => {
      const { bets } = (await answer('/api/betting-matrix/comprehensive')) as { bets: Bet[] }
      const marked = bets.filter(({ isPick }) => isPick).length
      const made = board.games.flatMap(({ game, decision, lineDecisions, result }) =>
        result === null && (game.startsAt ?? 0) > board.asOf
          ? [decision, ...lineDecisions].filter((one) => 'madeAt' in one)
          : [],
      )
      expect(made.length).toBeGreaterThan(0)
      // A line that moved on since it was picked is no longer on the board.
      expect(marked).toBeLessThanOrEqual(made.length)
      expect(marked).toBeGreaterThan(made.length / 2)
    })

    it('lists only +EV bets as market-intelligence picks, each with the direction its market moved in', async () => {
      type Moved = {
        id: string
        valueGrade: string
        marketIntelligence: { valueRating: number }
        lineMovement: { direction: 'UP' | 'DOWN'; books: number; points: number }
      }
      const { picks } = (await answer('/api/market-intelligence')) as { picks: Moved[] }
      const listed = (await answer('/api/advanced-more-picks?limit=100')) as {
        picks: { id: string; trendDirection: 'up' | 'down' | null }[]
      }
      const trends = new Map(listed.picks.map(({ id, trendDirection }) => [id, trendDirection?.toUpperCase()]))
      expect(new Set(picks.map(({ lineMovement }) => lineMovement.direction))).toEqual(new Set(['UP', 'DOWN']))
      for (const { id, valueGrade, marketIntelligence, lineMovement } of picks) {
        expect(marketIntelligence.valueRating).toBeGreaterThan(0)
        expect(valueGrade).not.toBe('F')
        expect(lineMovement.direction).toBe(trends.get(id))
        expect([lineMovement.books > 0, lineMovement.points > 0]).toEqual([true, true])
      }
    })

    it('counts by one funnel on every screen, and no step takes in more bets than the one before', async () => {
      const lists = [
        '/api/parlay-picks',
        '/api/ubse/enhanced-recommendations',
        '/api/advanced-more-picks',
        '/api/alternative-picks',
        '/api/smart-parlay-picks',
        '/api/smart-parlay/live-picks',
        '/api/smart-parlay/integrated',
        '/api/market-intelligence',
        '/api/social-sharing/predictions',
      ]
      const funnels = await Promise.all(lists.map(async (path) => (await answer(path)).funnel as Funnel))
      const analysis = await app.inject({ method: 'POST', url: '/api/ai-market-analysis' })
      for (const funnel of [...funnels, analysis.json().funnel as Funnel]) expect(funnel).toEqual(funnels[0])
      const { prices, positiveEv, recommended, topPicks } = funnels[0]!
      const { bets } = (await answer('/api/betting-matrix/comprehensive')) as { bets: Bet[] }
      expect(prices).toBe(bets.length)
      expect(positiveEv).toBeLessThan(prices)
      expect(recommended).toBeLessThanOrEqual(positiveEv!)
      expect(topPicks).toBeLessThanOrEqual(Math.min(2, recommended))
      const { summary } = (await answer('/api/advanced-more-picks')) as { summary: { totalPicks: number } }
      expect(summary.totalPicks).toBe(recommended)
    })

    it('shows under every list with fewer than three bets what just missed it, with true figures and the reason', async () => {
      type List = { justMissed: Missed[] }
      // UBSE lists bets on other lines and props beside those on the main ones.
      const enhanced = ((await answer('/api/auto-enhanced-markets')).enhancedPicks as unknown[]).length
      const lists = [
        ['/api/parlay-picks', (told: Told) => (told.funnel as Funnel).recommended],
        ['/api/ubse/enhanced-recommendations', (told: Told) => (told.recommendations as unknown[]).length + enhanced],
        ['/api/alternative-picks', (told: Told) => (told.picks as unknown[]).length],
        ['/api/social-sharing/predictions', (told: Told) => (told.predictions as unknown[]).length],
        ['/api/premium-player-props', (told: Told) => (told.funnel as Funnel).recommended],
        ['/api/authentic-props', (told: Told) => (told.funnel as Funnel).recommended],
        ['/api/smart-parlay-picks', (told: Told) => told.totalPicks as number],
        ['/api/smart-parlay/live-picks?category=total', (told: Told) => told.totalOpportunities as number],
        ['/api/smart-parlay/live-picks?category=team_total', (told: Told) => told.totalOpportunities as number],
        ['/api/smart-parlay/integrated', (told: Told) => (told.recommendations as unknown[]).length],
        ['/api/market-intelligence', (told: Told) => (told.picks as unknown[]).length],
      ] as const
      type Told = Record<string, unknown>
      const all = (await answer('/api/v1/bets?limit=500')) as { bets: Bet[] }
      const known = new Map(all.bets.map((bet) => [bet.id, bet]))
      let shown = 0
      for (const [path, count] of lists) {
        const told = await answer(path)
        const { justMissed } = told as unknown as List
        if (count(told) >= 3) expect([path, justMissed]).toEqual([path, []])
        else expect([path, justMissed.length > 0, justMissed.length <= 5]).toEqual([path, true, true])
        for (const missed of justMissed) expectAsListed(missed, path.includes('social') ? null : known)
        shown += justMissed.length
      }
      expect(shown).toBeGreaterThan(5)
    })

    it('writes no price into a sentence, so that the odds format applies to every figure', async () => {
      // The document’s own text of a move, and the text that leaves the app, are in American odds.
      const documented = /\.(opening|current|shareableText|parlayOutcome|picks)$/
      const sentences = (value: unknown, at: string): [string, string][] => {
        if (typeof value === 'string') return documented.test(at) ? [] : [[at, value]]
        if (typeof value !== 'object' || value === null) return []
        return Object.entries(value).flatMap(([key, inner]) =>
          sentences(inner, Array.isArray(value) ? `${at}[]` : `${at}.${key}`),
        )
      }
      const lists = reads.filter(({ path }) => !/admin|ledger|tools|openai|arbitrage|days/.test(path))
      const told = await Promise.all(lists.map(async ({ path }) => sentences(await answer(placed(path)()), path)))
      const analysis = await app.inject({ method: 'POST', url: '/api/ai-market-analysis' })
      const all = [...told.flat(), ...sentences(analysis.json(), '/api/ai-market-analysis')]
      expect(all.length).toBeGreaterThan(1000)
      expect(all.filter(([, text]) => /(?:^|\s)[+−-]\d{3,4}(?![\d%.]|\d*T)/.test(text)).slice(0, 5)).toEqual([])
    })

    it('reads only the visitor’s own books in the AI analysis, one bet’s analysis and what is shared', async () => {
      const post = (url: string) => app.inject({ method: 'POST', url })
      const own = (await post('/api/ai-market-analysis?books=pinnacle')).json()
      const offered = own.strategicInsights.valueOpportunities as { id: string; bookmaker: string }[]
      for (const { bookmaker } of [...offered, ...(own.justMissed as typeof offered)])
        expect(bookmaker).toBe('Pinnacle (simulated)')
      const shared = await answer('/api/social-sharing/predictions?books=pinnacle')
      expect(shared.funnel).toEqual(own.funnel)
      for (const { bookmaker } of shared.justMissed as typeof offered) expect(bookmaker).toBe('Pinnacle (simulated)')
      const [any] = ((await answer('/api/advanced-more-picks?books=pinnacle')) as unknown as { picks: typeof offered })
        .picks
      const id = any?.id ?? (own.justMissed[0].id as string)
      const one = await post(`/api/advanced-more-picks/analyze/${encodeURIComponent(id)}?books=pinnacle`)
      expect(one.statusCode).toBe(200)
      expect((await post('/api/ai-market-analysis?books=nobody')).statusCode).toBe(400)
    })

    it('measures sharp value at the sharp book alone: never a copy of the EV', async () => {
      type Enhanced = { marketType: string; expectedValue: number; sharpValue: number | null }
      const { enhancedPicks } = (await answer('/api/auto-enhanced-markets')) as unknown as { enhancedPicks: Enhanced[] }
      const quoted = enhancedPicks.filter(({ sharpValue }) => sharpValue !== null)
      expect(quoted.length).toBeGreaterThan(0)
      // A prop is recommended by all books and our models; other bets need the sharp book’s word, too.
      for (const { marketType, sharpValue } of quoted)
        if (marketType !== 'player-prop') expect(sharpValue).toBeGreaterThan(0)
      expect(quoted.filter(({ expectedValue, sharpValue }) => expectedValue === sharpValue)).toEqual([])
    })

    it('simulates the bankruptcy risk at the stakes of the Fibonacci System, and floors no market efficiency', async () => {
      type Strategy = { fibonacciAnalysis: { bankruptcyRisk: number; marketEfficiency: number | null } | null }
      const { picks } = (await answer('/api/advanced-more-picks?limit=100')) as unknown as {
        picks: { strategies: Strategy[] }[]
      }
      const analyses = picks.flatMap(({ strategies }) => strategies.flatMap((one) => one.fibonacciAnalysis ?? []))
      expect(new Set(analyses.map(({ bankruptcyRisk }) => bankruptcyRisk)).size).toBeGreaterThan(analyses.length / 2)
      const efficiencies = analyses.map(({ marketEfficiency }) => marketEfficiency)
      // Exactly 100 is even: a floor or a ceiling there would show it of many.
      expect(efficiencies.filter((one) => one === 100).length).toBeLessThan(2)
      expect(efficiencies.some((one) => one !== null && one > 100)).toBe(true)
    })

    it('puts strategies that back the same bets on one card, with both bets if there are two', () => {
      // Every confident bet of the board, backed by two strategies.
      const games = board.games.map((game) => ({
        ...game,
        bets: game.bets.map((bet) => (isRecommended(bet) ? { ...bet, confidence: 75 } : bet)),
        proposals: game.bets.filter(isRecommended).flatMap((bet) =>
          ['value-betting', 'elo-edge'].map((key) => ({
            key,
            proposal: proposalOf(bet, [{ what: 'EV', value: 0.02, unit: 'share' as const }]),
          })),
        ),
      }))
      const { picks } = alternativePicksOf({ ...board, games })
      expect(picks).toHaveLength(1)
      const { strategy, alsoBackedBy, pick1, pick2, confidence, reasoning } = picks[0]!
      expect([strategy, alsoBackedBy, reasoning]).toEqual(['Value Betting', ['Elo Edge'], ['EV: +2.0%']])
      expect(pick2).not.toBeNull()
      expect(pick2!.gameId).not.toBe(pick1.gameId)
      expect(confidence).toBeCloseTo((pick1.confidence! + pick2!.confidence!) / 2, 1)
      // What a slip and a verdict need is the bet's own.
      for (const { id, quotedAt, recommendation, confidenceAssumed } of [pick1, pick2!]) {
        const bet = games.flatMap(({ bets }) => bets).find((one) => one.id === id)!
        expect([Date.parse(quotedAt), recommendation, confidenceAssumed]).toEqual([
          bet.quotedAt,
          bet.recommendation,
          bet.confidenceAssumed,
        ])
      }
      const alone = games.map((game) => (game.game.id === pick1.gameId ? game : { ...game, proposals: [] }))
      expect(alternativePicksOf({ ...board, games: alone }).picks).toMatchObject([{ pick1, pick2: null }])
    })

    it('claims no bet for a strategy that backs it only together with another', () => {
      const games = board.games.map((game) => ({
        ...game,
        proposals: game.bets.filter(isPriced).map((bet) => {
          const proposal = proposalOf(bet, [{ what: 'points', value: 1, unit: 'points' as const }])
          return { key: 'middle-hunter', proposal: { ...proposal, second: proposal } }
        }),
      }))
      expect(alternativePicksOf({ ...board, games }).picks).toEqual([])
    })

    it('tells each pick in the built-in analyst’s words, with the figures of the pick', async () => {
      type Told = {
        odds: number
        winProbability: number
        marketSentiment: string
        chatgptTrends: { marketSentiment: string; aiInsights: string; keyFactors: string[]; analyst: string }
      }
      const { picks } = (await answer('/api/advanced-more-picks?limit=100')) as unknown as { picks: Told[] }
      for (const { winProbability, marketSentiment, chatgptTrends } of picks) {
        expect(chatgptTrends.marketSentiment).toBe(marketSentiment)
        expect(chatgptTrends.aiInsights).toContain(`Fair ${winProbability.toFixed(1)}% vs. `)
        expect(chatgptTrends.analyst).toBe('Fairline')
      }
    })

    it('shows win probabilities that sum to 100.0 in every game, three ways to a tenth', async () => {
      type Chances = Record<'homeWinPercentage' | 'awayWinPercentage' | 'drawPercentage', number | null>
      const { games } = (await answer('/api/live-data')) as unknown as {
        games: { isCompleted: boolean; bayesianProbabilities: Chances }[]
      }
      const known = games.flatMap(({ isCompleted, bayesianProbabilities: of }) => {
        const shares = [of.homeWinPercentage, of.awayWinPercentage, of.drawPercentage].filter((share) => share !== null)
        return shares.length === 0 ? [] : [{ isCompleted, shares }]
      })
      for (const { isCompleted, shares } of known) {
        const tenths = shares.reduce((sum, one) => sum + Math.round(10 * Number(one.toFixed(1))), 0)
        expect(Math.abs(tenths - 1000)).toBeLessThanOrEqual(shares.length - 2)
        if (!isCompleted) for (const one of shares) expect([one > 0, one < 100]).toEqual([true, true])
      }
      expect(known.length).toBeGreaterThan(20)
    })

    it('counts high value over all prices checked, as those above 15% are never picks', async () => {
      const { highValue, picks } = (await answer('/api/smart-parlay-picks')) as unknown as {
        highValue: number
        picks: { expectedValue: number }[]
      }
      const { bets } = (await answer('/api/betting-matrix/comprehensive')) as unknown as {
        bets: { calculatedValue: number }[]
      }
      expect(highValue).toBe(bets.filter(({ calculatedValue }) => Number(calculatedValue.toFixed(1)) > 15).length)
      for (const { expectedValue } of picks) expect(Number((100 * expectedValue).toFixed(1))).toBeLessThanOrEqual(10)
    })

    it('counts published picks apart from the bets with value now, as true subsets', async () => {
      const response = await app.inject({ method: 'POST', url: '/api/ai-market-analysis' })
      const overview = response.json().executiveSummary.marketOverview as string
      const [, prices, positive] =
        /We looked at (\d+) prices of winners, spreads and totals before the start: (\d+) (?:is|are) \+EV right now/.exec(
          overview,
        )!
      const [, published, still] = /(\d+) picks? (?:is|are) published on games still to come; (\w+) of them/.exec(
        overview,
      )!
      const { bets } = (await answer('/api/betting-matrix/comprehensive')) as { bets: Bet[] }
      expect(Number(prices)).toBe(bets.length)
      expect(Number(positive)).toBeLessThan(Number(prices))
      expect(still === 'none' ? 0 : Number(still)).toBeLessThanOrEqual(Math.min(Number(published), Number(positive)))
    })

    it('holds the sharpest book’s move against what is usual, and calls sharp what it moved towards', async () => {
      const { picks } = (await answer('/api/market-intelligence')) as {
        picks: { label: string | null; marketIntelligence: { sharpMoney: number | null } }[]
      }
      const known = picks.flatMap(({ label, marketIntelligence: { sharpMoney } }) =>
        sharpMoney === null ? [] : [{ label, sharpMoney }],
      )
      expect(known.length).toBeGreaterThan(picks.length / 2)
      expect(new Set(known.map(({ sharpMoney }) => sharpMoney)).size).toBeGreaterThan(2)
      for (const { label, sharpMoney } of known) {
        expect(sharpMoney).toBeGreaterThanOrEqual(0)
        expect(sharpMoney).toBeLessThanOrEqual(100)
        if (label === 'SHARP') expect(sharpMoney).toBeGreaterThan(50)
      }
    })

    it('counts the record as the ledger has it, and apart what was decided afterwards', async () => {
      type Told = {
        overall: { picks: number; won: number; lost: number; open: number; hitRate: number | null }
        byMarket: { name: string; picks: number }[]
      }
      const after = (await answer('/api/track-record?origin=backfill')) as unknown as Told
      expect(after.overall.won + after.overall.lost + after.overall.open).toBeLessThanOrEqual(after.overall.picks)
      expect(after.overall.picks).toBeGreaterThan(50)
      expect(after.overall.hitRate).toBeGreaterThan(30)
      expect(after.byMarket.reduce((sum, { picks }) => sum + picks, 0)).toBe(after.overall.picks)
      expect(after.byMarket.map(({ name }) => name)).toEqual(expect.arrayContaining(['moneyline', 'spread', 'total']))
      const live = (await answer('/api/track-record')) as unknown as Told
      expect(live.overall).toMatchObject({ won: 0, lost: 0, hitRate: null })
    })

    it('tells every pick with what came of it, the newest first', async () => {
      type Page = { picks: { id: number; outcome: string; profit: number | null }[]; hasMore: boolean }
      const page = (await answer('/api/track-record/picks?origin=backfill&limit=20')) as unknown as Page
      expect(page.picks).toHaveLength(20)
      expect(page.hasMore).toBe(true)
      const ids = page.picks.map(({ id }) => id)
      expect(ids).toEqual(ids.toSorted((a, b) => b - a))
      for (const { outcome, profit } of page.picks) expect(profit === null).toBe(outcome === 'open')
      expect((await app.inject('/api/track-record?origin=dreams')).statusCode).toBe(400)
    })

    it('tells the whole story of a pick, and that it stands as it was written', async () => {
      const { picks } = (await answer('/api/track-record/picks?origin=backfill&limit=200')) as unknown as {
        picks: { id: number; outcome: string }[]
      }
      const { id } = picks.find(({ outcome }) => outcome === 'win')!
      const story = (await answer(`/api/ledger/${id}`)) as unknown as {
        row: { entry: object }
        settlement: { entry: object }
      }
      expect(story.row.entry).toMatchObject({ kind: 'pick', origin: 'backfill' })
      expect(story.settlement.entry).toMatchObject({ kind: 'settlement', settlement: 'win' })
      expect(await answer(`/api/ledger/${id}/verify`)).toMatchObject({
        id,
        holds: true,
        checks: [{ holds: true }, { holds: true }],
      })
      for (const nobody of ['0', '999999', '-1', '1e3', '..%2f'])
        expect((await app.inject(`/api/ledger/${nobody}`)).statusCode).toBe(404)
    })

    it('finds arbitrages that pay on every leg, staked as it was asked', async () => {
      type Scan = {
        opportunities: { profit: number; totalStake: number; legs: { stake: number; expectedPayout: number }[] }[]
        gamesScanned: number
        bookmakersScanned: number
      }
      const scan = (await answer('/api/arbitrage-scan?stake=500&unit=5')) as unknown as Scan
      expect([scan.gamesScanned > 20, scan.bookmakersScanned]).toEqual([true, 12])
      expect(scan.opportunities.length).toBeGreaterThan(0)
      for (const { legs, profit, totalStake } of scan.opportunities) {
        expect(profit).toBeGreaterThan(0)
        expect(totalStake).toBeLessThanOrEqual(500)
        for (const { stake, expectedPayout } of legs) {
          expect(stake % 5).toBe(0)
          expect(expectedPayout).toBeGreaterThanOrEqual(totalStake + profit - 0.02)
        }
      }
      expect((await app.inject('/api/arbitrage-scan?stake=-5')).statusCode).toBe(400)
    })

    it('ranks player props by what they are worth, and recommends none that is not', async () => {
      type Prop = Bet & {
        side: string
        line: number
        carriedOverFrom: number | null
        recommendation: string
        confidenceAssumed: boolean
        team: string
      }
      const { props, totalProps } = (await answer('/api/premium-player-props')) as unknown as {
        props: Prop[]
        totalProps: number
      }
      expect(totalProps).toBe(props.length)
      expect(props.length).toBeGreaterThan(100)
      expect(new Set(props.map(({ id }) => id)).size).toBe(props.length)
      // Prices that look like mistakes and probabilities carried over from another line come last.
      const values = props.map(({ expectedValue, carriedOverFrom }) =>
        expectedValue > 10 || carriedOverFrom !== null ? -100 : expectedValue,
      )
      expect(values).toEqual(values.toSorted((a, b) => b - a))
      for (const { expectedValue, confidence, confidenceAssumed, odds, winProbability, recommendation } of props) {
        // The shown probability is rounded to a tenth, American odds to a whole number.
        const rounding = 0.05 * decimal(odds) + 0.005 * winProbability + 0.01
        expect(expectedValue).toBeLessThanOrEqual(winProbability * decimal(odds) - 100 + rounding)
        expect(confidenceAssumed).toBe(false)
        if (recommendation !== 'PASS') expect([expectedValue > 0, (confidence ?? 0) >= 50]).toEqual([true, true])
        if (recommendation.endsWith('BET')) expect(confidence).toBeGreaterThanOrEqual(75)
      }
      // Their closes were learned from the history: most have a confidence, and bets are in reach.
      expect(props.filter(({ confidence }) => confidence !== null).length).toBeGreaterThan(0.8 * props.length)
      expect(props.some(({ recommendation }) => recommendation.endsWith('BET'))).toBe(true)
    })

    it('counts every line whose two sides lock in a profit, once', async () => {
      type Enhanced = Record<'gameId' | 'playerName' | 'propType' | 'lineValue', unknown> & {
        readonly arbitrageOpportunity: { readonly detected: boolean }
      }
      const { enhancedProps, metadata } = (await answer('/api/authentic-props')) as unknown as {
        readonly enhancedProps: readonly Enhanced[]
        readonly metadata: { readonly arbitrageOpportunities: number }
      }
      const found = enhancedProps.filter(({ arbitrageOpportunity }) => arbitrageOpportunity.detected)
      const lines = new Set(found.map((row) => [row.gameId, row.playerName, row.propType, row.lineValue].join('|')))
      expect(lines.size).toBeGreaterThan(3)
      expect(metadata.arbitrageOpportunities).toBe(lines.size)
    })

    it('shows the same props with the same figures in every list of them', async () => {
      type Prop = Bet & { odds: number; recommendation: string; marketType?: string; mlPrediction?: unknown }
      const rowsOf = async (path: string, field: string) => (await answer(path))[field] as unknown as Prop[]
      const premium = new Map((await rowsOf('/api/premium-player-props', 'props')).map((prop) => [prop.id, prop]))
      const same = ({ id, confidence, odds, winProbability }: Prop) => ({ id, confidence, odds, winProbability })
      const plain = await rowsOf('/api/player-props', 'props')
      const enhanced = await rowsOf('/api/authentic-props', 'enhancedProps')
      for (const rows of [plain, enhanced]) {
        expect(rows).toHaveLength(premium.size)
        for (const prop of rows) {
          expect(same(prop)).toEqual(same(premium.get(prop.id)!))
          expect(prop.recommendation).toBe(premium.get(prop.id)!.recommendation)
        }
      }
      const picks = (await rowsOf('/api/auto-enhanced-markets', 'enhancedPicks')).filter(
        ({ marketType }) => marketType === 'player-prop',
      )
      for (const pick of picks) expect(same(pick)).toEqual(same(premium.get(pick.id)!))
      const recommended = [...premium.values()].filter(({ recommendation }) => recommendation !== 'PASS')
      // A recommended prop is hidden by no other bet on the same player and stat, such as a probable mistake.
      const shown = new Set(recommended.map(({ id }) => id.split('|').slice(0, -2).join('|')))
      const all = (await answer('/api/v1/bets?market=player-prop&state=upcoming&minEv=0&limit=500')) as {
        bets: { id: string; recommendation: string }[]
      }
      const today = new Set([...premium.keys()].map((id) => id.split('|')[0]))
      const missing = all.bets.filter(
        ({ id, recommendation }) =>
          recommendation !== 'pass' && today.has(id.split('|')[0]) && !shown.has(id.split('|').slice(0, -2).join('|')),
      )
      expect(missing).toEqual([])
      expect(picks.map(({ id }) => id).sort()).toEqual(recommended.map(({ id }) => id).sort())
      expect(picks.length).toBeGreaterThan(0)
    })

    it('draws a random +EV prop of 80% confidence or more, and none as live: nobody quotes props in play', async () => {
      type Drawn = (Bet & { finalConfidence: number | null; recommendation: string }) | null
      const draw = async (path: string) => {
        const response = await app.inject(path)
        expect(response.headers['cache-control']).toBe('no-store')
        return response.json() as { success: boolean; prop: Drawn; among: number; message: string | null }
      }
      const live = await draw('/api/live-player-props/random')
      expect(live).toMatchObject({
        success: false,
        prop: null,
        among: 0,
        message: 'No book quotes player props in play',
      })
      const high = await draw('/api/player-props/random')
      expect(high).toMatchObject({ success: true, message: null })
      expect(high.prop!.expectedValue).toBeGreaterThan(0)
      expect(high.prop!.finalConfidence).toBeGreaterThanOrEqual(80)
    })

    it('gives a rate of a player’s games only from thirty on, and the tier whatever the bet', async () => {
      type Prop = { successRate: number | null; analytics: { historicalHitRate: number | null }; gamesPlayed: number }
      const { props } = (await answer('/api/premium-player-props')) as unknown as {
        props: (Prop & { tier: string | null; side: string; lastTen: { hits: number; games: number } })[]
      }
      for (const { successRate, gamesPlayed, analytics, lastTen } of props) {
        // Known games may be of an earlier season, too.
        if (successRate !== null) expect(lastTen.games).toBe(10)
        if (gamesPlayed >= 30) expect(successRate).not.toBeNull()
        expect(analytics.historicalHitRate).toBe(successRate)
        expect(lastTen.games).toBeGreaterThanOrEqual(Math.min(10, gamesPlayed))
        expect(lastTen.hits).toBeLessThanOrEqual(lastTen.games)
      }
      // A tenth of the listed players of a stat are all-stars, whichever side of the line is the bet.
      const allStars = props.filter(({ tier }) => tier === 'all-star').length
      expect(allStars / props.filter(({ tier }) => tier !== null).length).toBeLessThan(0.15)
      const tiers = new Set(props.flatMap(({ tier }) => tier ?? []))
      expect(tiers).toEqual(new Set(['all-star', 'consistent', 'average']))
    })

    it('shares no name of a side, says that prices are invented, and opens five platforms', async () => {
      const { predictions } = (await answer('/api/social-sharing/predictions')) as {
        predictions: { anonymizedInsight: string; shareableText: string }[]
      }
      const names = board.games.flatMap(({ game }) => [game.home.name, game.away.name])
      for (const { anonymizedInsight, shareableText } of predictions) {
        expect(names.filter((name) => `${anonymizedInsight} ${shareableText}`.includes(name))).toEqual([])
        expect(shareableText).toContain('Simulated league')
      }
      const { shareUrls } = (await answer(`/api/social-sharing/share-urls/${shared}`)) as { shareUrls: object }
      for (const url of Object.values(shareUrls)) expect(URL.canParse(url as string)).toBe(true)
      expect((await app.inject('/api/social-sharing/share-urls/nobody')).statusCode).toBe(404)
    })

    it('knows a side by its name, its abbreviation and another name, and nobody it does not know', async () => {
      const wins = async (path: string) => ((await answer(path)) as { team: { wins: number } }).team.wins
      const boston = await wins('/api/team-stats/mlb/BOS')
      expect(boston).toBe(await wins('/api/team-stats/MLB/boston%20red%20sox'))
      expect(boston).toBeGreaterThan(10)
      for (const nobody of ['mlb/Nobody', 'cricket/BOS', 'mlb/%00'])
        expect((await app.inject(`/api/team-stats/${nobody}`)).statusCode).toBe(404)
    })

    it('tells soccer and fights of the day that is asked for, and which other days have some', async () => {
      type Told = {
        date: string
        gameAnalysis: { totalGames: number }
        nextAvailableDays: { date: string; gamesAvailable: number }[]
      }
      const today = (await answer('/api/user-picks')) as unknown as Told
      const other = today.nextAvailableDays[0]
      if (other) {
        const told = (await answer(`/api/user-picks?date=${other.date}`)) as unknown as Told
        expect([told.date, told.gameAnalysis.totalGames]).toEqual([other.date, other.gamesAvailable])
      }
      expect(today.gameAnalysis.totalGames + today.nextAvailableDays.length).toBeGreaterThan(0)
      expect((await app.inject('/api/user-picks?date=yesterday')).statusCode).toBe(400)
    })

    it('shows the visitor his own books alone: no price of another, and none better than before', async () => {
      type Row = { id: string; bookmaker: string; odds: number; expectedValue?: number; calculatedValue?: number }
      const all = ((await answer('/api/betting-matrix/comprehensive')) as { bets: Row[] }).bets
      const own = ((await answer('/api/betting-matrix/comprehensive?books=FanDuel,bet%20365')) as { bets: Row[] }).bets
      expect(own.length).toBeGreaterThan(50)
      expect(new Set(own.map(({ bookmaker }) => bookmaker))).toEqual(
        new Set(['FanDuel (simulated)', 'Bet365 (simulated)']),
      )
      const best = new Map(all.map((row) => [row.id, row]))
      for (const { id, odds, calculatedValue } of own) {
        expect(decimal(odds)).toBeLessThanOrEqual(decimal(best.get(id)!.odds) + 1e-9)
        expect(calculatedValue!).toBeLessThanOrEqual(best.get(id)!.calculatedValue! + 1e-9)
      }
      const { props } = (await answer('/api/premium-player-props?books=fanduel')) as unknown as { props: Row[] }
      expect(new Set(props.map(({ bookmaker }) => bookmaker))).toEqual(new Set(['FanDuel (simulated)']))
      const american = ((await answer('/api/betting-matrix/comprehensive?region=us')) as { bets: Row[] }).bets
      expect(american.some(({ bookmaker }) => bookmaker.startsWith('Pinnacle'))).toBe(false)
    })

    it('picks anew of his own books, by the same bar', async () => {
      type Pick = { book: string; expectedValue: number; confidence: number | null } | null
      const { bets } = (await answer('/api/v1/bets?state=upcoming&limit=500')) as unknown as {
        bets: { book: string | null }[]
      }
      const books = [...new Set(bets.flatMap(({ book }) => book ?? []))]
      const found: NonNullable<Pick>[] = []
      for (const book of books) {
        const own = encodeURIComponent(book.replace(' (simulated)', ''))
        const { picks } = (await answer(`/api/parlay-picks?books=${own}`)) as { picks: { pick1: Pick; pick2: Pick } }
        const atBook = [picks.pick1, picks.pick2].filter((pick) => pick !== null)
        expect(atBook.filter((pick) => pick.book !== book)).toEqual([])
        found.push(...atBook)
      }
      expect(new Set(found.map(({ book }) => book)).size).toBeGreaterThan(1)
      for (const pick of found) {
        expect([pick.expectedValue > 0, (pick.confidence ?? 50) >= 50]).toEqual([true, true])
      }
      const pair = [...new Set(found.map(({ book }) => book))].slice(0, 2)
      const own = pair.map((book) => encodeURIComponent(book.replace(' (simulated)', ''))).join(',')
      const { picks } = (await answer(`/api/parlay-picks?books=${own}`)) as { picks: { pick1: Pick; pick2: Pick } }
      expect(pair).toContain(picks.pick1?.book)
    })

    it('says of the day’s picks what speaks for them, with the figures they show', async () => {
      type Pick = {
        reasoning: string[]
        winProbability: number
        expectedValue: number
        confidence: number | null
      } | null
      const { picks } = (await answer('/api/parlay-picks')) as { picks: { pick1: Pick; pick2: Pick } }
      expect(picks.pick1).not.toBeNull()
      for (const pick of [picks.pick1, picks.pick2]) {
        if (!pick) continue
        const [, ours, ev] = /^Fair ([\d.]+)% vs\. [\d.]+% implied: \+([\d.]+)% EV$/.exec(pick.reasoning[0] ?? '')!
        expect(Number(ours)).toBe(pick.winProbability)
        expect(Math.abs(Number(ev) - 100 * pick.expectedValue)).toBeLessThan(0.06)
        if (pick.confidence !== null)
          expect(pick.reasoning[2]).toBe(`${Math.floor(pick.confidence)}% chance to beat the closing line`)
      }
    })

    it('names a book that is nobody’s, and those there are', async () => {
      for (const question of ['books=Fandool', 'region=mars', 'book%73=Fandool', '%72egion=mars', '%62ooks=Fandool']) {
        const response = await app.inject(`/api/live-data?${question}`)
        expect(response.statusCode).toBe(400)
        expect(response.json().title).toContain(decodeURIComponent(question).split('=')[0])
      }
      expect((await app.inject('/api/live-data?books=Fandool')).json().title).toContain('FanDuel')
      const { games } = (await answer('/api/live-data?books=pinnacle')) as {
        games: { best: { home: { book: string } | null } }[]
      }
      for (const { best } of games) if (best.home) expect(best.home.book).toBe('Pinnacle (simulated)')
    })

    it('finds middles with their chance, and low holds; of own books alone no leg is another’s', async () => {
      type One = {
        kind: string
        profit: number
        bestProfit: number
        middleChance: number | null
        expectedProfit: number | null
        legs: { bookmakerTitle: string }[]
      }
      const scan = async (query: string) =>
        (await answer(`/api/arbitrage-scan?${query}`)) as unknown as { opportunities: One[] }
      const { opportunities: middles } = await scan('kind=middle')
      expect(middles.length).toBeGreaterThan(1)
      const known = middles.filter(({ middleChance }) => middleChance !== null)
      expect(known.length).toBeGreaterThan(0)
      for (const { middleChance, expectedProfit, profit, bestProfit } of known) {
        expect(bestProfit).toBeGreaterThan(profit)
        expect(middleChance).toBeLessThan(60)
        expect(expectedProfit).toBeGreaterThanOrEqual(profit - 0.01)
      }
      for (const { kind, profit } of (await scan('kind=low-hold')).opportunities) {
        expect(kind).toBe('low-hold')
        expect(profit).toBeGreaterThan(-11)
      }
      const own = (await scan('books=pinnacle,bovada,fanduel')).opportunities
      const books = own.flatMap(({ legs }) => legs.map(({ bookmakerTitle }) => bookmakerTitle))
      for (const book of books) expect(book).toMatch(/^(Pinnacle|Bovada|FanDuel) /)
      expect((await app.inject('/api/arbitrage-scan?kind=magic')).statusCode).toBe(400)
      expect((await app.inject('/api/arbitrage-scan?books=Fandool')).statusCode).toBe(400)
    })

    it('calculates as the command line does, and names what it cannot read', async () => {
      const convert = (await answer(`/api/tools/convert?${asked.convert}`)) as {
        overround: number
        fair: Record<string, number[]>
      }
      expect(convert.overround).toBeCloseTo(2 / (21 / 11) - 1, 6)
      expect(convert.fair.power).toEqual([0.5, 0.5])
      // By hand: 300 to win at 4.0, laid at 1.4: 300/1.4 = 214.29 on the other side leaves 85.71 either way.
      expect(await answer(`/api/tools/hedge?${asked.hedge}`)).toMatchObject({
        equal: { stake: 214.29, ifWon: 85.71, ifLost: 85.71 },
      })
      // Boosted from 3.0 to 4.0: 0.32 · 3 − 0.68 · (1 − 0.7) = 0.756; plainly 0.32 · 2 − 0.68 = −0.04.
      expect(await answer(`/api/tools/promo?${asked.promo}`)).toMatchObject({
        plain: -0.04,
        value: 0.756,
        added: 0.796,
      })
      const parlay = (await answer(`/api/tools/parlay?${asked.parlay}`)) as { chance: number; hold: number }
      expect(parlay.chance).toBeCloseTo(0.5 * (1.6 / 4.1), 6)
      for (const [path, named] of [
        ['convert?odds=50,abc', 'abc'],
        ['convert?odds=-50', '-50'],
        ['hedge?stake=-1&price=2&against=2', 'stake'],
        ['parlay?legs=2.0', 'all else'],
        ['promo?price=2&chance=1.5', 'chance'],
      ] as const) {
        const response = await app.inject(`/api/tools/${path}`)
        expect([response.statusCode, response.json().title]).toEqual([400, expect.stringContaining(named)])
      }
    })

    it('tells every book’s way on a game, from its first price to the one that stands', async () => {
      type Face = { at: string; odds: number[]; line: number | null }
      type Book = { open: Face; current: Face; high: number; low: number; moves: number; path: Face[] }
      const { markets } = (await answer(placed('/api/line-movement/{gameId}')())) as unknown as {
        markets: { kind: string; books: Book[] }[]
      }
      expect(markets.length).toBeGreaterThan(1)
      for (const { open, current, high, low, moves, path } of markets.flatMap(({ books }) => books)) {
        expect([path[0], path.at(-1), path.length - 1]).toEqual([open, current, moves])
        expect(decimal(high)).toBeGreaterThanOrEqual(decimal(low))
        expect(path.map(({ at }) => at)).toEqual(path.map(({ at }) => at).toSorted())
      }
      expect((await app.inject('/api/line-movement/nothing')).statusCode).toBe(404)
    })

    it('calls a move reverse only where fewer than half of the bets back it', async () => {
      const { picks } = (await answer('/api/advanced-more-picks?limit=100')) as unknown as {
        picks: { sharpMoney: { label: string | null; tickets: number | null; lineMovement: number } | null }[]
      }
      const told = picks.flatMap(({ sharpMoney }) => sharpMoney ?? [])
      expect(told.some(({ tickets }) => tickets !== null)).toBe(true)
      for (const { label, tickets, lineMovement } of told)
        if (label === 'REVERSE') expect([tickets! < 50, lineMovement > 0]).toEqual([true, true])
    })
  })

  describe('the list of all bets', () => {
    const decimal = (american: number) => (american > 0 ? 1 + american / 100 : 1 - 100 / american)
    const list = async (query = '') => listBets.answer.parse((await app.inject(`/api/v1/bets?${query}`)).json())

    it('pages through every bet once, ordered by id', async () => {
      const bets: Bet[] = []
      let cursor: string | null = ''
      while (cursor !== null) {
        const page: ListBets = await list(`limit=500${cursor === '' ? '' : `&cursor=${encodeURIComponent(cursor)}`}`)
        bets.push(...page.bets)
        cursor = page.nextCursor
      }
      expect(bets.length).toBeGreaterThan(2000)
      expect(new Set(bets.map(({ id }) => id)).size).toBe(bets.length)
      const ids = bets.map(({ id }) => id)
      expect(ids).toEqual(ids.toSorted((a, b) => (a < b ? -1 : 1)))
      expect(new Set(bets.map(({ market }) => market)).size).toBe(6)
      expect(new Set(bets.map(({ state }) => state))).toContain('live')
    })

    it('filters by game, league, market, state and expected value', async () => {
      const { bets } = await list('league=mlb&market=total&state=upcoming&minEv=-0.05&limit=500')
      expect(bets.length).toBeGreaterThan(5)
      for (const { league, market, state, expectedValue } of bets)
        expect([league, market, state, expectedValue! >= -0.05]).toEqual(['mlb', 'total', 'upcoming', true])
      const { gameId } = bets[0]!
      expect((await list(`game=${gameId}&limit=500`)).bets.every((bet) => bet.gameId === gameId)).toBe(true)
    })

    it('shows the same figures for a bet as every other response', async () => {
      const all = new Map((await list('minEv=0&limit=500')).bets.map((bet) => [bet.id, bet]))
      type Row = { id: string; odds: number; winProbability: number; expectedValue: number; confidence: number | null }
      const { picks } = (await answer('/api/smart-parlay/live-picks')) as unknown as { picks: Row[] }
      expect(picks.length).toBeGreaterThan(5)
      for (const { id, odds, winProbability, expectedValue, confidence } of picks) {
        const bet = all.get(id)!
        expect(bet.price!).toBeCloseTo(decimal(odds), 1)
        expect(winProbability).toBeCloseTo(100 * bet.fairProbability!, 0)
        expect(expectedValue).toBeCloseTo(bet.expectedValue!, 3)
        expect(confidence).toBe(bet.confidence)
      }
    })

    it('recommends only what is worth more than it costs, and says why it passes', async () => {
      for (const { recommendation, expectedValue, confidenceAssumed, carriedOverFrom, state, reasons } of (
        await list('limit=500')
      ).bets) {
        if (recommendation === 'pass') expect(reasons.length).toBeGreaterThan(0)
        else
          expect([expectedValue! > 0, confidenceAssumed, carriedOverFrom, state]).toEqual([
            true,
            false,
            null,
            'upcoming',
          ])
      }
    })

    it('takes the key of a league in any case', async () => {
      const { bets } = await list('league=MLB&limit=5')
      expect(bets).toHaveLength(5)
      expect(bets.map(({ league }) => league)).toEqual(Array(5).fill('mlb'))
    })

    it('refuses what it does not know', async () => {
      for (const query of ['limit=501', 'limit=0', 'market=corners', 'minEv=much', 'state=over', 'books=nobody'])
        expect((await app.inject(`/api/v1/bets?${query}`)).statusCode).toBe(400)
      const titleOf = async (query: string) => {
        const response = await app.inject(`/api/v1/bets?${query}`)
        expect(response.statusCode).toBe(400)
        return (response.json() as { title: string }).title
      }
      expect(await titleOf('league=curling')).toMatch(/^Invalid league: expected mlb, nba, .* or internationals\.$/)
      for (const query of ['minEv=', 'minEv=%20', 'limit=', 'books=', 'books=,', 'game='])
        expect(await titleOf(query)).toMatch(/^Invalid (minEv|limit|books|game): expected /)
      expect(await titleOf('cursor=rubbish')).toMatch(/^Invalid cursor: expected nextCursor of a response to the same /)
      const { nextCursor } = await list('league=nba&limit=1')
      const cursor = encodeURIComponent(nextCursor!)
      expect((await list(`league=nba&limit=2&cursor=${cursor}`)).bets).toHaveLength(2)
      expect(await titleOf(`league=mlb&cursor=${cursor}`)).toMatch(/^Invalid cursor/)
    })
  })

  testGamesAndSlips(() => ({ app, board }))
  testComputedResponses(() => ({ app, board }))
}

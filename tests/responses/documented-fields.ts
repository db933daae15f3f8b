/** Fields that both documents name, by call; what a decision replaced or a null stands for is left out. */
export const documentedFields: Readonly<Record<string, string>> = {
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

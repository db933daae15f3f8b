/**
 * Documented fields that cannot be filled, or not vary, in the hours of the simulated world that the tests see; by reason.
 * `*` stands for anything. A field that is filled after all must leave this list.
 */
export const KNOWN_GAPS: Readonly<Record<string, readonly string[]>> = {
  'What was published is rarely worth its price once its game is in play': [
    '* publishedInPlay[].published.status',
    '* publishedInPlay[].now.recommendation',
    'GET /api/live-games-analysis games[].published.status',
  ],
  'Sharp books move few of the prices that are picked in these hours': [
    'GET /api/market-intelligence picks[].lineMovement.*.book',
  ],
  'The simulated world is the only source': [
    '* provenance.source',
    '*/team-stats/* team.dataSource',
    '*/team-game-history/* dataSource',
  ],
  'All twelve books ask a price of something at every moment': ['GET /api/arbitrage-report summary.bookmakersScanned'],
  'All feeds can be read, and the board can be updated': [
    '* provenance.troubles[]',
    'GET /api/health troubles[]',
    'GET /api/health notUpdating',
  ],
  'The props that are drawn at random in these hours are of players who did not hit three times in a row': [
    'GET /api/player-props/random prop.indicators.form.icon',
  ],
  'None of the first bets of these five days was likelier than three in four to beat its close': [
    'GET /api/strategies/github-test results[].analysis.consensus',
  ],
  'No checkpoint was damaged': ['GET /api/health recovered[]'],
  'The ledger is in memory: nothing is recorded late, damaged or unreadable': [
    'GET /api/health recording',
    '* leftOut[]',
    '* staleSince',
    '* staleReason',
  ],
  'The app has no donation wallet and no passwords': ['GET /api/site donationWallet', 'GET /api/site signedInTo[]'],
  'The built-in analyst writes': ['* analysis.analyst', '* picks[].chatgptTrends.analyst'],
  'A bet that is recommended before the start is worth making now': [
    'GET /api/advanced-more-picks picks[].published.status',
    'GET /api/smart-parlay-picks picks[].published.status',
    'GET /api/smart-parlay/live-picks picks[].published.status',
    'GET /api/smart-parlay/integrated recommendations[].published.status',
    'GET /api/analytics/opportunities opportunities[].published.status',
    'POST /api/ai-market-analysis strategicInsights.valueOpportunities[].published.status',
  ],
  'The list is of games in play': ['* publishedInPlay[].settlement'],
  'At these moments no published pick in play has a price that two other books have confirmed': [
    'POST /api/ai-market-analysis publishedInPlay[].now.confidence',
    'GET /api/smart-parlay/integrated publishedInPlay[].now.confidence',
  ],
  'At these moments no bet in play is worth making, and no bet on a part of a game or another line is recommended': [
    'GET /api/parlay-picks inPlay',
    'GET /api/smart-parlay/live-picks picks[].badge',
    'GET /api/smart-parlay/live-picks picks[].score',
    'GET /api/smart-parlay/integrated recommendations[].score',
    'POST /api/ai-market-analysis strategicInsights.valueOpportunities[].score',
    'GET /api/auto-enhanced-markets enhancedPicks[].score',
    'GET /api/smart-parlay/integrated recommendations[].gameType',
    'GET /api/smart-parlay/integrated recommendations[].liveContext',
    'GET /api/games/{gameId} *markets[].sides[].recommendation',
    'GET /api/games/{gameId} livePrices[].sides[].recommendation',
  ],
  'The lists hold three bets or more at every moment that is looked at': [
    'GET /api/premium-player-props justMissed[]',
    'GET /api/authentic-props justMissed[]',
  ],
  'No book quotes player props in play': [
    'GET /api/live-player-props/random prop',
    'GET /api/live-player-props/random among',
  ],
  'Whenever a prop is drawn, none is said to have missed': ['GET /api/*player-props/random justMissed[]'],
  'Nothing is recommended in play at these moments': ['GET /api/live-games-analysis worthNow[]'],
  'Shared bets are anonymous': [
    'GET /api/social-sharing/predictions justMissed[].gameId',
    'GET /api/social-sharing/predictions justMissed[].game',
  ],
  'Fewer than thirty published picks have been graded': [
    'GET /api/bayesian-analysis summary.modelAccuracy',
    'GET /api/social-sharing/predictions predictions[].metadata.successRate',
    'GET /api/social-sharing/predictions predictions[].metadata.winStreak',
  ],
  'Two weeks of picks have no push': ['GET /api/track-record by*[].pushed', 'GET /api/track-record overall.pushed'],
  'In twelve days of picks no league, no grade and no band of confidence has thirty that are graded': [
    'GET /api/track-record byLeague[].*',
    'GET /api/track-record byConfidence[].*',
    'GET /api/track-record byGrade[].*',
  ],
  'The simulated leagues play no double-headers': ['* game*.doubleHeader'],
  'Every bet that is priced in play in these hours has a fair probability': [
    'GET /api/games/{gameId} livePrices[].sides[].noFairReason',
  ],
  'Every simulated player has ten games behind him': ['GET /api/*player-props* *lastTen.games'],
  'A prop that is drawn for a confidence of 80 % is a strong bet': [
    'GET /api/player-props/random prop.*recommendation',
  ],
  'Only bets on winner, main spread and main total are published': [
    'GET /api/auto-enhanced-markets enhancedPicks[].published',
  ],
  'No book of the simulated leagues is excluded': ['GET /api/track-record bookWatch.excluded[]'],
  'The evidence that excludes a book is one number': ['GET /api/track-record bookWatch.excludedFrom'],
  'What settles a pick is a settlement': ['GET /api/ledger/{id} settlement.entry.kind'],
  'Among twelve draws at a time': ['GET /api/*player-props/random prop.carriedOverFrom'],
}

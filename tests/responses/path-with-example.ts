import { simulated } from './simulated-responses.ts'

/** The queries of calculators: without one they have no result. */
export const toolQueries = {
  convert: 'odds=-110,-110',
  parlay: 'legs=-110,-110;2.5,1.6',
  hedge: 'stake=100&price=3/1&against=-250&free=true',
  promo: 'price=%2B200&chance=0.32&boost=0.5&back=1&worth=0.7',
}

/** The path of a route with an example in each place: the first row of the ledger, a test, a game, a day. */
export const pathWithExample = (path: string) => () =>
  path
    .replace(
      '{id}',
      path.includes('/tests/') ? simulated.testId : path.includes('/share-urls/') ? simulated.sharedId : '1',
    )
    .replace(/^(\/api\/tools\/(\w+))$/, (_, route, tool) => `${route}?${toolQueries[tool as keyof typeof toolQueries]}`)
    .replace('{gameId}', simulated.board.games.find(({ moves }) => moves.length > 2)?.game.id ?? '')
    .replace('{day}', '2026-06-09')
    .replace(
      /^\/api\/slip$/,
      () =>
        `/api/slip?legs=${encodeURIComponent(
          simulated.board.games
            .flatMap(({ bets, game }) => (bets[0] ? [`${game.id}|${bets[0].market.kind}||${bets[0].selection}`] : []))
            .slice(-3)
            .join(';'),
        )}`,
    )
    .replace('{league}', 'MLB')
    .replace('{team}', 'Boston%20Red%20Sox')

import type { Bet } from '@fairline/contract'
import { addDays } from '@fairline/domain'
import { type Board, isMainBet, isUpcoming } from '@fairline/engine'

/** What the addresses of requests are made from. */
export interface RequestContext {
  readonly board: Board
  readonly bets: readonly Bet[]
  /** Rows of the ledger that are picks published as it happened. */
  readonly pickRows: readonly number[]
  readonly shareIds: readonly string[]
  readonly testId: string
}

/** Maximum number of bets on a slip. */
const SLIP_LEGS = 12

const QUERIES: Readonly<Record<string, readonly string[]>> = {
  '/api/v1/bets': [],
  '/api/advanced-more-picks': ['limit=100'],
  '/api/smart-parlay/live-picks': ['', ...['moneyline', 'spread', 'total', 'team_total', 'player_prop'].map(category)],
  '/api/parlay-picks': ['', 'ai=1'],
  '/api/track-record': ['', 'origin=backfill'],
  '/api/track-record/picks': ['limit=200', 'origin=backfill&limit=200'],
  '/api/arbitrage-scan': ['', 'kind=middle', 'kind=low-hold'],
  '/api/tools/convert': ['odds=-110,-110'],
  '/api/tools/parlay': ['legs=-110,-110;2.5,1.6'],
  '/api/tools/hedge': ['stake=100&price=3/1&against=-250&free=true'],
  '/api/tools/promo': ['price=%2B200&chance=0.32&boost=0.5&back=1&worth=0.7'],
}

function category(name: string): string {
  return `category=${name}`
}

/** Every address of an endpoint that says something of this world; none for those that were read already. */
export function requestsFor(path: string, context: RequestContext): string[] {
  const { board, bets, pickRows, shareIds, testId } = context
  const games = board.games.map(({ game }) => game.id)
  const values: Readonly<Record<string, readonly string[]>> = {
    '/api/games/{gameId}': games,
    '/api/line-movement/{gameId}': games,
    '/api/days/{day}': [board.day, addDays(board.day, -1), addDays(board.day, -2)],
    '/api/ledger/{id}': pickRows.map(String),
    '/api/ledger/{id}/verify': pickRows.map(String),
    '/api/analytics/tests/{id}': [testId],
    '/api/social-sharing/share-urls/{id}': shareIds,
  }
  if (path === '/api/slip')
    return slips(board, bets).map((legs) => `${path}?legs=${encodeURIComponent(legs)}&price=900`)
  if (path === '/api/user-picks') return [0, 1].map((days) => `${path}?date=${addDays(utcDay(board.asOf), days)}`)
  if (path.includes('{team}')) return teamRequests(path, board)
  const placed = values[path]
  if (placed) return placed.map((value) => path.replace(/\{\w+\}/, encodeURIComponent(value)))
  return (QUERIES[path] ?? ['']).map((query) => (query === '' ? path : `${path}?${query}`))
}

const utcDay = (instant: number) => new Date(instant).toISOString().slice(0, 10)

/** A side of every league. */
function teamRequests(path: string, board: Board): string[] {
  return Object.entries(board.teams).flatMap(([league, sides]) =>
    (sides ?? [])
      .slice(0, 4)
      .map(({ name }) => path.replace('{league}', league).replace('{team}', encodeURIComponent(name))),
  )
}

/** Slips of main lines, of other lines, of players, of what was published, and of what is in play. */
function slips(board: Board, bets: readonly Bet[]): string[] {
  const upcoming = new Set(board.games.filter((game) => isUpcoming(game, board)).map(({ game }) => game.id))
  const main = new Set(board.games.flatMap((game) => game.bets.filter(isMainBet).map(({ id }) => id)))
  const open = bets.filter(({ gameId, expectedValue }) => upcoming.has(gameId) && expectedValue !== null)
  const groups = [
    open.filter(({ id }) => main.has(id)),
    open.filter(({ id, market }) => !main.has(id) && market !== 'player-prop'),
    open.filter(({ market }) => market === 'player-prop'),
    bets.filter(({ published }) => published !== null),
    bets.filter(({ state }) => state === 'live'),
  ]
  return groups
    .filter(({ length }) => length > 0)
    .map((group) =>
      group
        .slice(0, SLIP_LEGS)
        .map(({ id }) => id)
        .join(';'),
    )
}

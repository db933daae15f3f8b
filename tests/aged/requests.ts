import type { Bet } from '@fairline/contract'
import { addDays } from '@fairline/domain'
import type { Board } from '@fairline/engine'
import { slipsOf } from './slips.ts'

/** What the addresses of requests are made from. */
export interface RequestContext {
  readonly board: Board
  readonly bets: readonly Bet[]
  /** Rows of the ledger that are looked at one by one. */
  readonly ledgerRows: readonly number[]
  readonly shareIds: readonly string[]
  readonly testId: string
}

/** Sides of a league whose season is looked at. */
const TEAMS = 4
/** Times that a prop is drawn at random. */
const DRAWS = Array.from({ length: 12 }, () => '')
const ARBITRAGE_KINDS = ['', 'kind=middle', 'kind=low-hold']
const CATEGORIES = ['moneyline', 'spread', 'total', 'team_total', 'player_prop']

const QUERIES: Readonly<Record<string, readonly string[]>> = {
  // Its pages are read beforehand.
  '/api/v1/bets': [],
  '/api/advanced-more-picks': ['limit=100'],
  '/api/smart-parlay/live-picks': ['', ...CATEGORIES.map((category) => `category=${category}`)],
  '/api/parlay-picks': ['', 'ai=1'],
  '/api/track-record': ['', 'origin=backfill'],
  '/api/track-record/picks': ['limit=200', 'limit=5', 'limit=7&offset=5', 'origin=backfill&limit=200'],
  '/api/arbitrage-scan': ARBITRAGE_KINDS,
  '/api/arbitrage-opportunities': ARBITRAGE_KINDS,
  '/api/arbitrage-report': ARBITRAGE_KINDS,
  '/api/player-props/random': DRAWS,
  '/api/live-player-props/random': DRAWS,
  '/api/tools/convert': ['odds=-110,-110', 'odds=-250,%2B200'],
  '/api/tools/parlay': ['legs=-110,-110;2.5,1.6'],
  '/api/tools/hedge': ['stake=100&price=3/1&against=-250&free=true'],
  '/api/tools/promo': ['price=%2B200&chance=0.32&boost=0.5&back=1&worth=0.7'],
}

/** Every address of an endpoint that says something of this world. */
export function requestsFor(path: string, { board, bets, ...context }: RequestContext): string[] {
  if (path === '/api/slip') return slipsOf(board, bets)
  if (path.includes('{team}')) return teamRequests(path, board)
  const placed = path.includes('{') ? placeValues(path, { board, bets, ...context }) : null
  if (placed) return placed.map((value) => path.replace(/\{\w+\}/, encodeURIComponent(value)))
  const today = new Date(board.asOf).toISOString().slice(0, 10)
  const userPicks = [`date=${today}`, `date=${addDays(today, 1)}`, `date=${today}&sports=ufc,seriea`]
  const queries = path === '/api/user-picks' ? userPicks : (QUERIES[path] ?? [''])
  return queries.map((query) => (query === '' ? path : `${path}?${query}`))
}

/** What stands in braces in a path. */
function placeValues(path: string, { board, ledgerRows, shareIds, testId }: RequestContext): readonly string[] {
  if (path.includes('{gameId}')) return board.games.map(({ game }) => game.id)
  if (path.includes('{day}')) return [-2, -1, 0, 1].map((days) => addDays(board.day, days))
  if (path.includes('/ledger/')) return ledgerRows.map(String)
  if (path.includes('/tests/')) return [testId]
  return path.includes('/share-urls/') ? shareIds : []
}

/** A few sides of every league. */
function teamRequests(path: string, { teams }: Board): string[] {
  return Object.entries(teams).flatMap(([league, sides]) =>
    (sides ?? [])
      .slice(0, TEAMS)
      .map(({ name }) => path.replace('{league}', league).replace('{team}', encodeURIComponent(name))),
  )
}

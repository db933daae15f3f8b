import type { Market } from '@fairline/domain'
import { marketWith } from './quotes-in.ts'

/** An outcome of The Odds API; of lines also the point, of props and team totals whose. */
export type Outcome = readonly [name: string, price: number, point?: number | undefined, description?: string]

/** When each market below was last updated. */
export const UPDATED = '2026-08-03T21:15:52Z'

/** A market as a book lists it. */
export const list = (key: string, ...outcomes: readonly Outcome[]) => ({
  key,
  last_update: UPDATED,
  outcomes: outcomes.map(([name, price, point, description]) => ({ name, price, point, description })),
})

/** The Phillies at home against the Nationals; properties replace those of the event. */
export const game = (markets: readonly unknown[], properties: object = {}) => ({
  id: 'd5f0',
  sport_key: 'baseball_mlb',
  commence_time: '2026-08-03T22:41:00Z',
  home_team: 'Phillies',
  away_team: 'Nationals',
  bookmakers: [{ key: 'fanduel', title: 'FanDuel', last_update: '2026-08-03T21:10:00Z', markets }],
  ...properties,
})

/** The expected quote of a market in that event. */
export const quoteOfGame = (
  market: Pick<Market, 'kind'> & Partial<Market>,
  prices: readonly (number | null)[],
  properties: object = {},
) => ({
  event: 'Nationals @ Phillies 2026-08-03',
  eventKey: 'd5f0',
  book: 'FanDuel',
  market: marketWith(market),
  prices,
  at: Date.UTC(2026, 7, 3, 21, 15, 52),
  mark: null,
  snapshot: null,
  ...properties,
})

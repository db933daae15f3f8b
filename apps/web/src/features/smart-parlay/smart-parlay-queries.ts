import {
  liveGamesAnalysis,
  marketIntelligence,
  smartParlayIntegrated,
  smartParlayLivePicks,
  smartParlayPicks,
} from '@fairline/contract'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/call.ts'

/** The 25 best; never kept. */
export const topQuery = queryOptions({
  queryKey: [smartParlayPicks.path],
  queryFn: ({ signal }) => call(smartParlayPicks, { signal }),
})

/** Everything worth its price, of one category where one is chosen; requested every 30 s while the live stream is down. */
export const allQuery = (category: Category | null, refetchInterval: number | false) =>
  queryOptions({
    queryKey: [smartParlayLivePicks.path, category],
    queryFn: ({ signal }) => call(smartParlayLivePicks, { signal, query: category === null ? {} : { category } }),
    refetchInterval,
  })

export const liveQuery = queryOptions({
  queryKey: [liveGamesAnalysis.path],
  queryFn: ({ signal }) => call(liveGamesAnalysis, { signal }),
})

export const integratedQuery = queryOptions({
  queryKey: [smartParlayIntegrated.path],
  queryFn: ({ signal }) => call(smartParlayIntegrated, { signal }),
})

export const marketQuery = queryOptions({
  queryKey: [marketIntelligence.path],
  queryFn: ({ signal }) => call(marketIntelligence, { signal }),
})

/** Filters of the All Picks tab, as the server knows them. */
export type Category = 'moneyline' | 'spread' | 'total' | 'team_total' | 'player_prop'

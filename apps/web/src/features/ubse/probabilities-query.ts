import { type BayesianAnalysis, bayesianAnalysis } from '@fairline/contract'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/call.ts'

export type Chances = BayesianAnalysis['analyses'][number]

/** As documented: requested again while the dialog is open. */
export const CHANCES_MS = 30_000

/** Probabilities of every game, and how often what was published won. @param every  milliseconds; false while the live stream tells of changes */
export const probabilitiesQuery = (every: number | false) =>
  queryOptions({
    queryKey: [bayesianAnalysis.path],
    queryFn: ({ signal }) => call(bayesianAnalysis, { signal }),
    refetchInterval: every,
  })

import { authenticProps, premiumPlayerProps } from '@fairline/contract'
import { queryOptions } from '@tanstack/react-query'
import { longQuery } from '../../lib/long-query.ts'

/** Every prop of the games to come, ranked; requested every 30 s while the live stream is down. */
export const premiumQuery = (refetchInterval: number | false) =>
  queryOptions({ ...longQuery(premiumPlayerProps), refetchInterval })

/** The same with what models, books and movement say of each. */
export const enhancedQuery = longQuery(authenticProps)

import { gamePage, lineMovement } from '@fairline/contract'
import { queryOptions } from '@tanstack/react-query'
import { CallFailed, call } from '../../lib/call.ts'

/** Everything of one game; asked every 15 s, whether or not the stream is there: it does not tell of single games. */
export const gameQuery = (gameId: string) =>
  queryOptions({
    queryKey: [gamePage.path, gameId],
    queryFn: ({ signal }) => call(gamePage, { signal, places: { gameId } }),
    refetchInterval: 15_000,
    retry: (count, error) => error instanceof CallFailed && error.kind === 'starting' && count < 60,
    retryDelay: 1000,
  })

/** How every book moved on it; asked once a minute. */
export const movementQuery = (gameId: string) =>
  queryOptions({
    queryKey: [lineMovement.path, gameId],
    queryFn: ({ signal }) => call(lineMovement, { signal, places: { gameId } }),
    refetchInterval: 60_000,
  })

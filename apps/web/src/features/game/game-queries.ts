import { gamePage, lineMovement } from '@fairline/contract'
import { queryOptions } from '@tanstack/react-query'
import { CallFailed, call } from '../../lib/call.ts'
import { BUSY_MS, retryOnceIfBusy } from '../../lib/retry-once-if-busy.ts'

const isStarting = (error: Error): boolean => error instanceof CallFailed && error.kind === 'starting'

/** Asks again each second while the app starts, and once if it is busy. */
const whileStarting = {
  retry: (count: number, error: Error) => (isStarting(error) && count < 60) || retryOnceIfBusy(count, error),
  retryDelay: (_: number, error: Error) => (isStarting(error) ? 1000 : BUSY_MS),
}

/** Everything of one game; requested every 15 s, whether or not the stream is there: it does not tell of single games. */
export const gameQuery = (gameId: string) =>
  queryOptions({
    queryKey: [gamePage.path, gameId],
    queryFn: ({ signal }) => call(gamePage, { signal, places: { gameId } }),
    refetchInterval: 15_000,
    ...whileStarting,
  })

/** How every book moved on it; requested once a minute. */
export const movementQuery = (gameId: string) =>
  queryOptions({
    queryKey: [lineMovement.path, gameId],
    queryFn: ({ signal }) => call(lineMovement, { signal, places: { gameId } }),
    refetchInterval: 60_000,
    ...whileStarting,
  })

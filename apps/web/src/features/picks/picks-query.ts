import { parlayPicks } from '@fairline/contract'
import { queryOptions } from '@tanstack/react-query'
import { aiMode } from '../../lib/ai-mode.ts'
import { CallFailed, call } from '../../lib/call.ts'
import { isShown, overlay } from '../../lib/overlay.ts'

/** The day's two best picks: refetched every 30 s while the live stream is down, three retries. */
export const picksQuery = (refetchInterval: number | false, ai: boolean) =>
  queryOptions({
    queryKey: [parlayPicks.path, ai],
    queryFn: ({ signal }) => (ai ? fetchAiPicks(signal) : call(parlayPicks, { signal, query: {} })),
    refetchInterval,
    retry: (count, error) => (error instanceof CallFailed && error.kind === 'starting') || count < 3,
    retryDelay: 1000,
  })

/** Loads the picks in the analyst's words; asks for the password again if the session has ended. */
async function fetchAiPicks(signal: AbortSignal) {
  try {
    return await call(parlayPicks, { signal, query: { ai: '1' } })
  } catch (failure) {
    // After a log-out nothing is requested.
    if (failure instanceof CallFailed && failure.kind === 'forbidden' && aiMode.get()) {
      aiMode.set(false)
      if (!isShown('ai-access')) overlay.open('ai-access')
    }
    throw failure
  }
}

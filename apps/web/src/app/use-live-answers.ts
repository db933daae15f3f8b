import { useQueryClient } from '@tanstack/react-query'
import { startTransition, useEffect, useState } from 'react'
import { listen } from '../lib/live-stream.ts'
import { refreshAnswers } from '../lib/refresh-answers.ts'

/**
 * Refreshes the answers that changed as the stream tells. Query keys are the answers' paths.
 *
 * @returns whether the stream is there; where it is not, queries poll as specified
 */
export function useLiveAnswers(): boolean {
  const client = useQueryClient()
  const [up, setUp] = useState(false)
  useEffect(() => {
    let since = Number.POSITIVE_INFINITY
    return listen({
      onUp: () => {
        since = Date.now()
        // It may come while the page is still being taken over, which then would have to be done in one go.
        startTransition(() => setUp(true))
      },
      onDown: () => setUp(false),
      onChanged: (paths, version) => refreshAnswers(client, { paths, version, since }),
    })
  }, [client])
  return up
}

import { useQueryClient } from '@tanstack/react-query'
import { startTransition, useEffect, useState } from 'react'
import { listen } from '../lib/live-stream.ts'

/**
 * Refreshes the answers that changed as the stream tells. Query keys are the answers' paths.
 *
 * @returns whether the stream is there; where it is not, queries poll as specified
 */
export function useLiveAnswers(): boolean {
  const client = useQueryClient()
  const [up, setUp] = useState(false)
  useEffect(
    () =>
      listen({
        // It may come while the page is still being taken over, which then would have to be done in one go.
        onUp: () => startTransition(() => setUp(true)),
        onDown: () => setUp(false),
        onChanged: (paths) => {
          for (const path of paths) void client.invalidateQueries({ queryKey: [path] })
        },
      }),
    [client],
  )
  return up
}

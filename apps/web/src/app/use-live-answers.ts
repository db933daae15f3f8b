import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
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
        onUp: () => setUp(true),
        onDown: () => setUp(false),
        onChanged: (paths) => {
          for (const path of paths) void client.invalidateQueries({ queryKey: [path] })
        },
      }),
    [client],
  )
  return up
}

import { startTransition, useEffect, useState } from 'react'

/**
 * How many of a long list to draw: a few at once, the rest step by step when the page has nothing else to do,
 * so that no step keeps it from hearing its visitor.
 *
 * @param total  how many there are
 * @param step  how many more each time
 */
export function useGrowing(total: number, step: number): number {
  const [drawn, setDrawn] = useState(step)
  useEffect(() => {
    if (drawn >= total) return
    return whenIdle(() => startTransition(() => setDrawn((count) => count + step)))
  }, [drawn, total, step])
  return Math.min(drawn, total)
}

/** Not every browser tells when it is idle. */
function whenIdle(run: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(run, 0)
    return () => clearTimeout(timer)
  }
  const idle = requestIdleCallback(run)
  return () => cancelIdleCallback(idle)
}

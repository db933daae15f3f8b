import { startTransition, useEffect, useState } from 'react'

/**
 * How many of a long list to draw: a few at once, the rest step by step, so that no step keeps the page from hearing its visitor.
 *
 * @param total  how many there are
 * @param step  how many more each time
 */
export function useGrowing(total: number, step: number): number {
  const [drawn, setDrawn] = useState(step)
  useEffect(() => {
    if (drawn >= total) return
    const timer = setTimeout(() => startTransition(() => setDrawn((count) => count + step)), 0)
    return () => clearTimeout(timer)
  }, [drawn, total, step])
  return Math.min(drawn, total)
}

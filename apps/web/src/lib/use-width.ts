import { type RefObject, useEffect, useState } from 'react'

/** The width of an element in pixels, so that a chart's text keeps its size at every width. @param initial  until it is measured */
export function useWidth(element: RefObject<HTMLElement | null>, initial: number): number {
  const [width, setWidth] = useState(initial)
  useEffect(() => {
    const target = element.current
    if (!target) return
    const observer = new ResizeObserver(([entry]) => entry && setWidth(Math.round(entry.contentRect.width)))
    observer.observe(target)
    return () => observer.disconnect()
  }, [element])
  return width
}

import { useEffect } from 'react'

/** As documented: what is further away from the end of a list than this does not count as its end. */
export const NEAR_PX = 10

/**
 * Asks for more when the end of a list is scrolled to within 10 px.
 *
 * @param box   the box that scrolls, kept as state (`ref={setBox}`): a ref would not tell that it came later
 * @param more  null while there is no more, or a load is in progress
 */
export function useMoreOnScroll(box: HTMLElement | null, more: (() => void) | null): void {
  useEffect(() => {
    if (!box || !more) return
    const look = () => {
      if (isNearEnd(box)) more()
    }
    // What is not high enough to scroll has its end in sight. An observer tells once it is laid out: to ask earlier would lay it out twice.
    const laidOut = new ResizeObserver(look)
    laidOut.observe(box)
    box.addEventListener('scroll', look, { passive: true })
    return () => {
      laidOut.disconnect()
      box.removeEventListener('scroll', look)
    }
  }, [box, more])
}

/** Whether at most ten pixels are left below what is seen. */
export const isNearEnd = (box: Pick<HTMLElement, 'scrollHeight' | 'scrollTop' | 'clientHeight'>): boolean =>
  box.scrollHeight - box.scrollTop - box.clientHeight <= NEAR_PX

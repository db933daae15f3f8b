import { type RefObject, useEffect } from 'react'

/** As documented: what is further away from the end of a list than this does not count as its end. */
export const NEAR_PX = 10

/**
 * Asks for more when the end of a list is scrolled to within 10 px.
 *
 * @param list  the box that scrolls
 * @param more  null while there is no more, or a load is in progress
 */
export function useMoreOnScroll(list: RefObject<HTMLElement | null>, more: (() => void) | null): void {
  useEffect(() => {
    const box = list.current
    if (!box || !more) return
    const look = () => {
      if (isNearEnd(box)) more()
    }
    // What is not high enough to scroll has its end in sight.
    look()
    box.addEventListener('scroll', look, { passive: true })
    return () => box.removeEventListener('scroll', look)
  }, [list, more])
}

/** Whether at most ten pixels are left below what is seen. */
export const isNearEnd = (box: Pick<HTMLElement, 'scrollHeight' | 'scrollTop' | 'clientHeight'>): boolean =>
  box.scrollHeight - box.scrollTop - box.clientHeight <= NEAR_PX

import { type RefObject, useEffect, useState } from 'react'

/** Whether somebody points at an element or has the focus in it: then it should not go away by itself. */
export function useAttended(element: RefObject<HTMLElement | null>): boolean {
  const [pointed, setPointed] = useState(false)
  const [focused, setFocused] = useState(false)
  useEffect(() => {
    const at = element.current
    if (!at) return
    const stop = new AbortController()
    const hear = (name: string, then: () => void) => at.addEventListener(name, then, { signal: stop.signal })
    hear('pointerenter', () => setPointed(true))
    hear('pointerleave', () => setPointed(false))
    hear('focusin', () => setFocused(true))
    hear('focusout', () => setFocused(false))
    return () => stop.abort()
  }, [element])
  return pointed || focused
}

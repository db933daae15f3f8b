import { useCallback } from 'react'
import { useSearchParams } from 'wouter'

const NAME = 'show'

interface Overlay {
  /** What lies over the screen; null where nothing does. */
  readonly shown: string | null
  open(name: string): void
  close(): void
}

/**
 * What lies over a screen, kept in the address: a link opens it, and Back closes it. Closing goes back where we came from the
 * screen, so that Back afterwards does not open it again; where a link opened it, the address is changed in place.
 */
export function useOverlay(): Overlay {
  const [search, setSearch] = useSearchParams()
  const open = useCallback(
    (name: string) => setSearch((now) => withShown(now, name), { state: { openedHere: true } }),
    [setSearch],
  )
  const close = useCallback(() => {
    if (openedHere(window.history.state)) window.history.back()
    else setSearch((now) => withShown(now, null), { replace: true })
  }, [setSearch])
  return { shown: search.get(NAME), open, close }
}

function withShown(search: URLSearchParams, name: string | null): URLSearchParams {
  const next = new URLSearchParams(search)
  if (name === null) next.delete(NAME)
  else next.set(NAME, name)
  return next
}

const openedHere = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'openedHere' in state && state.openedHere === true

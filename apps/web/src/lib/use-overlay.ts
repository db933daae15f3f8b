import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'wouter'

const NAME = 'show'

interface Overlay {
  /** What lies over the screen, the topmost last. A name may say what it is of: `team:MLB/BOS`. */
  readonly shown: readonly string[]
  /** Lays something on top. */
  open(name: string): void
  /** Puts something else in the place of the topmost, without a step in the history: another tab of it. */
  turn(name: string): void
  /** Takes the topmost away. */
  close(): void
}

/**
 * What lies over a screen, kept in the address: a link opens it, and Back closes it. Closing goes back where we came from the
 * screen, so that Back afterwards does not open it again; where a link opened it, the address is changed in place.
 */
export function useOverlay(): Overlay {
  const [search, setSearch] = useSearchParams()
  const open = useCallback(
    (name: string) => setSearch((now) => withShown(now, [...now.getAll(NAME), name]), { state: { openedHere: true } }),
    [setSearch],
  )
  const turn = useCallback(
    (name: string) =>
      setSearch((now) => withShown(now, [...now.getAll(NAME).slice(0, -1), name]), {
        replace: true,
        state: window.history.state as unknown,
      }),
    [setSearch],
  )
  const close = useCallback(() => {
    if (openedHere(window.history.state)) window.history.back()
    else setSearch((now) => withShown(now, now.getAll(NAME).slice(0, -1)), { replace: true })
  }, [setSearch])
  const shown = useMemo(() => search.getAll(NAME), [search])
  return { shown, open, turn, close }
}

function withShown(search: URLSearchParams, names: readonly string[]): URLSearchParams {
  const next = new URLSearchParams(search)
  next.delete(NAME)
  for (const name of names) next.append(NAME, name)
  return next
}

const openedHere = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'openedHere' in state && state.openedHere === true

import { useMemo } from 'react'
import { useSearch } from 'wouter'
import { navigate } from 'wouter/use-browser-location'

const NAME = 'show'

/**
 * What lies over a screen, kept in the address: a link opens it, and Back closes it. Who only opens something does not hear when
 * something opens (`useOverlays` does): a screen is not drawn again for what lies on it.
 */
export const overlay = {
  /** Lays something on top. A name may say what it is of: `team:MLB/BOS`. */
  open(name: string): void {
    show([...shownIn(window.location.search), name], { state: { openedHere: true } })
  },

  /** Puts something else in the place of the topmost, without a step in the history: another tab of it. */
  turn(name: string): void {
    const below = shownIn(window.location.search).slice(0, -1)
    show([...below, name], { replace: true, state: window.history.state as unknown })
  },

  /**
   * Takes the topmost away. Goes back where we came from the screen, so that Back afterwards does not open it again; where a link
   * opened it, the address is changed in place.
   */
  close(): void {
    if (openedHere(window.history.state)) window.history.back()
    else show(shownIn(window.location.search).slice(0, -1), { replace: true })
  },
}

/** Whether something lies over the screen right now. */
export const isShown = (name: string): boolean => shownIn(window.location.search).includes(name)

/** The names of what lies over the screen, the topmost last; drawn again when that changes. */
export function useOverlays(): readonly string[] {
  const search = useSearch()
  return useMemo(() => shownIn(search), [search])
}

const shownIn = (search: string): string[] => new URLSearchParams(search).getAll(NAME)

function show(names: readonly string[], how: { readonly replace?: boolean; readonly state?: unknown }): void {
  const next = new URLSearchParams(window.location.search)
  next.delete(NAME)
  for (const name of names) next.append(NAME, name)
  navigate(next.size > 0 ? `?${next}` : window.location.pathname, how)
}

const openedHere = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'openedHere' in state && state.openedHere === true

import type { ReactNode } from 'react'
import { Link } from 'wouter'

/** The way to a game’s own page: every price, forecast and prop of it. */
export function GameLink({ gameId, children }: { readonly gameId: string; readonly children: ReactNode }) {
  return (
    <Link
      href={`/games/${encodeURIComponent(gameId)}`}
      className="inline-flex min-h-6 items-center break-words text-act underline-offset-2 hover:underline"
    >
      {children}
    </Link>
  )
}

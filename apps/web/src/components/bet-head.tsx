import type { ReactNode } from 'react'
import { startText } from '../lib/format.ts'
import { useSettings } from '../lib/use-settings.ts'
import { GameLink } from './game-link.tsx'
import { GradeBadge } from './grade-badge.tsx'
import { Price } from './price.tsx'

/** What every bet on the wire says of itself, as far as its head shows it. */
export interface BetShown {
  readonly id: string
  readonly gameId: string
  readonly league: string
  readonly homeTeam: string
  readonly awayTeam: string
  readonly gameTime: string | null
  readonly betType: string
  readonly pick: string
  /** American. */
  readonly odds: number
  readonly bookmaker: string
  readonly quotedAt: string
  readonly valueGrade: string
  /** Percent. */
  readonly winProbability: number
}

/** Which bet, on which game, at which price; the game’s name leads to its page. */
export function BetHead({ bet, badges }: { readonly bet: BetShown; readonly badges?: ReactNode }) {
  const { zone } = useSettings()
  return (
    <header className="grid gap-2">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <p className="flex flex-wrap items-center gap-1.5 text-xs font-semibold tracking-wide text-soft uppercase">
            {bet.league} · {bet.betType} {badges}
          </p>
          <h3 className="mt-1 text-lg font-semibold break-words">{bet.pick}</h3>
        </div>
        <GradeBadge grade={bet.valueGrade} />
      </div>
      <div className="flex flex-wrap items-end justify-between gap-x-3 gap-y-1">
        <p className="min-w-0 text-sm text-soft">
          <GameLink gameId={bet.gameId}>
            {bet.awayTeam} @ {bet.homeTeam}
          </GameLink>
          <span className="block">{bet.gameTime === null ? 'Time not recorded' : startText(bet.gameTime, zone)}</span>
        </p>
        <Price american={bet.odds} book={bet.bookmaker} observedAt={bet.quotedAt} />
      </div>
    </header>
  )
}

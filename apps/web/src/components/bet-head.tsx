import type { LiveScore, PublishedBet } from '@fairline/contract'
import type { ReactNode } from 'react'
import type { BetTiming } from '../lib/bet-timing.ts'
import { startText } from '../lib/format.ts'
import { priceText } from '../lib/price-text.ts'
import { scoreText } from '../lib/score-text.ts'
import { useSettings } from '../lib/use-settings.ts'
import { CarriedOver } from './carried-over.tsx'
import { GameLink } from './game-link.tsx'
import { GradeBadge } from './grade-badge.tsx'
import { NotRecorded } from './not-recorded.tsx'
import { Price } from './price.tsx'
import { PublishedLine } from './published-line.tsx'

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
  /** American: the last price that is +EV; null or absent if there is none. */
  readonly goodDownTo?: number | null
  /** The quoted line its probability was carried over from; null or absent if it rests on its own line's quotes. */
  readonly carriedOverFrom?: number | null
  /** False while the pick is not yet in the ledger; null or absent for a bet that is no pick. */
  readonly isRecorded?: boolean | null
  /** Of its game while that is on; null or absent before. */
  readonly score?: LiveScore | null
  /** What was published of it; null or absent if nothing was. */
  readonly published?: PublishedBet | null
}

interface Props {
  readonly bet: BetShown
  readonly badges?: ReactNode
  /** What the bet is called above its name. */
  readonly label?: string
  /** When to bet: a quiet word next to the start, never a second verdict. */
  readonly timing?: BetTiming | null
}

/** Which bet, on which game, at which price; the game’s name leads to its page. */
export function BetHead({ bet, badges, label, timing }: Props) {
  const { odds, zone } = useSettings()
  return (
    <header className="grid gap-2">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <p className="flex flex-wrap items-center gap-1.5 text-xs font-semibold tracking-wide text-soft uppercase">
            {bet.league} · {bet.betType} {badges} <NotRecorded isRecorded={bet.isRecorded ?? null} />
          </p>
          {label && <p className="mt-1 text-xs text-soft">{label}</p>}
          <h3 className={`${label ? '' : 'mt-1 '}text-lg font-semibold break-words`}>{bet.pick}</h3>
        </div>
        <GradeBadge grade={bet.valueGrade} />
      </div>
      <div className="flex flex-wrap items-end justify-between gap-x-3 gap-y-1">
        <p className="min-w-0 text-sm text-soft">
          <GameLink gameId={bet.gameId}>
            {bet.awayTeam} @ {bet.homeTeam}
          </GameLink>
          <span className="block">
            {whenText(bet, zone)}
            {timing ? ` · ${timing}` : ''}
          </span>
        </p>
        <Price american={bet.odds} book={bet.bookmaker} observedAt={bet.quotedAt} />
      </div>
      <PublishedLine published={bet.published ?? null} />
      <CarriedOver from={bet.carriedOverFrom} />
      {bet.goodDownTo != null && <p className="text-sm text-soft">Playable to {priceText(bet.goodDownTo, odds)}</p>}
    </header>
  )
}

/** When its game starts; while it is on the score, away side first, and the clock. */
function whenText({ score, gameTime }: BetShown, zone: Parameters<typeof startText>[1]): string {
  if (score) return `In play: ${scoreText(score)}`
  return gameTime === null ? 'Time not recorded' : startText(gameTime, zone)
}

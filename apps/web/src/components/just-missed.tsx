import type { MissedBet } from '@fairline/contract'
import { percent, startText } from '../lib/format.ts'
import { useSettings } from '../lib/use-settings.ts'
import { withTrueMinus } from '../lib/with-true-minus.ts'
import { Confidence } from './confidence.tsx'
import { ExpectedValue } from './expected-value.tsx'
import { Figure } from './figure.tsx'
import { GameLink } from './game-link.tsx'
import { GradeBadge } from './grade-badge.tsx'
import { Price } from './price.tsx'

/** Under a list with fewer than three bets: those that came nearest, with their true figures and why each falls short. */
export function JustMissed({ bets }: { readonly bets: readonly MissedBet[] }) {
  if (bets.length === 0) return null
  return (
    <details className="rounded-xl border border-line text-left">
      <summary className="min-h-11 cursor-pointer px-4 py-3 font-semibold">Just missed ({bets.length})</summary>
      <div className="grid grid-cols-1 gap-3 p-3 pt-0">
        {bets.map((bet) => (
          <MissedCard key={bet.id} bet={bet} />
        ))}
      </div>
    </details>
  )
}

function MissedCard({ bet }: { readonly bet: MissedBet }) {
  const { zone } = useSettings()
  const start = bet.gameTime === null ? 'Time not recorded' : startText(bet.gameTime, zone)
  return (
    <article aria-label={`Just missed: ${bet.pick}`} className="grid gap-2 rounded-xl border border-line bg-raised p-4">
      <header className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <p className="text-xs font-semibold tracking-wide text-soft uppercase">
            {bet.league} · {bet.betType}
          </p>
          <h3 className="mt-1 font-semibold break-words">{withTrueMinus(bet.pick)}</h3>
          <p className="text-sm text-soft">
            {bet.game !== null && bet.gameId !== null && <GameLink gameId={bet.gameId}>{bet.game}</GameLink>}
            <span className="block">{bet.isLive ? 'In play' : start}</span>
          </p>
        </div>
        <GradeBadge grade={bet.valueGrade} />
      </header>
      <div className="flex flex-wrap items-end justify-between gap-x-3 gap-y-1">
        <p className="text-sm text-caution">{bet.missedBy}</p>
        <Price american={bet.odds} book={bet.bookmaker} observedAt={bet.quotedAt} />
      </div>
      <div className="grid grid-cols-3 gap-2">
        <ExpectedValue fraction={bet.expectedValue} />
        <Figure name="Win probability" says="Our fair probability that the bet wins if it is not a push.">
          {percent(bet.winProbability)}
        </Figure>
        <Confidence value={bet.confidence} assumed={bet.confidenceAssumed} inPlay={bet.isLive} />
      </div>
    </article>
  )
}

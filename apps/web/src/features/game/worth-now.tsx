import type { GamePage } from '@fairline/contract'
import { ExpectedValue } from '../../components/expected-value.tsx'
import { Price } from '../../components/price.tsx'
import { RecommendationBadge } from '../../components/recommendation-badge.tsx'
import { withTrueMinus } from '../../lib/with-true-minus.ts'

/** Bets on the game that are worth making now; nothing if there is none. */
export function WorthNow({ bets }: Pick<GamePage, 'bets'>) {
  if (bets.length === 0) return null
  return (
    <section aria-label="Worth making now" className="grid gap-1">
      <h3 className="text-sm font-semibold tracking-wide text-soft uppercase">Worth making now</h3>
      <ul className="grid gap-2">
        {bets.map((bet) => (
          <li key={bet.id} className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <RecommendationBadge recommendation={bet.recommendation} confidence={bet.confidence} />
            <span className="font-semibold">{withTrueMinus(bet.pick)}</span>
            <span className="flex w-full items-end gap-4 sm:w-auto">
              <Price american={bet.odds} book={bet.bookmaker} observedAt={bet.quotedAt} />
              <ExpectedValue fraction={bet.expectedValue / 100} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

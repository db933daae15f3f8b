import type { MarketIntelligence } from '@fairline/contract'
import { useQuery } from '@tanstack/react-query'
import { Badge } from '../../components/badge.tsx'
import { BetHead } from '../../components/bet-head.tsx'
import { EmptyState } from '../../components/empty-state.tsx'
import { Figure } from '../../components/figure.tsx'
import { QueryView } from '../../components/query-view.tsx'
import { Reasons } from '../../components/reasons.tsx'
import { Skeleton } from '../../components/skeleton.tsx'
import { SlipButton } from '../../components/slip-button.tsx'
import { signedPercent } from '../../lib/format.ts'
import { legOf } from '../../lib/leg-of.ts'
import { marketQuery } from './smart-parlay-queries.ts'

type Moved = MarketIntelligence['picks'][number]

/** As documented: above this the sharp books are said to move. */
const SHARP = 70

/** Where the markets moved, and what that leaves. */
export function MarketTab() {
  const query = useQuery(marketQuery)
  return (
    <QueryView of={query} skeleton={<Skeleton count={3} height="h-52" />}>
      {({ picks }) =>
        picks.length === 0 ? (
          <EmptyState title="No market intelligence picks available" />
        ) : (
          <div className="grid grid-cols-1 gap-3 lg:grid-cols-2">
            {picks.map((pick) => (
              <MovedCard key={pick.id} pick={pick} />
            ))}
          </div>
        )
      }
    </QueryView>
  )
}

function MovedCard({ pick }: { readonly pick: Moved }) {
  const { lineMovement: move, marketGrade, marketIntelligence: value, signalValue } = pick
  const bet = { ...pick, odds: pick.odds.current, bookmaker: pick.odds.book }
  return (
    <article aria-label={pick.pick} className="grid content-start gap-3 rounded-xl border border-line bg-raised p-4">
      <BetHead
        bet={bet}
        badges={
          <>
            {pick.label && <Badge tone="act">{pick.label}</Badge>}
            {(value.sharpMoney ?? 0) > SHARP && pick.label !== 'SHARP' && <Badge tone="act">Sharp</Badge>}
          </>
        }
      />
      <p className="text-sm">
        <span aria-hidden="true">{move.direction === 'UP' ? '▲' : '▼'}</span>{' '}
        {move.direction === 'UP' ? 'Towards it' : 'Away from it'}: {move.opening} → {move.current}, {move.books} books,{' '}
        {Math.abs(move.points).toFixed(1)} points of chance
      </p>
      <div className="grid grid-cols-3 gap-2">
        <Figure name="Value" says="Expected value in percent of the stake, at our fair chance.">
          {signedPercent(value.valueRating / 100)}
        </Figure>
        <Figure
          name="Sharp-book movement"
          says="How far the sharpest book has moved towards it since it opened, among the moves that are usual by that time before a game: 50 is no move, 84 one usual move. It tells of prices, not of who bets."
        >
          {value.sharpMoney === null ? '–' : value.sharpMoney.toFixed(0)}
        </Figure>
        <Figure
          name="Market grade"
          says={`${marketGrade.books} books price this line; hold ${marketGrade.hold ?? '–'}%, dispersion ${marketGrade.dispersion ?? '–'} points.`}
        >
          {marketGrade.grade}
        </Figure>
      </div>
      {signalValue && (
        <p className="text-xs text-soft">
          Such a signal was worth {signalValue.value.toFixed(1)} ± {signalValue.stdErr.toFixed(1)}% against the close on{' '}
          {signalValue.found} found ({signalValue.measuredOn}).
        </p>
      )}
      <Reasons of={[pick.reasoning]} />
      <SlipButton leg={legOf(bet)} />
    </article>
  )
}

import type { MarketIntelligence } from '@fairline/contract'
import { useQuery } from '@tanstack/react-query'
import { Badge } from '../../components/badge.tsx'
import { BetFigures } from '../../components/bet-figures.tsx'
import { BetHead } from '../../components/bet-head.tsx'
import { Figure } from '../../components/figure.tsx'
import { FunnelLine } from '../../components/funnel-line.tsx'
import { JustMissed } from '../../components/just-missed.tsx'
import { ListOrder } from '../../components/list-order.tsx'
import { NoBets } from '../../components/no-bets.tsx'
import { QueryView } from '../../components/query-view.tsx'
import { Reasons } from '../../components/reasons.tsx'
import { RecommendationBadge } from '../../components/recommendation-badge.tsx'
import { useSheetSource } from '../../components/sheet.tsx'
import { Skeleton } from '../../components/skeleton.tsx'
import { SlipButton } from '../../components/slip-button.tsx'
import { signed } from '../../lib/format.ts'
import { legOf } from '../../lib/leg-of.ts'
import { plural } from '../../lib/plural.ts'
import { useSettings } from '../../lib/use-settings.ts'
import { moveText } from './move-text.ts'
import { marketQuery } from './smart-parlay-queries.ts'

type Moved = MarketIntelligence['picks'][number]

/** As documented: above this the text says that the sharp books move. */
const SHARP = 70

const signOf = ({ direction }: Moved['lineMovement']) => (direction === 'UP' ? 1 : -1)

/** The bets whose markets moved most. */
export function MarketTab() {
  const query = useQuery(marketQuery)
  useSheetSource(query.data?.provenance)
  return (
    <QueryView of={query} skeleton={<Skeleton count={3} height="h-52" />}>
      {({ picks, funnel, justMissed, provenance }) => (
        <div className="grid gap-3">
          {picks.length === 0 && <NoBets learnt={provenance.learnt} title="No market intelligence picks available" />}
          {picks.length > 0 && <ListOrder>Ranked by how far the market moved toward the bet since open</ListOrder>}
          <div className="grid grid-cols-1 gap-3 lg:grid-cols-2">
            {picks.map((pick) => (
              <MovedCard key={pick.id} pick={pick} />
            ))}
          </div>
          <JustMissed bets={justMissed} />
          <FunnelLine of={funnel} />
        </div>
      )}
    </QueryView>
  )
}

function MovedCard({ pick }: { readonly pick: Moved }) {
  const { odds } = useSettings()
  const { lineMovement: move, marketGrade, marketIntelligence: value, signalValue } = pick
  const bet = { ...pick, odds: pick.odds.current, bookmaker: pick.odds.book }
  return (
    <article aria-label={pick.pick} className="grid content-start gap-3 rounded-xl border border-line bg-raised p-4">
      <BetHead
        bet={bet}
        badges={
          <>
            <RecommendationBadge recommendation={pick.recommendation} confidence={pick.confidence} />
            {pick.label && <Badge tone="act">{pick.label}</Badge>}
            {(value.sharpMoney ?? 0) > SHARP && pick.label !== 'SHARP' && <Badge tone="act">Sharp</Badge>}
          </>
        }
      />
      <p className="text-sm">
        <span aria-hidden="true">{move.direction === 'UP' ? '▲' : '▼'}</span>{' '}
        {move.direction === 'UP' ? 'Moved toward it' : 'Moved away from it'}: {plural(move.books, 'book')}; average of
        all books {signed(signOf(move) * Math.abs(move.points), 1)} pts implied
        <span className="block text-soft">{moveText(move, odds)}</span>
      </p>
      <BetFigures
        confidence={pick.confidence}
        assumed={pick.confidenceAssumed}
        winProbability={pick.winProbability}
        expectedValue={value.valueRating / 100}
      />
      <div className="grid grid-cols-2 gap-2">
        <Figure
          name="Sharp-book movement"
          says="How far the sharpest book has moved toward it since open, compared with the usual moves by that time before a game: 50 is no move, 84 is one standard move. It measures prices, not who bets."
        >
          {value.sharpMoney === null ? '–' : value.sharpMoney.toFixed(0)}
        </Figure>
        <Figure
          name="Market grade"
          says={`${plural(marketGrade.books, 'book')} on this line; hold ${marketGrade.hold === null ? '–' : signed(marketGrade.hold)}%, dispersion ${marketGrade.dispersion ?? '–'} points.`}
        >
          {marketGrade.grade}
        </Figure>
      </div>
      {signalValue && (
        <p className="text-xs text-soft">
          Signals like this: {signed(signalValue.value, 1)} ± {signalValue.stdErr.toFixed(1)}% CLV over{' '}
          {plural(signalValue.found, 'bet')} ({signalValue.measuredOn}).
        </p>
      )}
      <Reasons of={[pick.reasoning]} />
      <SlipButton leg={legOf(bet)} />
    </article>
  )
}

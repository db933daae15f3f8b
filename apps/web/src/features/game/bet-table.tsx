import type { GamePage } from '@fairline/contract'
import { CarriedOver } from '../../components/carried-over.tsx'
import { Confidence } from '../../components/confidence.tsx'
import { ExpectedValue } from '../../components/expected-value.tsx'
import { Figure } from '../../components/figure.tsx'
import { GradeBadge } from '../../components/grade-badge.tsx'
import { NotRecorded } from '../../components/not-recorded.tsx'
import { Price } from '../../components/price.tsx'
import { PublishedLine } from '../../components/published-line.tsx'
import { Reasons } from '../../components/reasons.tsx'
import { RecommendationBadge } from '../../components/recommendation-badge.tsx'
import { SlipButton } from '../../components/slip-button.tsx'
import { percent } from '../../lib/format.ts'
import { legOf } from '../../lib/leg-of.ts'
import { plural } from '../../lib/plural.ts'
import { priceText } from '../../lib/price-text.ts'
import { useSettings } from '../../lib/use-settings.ts'
import { BookPrices } from './book-prices.tsx'

type Bet = GamePage['bets'][number]

interface BetTableProps {
  readonly bets: readonly Bet[]
  /** Percent of the past games that has been learned; null once all are. */
  readonly learnt: number | null
}

/** Every bet on the game with every book’s price and its age, the best one marked. */
export function BetTable({ bets, learnt }: BetTableProps) {
  if (bets.length === 0) {
    const why =
      learnt === null ? 'No book has odds for this game.' : 'The odds of this game have not been compared yet.'
    return <p className="text-sm text-soft">{why}</p>
  }
  const markets = [...Map.groupBy(bets, ({ betType }) => betType)]
  return (
    <div className="grid gap-5">
      {markets.map(([market, of]) => (
        <section key={market} aria-label={market} className="grid gap-2">
          <h3 className="text-sm font-semibold tracking-wide text-soft uppercase">{market}</h3>
          <div className="grid grid-cols-1 gap-2 lg:grid-cols-2">
            {of.map((bet) => (
              <BetCard key={bet.id} bet={bet} />
            ))}
          </div>
        </section>
      ))}
    </div>
  )
}

function BetCard({ bet }: { readonly bet: Bet }) {
  const { odds } = useSettings()
  return (
    <article aria-label={bet.pick} className="grid content-start gap-2 rounded-xl border border-line bg-raised p-3">
      <header className="flex items-start justify-between gap-2">
        <h4 className="font-semibold break-words">
          {bet.pick} <RecommendationBadge recommendation={bet.recommendation} confidence={bet.confidence} />{' '}
          <NotRecorded isRecorded={bet.isRecorded} />
        </h4>
        <GradeBadge grade={bet.valueGrade} />
      </header>
      <Price american={bet.odds} book={bet.bookmaker} observedAt={bet.quotedAt} />
      <div className="grid grid-cols-3 gap-2">
        <ExpectedValue fraction={bet.expectedValue / 100} />
        <Figure
          name="Fair vs market"
          says="Our fair probability that the bet wins if it is not a push, and next to it the vig-free market: the consensus of the books, or the sharp book’s price alone if it quotes the winner."
        >
          {percent(bet.winProbability)}{' '}
          {bet.marketProbability !== null && (
            <span className="text-sm text-soft">{percent(bet.marketProbability)}</span>
          )}
        </Figure>
        <Confidence value={bet.confidence} assumed={bet.confidenceAssumed} />
      </div>
      <CarriedOver from={bet.carriedOverFrom} handicap={bet.marketType === 'spread'} />
      {bet.goodDownTo !== null && <p className="text-sm text-soft">Playable to {priceText(bet.goodDownTo, odds)}</p>}
      <PublishedLine published={bet.published} />
      <details>
        <summary className="min-h-8 cursor-pointer text-sm text-act">
          Compare {plural(bet.books.length, 'book')}
        </summary>
        <BookPrices of={bet.pick} books={bet.books} />
        <div className="mt-2">
          <Reasons of={bet.reasoning} />
        </div>
      </details>
      <SlipButton leg={legOf(bet)} />
    </article>
  )
}

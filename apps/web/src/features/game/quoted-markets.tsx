import type { QuotedMarket } from '@fairline/contract'
import { type ReactNode, useState } from 'react'
import { CarriedOver } from '../../components/carried-over.tsx'
import { Price } from '../../components/price.tsx'
import { RecommendationBadge } from '../../components/recommendation-badge.tsx'
import { confidenceText } from '../../lib/confidence-text.ts'
import { percent, signedPercent } from '../../lib/format.ts'
import { plural } from '../../lib/plural.ts'
import { BookPrices } from './book-prices.tsx'

interface Props {
  readonly of: readonly QuotedMarket[]
  /** Shown if no book offers any. */
  readonly none: string
  readonly open?: boolean
  /** Whether these are prices in play: their confidence is held against later odds. */
  readonly inPlay?: boolean
}

/** Markets as books price them, by kind; behind each side every book’s price with its age. */
export function QuotedMarkets({ of, none, open = false, inPlay = false }: Props) {
  if (of.length === 0) return <p className="text-sm text-soft">{none}</p>
  return (
    <div className="grid grid-cols-1 gap-2">
      {[...Map.groupBy(of, ({ market }) => market)].map(([kind, markets]) => (
        <Unfolded key={kind} open={open} title={`${kind} · ${counted(markets)}`}>
          <ul className="grid grid-cols-1 gap-x-6 lg:grid-cols-2">
            {markets.flatMap(({ sides }) =>
              sides.map((side) => <Side key={side.side} of={side} market={kind} inPlay={inPlay} />),
            )}
          </ul>
        </Unfolded>
      ))}
    </div>
  )
}

const counted = (markets: readonly QuotedMarket[]): string => {
  const books = new Set(markets.flatMap(({ sides }) => sides.flatMap((side) => side.books.map(({ book }) => book))))
    .size
  const lines = markets.length > 1 ? `${plural(markets.length, 'line')}, ` : ''
  return `${lines}${plural(books, 'book')}`
}

/** What is folded is not drawn: a game has hundreds of prices. */
function Unfolded({
  title,
  open,
  children,
}: {
  readonly title: string
  readonly open: boolean
  readonly children: ReactNode
}) {
  const [unfolded, setUnfolded] = useState(open)
  return (
    <details
      open={unfolded}
      onToggle={({ currentTarget }) => setUnfolded(currentTarget.open)}
      className="rounded-xl border border-line bg-raised px-3"
    >
      <summary className="flex min-h-11 cursor-pointer items-center justify-between gap-2 font-semibold">
        {title}
        <span aria-hidden="true" className="text-act">
          {unfolded ? '▾' : '▸'}
        </span>
      </summary>
      {unfolded && children}
    </details>
  )
}

type Quoted = QuotedMarket['sides'][number]

function Side({ of, market, inPlay }: { readonly of: Quoted; readonly market: string; readonly inPlay: boolean }) {
  const { side, carriedOverFrom, books } = of
  const best = books.find(({ isStale, isExcluded }) => !isStale && !isExcluded)
  return (
    <li className="border-t border-line py-2">
      <div className="flex items-start justify-between gap-2">
        <div className="min-w-0 break-words">
          {side}{' '}
          {of.recommendation !== 'pass' && (
            <RecommendationBadge recommendation={of.recommendation} confidence={of.confidence} />
          )}
          <Worth of={of} inPlay={inPlay} />
          <CarriedOver from={carriedOverFrom} handicap={/line|spread/i.test(market)} />
        </div>
        {best ? (
          <Price american={best.odds} book={best.book} observedAt={best.quotedAt} />
        ) : (
          <p className="text-sm text-soft">{books.length > 0 ? noPriceText(books) : 'Not offered'}</p>
        )}
      </div>
      {books.length > 0 && (
        <details>
          <summary className="min-h-8 cursor-pointer text-sm text-act">{plural(books.length, 'book')}</summary>
          <BookPrices of={`${side} (${market})`} books={books} />
        </details>
      )}
    </li>
  )
}

/** Why none of the books that offer a bet has the best price. */
const noPriceText = (books: Quoted['books']): string =>
  books.some(({ isStale, isExcluded }) => isExcluded && !isStale)
    ? 'Only at books we don’t recommend'
    : 'No confirmed price'

/** What a side is worth at its best price, and why it is no bet although its EV is above 0. */
function Worth({
  of: { fairProbability, noFairReason, expectedValue, confidence, confidenceAssumed, grade, passReason },
  inPlay,
}: {
  readonly of: Quoted
  readonly inPlay: boolean
}) {
  if (fairProbability === null) return <span className="block text-sm text-soft">{noFairReason}</span>
  const isPositive = expectedValue !== null && expectedValue > 0
  return (
    <span className="block text-sm text-soft">
      Fair {percent(fairProbability)}
      {expectedValue !== null && (
        <>
          {' · '}
          <span className={isPositive ? 'text-value' : ''}>{signedPercent(expectedValue / 100)} EV</span>
        </>
      )}
      {confidence !== null && (
        <>
          {' · '}
          {confidenceText(confidence)} to beat {inPlay ? 'later odds' : 'the close'}
          {confidenceAssumed && ' (assumed)'}
        </>
      )}
      {grade !== null && ` · ${grade}`}
      {isPositive && passReason !== null && <span className="block">{passReason}</span>}
    </span>
  )
}

import type { GamePage } from '@fairline/contract'
import { Badge } from '../../components/badge.tsx'
import { Price } from '../../components/price.tsx'
import { percent, signedPercent } from '../../lib/format.ts'
import { NOT_YET } from '../../lib/learned-text.ts'
import { plural } from '../../lib/plural.ts'
import { settlementText } from '../../lib/settlement-text.ts'
import { BookPrices } from './book-prices.tsx'

type ClosingBet = NonNullable<GamePage['closing']>['bets'][number]

interface Props {
  readonly bets: readonly ClosingBet[]
  /** Percent of the past games that has been learned; null once all are. */
  readonly learnt: number | null
}

/** Every main bet as the game began, and what became of it. */
export function ClosingBets({ bets, learnt }: Props) {
  if (bets.length === 0)
    return (
      <p className="text-sm text-soft">
        {learnt === null ? 'The odds of each book at the close are not kept for this game.' : NOT_YET}
      </p>
    )
  return (
    <ul className="grid grid-cols-1 gap-x-6 lg:grid-cols-2">
      {bets.map((bet) => (
        <ClosingRow key={bet.id} bet={bet} />
      ))}
    </ul>
  )
}

function ClosingRow({ bet }: { readonly bet: ClosingBet }) {
  return (
    <li className="border-t border-line py-2">
      <div className="flex items-start justify-between gap-2">
        <div className="min-w-0 break-words">
          {bet.pick} {bet.isPublished && <Badge tone="plain">Published</Badge>}{' '}
          {bet.settlement !== null && <Badge tone="plain">{settlementText[bet.settlement]}</Badge>}
          <span className="block text-sm text-soft">
            Fair {percent(bet.winProbability)},{' '}
            {bet.marketProbability !== null && `market ${percent(bet.marketProbability)}, `}
            {signedPercent(bet.expectedValue / 100)} EV
          </span>
        </div>
        <Price american={bet.odds} book={bet.bookmaker} observedAt={bet.quotedAt} />
      </div>
      <details>
        <summary className="min-h-8 cursor-pointer text-sm text-act">{plural(bet.books.length, 'book')}</summary>
        <BookPrices of={bet.pick} books={bet.books} />
      </details>
    </li>
  )
}

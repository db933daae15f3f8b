import type { PricedSlip } from '@fairline/contract'
import { age, percent, signedPercent, startText } from '../../lib/format.ts'
import { priceText } from '../../lib/price-text.ts'
import { type Leg, slip } from '../../lib/slip.ts'
import { useAppNow } from '../../lib/use-app-now.ts'
import { useSettings } from '../../lib/use-settings.ts'
import { withTrueMinus } from '../../lib/with-true-minus.ts'

/** A bet of the slip; without its EV if it could not be priced. */
export type SlipLeg = Leg &
  Partial<
    Pick<
      PricedSlip['legs'][number],
      'gameTime' | 'quotedAt' | 'expectedValue' | 'doubt' | 'parlayOdds' | 'parlayQuotedAt'
    >
  >

interface Props {
  readonly legs: readonly SlipLeg[]
  /** The book that pays most for all bets together; null if none prices all of them. */
  readonly parlayBook: string | null
  readonly canRemove: boolean
}

/** The bets of a slip, each with its book and price there, and what it is worth as a single at its best price. */
export function SlipLegs({ legs, parlayBook, canRemove }: Props) {
  return (
    <ul className="grid gap-2">
      {legs.map((leg) => (
        <li
          key={leg.id}
          className="flex items-center justify-between gap-3 rounded-xl border border-line bg-raised p-3"
        >
          <LegText leg={leg} parlayBook={parlayBook} />
          {canRemove && (
            <button
              type="button"
              aria-label={`Remove: ${leg.pick}`}
              className="grid size-11 shrink-0 place-items-center rounded-lg border border-line"
              onClick={() => slip.toggle(leg)}
            >
              ✕
            </button>
          )}
        </li>
      ))}
    </ul>
  )
}

function LegText({ leg, parlayBook }: { readonly leg: SlipLeg; readonly parlayBook: string | null }) {
  const { odds: format, zone } = useSettings()
  const now = useAppNow()
  const { odds, book, seenAt } = priceOf(leg, parlayBook)
  const { expectedValue, doubt = null, gameTime } = leg
  return (
    <div className="min-w-0 grow">
      <p className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="min-w-0 font-semibold break-words">{withTrueMinus(leg.pick)}</span>
        <span>
          <span className="scoreboard text-lg font-semibold">{priceText(odds, format)}</span>{' '}
          <span className="text-sm text-soft">
            at {book}
            {seenAt && ` · ${age(now - Date.parse(seenAt))}`}
          </span>
        </span>
      </p>
      <p className="text-sm text-soft">
        {leg.league} · {leg.game}
        {gameTime && ` · ${startText(gameTime, zone)}`} · fair {percent(leg.winProbability)}
      </p>
      {expectedValue !== undefined && (
        <p className="text-sm text-soft">
          As a single{book === leg.bookmaker ? ': ' : `, ${priceText(leg.odds, format)} at ${leg.bookmaker}: `}
          <span className={expectedValue > 0 && doubt === null ? 'text-value' : ''}>
            {signedPercent(expectedValue)} EV
          </span>
        </p>
      )}
      {doubt !== null && <p className="text-sm text-against">⚠ {doubt}</p>}
    </div>
  )
}

/** The price of a bet at the book of the parlay, else its best price; and when it was seen, where that is known. */
function priceOf({ odds, bookmaker, quotedAt, parlayOdds, parlayQuotedAt }: SlipLeg, parlayBook: string | null) {
  const isQuoted = parlayBook !== null && parlayOdds !== undefined && parlayOdds !== null
  return isQuoted
    ? { odds: parlayOdds, book: parlayBook, seenAt: parlayQuotedAt ?? null }
    : { odds, book: bookmaker, seenAt: quotedAt ?? null }
}

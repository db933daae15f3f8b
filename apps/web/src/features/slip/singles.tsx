import type { PricedSlip } from '@fairline/contract'
import { decimalOf } from '../../lib/decimal-of.ts'
import { dollars } from '../../lib/dollars.ts'
import { signedPercent } from '../../lib/format.ts'
import { priceText } from '../../lib/price-text.ts'
import { useSettings } from '../../lib/use-settings.ts'
import { withTrueMinus } from '../../lib/with-true-minus.ts'

/** The bets of a slip one by one: what each pays at its best book. */
export function Singles({ legs }: { readonly legs: PricedSlip['legs'] }) {
  const { odds, stake } = useSettings()
  return (
    <section aria-labelledby="singles" className="grid gap-2">
      <h3 id="singles" className="font-semibold">
        As singles
      </h3>
      <ul className="grid gap-2 text-sm">
        {legs.map((leg) => (
          <li key={leg.id} className="rounded-xl border border-line bg-raised p-3">
            <p className="flex flex-wrap items-baseline justify-between gap-x-3">
              <span className="min-w-0 font-medium break-words">{withTrueMinus(leg.pick)}</span>
              <span className="scoreboard font-semibold">{priceText(leg.odds, odds)}</span>
            </p>
            <p className="text-soft">
              {leg.bookmaker} · {dollars(stake)} pays {dollars(stake * (decimalOf(leg.odds) ?? 1))} ·{' '}
              <span className={leg.expectedValue > 0 && leg.doubt === null ? 'text-value' : ''}>
                {signedPercent(leg.expectedValue)} EV
              </span>
            </p>
            {leg.doubt !== null && <p className="text-against">⚠ {leg.doubt}</p>}
          </li>
        ))}
      </ul>
    </section>
  )
}

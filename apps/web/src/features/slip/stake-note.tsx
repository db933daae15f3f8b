import { Button } from '../../components/button.tsx'
import { decimalOf } from '../../lib/decimal-of.ts'
import { dollars } from '../../lib/dollars.ts'
import { priceText } from '../../lib/price-text.ts'
import { spent, useSpentToday } from '../../lib/spent.ts'
import { useSettings } from '../../lib/use-settings.ts'

/** The payout of the visitor's stake, and the daily limit. @param best  American, of the best book; null if none offers all bets */
export function StakeNote({ best }: { readonly best: number | null }) {
  const { stake, budget, odds } = useSettings()
  const today = useSpentToday()
  const pays = best === null ? null : decimalOf(best)
  const over = budget !== null && today + stake > budget
  return (
    <section aria-label="Stake" className="grid gap-2 text-sm">
      {pays !== null && best !== null && (
        <p>
          A {dollars(stake)} bet at {priceText(best, odds)} pays {dollars(stake * pays)} if all win.
        </p>
      )}
      {budget !== null && (
        <p className={over ? 'font-semibold text-caution' : 'text-soft'}>
          {over ? '⚠ Over your limit: ' : ''}
          {dollars(today)} of {dollars(budget)} logged today.
        </p>
      )}
      <Button className="justify-self-start" onClick={() => spent.note(stake)}>
        Log a {dollars(stake)} bet
      </Button>
    </section>
  )
}

import { Button } from '../../components/button.tsx'
import { decimalOf } from '../../lib/decimal-of.ts'
import { priceText } from '../../lib/price-text.ts'
import { spent, useSpentToday } from '../../lib/spent.ts'
import { useSettings } from '../../lib/use-settings.ts'

/** What the stake pays, and the visitor’s own limit of the day. @param best  American, of the best book; null where none prices all */
export function StakeNote({ best }: { readonly best: number | null }) {
  const { stake, budget, odds } = useSettings()
  const today = useSpentToday()
  const pays = best === null ? null : decimalOf(best)
  const over = budget !== null && today + stake > budget
  return (
    <section aria-label="Stake" className="grid gap-2 text-sm">
      {pays !== null && best !== null && (
        <p>
          A stake of {stake} at {priceText(best, odds)} pays {(stake * pays).toFixed(2)} if all win.
        </p>
      )}
      {budget !== null && (
        <p className={over ? 'font-semibold text-caution' : 'text-soft'}>
          {over ? '⚠ Over your limit: ' : ''}
          {today} of {budget} noted today.
        </p>
      )}
      <Button className="justify-self-start" onClick={() => spent.note(stake)}>
        Note that I staked {stake}
      </Button>
    </section>
  )
}

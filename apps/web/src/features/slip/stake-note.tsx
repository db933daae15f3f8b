import { useRef, useState } from 'react'
import { Button } from '../../components/button.tsx'
import { decimalOf } from '../../lib/decimal-of.ts'
import { dollars } from '../../lib/dollars.ts'
import { priceText } from '../../lib/price-text.ts'
import { spent, useSpentToday } from '../../lib/spent.ts'
import { useSettings } from '../../lib/use-settings.ts'

/** The payout of the visitor's stake, and what was logged today. Logging a bet is confirmed and can be undone. @param best  American, of the best book; null if none offers all bets */
export function StakeNote({ best }: { readonly best: number | null }) {
  const { stake, odds } = useSettings()
  const pays = best === null ? null : decimalOf(best)
  const button = useRef<HTMLButtonElement>(null)
  /** Takes the newest logged bet back; null where none was logged here. */
  const [takeBack, setTakeBack] = useState<(() => void) | null>(null)
  // Shown here: behind an open sheet no one hears or reaches a toast.
  const [said, say] = useState('')
  const log = () => {
    const remove = spent.note(stake)
    say(`Logged a ${dollars(stake)} bet. Your slip shows the total for today: ${dollars(spent.today())}.`)
    setTakeBack(() => () => {
      remove()
      setTakeBack(null)
      say(`Removed the ${dollars(stake)} bet. Total for today: ${dollars(spent.today())}.`)
      // The button that was pressed goes away: the focus returns to where the bet was logged.
      button.current?.focus()
    })
  }
  return (
    <section aria-label="Stake" className="grid gap-2 text-sm">
      {pays !== null && best !== null && (
        <p>
          A {dollars(stake)} bet at {priceText(best, odds)} pays {dollars(stake * pays)} if all win.
        </p>
      )}
      <LoggedToday />
      <div className="flex flex-wrap gap-2">
        <Button ref={button} onClick={log}>
          Log a {dollars(stake)} bet
        </Button>
        {takeBack && <Button onClick={takeBack}>Undo</Button>}
      </div>
      <p role="status" className="text-soft">
        {said}
      </p>
    </section>
  )
}

/** What the visitor logged today, on this device, against the daily limit if one is set; nothing if neither is there. */
function LoggedToday() {
  const { stake, budget } = useSettings()
  const today = useSpentToday()
  if (budget === null) return today === 0 ? null : <p className="text-soft">{dollars(today)} logged today.</p>
  const over = today + stake > budget
  return (
    <p className={over ? 'font-semibold text-caution' : 'text-soft'}>
      {over ? '⚠ Over your limit: ' : ''}
      {dollars(today)} of {dollars(budget)} logged today.
    </p>
  )
}

import { type Leg, MAX_LEGS, slip, useSlip } from '../lib/slip.ts'
import { toasts } from '../lib/toasts.ts'
import { Button } from './button.tsx'

/** Puts a bet on the slip, or takes it off. */
export function SlipButton({ leg }: { readonly leg: Leg }) {
  const on = useSlip().some(({ id }) => id === leg.id)
  const press = () => {
    if (!slip.toggle(leg)) toasts.tell(`The slip holds ${MAX_LEGS} bets at most.`, 'against')
  }
  return (
    <Button aria-pressed={on} aria-label={`${on ? 'On the slip' : 'Add to slip'}: ${leg.pick}`} onClick={press}>
      <span aria-hidden="true">{on ? '✓' : '+'}</span> {on ? 'On the slip' : 'Add to slip'}
    </Button>
  )
}

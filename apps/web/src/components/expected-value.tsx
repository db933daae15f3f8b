import { signedPercent } from '../lib/format.ts'
import { Figure } from './figure.tsx'

/** Expected value as a fraction of the stake. */
export function ExpectedValue({ fraction }: { readonly fraction: number | null }) {
  return (
    <Figure
      name="Expected value"
      says="Profit expected of each unit staked at this price, by our fair chance. Below zero the price costs more than it is worth."
      tone={fraction === null || fraction === 0 ? undefined : fraction > 0 ? 'value' : 'against'}
    >
      {fraction === null ? '–' : signedPercent(fraction)}
    </Figure>
  )
}

import { signedPercent } from '../lib/format.ts'
import { Figure } from './figure.tsx'

/** Expected value as a fraction of the stake. */
export function ExpectedValue({ fraction }: { readonly fraction: number | null }) {
  return (
    <Figure
      name="Expected value"
      says="Expected value: the average profit per unit staked at this price, by our fair probability. Below zero you lose on average."
      tone={fraction === null || fraction === 0 ? undefined : fraction > 0 ? 'value' : 'against'}
    >
      {fraction === null ? '–' : signedPercent(fraction)}
    </Figure>
  )
}

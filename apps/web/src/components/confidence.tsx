import { percent } from '../lib/format.ts'
import { Figure } from './figure.tsx'

const MEANING =
  'Confidence: the calibrated chance that this price beats the fair closing price. It is not the chance to win: a long shot at a good price can have more of it than a favourite.'

/** How sure we are of a price, in percent; a dash where that is not known. */
export function Confidence({ value, assumed = false }: { readonly value: number | null; readonly assumed?: boolean }) {
  const says = assumed ? `${MEANING} Assumed from the nearest kind of market, and so never above 70.` : MEANING
  return (
    <Figure
      name="Confidence"
      says={value === null ? `${MEANING} Not known here: too few such prices have closed.` : says}
    >
      <span className={assumed ? 'assumed' : ''}>{value === null ? '–' : percent(value, 0)}</span>
    </Figure>
  )
}

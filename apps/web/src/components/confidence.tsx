import { confidenceText } from '../lib/confidence-text.ts'
import { Figure } from './figure.tsx'

const MEANING =
  'Confidence: how likely this price is to beat the fair closing line or, in play, the fair odds two minutes later. It is not the chance to win: a long shot at a good price can have more of it than a favorite.'

/** How sure we are of a price, in percent; a dash where that is not known. */
export function Confidence({ value, assumed }: { readonly value: number | null; readonly assumed: boolean }) {
  const says = assumed ? `${MEANING} Assumed from the most similar market, and never above 70.` : MEANING
  return (
    <Figure
      name="Confidence"
      says={value === null ? `${MEANING} Not known yet: too few similar prices have closed.` : says}
    >
      <span className={assumed ? 'assumed' : ''}>{value === null ? '–' : confidenceText(value)}</span>
    </Figure>
  )
}

import { confidenceText } from '../lib/confidence-text.ts'
import { Figure } from './figure.tsx'

interface ConfidenceProps {
  /** Percent; null where it is not known. */
  readonly value: number | null
  /** Whether it is taken from another kind of market. */
  readonly assumed: boolean
  /** Whether the bet is in play: there its price is held against later odds. */
  readonly inPlay?: boolean
}

const NOT_TO_WIN = 'It is not the chance to win: a long shot at a good price can have more of it than a favorite.'
const BEFORE_START = `Confidence: how likely this price is to beat the fair closing line. ${NOT_TO_WIN}`
const IN_PLAY = `Confidence: how likely this price is to beat the fair odds two minutes later. ${NOT_TO_WIN}`

/** How likely a price is to beat the close, or in play later odds; a dash where that is not known. */
export function Confidence({ value, assumed, inPlay = false }: ConfidenceProps) {
  const meaning = inPlay ? IN_PLAY : BEFORE_START
  const unknown = inPlay
    ? 'its price is too new, play is stopped, too few games were followed, or it is all but certain'
    : 'too few similar prices have closed'
  const says = assumed ? `${meaning} Assumed from the most similar market, and never above 70.` : meaning
  return (
    <Figure
      name={inPlay ? 'Beats later odds' : 'Beats the close'}
      says={value === null ? `${meaning} Not known yet: ${unknown}.` : says}
    >
      <span className={assumed ? 'assumed' : ''}>{value === null ? '–' : confidenceText(value)}</span>
    </Figure>
  )
}

import { percent, signedPercent } from '../lib/format.ts'
import { Confidence } from './confidence.tsx'
import { ExpectedValue } from './expected-value.tsx'
import { Figure } from './figure.tsx'

interface Props {
  /** Percent; null where it is not known. */
  readonly confidence: number | null
  /** Whether that confidence is taken from another kind of market. */
  readonly assumed: boolean
  readonly inPlay?: boolean
  /** Percent. */
  readonly winProbability: number
  /** Fraction of the stake. */
  readonly expectedValue: number
  /** Fraction of the stake, against the sharpest book only; null if it has no odds, left out if not sent. */
  readonly sharpValue?: number | null
}

/** The figures of a bet, each with its explanation. */
export function BetFigures({ confidence, assumed, inPlay = false, winProbability, expectedValue, sharpValue }: Props) {
  return (
    <div className={`grid gap-2 ${sharpValue === undefined ? 'grid-cols-3' : 'grid-cols-2 sm:grid-cols-4'}`}>
      <ExpectedValue fraction={expectedValue} />
      <Figure name="Win probability" says="Our fair probability that the bet wins if it is not a push.">
        {percent(winProbability)}
      </Figure>
      <Confidence value={confidence} assumed={assumed} inPlay={inPlay} />
      {sharpValue !== undefined && (
        <Figure
          name="Sharp value"
          says="The expected value measured against the sharpest book’s vig-free price, without our models. A dash if that book has no odds, or the best price is its own."
          tone={sharpValue === null || sharpValue === 0 ? undefined : sharpValue > 0 ? 'value' : 'against'}
        >
          {sharpValue === null ? '–' : signedPercent(sharpValue)}
        </Figure>
      )}
    </div>
  )
}

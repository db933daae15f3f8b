import { percent, signedPercent } from '../lib/format.ts'
import { Confidence } from './confidence.tsx'
import { ExpectedValue } from './expected-value.tsx'
import { Figure } from './figure.tsx'

interface Props {
  /** Percent; null where it is not known. */
  readonly confidence: number | null
  readonly assumed?: boolean
  /** Percent. */
  readonly winProbability: number
  /** Fraction of the stake. */
  readonly expectedValue: number
  /** Fraction of the stake, against the sharpest book alone; null where it does not quote, left out where it is not told. */
  readonly sharpValue?: number | null
}

/** The numbers a bet is judged by; each says what it is. */
export function BetFigures({ confidence, assumed = false, winProbability, expectedValue, sharpValue }: Props) {
  return (
    <div className={`grid gap-2 ${sharpValue === undefined ? 'grid-cols-3' : 'grid-cols-2 sm:grid-cols-4'}`}>
      <Confidence value={confidence} assumed={assumed} />
      <Figure name="Win chance" says="Our fair chance that the bet wins, of the bets that are decided.">
        {percent(winProbability)}
      </Figure>
      <ExpectedValue fraction={expectedValue} />
      {sharpValue !== undefined && (
        <Figure
          name="Sharp value"
          says="The same expected value against the sharpest book’s price without its margin, without our models. A dash where that book does not quote."
          tone={sharpValue === null || sharpValue === 0 ? undefined : sharpValue > 0 ? 'value' : 'against'}
        >
          {sharpValue === null ? '–' : signedPercent(sharpValue)}
        </Figure>
      )}
    </div>
  )
}

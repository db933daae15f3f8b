import { percent } from './format.ts'
import { plural } from './plural.ts'

interface Rated {
  readonly confidence: number | null
  readonly confidenceAssumed?: boolean
}

/** How many picks have a confidence that is known: an assumed one enters no average. */
export const countRated = (picks: readonly Rated[]): number =>
  picks.filter(({ confidence, confidenceAssumed }) => confidence !== null && confidenceAssumed !== true).length

/** What an average is taken over: `of 3 picks`; one is no average. @param of  what is counted, in the singular */
export const averageOf = (count: number, of = 'pick'): string =>
  count === 1 ? `of 1 ${of}, no average` : `of ${plural(count, of)}`

/** `72.0% average confidence of 3 picks`, `72.0% confidence, 1 pick`. @param average  percent */
export const averageConfidence = (average: number, count: number): string =>
  count === 1
    ? `${percent(average)} confidence, 1 pick`
    : `${percent(average)} average confidence of ${plural(count, 'pick')}`

import type { Bet } from '@fairline/contract'
import type { RowField } from './bet-rows.ts'

/** The figures every row of a bet must agree on. */
export type Figure =
  | 'probability'
  | 'price'
  | 'book'
  | 'quotedAt'
  | 'expectedValue'
  | 'confidence'
  | 'confidenceAssumed'
  | 'grade'
  | 'risk'
  | 'rankScore'
  | 'recommendation'
  | 'state'

const KEYS: Readonly<Record<Figure, readonly string[]>> = {
  probability: ['winProbability', 'fairProbability', 'now.winProbability', 'probability.bayesian'],
  price: ['odds', 'odds.current', 'now.odds', 'price'],
  book: ['bookmaker', 'book', 'odds.book', 'now.bookmaker'],
  quotedAt: ['quotedAt', 'lastUpdated', 'timestamp', 'now.quotedAt'],
  expectedValue: [
    'expectedValue',
    'calculatedValue',
    'value',
    'now.expectedValue',
    'analytics.expectedValue',
    'marketIntelligence.valueRating',
  ],
  confidence: ['confidence', 'now.confidence', 'analytics.confidence'],
  confidenceAssumed: ['confidenceAssumed', 'now.confidenceAssumed'],
  grade: ['grade', 'valueGrade', 'analytics.valueGrade'],
  risk: ['risk', 'riskLevel', 'riskAssessment'],
  rankScore: ['rankScore', 'finalScore', 'ubseRating'],
  recommendation: ['recommendation', 'verdict', 'now.recommendation', 'analytics.recommendation'],
  state: ['state'],
}

const figureOf: ReadonlyMap<string, Figure> = new Map(
  Object.entries(KEYS).flatMap(([figure, keys]) => keys.map((key) => [key, figure as Figure] as const)),
)

/** Which figure a field of a row says; null for other fields. */
export const figureOfField = ({ key }: RowField): Figure | null => figureOf.get(key) ?? null

/** What a field says of a bet: that it is the bet's figure, or how far it is from it. */
export function contradictionOf(field: RowField, bet: Bet): string | null {
  const figure = figureOfField(field)
  if (!figure) return null
  const expected = expectedOf(figure, bet)
  const { value } = field
  if (value === null || expected === null || typeof expected !== typeof value)
    return value === expected ? null : told(field, expected)
  if (typeof value === 'number' && typeof expected === 'number')
    return isNear(figure, value, expected, field.description) ? null : told(field, expected)
  return sameWord(value, expected) ? null : told(field, expected)
}

const told = ({ key, value }: RowField, expected: unknown) =>
  `${key} is ${JSON.stringify(value)}, the bet’s is ${JSON.stringify(expected)}`

function expectedOf(figure: Figure, bet: Bet): unknown {
  if (figure === 'probability') return bet.fairProbability
  return bet[figure]
}

/** As precise as it is shown. */
function isNear(figure: Figure, value: number, expected: number, description: string): boolean {
  if (figure === 'price') return Math.abs(value - americanOf(expected)) < 1e-6 || Math.abs(value - expected) < 1e-9
  if (figure === 'confidence' || figure === 'rankScore') return Math.abs(value - expected) < 1e-6
  const isPercent = description.includes('percent')
  const shown = isPercent ? value / 100 : value
  if (figure === 'probability') return Math.abs(shown - expected) <= (isPercent ? 0.0005 : 0.00005) + 1e-6
  return Math.abs(shown - expected) <= 0.00005 + 1e-6
}

export const americanOf = (decimal: number): number =>
  Math.round(decimal >= 2 ? 100 * (decimal - 1) : -100 / (decimal - 1))

/** The documents write a verdict in capitals, and a bet of 80 % confidence or more as a strong one. */
const sameWord = (value: unknown, expected: unknown): boolean => {
  const word = String(value).toLowerCase()
  return word === String(expected).toLowerCase() || (expected === 'bet' && /^strong[ _]bet$/.test(word))
}

import { isObject } from './json-nodes.ts'

/** What an answer says of one way a game can end, in percent. */
export interface OutcomeShare {
  /** `homeWinPercentage`, `outcomes.ours` …, for messages. */
  readonly key: string
  readonly selection: 'home' | 'draw' | 'away'
  readonly percent: number
}

type Row = Readonly<Record<string, unknown>>

const FIELDS = [
  ['homeWinPercentage', 'home'],
  ['drawPercentage', 'draw'],
  ['awayWinPercentage', 'away'],
  ['homeProbability', 'home'],
  ['drawProbability', 'draw'],
  ['awayProbability', 'away'],
] as const

/** The fair probabilities a row about a game says of its outcomes: on a card, or in the table next to the market. */
export function fairSharesOf(row: Row): OutcomeShare[] {
  const inner = isObject(row.bayesianProbabilities) ? row.bayesianProbabilities : row
  const fields = FIELDS.flatMap(([key, selection]) => shareOf(key, selection, inner[key]))
  return [...fields, ...tableSharesOf(row, 'ours')]
}

/** A column of the table of outcomes that a row holds; none if it holds no such table. */
export function tableSharesOf({ outcomes }: Row, column: 'ours' | 'market'): OutcomeShare[] {
  if (!Array.isArray(outcomes) || !outcomes.every(isOutcome)) return []
  const selections = outcomes.length === 3 ? (['home', 'draw', 'away'] as const) : (['home', 'away'] as const)
  return outcomes.flatMap((outcome, i) => shareOf(`outcomes.${column}`, selections[i], outcome[column]))
}

const isOutcome = (value: unknown): value is Row => isObject(value) && 'ours' in value

const shareOf = (key: string, selection: OutcomeShare['selection'] | undefined, said: unknown): OutcomeShare[] =>
  selection !== undefined && typeof said === 'number' ? [{ key, selection, percent: said }] : []

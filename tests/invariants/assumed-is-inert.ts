import type { AgedWorld } from '../aged/aged-world.ts'
import { type BetRow, betRowsOf, placeOf } from '../aged/bet-rows.ts'
import { figureOfField } from '../aged/figures.ts'
import { type JsonNode, nodesOf, textOf } from '../aged/json-nodes.ts'
import { type Looked, looks } from '../aged/looks.ts'

/** An assumed confidence is shown as such, and enters no rank, count, mean, list by confidence or recommendation. */
export function assumedIsInert(world: AgedWorld): Looked {
  const { at, looked } = looks()
  for (const row of betRowsOf(world)) if (row.bet.confidenceAssumed) at('assumed', usesOf(row).join('; ') || null)
  for (const node of nodesOf(world)) {
    const { avgConfidence: mean, highConfidencePicks: count } = { ...summaryOf(node), ...node.value }
    const rows = confidentRows(node)
    if (rows.length === 0 || node.value.hasMore === true) continue
    if (typeof mean === 'number') at('mean', meanFault(node, mean, measured(rows)))
    if (typeof count === 'number') at('count', countFault(node, count, measured(rows)))
  }
  return looked()
}

/** Lists that ask for a confidence. */
const CONFIDENT = /(^|\.)(recommendations|predictions|valueOpportunities|pick[12])(\[\])?$/
const CLAIMS: ReadonlySet<string> = new Set(['isHighConfidence', 'inUbse'])

function usesOf({ bet, node, place, fields }: BetRow): string[] {
  const says = (what: string) => `${place}: ${bet.id}: ${what}`
  const figure = (name: string) => fields.filter((field) => figureOfField(field) === name)
  const confidences = figure('confidence').filter(({ value }) => value !== null)
  const flags = figure('confidenceAssumed').filter(({ value }) => value === true)
  return [
    ...(confidences.length > 0 && flags.length === 0 ? [says('shows an assumed confidence without saying so')] : []),
    ...figure('rankScore').flatMap(({ key, value }) => (value === null ? [] : [says(`${key} is ${textOf(value)}`)])),
    ...figure('recommendation').flatMap(({ key, value }) =>
      /pass/i.test(textOf(value)) ? [] : [says(`${key} is ${textOf(value)}`)],
    ),
    ...fields.flatMap(({ key, value }) => (CLAIMS.has(key) && value === true ? [says(`${key} is true`)] : [])),
    ...fields.flatMap(({ key, value }) =>
      key === 'finalConfidence' && value !== null ? [says(`finalConfidence is ${textOf(value)}`)] : [],
    ),
    ...(CONFIDENT.test(node.path) ? [says('is in a list that asks for a confidence')] : []),
  ]
}

interface Confident {
  readonly confidence: number | null
  readonly confidenceAssumed: boolean
}

/** The rows of an object's own lists that carry a confidence; what just missed a list is not in it. */
function confidentRows({ value }: JsonNode): Confident[] {
  return Object.entries(value).flatMap(([key, list]) =>
    Array.isArray(list) && key !== 'justMissed'
      ? list.filter((row) => row && typeof row === 'object' && 'confidenceAssumed' in row)
      : [],
  )
}

const measured = (rows: readonly Confident[]): number[] =>
  rows.flatMap(({ confidence, confidenceAssumed }) => (confidenceAssumed || confidence === null ? [] : [confidence]))

/** A mean of all rows of an answer is that of the measured confidences. */
function meanFault(node: JsonNode, mean: number, known: readonly number[]): string | null {
  const expected = known.reduce((sum, one) => sum + one, 0) / known.length
  return Math.abs(mean - expected) <= 0.06 ? null : `${placeOf(node)}: mean ${mean}, of measured ones ${expected}`
}

/** So is a count of the confident ones. */
function countFault(node: JsonNode, count: number, known: readonly number[]): string | null {
  const expected = known.filter((confidence) => confidence >= 80).length
  return count === expected ? null : `${placeOf(node)}: ${count} highly confident, measured ${expected}`
}

const summaryOf = ({ value: { summary, qualityMetrics, metadata } }: JsonNode): Record<string, unknown> =>
  Object.assign({}, summary, qualityMetrics, metadata)

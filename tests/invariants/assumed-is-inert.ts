import type { AgedWorld } from '../aged/aged-world.ts'
import { type BetRow, betRowsOf, placeOf } from '../aged/bet-rows.ts'
import { figureOfField } from '../aged/figures.ts'
import { type JsonNode, nodesOf, textOf } from '../aged/json-nodes.ts'

/** An assumed confidence is shown as such, and enters no rank, count, mean, list by confidence or recommendation. */
export const assumedIsInert = (world: AgedWorld): string[] => [
  ...betRowsOf(world).flatMap((row) => (row.bet.confidenceAssumed ? usesOf(row) : [])),
  ...nodesOf(world).flatMap((node) => [...meansOf(node), ...countsOf(node)]),
]

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
function meansOf(node: JsonNode): string[] {
  const rows = confidentRows(node)
  const { avgConfidence: mean } = { ...summaryOf(node), ...node.value }
  if (typeof mean !== 'number' || rows.length === 0 || node.value.hasMore === true) return []
  const known = measured(rows)
  const expected = known.reduce((sum, one) => sum + one, 0) / known.length
  return Math.abs(mean - expected) <= 0.06 ? [] : [`${placeOf(node)}: mean ${mean}, of measured ones ${expected}`]
}

/** So is a count of the confident ones. */
function countsOf(node: JsonNode): string[] {
  const rows = confidentRows(node)
  const { highConfidencePicks: count } = { ...summaryOf(node), ...node.value }
  if (typeof count !== 'number' || rows.length === 0 || node.value.hasMore === true) return []
  const expected = measured(rows).filter((confidence) => confidence >= 80).length
  return count === expected ? [] : [`${placeOf(node)}: ${count} highly confident, measured ${expected}`]
}

const summaryOf = ({ value: { summary, qualityMetrics, metadata } }: JsonNode): Record<string, unknown> =>
  Object.assign({}, summary, qualityMetrics, metadata)

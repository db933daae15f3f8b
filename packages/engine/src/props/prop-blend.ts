import { fitLogPool, logPool, type PoolSample, poolRow, poolSample } from '@fairline/models'
import { numberRows } from '@fairline/numeric'
import { BELIEVED } from './believed-weights.ts'
import { fairOver, othersThan } from './fair-over.ts'
import type { PropOpinion } from './prop-opinions.ts'

/** A line with what everybody says of it when one book is left out, in the order of its quotes. */
export interface BlendedLine extends PropOpinion {
  readonly market: readonly number[]
  readonly blend: readonly number[]
}

const opinionsOf = (market: number, { learned, level }: PropOpinion) => [market, learned, level]
/** Lines' worth of curvature that this belief counts; a line counts the squared log-odds it moves, a few hundredths. */
const PULL = 1000
/** Over and under. */
const SIDES = 2

/**
 * Blends market and models line by line, with the weights that would have lost least on all days before.
 *
 * @param opinions  of lines, in any order
 */
export function propBlend(opinions: readonly PropOpinion[]): { lines: BlendedLine[]; weights: readonly number[] } {
  const days = [...Map.groupBy(opinions, ({ line }) => line.day)].sort(([a], [b]) => (a < b ? -1 : 1))
  const past = numberRows(1 + SIDES * (BELIEVED.length + 1))
  const lines: BlendedLine[] = []
  let weights: readonly number[] = BELIEVED
  for (const [, said] of days) {
    for (const opinion of said) lines.push(blended(opinion, weights))
    for (const opinion of said) past.add(poolRow(sampleOf(opinion)))
    weights = fitLogPool({ cells: past.cells(), outcomes: SIDES }, BELIEVED, PULL, weights)
  }
  return { lines, weights }
}

function blended(opinion: PropOpinion, weights: readonly number[]): BlendedLine {
  const probabilities = opinion.line.quotes.map((quote) => fairOver(quote, opinion.noVig))
  const market = probabilities.map((_, left) => othersThan(probabilities, left))
  const pooled = (over: number) => logPool(opinionsOf(over, opinion).map(bothSides), weights)[0] as number
  return { ...opinion, market, blend: market.map(pooled) }
}

const bothSides = (over: number) => [over, 1 - over]

function sampleOf(opinion: PropOpinion): PoolSample {
  const probabilities = opinion.line.quotes.map((quote) => fairOver(quote, opinion.noVig))
  const all = probabilities.reduce((sum, probability) => sum + probability, 0) / probabilities.length
  return poolSample(opinionsOf(all, opinion).map(bothSides), opinion.line.actual > opinion.line.line ? [1, 0] : [0, 1])
}

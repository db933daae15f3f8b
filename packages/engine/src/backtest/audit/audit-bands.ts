import { MAX_ERRORS } from './audit-row.ts'

/** Something that was forecast with a probability, and whether it happened. */
export interface Judged {
  /** Of what: bands are compared within a market. */
  readonly market: string
  /** 0–1. */
  readonly said: number
  readonly happened: boolean
}

/** The band whose shares lie furthest from what was forecast, measured by what is allowed there. */
export interface WorstBand {
  readonly where: string
  /** Distance of what was forecast from what happened, 0–1. */
  readonly gap: number
  /** What is allowed: some points, or three standard errors if those are more. */
  readonly limit: number
}

/** A band with fewer is not judged. */
const MIN_BAND = 200

/**
 * @param edges   in percent, ascending; the last band includes 100
 * @param points  distance that is always allowed, a fraction
 * @returns null if no band is large enough
 */
export function worstBand(judged: readonly Judged[], edges: readonly number[], points: number): WorstBand | null {
  const groups = Map.groupBy(judged, ({ market, said }) => `${market} ${bandOf(said, edges)}`)
  const bands = [...groups].flatMap(([where, of]) => (of.length < MIN_BAND ? [] : [gapOf(where, of, points)]))
  return bands.length === 0 ? null : bands.reduce((a, b) => (b.gap / b.limit > a.gap / a.limit ? b : a))
}

function bandOf(said: number, edges: readonly number[]): string {
  const next = edges.findIndex((edge) => said * 100 < edge)
  const to = next === -1 ? edges.length - 1 : next
  return `${edges[to - 1]}–${edges[to]}`
}

function gapOf(where: string, judged: readonly Judged[], points: number): WorstBand {
  let [said, happened] = [0, 0]
  for (const one of judged) {
    said += one.said
    if (one.happened) happened += 1
  }
  const share = happened / judged.length
  const error = Math.sqrt((share * (1 - share)) / judged.length)
  return { where, gap: Math.abs(said / judged.length - share), limit: Math.max(points, MAX_ERRORS * error) }
}

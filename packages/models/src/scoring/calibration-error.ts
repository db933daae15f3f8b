import type { Said } from './reliability.ts'

/**
 * Expected calibration error: the gap between what was forecast and what happened in ten (or `bins`) bands of equal width, weighted by
 * how many forecasts fall in each.
 *
 * @param said  probabilities with their outcomes
 * @param bins  how many bands, at least 1
 * @returns 0 to 1; 0 for no forecasts
 * @throws never for probabilities from 0 to 1
 * @source definition
 * @example calibrationError([{ probability: 1, happened: true }, { probability: 1, happened: false }]) // => 0.5
 */
export function calibrationError(said: readonly Said[], bins = 10): number {
  const gaps = new Float64Array(bins)
  for (const { probability, happened } of said) {
    const bin = Math.min(bins - 1, Math.floor(probability * bins))
    gaps[bin] = (gaps[bin] as number) + probability - (happened ? 1 : 0)
  }
  let total = 0
  for (const gap of gaps) total += Math.abs(gap)
  return said.length === 0 ? 0 : total / said.length
}

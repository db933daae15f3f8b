/**
 * Chance that a count is above each half line, from its mean and how its variance compares: negative binomial above 1,
 * Poisson at 1, binomial below.
 *
 * @returns chances of counts above 0.5, 1.5, 2.5 … until hardly any are left
 */
export function aboveLines(mean: number, ratio: number): number[] {
  let chance = startOf(mean, ratio)
  let left = 1 - chance
  const lines = [left]
  for (let k = 0; left > 0.002 && k < 500; k++) {
    chance *= nextOver(mean, ratio, k)
    left -= chance
    lines.push(Math.max(0, left))
  }
  return lines
}

function startOf(mean: number, ratio: number): number {
  if (Math.abs(ratio - 1) < 0.03) return Math.exp(-mean)
  if (ratio > 1) return ratio ** (-mean / (ratio - 1))
  return ratio ** (mean / (1 - ratio))
}

/** Chance of k + 1 over chance of k. */
function nextOver(mean: number, ratio: number, k: number): number {
  if (Math.abs(ratio - 1) < 0.03) return mean / (k + 1)
  if (ratio > 1) {
    const size = mean / (ratio - 1)
    return ((size + k) * (1 - 1 / ratio)) / (k + 1)
  }
  const trials = mean / (1 - ratio)
  return Math.max(0, ((trials - k) * (1 - ratio)) / ((k + 1) * ratio))
}

/** The half line nearest to a coin's chance, and the chance to be above it. */
export function fairLine(mean: number, ratio: number): { line: number; over: number } {
  const lines = aboveLines(mean, ratio)
  let best = 0
  for (let k = 1; k < lines.length; k++) {
    if (Math.abs((lines[k] as number) - 0.5) < Math.abs((lines[best] as number) - 0.5)) best = k
  }
  return { line: best + 0.5, over: lines[best] as number }
}
